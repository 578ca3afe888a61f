// The bare application, with which the service's reads are compared: a separate process with Express, a pool of the same size,
// and one `select` per route.
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
  // The same keep-alive time as in the service. The bare application is idle while the service is measured; a connection that
  // closed just when it is used again would end the bench.
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const end = () => process.exit(0)
  process.once('message', end)
  process.once('disconnect', end)
})
