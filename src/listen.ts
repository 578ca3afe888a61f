// The HTTP listener: bound before anything else is built, so that its port is known and nobody else's.
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A bound port; requests wait until `serve` says who answers them. */
export type Listener = {
  readonly server: Server
  readonly port: number
  serve(answer: RequestListener): void
  close(): Promise<void>
}

const GRACE_MS = 5_000

/** Binds the port; rejects with the system's error when it is taken. */
export async function listen(port: number, host: string): Promise<Listener> {
  const { promise: answering, resolve: serve } = Promise.withResolvers<RequestListener>()
  const server = createServer(async (request, response) => (await answering)(request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return { server, port: (server.address() as AddressInfo).port, serve, close: () => closeServer(server) }
}

/** Lets the requests in hand finish, for a while. */
async function closeServer(server: Server): Promise<void> {
  const patience = setTimeout(() => server.closeAllConnections(), GRACE_MS)
  await new Promise((resolve) => server.close(resolve))
  clearTimeout(patience)
}
