# The service alone; PostgreSQL with PostGIS is another container (docker-compose.yml). One Node for the image, by its version;
# docs/operate.md says how its digest is pinned.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim
FROM ${NODE_IMAGE} AS paquets
WORKDIR /app
COPY package.json package-lock.json ./
COPY client/package.json client/
COPY sdk/package.json sdk/
COPY bureau/package.json bureau/
COPY install/prune.mjs install/
RUN npm ci --omit=dev --no-audit --no-fund && node install/prune.mjs

# The workbench is made with tools that the service does not need.
FROM ${NODE_IMAGE} AS bureau
WORKDIR /app
COPY package.json package-lock.json tsconfig.json ./
COPY client/package.json client/
COPY sdk sdk
COPY schemas/erreurs.json schemas/
COPY bureau bureau
RUN npm ci --include=dev --no-audit --no-fund --ignore-scripts && node bureau/build.ts

FROM ${NODE_IMAGE}
WORKDIR /app
COPY --from=paquets /app/node_modules node_modules
COPY --from=paquets /app/client/node_modules client/node_modules
COPY . .
COPY --from=bureau /app/bureau/dist bureau/dist
RUN mkdir data && chown node data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/app/data GRAPHILE_ENV=production
EXPOSE 3000
CMD ["node", "scripts/start.ts"]
