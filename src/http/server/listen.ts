// The HTTP listener. It is bound before the application is built, so that a taken port fails at once.
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import type { ErrorCode } from '../../contract/errors.ts'

/** A bound port. Requests wait until `serve` provides the application. */
export type Listener = {
  readonly server: Server
  readonly port: number
  serve(answer: RequestListener): void
  close(): Promise<void>
}

/** Limits for reading the rest of a body after the response was sent. */
export type Patience = {
  /** Longest time without a byte, in ms. */
  readonly idleMs: number
  readonly totalMs: number
  readonly bytes: number
}

const GRACE_MS = 4_000
// Enough for the sender of a file to receive the refusal.
const PATIENCE: Patience = { idleMs: 5_000, totalMs: 120_000, bytes: 33_554_432 }
/** Longer than clients and proxies keep idle connections, because closing first would cut a request that is on its way. */
export const KEEP_ALIVE_MS = 75_000
// Time for ten megabytes at 45 kbit/s, the slowest network of phones that send files. Other bodies have far less time
// (src/http/bodies/bodies.ts); headers have Node's own limit of a minute.
const REQUEST_MS = 1_800_000

/** Binds the port; rejects with the system's error when it is taken. */
export async function listen(port: number, host: string, patience = PATIENCE): Promise<Listener> {
  const { promise: answering, resolve: serve } = Promise.withResolvers<RequestListener>()
  const serveOne: RequestListener = async (request, response) => {
    drainBody(request, response, patience)
    ;(await answering)(request, response)
  }
  const server = createServer(serveOne)
  // Node would refuse an unknown `Expect` without a body; this handler ignores the header instead.
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

// Reads the rest of a body that was refused before it was complete. The client then receives the response and can reuse the
// connection. After a while the connection is closed.
function drainBody(request: IncomingMessage, response: ServerResponse, patience: Patience): void {
  const { socket } = request // a destroyed request has none
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

/** Closes the server; open requests have four seconds to finish. */
async function closeServer(server: Server): Promise<void> {
  const patience = setTimeout(() => server.closeAllConnections(), GRACE_MS)
  await new Promise((resolve) => server.close(resolve))
  clearTimeout(patience)
}

// Bytes that are not HTTP never reach the application; they get a refusal in the usual form here.
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
