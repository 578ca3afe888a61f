// The HTTP listener: bound before anything else is built, so that its port is known and nobody else's.
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import type { ErrorCode } from '../contract/errors.ts'

/** A bound port; requests wait until `serve` says who answers them. */
export type Listener = {
  readonly server: Server
  readonly port: number
  serve(answer: RequestListener): void
  close(): Promise<void>
}

/** How long a connection is read on whose request was answered before its body was there. */
export type Patience = {
  /** Without a byte. */
  readonly idleMs: number
  readonly totalMs: number
  readonly bytes: number
}

const GRACE_MS = 4_000
// Enough for whoever sends a file to hear why it is refused.
const PATIENCE: Patience = { idleMs: 5_000, totalMs: 120_000, bytes: 33_554_432 }
/** Longer than clients and proxies keep a connection: closing first would cut a request that is on its way. */
export const KEEP_ALIVE_MS = 75_000
// Ten megabytes over the slowest network that phones send files on; other bodies have far less (src/http/bodies.ts), headers
// Node's own minute.
const REQUEST_MS = 1_800_000

/** Binds the port; rejects with the system's error when it is taken. */
export async function listen(port: number, host: string, patience = PATIENCE): Promise<Listener> {
  const { promise: answering, resolve: serve } = Promise.withResolvers<RequestListener>()
  const serveOne: RequestListener = async (request, response) => {
    readOff(request, response, patience)
    ;(await answering)(request, response)
  }
  const server = createServer(serveOne)
  // An `Expect` that Node does not know would be answered without a body: it is ignored instead.
  server.on('checkExpectation', serveOne)
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.requestTimeout = REQUEST_MS
  server.on('clientError', answerUnreadable)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return { server, port: (server.address() as AddressInfo).port, serve, close: () => closeServer(server) }
}

// Whatever refuses a request before its body is there leaves the rest of it on the connection: the sender may go on for
// a while, so that the answer is heard and the connection can be used again, and is then cut off.
function readOff(request: IncomingMessage, response: ServerResponse, patience: Patience): void {
  const { socket } = request // a request that is destroyed forgets its own
  response.once('finish', () => {
    if (request.complete) return
    request.resume()
    let seen = socket.bytesRead
    const last = { bytes: seen + patience.bytes, at: performance.now() + patience.totalMs }
    const watch = setInterval(() => {
      const isStuck = socket.bytesRead === seen
      seen = socket.bytesRead
      if (request.complete || socket.destroyed) clearInterval(watch)
      else if (isStuck || seen > last.bytes || performance.now() > last.at) socket.destroy()
    }, patience.idleMs).unref()
  })
}

/** Lets the requests in hand finish, for a while. */
async function closeServer(server: Server): Promise<void> {
  const patience = setTimeout(() => server.closeAllConnections(), GRACE_MS)
  await new Promise((resolve) => server.close(resolve))
  clearTimeout(patience)
}

// What is no HTTP at all never reaches the application: it is answered here, in the shape of every refusal.
function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const [status, erreur] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'entetes_trop_grands' satisfies ErrorCode]
      : ['400 Bad Request', 'requete_illisible' satisfies ErrorCode]
  const body = JSON.stringify({ erreur })
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
