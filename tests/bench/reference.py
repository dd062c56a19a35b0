"""The Python reference with the benchmark's upstream, which it has no setting for: its own always asks the public server."""
import os
import sys

from chuk_mcp_geocoder import constants

constants.NominatimConfig.BASE_URL = os.environ["NOMINATIM_BASE_URL"]

from chuk_mcp_geocoder.server import main  # noqa: E402 (reads the address when it is loaded)

sys.exit(main())
