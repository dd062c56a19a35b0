"""The Python reference, pointed at the benchmark's upstream; it has no setting for that and would ask the public server."""
import os
import sys

from chuk_mcp_geocoder import constants

constants.NominatimConfig.BASE_URL = os.environ["NOMINATIM_BASE_URL"]

from chuk_mcp_geocoder.server import main  # noqa: E402 (reads the address when it is loaded)

sys.exit(main())
