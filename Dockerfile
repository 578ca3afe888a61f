# The service alone; PostgreSQL with PostGIS is another container (docker-compose.yml). One Node for the image, by its version;
# docs/operate.md says how its digest is pinned.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim
FROM ${NODE_IMAGE} AS installation
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/telephone/package.json packages/telephone/
COPY packages/client/package.json packages/client/
COPY ops/install ops/install
RUN npm ci --omit=dev --no-audit --no-fund

FROM installation AS paquets
RUN node ops/install/prune.mjs

# The workbench and the reference are made with packages that the service does not need.
FROM installation AS pages
COPY tsconfig.json ./
COPY packages packages
COPY schemas/erreurs.json schemas/membres.json schemas/
COPY apps apps
COPY demo demo
COPY scripts/pages scripts/pages
RUN node scripts/pages/build.ts

# What the service needs of Debian, in a folder.
FROM ${NODE_IMAGE} AS machine
COPY ops/docker/service/machine.sh /
RUN sh /machine.sh /machine

FROM scratch
COPY --from=machine /machine /
WORKDIR /app
COPY --from=paquets /app/node_modules node_modules
COPY --from=paquets /app/packages/telephone/node_modules packages/telephone/node_modules
COPY .gmrc package.json server.ts ./
COPY demo demo
COPY migrations migrations
COPY ops ops
COPY packages/telephone packages/telephone
COPY packs packs
COPY schemas schemas
COPY scripts scripts
COPY sql sql
COPY src src
COPY --from=pages /app/apps/bureau/dist apps/bureau/dist
COPY --from=pages /app/apps/reference/dist apps/reference/dist
RUN mkdir data && chown node data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/app/data GRAPHILE_ENV=production
EXPOSE 3000
CMD ["node", "scripts/start.ts"]
