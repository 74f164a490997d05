# Container image of the shop: docker build -t fernhill . && docker run -p 3000:3000 -v shop:/data fernhill
# Only /data is written; the rest may be mounted read-only (see compose.yaml).

FROM node:24-bookworm-slim AS build
# The npm dependency "node", which runs the shop, needs libatomic1.
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 tini && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=32768 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /shop
COPY --from=build /shop/node_modules ./node_modules
COPY --from=build /shop/build ./build
COPY --from=build /shop/public ./public
COPY --from=build /shop/migrations ./migrations
COPY --from=build /shop/sample ./sample
COPY --from=build /shop/src ./src
COPY --from=build /shop/package.json /shop/CHANGELOG.md ./
RUN useradd --system --uid 10001 --no-create-home shop && mkdir -m 700 /data && chown shop /data
USER shop
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["/shop/node_modules/node/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["tini", "--", "/shop/node_modules/node/bin/node", "--max-semi-space-size=8", "--no-allocation-site-pretenuring", "--heap-growing-percent=25", "build/server/main.js"]
