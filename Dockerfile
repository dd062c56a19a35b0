# An image with nothing but the program: docker build -t geocoder --build-arg COMMIT=$(git rev-parse --short=12 HEAD) .
# MCP on stdio: docker run -i --rm geocoder; a server: docker run --rm -p 8010:8010 geocoder http
# Its network is its own: -p decides who gets there (-p 127.0.0.1:8010:8010: this machine), -e GEOCODER_TOKEN=... who may ask.
# Another size of gazetteer: --build-arg GAZETTEER=small|none. Other platforms: docker buildx build --platform ...
# Nothing of the builder is in the image. Its digest is that of the index of all platforms, as docker-library/repo-info has it for
# this tag; another one: --build-arg BUILDER=... What it made is held against a release's SHA256SUMS by --build-arg SHA256=...
ARG BUILDER=debian:bookworm-20260918-slim@sha256:3783cc01769c7b2b1b83a5c5ad96c815348e28ed7da68e2e3687004faa906251
FROM --platform=$BUILDPLATFORM $BUILDER AS build
RUN apt-get update \
    && apt-get install -y --no-install-recommends ca-certificates bzip2 curl python3 python3-pip \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /src
# The compiler and the sources of others: a layer that only vendor/lock renews.
COPY zigw ./
COPY vendor/fetch vendor/lock vendor/
RUN ./zigw version && vendor/fetch
# All that the build reads: another document or test leaves this layer as it is.
COPY build.zig geocoder.c geocoder.h ./
COPY vendor vendor
COPY src src
COPY tests/tools tests/tools
ARG GAZETTEER=full
ARG TARGETARCH
ARG COMMIT=
ARG SHA256=
RUN { [ -z "$COMMIT" ] || echo "$COMMIT" >vendor/commit; } && case "${TARGETARCH:-}" in \
        "") target= ;; \
        amd64) target=-Dtarget=x86_64-linux-musl ;; \
        386) target=-Dtarget=x86-linux-musl ;; \
        arm64) target=-Dtarget=aarch64-linux-musl ;; \
        arm) target=-Dtarget=arm-linux-musleabihf ;; \
        riscv64) target=-Dtarget=riscv64-linux-musl ;; \
        *) echo "no build for the platform $TARGETARCH" >&2; exit 1 ;; \
    esac \
    && ./zigw build -Dgazetteer="$GAZETTEER" $target \
    && { [ -z "$SHA256" ] || echo "$SHA256  zig-out/bin/geocoder" | sha256sum -c; }

FROM scratch
LABEL org.opencontainers.image.title="geocoder" \
      org.opencontainers.image.description="Geocoding for language models, shells and Nominatim clients" \
      org.opencontainers.image.licenses="Apache-2.0" \
      io.modelcontextprotocol.server.name="io.github.geocoder-mcp/geocoder"
COPY --from=build /src/zig-out/bin/geocoder /geocoder
USER 65532:65532
ENV GEOCODER_HOST=0.0.0.0 GEOCODER_INSECURE_NO_AUTH=1
EXPOSE 8010
HEALTHCHECK CMD ["/geocoder", "healthcheck"]
ENTRYPOINT ["/geocoder"]
