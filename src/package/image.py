"""image -- one container image for all Linux platforms as an OCI layout in a tar file: nothing but the program and its
licences, run by nobody.

Outside facts: the OCI image specification 1.1 (layout, index, manifest, config).
"""
import json

from lib import MCP_NAME, SUMMARY, built, gzipped, read, sha256, tarred, version

INDEX = "application/vnd.oci.image.index.v1+json"
MANIFEST = "application/vnd.oci.image.manifest.v1+json"
CONFIG = "application/vnd.oci.image.config.v1+json"
LAYER = "application/vnd.oci.image.layer.v1.tar+gzip"
USER = "65532:65532"
ENVIRONMENT = ["GEOCODER_HOST=0.0.0.0", "GEOCODER_INSECURE_NO_AUTH=1"]  # ORDER image: those of the Dockerfile
LABELS = {"org.opencontainers.image.title": "geocoder", "org.opencontainers.image.description": SUMMARY,
          "org.opencontainers.image.licenses": "Apache-2.0", "org.opencontainers.image.version": version(),
          "io.modelcontextprotocol.server.name": MCP_NAME}


class Layout:
    def __init__(self):
        self.blobs = {}

    def add(self, media_type, data, **more):
        self.blobs[sha256(data)] = data
        return {"mediaType": media_type, "digest": "sha256:" + sha256(data), "size": len(data), **more}

    def add_json(self, media_type, value, **more):
        return self.add(media_type, json.dumps(value, separators=(",", ":")).encode(), **more)


def add_platform(layout, target, binary, notice):
    cpu, variant = target.image
    files = tarred([("LICENSE", read("LICENSE"), 0o644), ("NOTICE", notice, 0o644), ("geocoder", binary, 0o755)])
    layer = layout.add(LAYER, gzipped(files))
    platform = {"architecture": cpu, "os": "linux", **({"variant": variant} if variant else {})}
    config = {**platform, "config": {"Entrypoint": ["/geocoder"], "User": USER, "ExposedPorts": {"8010/tcp": {}},
                                     "Env": ENVIRONMENT, "Labels": LABELS,
                                     "Healthcheck": {"Test": ["CMD", "/geocoder", "healthcheck"]}},
              "rootfs": {"type": "layers", "diff_ids": ["sha256:" + sha256(files)]}}
    manifest = {"schemaVersion": 2, "mediaType": MANIFEST, "config": layout.add_json(CONFIG, config),
                "layers": [layer], "annotations": LABELS}
    return layout.add_json(MANIFEST, manifest, platform=platform)


def packages(folder, notice):
    layout = Layout()
    manifests = [add_platform(layout, t, t.binary(folder), notice) for t in built(folder) if t.is_linux]
    index = {"schemaVersion": 2, "mediaType": INDEX, "manifests": manifests, "annotations": LABELS}
    top = {"schemaVersion": 2, "mediaType": INDEX,
           "manifests": [layout.add_json(INDEX, index, annotations={"org.opencontainers.image.ref.name": version()})]}
    files = [("oci-layout", '{"imageLayoutVersion":"1.0.0"}', 0o644), ("index.json", json.dumps(top), 0o644)]
    files += [("blobs/sha256/" + name, data, 0o644) for name, data in sorted(layout.blobs.items())]
    yield f"geocoder-{version()}.oci.tar", tarred(files)
