# An image with nothing but the program: docker build -t geocoder . && docker run -i --rm geocoder
# Another size of gazetteer: --build-arg GAZETTEER=small|none. Other platforms: docker buildx build --platform ...
FROM --platform=$BUILDPLATFORM debian:bookworm-slim AS build
RUN apt-get update \
    && apt-get install -y --no-install-recommends ca-certificates bzip2 curl python3 python3-pip \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
ARG GAZETTEER=full
ARG TARGETARCH
RUN case "${TARGETARCH:-}" in \
        "") target= ;; \
        amd64) target=-Dtarget=x86_64-linux-musl ;; \
        386) target=-Dtarget=x86-linux-musl ;; \
        arm64) target=-Dtarget=aarch64-linux-musl ;; \
        arm) target=-Dtarget=arm-linux-musleabihf ;; \
        riscv64) target=-Dtarget=riscv64-linux-musl ;; \
        *) echo "no build for the platform $TARGETARCH" >&2; exit 1 ;; \
    esac \
    && ./zigw build -Dgazetteer="$GAZETTEER" $target

FROM scratch
LABEL org.opencontainers.image.title="geocoder" \
      org.opencontainers.image.description="Geocoding for language models, shells and Nominatim clients" \
      org.opencontainers.image.licenses="Apache-2.0" \
      io.modelcontextprotocol.server.name="io.github.geocoder-mcp/geocoder"
COPY --from=build /src/zig-out/bin/geocoder /geocoder
USER 65532:65532
EXPOSE 8010
HEALTHCHECK CMD ["/geocoder", "healthcheck"]
ENTRYPOINT ["/geocoder"]
