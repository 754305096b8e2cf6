# Guildhall with nothing but what it needs to run. It wants a PostgreSQL: compose.yaml brings one.

FROM node:24-trixie-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/content/package.json packages/content/
COPY packages/contract/package.json packages/contract/
COPY bench/package.json bench/
COPY e2e/package.json e2e/
COPY scripts/package.json scripts/

# Naming workspaces leaves out what the root asks for: test runners, linters, the built-in PostgreSQL, a Node.js of our own.
FROM manifests AS packages
RUN --mount=type=cache,target=/root/.npm \
    npm ci --omit=dev \
      --workspace=@guildhall/server --workspace=@guildhall/web \
      --workspace=@guildhall/content --workspace=@guildhall/contract

FROM manifests AS pages
RUN --mount=type=cache,target=/root/.npm \
    npm ci --omit=dev \
      --workspace=@guildhall/web --workspace=@guildhall/contract --workspace=@guildhall/scripts
COPY packages/contract packages/contract
COPY apps/web apps/web
COPY scripts/build-web.ts scripts/text-of-program.ts scripts/
RUN node scripts/build-web.ts && mkdir .guildhall

FROM node:24-trixie-slim
WORKDIR /app
COPY --from=packages /app ./
COPY LICENSE ./
COPY packages packages
COPY apps/server apps/server
COPY apps/server/guildhall /usr/local/bin/guildhall
COPY --from=pages /app/apps/web/build apps/web/build
# 1000 is the image's user `node`. As a number, so that Kubernetes can tell that it is not root.
COPY --from=pages --chown=1000:1000 /app/.guildhall .guildhall
USER 1000:1000
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
# As setup.cjs sets them for the server (decision 0062).
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=65536
EXPOSE 3000
VOLUME /app/.guildhall
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s --start-interval=2s \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["guildhall", "start"]
