// A receiver of webhooks on this machine, with TLS: `https://recepteur.exemple`, which only these tests resolve, and 127.0.0.1.
import {
  createServer as createPlain,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** The certificate of the receiver, which signs itself; it is valid for a hundred years. */
export const RECEIVER_CA = `-----BEGIN CERTIFICATE-----
MIIBszCCAVmgAwIBAgIUC3xMC0WurUiyj7J8viCPxE0Cl80wCgYIKoZIzj0EAwIw
HDEaMBgGA1UEAwwRcmVjZXB0ZXVyLmV4ZW1wbGUwIBcNMjYxMTMwMjAzMzU4WhgP
MjEyNjExMDYyMDMzNThaMBwxGjAYBgNVBAMMEXJlY2VwdGV1ci5leGVtcGxlMFkw
EwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAECKMR+4AjHjKh9eD7P5NAYTGjZKAgL/p1
Ipw2eGgq3wyd5vgWj4JaNH+wOikFdt+rgitrjEttd7J5M+ZvHBL8+qN3MHUwHQYD
VR0OBBYEFNb/7dBvC0Yo/ggQckpFF3a/CLB9MB8GA1UdIwQYMBaAFNb/7dBvC0Yo
/ggQckpFF3a/CLB9MA8GA1UdEwEB/wQFMAMBAf8wIgYDVR0RBBswGYIRcmVjZXB0
ZXVyLmV4ZW1wbGWHBH8AAAEwCgYIKoZIzj0EAwIDSAAwRQIgUz3oBX99rkPS4L59
PhMrqIeav2dtVqpV6b6vWhrwXyACIQC2DH1nVF9fNBx6Ndyre+ihpj88MsnfJ+yp
79Vq5oDk+g==
-----END CERTIFICATE-----
`
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgWBt+QzW7S7d50Obj
yM7Av+DjAS3xcmgfZNeenB+FT4qhRANCAAQIoxH7gCMeMqH14Ps/k0BhMaNkoCAv
+nUinDZ4aCrfDJ3m+BaPglo0f7A6KQV236uCK2uMS213snkz5m8cEvz6
-----END PRIVATE KEY-----
`

/** A request that the receiver got. */
export type Received = {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A receiver, with the requests that it got. */
export type Receiver = {
  readonly port: number
  readonly url: string
  readonly received: Received[]
}

/** Responds to a request, whose body was read. */
export type Respond = (response: ServerResponse, request: Received, socket: IncomingMessage['socket']) => void

/** Opens a receiver that responds so, 204 by default, and closes it when the test file ends. */
export async function openReceiver(
  respond: Respond = (response) => response.writeHead(204).end(),
  isPlain = false,
): Promise<Receiver> {
  const received: Received[] = []
  const listen: RequestListener = async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const one = {
      path: request.url ?? '',
      headers: request.headers as Record<string, string>,
      body: Buffer.concat(chunks).toString(),
    }
    received.push(one)
    respond(response, one, request.socket)
  }
  const server = isPlain ? createPlain(listen) : createServer({ key: KEY, cert: RECEIVER_CA }, listen)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { port, url: `${isPlain ? 'http' : 'https'}://127.0.0.1:${port}`, received }
}
