// A TCP proxy in front of PostgreSQL that stands for the network. It can stop forwarding on open connections, and it records
// parts of the clients' protocol.

import type { AddressInfo } from 'node:net'
import { createConnection, createServer, type Socket } from 'node:net'
import { afterAll } from 'vitest'

/** The network between the service and PostgreSQL. */
export type Proxy = {
  /** Returns the same URL, through the proxy. */
  through(url: string): string
  /** Stops forwarding on the open connections; later ones are forwarded. Returns the number of stopped connections. */
  freeze(): number
  /** The parameters in every start-up packet. */
  readonly startups: readonly Record<string, string>[]
  /** The names of the prepared statements in all sessions, and of those prepared at login. */
  readonly named: readonly string[]
}

const PROTOCOL_3 = 196_608
const KEY = Buffer.from([0x4b, 0, 0, 0, 12])

/**
 * Opens a proxy in front of the server at that URL, and closes it when the test file ends. With `asPooler` it sends each client
 * the process id of another connection, as a pooler does.
 */
export async function openProxy(url: string, { asPooler = false } = {}): Promise<Proxy> {
  const address = new URL(url)
  const folder = decodeURIComponent(address.hostname || address.host)
  const port = Number(address.port || 5432)
  const reach = () =>
    folder.startsWith('/') ? createConnection(`${folder}/.s.PGSQL.${port}`) : createConnection(port, folder)
  const standing = new Set<readonly [Socket, Socket]>()
  const startups: Record<string, string>[] = []
  const named: string[] = []
  const server = createServer((client) => {
    const upstream = reach()
    const pair = [client, upstream] as const
    standing.add(pair)
    const end = () => {
      standing.delete(pair)
      for (const socket of pair) socket.destroy()
    }
    for (const socket of pair) socket.on('error', end).on('close', end)
    listenTo(client, startups, named)
    client.pipe(upstream)
    if (asPooler) upstream.on('data', disguise)
    upstream.pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    for (const pair of standing) for (const socket of pair) socket.destroy()
    server.close()
  })
  return {
    startups,
    named,
    through(other) {
      const proxied = new URL(other)
      const { port: own } = server.address() as AddressInfo
      return proxied.href.replace(proxied.host, `127.0.0.1:${own}`)
    },
    freeze() {
      for (const [client, upstream] of standing) {
        client.unpipe(upstream)
        upstream.unpipe(client)
        client.removeAllListeners('data').pause()
        upstream.pause()
      }
      return standing.size
    },
  }
}

// The cancel key that the server sends begins with the server's process id. Its message has type K and comes once, at the
// beginning of the connection.
function disguise(this: Socket, chunk: Buffer): void {
  const at = chunk.indexOf(KEY)
  if (at < 0) return
  chunk.writeInt32BE(1, at + KEY.length)
  this.off('data', disguise)
}

// Parses the client's side of the protocol: a start-up packet without a type, then messages with a type.
function listenTo(client: Socket, startups: Record<string, string>[], named: string[]): void {
  let buffer = Buffer.alloc(0)
  let isStarted = false
  client.on('data', (chunk: Buffer) => {
    buffer = Buffer.concat([buffer, chunk])
    for (;;) {
      const offset = isStarted ? 1 : 0
      if (buffer.length < offset + 4) return
      const length = buffer.readInt32BE(offset) + offset
      if (buffer.length < length) return
      const message = buffer.subarray(0, length)
      buffer = buffer.subarray(length)
      if (isStarted) {
        if (message[0] === 0x50) {
          const name = message.toString('utf8', 5, message.indexOf(0, 5))
          if (name !== '') named.push(name)
        }
      } else if (message.readInt32BE(4) === PROTOCOL_3) {
        isStarted = true
        const words = message.toString('utf8', 8).split('\0')
        startups.push(Object.fromEntries(pairs(words)))
      }
    }
  })
}

function pairs(words: readonly string[]): [string, string][] {
  const found: [string, string][] = []
  for (let i = 0; i + 1 < words.length && words[i] !== ''; i += 2)
    found.push([words[i] ?? '', words[i + 1] ?? ''])
  return found
}
