# The service alone; PostgreSQL with PostGIS is another container (docker-compose.yml).
FROM node:24-bookworm-slim
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev
COPY . .
RUN mkdir data && chown node data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/app/data GRAPHILE_ENV=production
EXPOSE 3000
CMD ["node", "scripts/start.ts"]
