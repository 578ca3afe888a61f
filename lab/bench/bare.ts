// The bare application that reads are measured against, in a process of its own like the service: Express, a pool of as many
// connections, and for each route one `select`.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import pg from 'pg'
import { KEEP_ALIVE_MS } from '../../src/http/server/listen.ts'

/** The database of the bare application, its number of connections, and the `select` of each path. */
export type Bare = {
  connectionString: string
  max: number
  routes: readonly { path: string; select: string }[]
}

process.once('message', async ({ connectionString, max, routes }: Bare) => {
  const pool = new pg.Pool({ connectionString, max })
  const app = express()
  for (const { path, select } of routes)
    app.get(path, async (req, res) => {
      const { rows } = await pool.query<{ reponse: string }>(select, [
        JSON.stringify({ ...req.query, ...req.params }),
      ])
      res.type('application/json').send(rows.map(({ reponse }) => reponse).join(''))
    })
  const server = createServer(app)
  // As long as the service keeps a connection. While the service is measured this application is idle, and a connection that
  // closes at the moment of its reuse would end the bench.
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const end = () => process.exit(0)
  process.once('message', end)
  process.once('disconnect', end)
})
