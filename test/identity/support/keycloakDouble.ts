// A fake Keycloak realm, as far as this service uses one: the administration API and the token endpoint, with the responses of a
// real realm. Requests change its stored users as they would in Keycloak.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRealm, type Realm } from './keycloakRealm.ts'
import { Refused } from './keycloakWire.ts'

/** A running fake. */
export type KeycloakDouble = {
  readonly url: string
  readonly realm: Realm
  /** The method and path of every received request. */
  readonly requests: readonly string[]
  /** Responds with this status to this many of the next matching requests. */
  fail(status: number, times: number, path?: RegExp): void
  /** Executes the next matching request, and breaks the connection instead of responding. */
  loseAnswer(path: RegExp): void
  close(): Promise<void>
}

/** Starts the fake of a realm `sillon`, with the service's client and a public client for people. */
export async function startKeycloakDouble(clientSecret: string): Promise<KeycloakDouble> {
  const realm = createRealm(clientSecret)
  const requests: string[] = []
  const failures: { status: number; left: number; path: RegExp }[] = []
  const losses: RegExp[] = []
  const server = createServer(async (req, res) => {
    const [asked = '', query = ''] = (req.url ?? '').split('?')
    const path = asked.replace(/\/$/, '')
    requests.push(`${req.method} ${path}`)
    const failure = failures.find((candidate) => candidate.left > 0 && candidate.path.test(path))
    const body = await read(req)
    if (failure !== undefined) {
      failure.left -= 1
      res.writeHead(failure.status, { 'content-type': 'application/json' }).end('{"error":"unknown_error"}')
      return
    }
    let status = 204
    let answer: unknown
    try {
      const result = await realm.serve({
        method: req.method ?? 'GET',
        path,
        query: new URLSearchParams(query),
        authorization: req.headers.authorization ?? '',
        body,
      })
      ;({ status = 200, body: answer } = result)
      if (result.location !== undefined) res.setHeader('location', `${url}${result.location}`)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      ;[status, answer] = [error.status, error.body]
    }
    const lost = losses.findIndex((pattern) => pattern.test(`${req.method} ${path}`))
    if (lost >= 0) {
      losses.splice(lost, 1)
      req.socket.destroy()
      return
    }
    res.writeHead(status, { 'content-type': 'application/json' })
    res.end(answer === undefined ? undefined : JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    realm,
    requests,
    fail: (status, times, path = /./) => void failures.push({ status, left: times, path }),
    loseAnswer: (path) => void losses.push(path),
    async close() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

async function read(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of req as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
