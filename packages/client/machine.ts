// Sign-in for a Node program on a person's own machine: the person signs in with a browser, which redirects to the program.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Begun, begin, complete } from './pkce.ts'
import type { Issuer, Session } from './session.ts'

const DONE = 'Sillon: vous pouvez fermer cette page. You may close this page.\n'
const PATH = '/retour'

/**
 * Waits until a person has signed in. Calls `show` with the URL to open in a browser of this machine; the program listens on 127.0.0.1
 * only. Throws SignInError if the sign-in fails, and the reason of `signal` when it is aborted.
 */
export async function signInOnThisMachine(
  issuer: Issuer,
  show: (address: string) => void,
  signal?: AbortSignal,
): Promise<Session> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const home = `http://127.0.0.1:${port}`
  try {
    const { address, begun } = await begin(issuer, { redirectUri: home + PATH })
    const returned = theReturn(server, home, begun, signal)
    show(address)
    return await complete(issuer, begun, await returned)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

// Any other request at this port gets 404, because only the browser that returns from this sign-in knows its `state`.
function theReturn(server: Server, home: string, { state }: Begun, signal?: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    server.on('request', (req, res) => {
      const url = new URL(req.url ?? '/', home)
      const isReturn = url.pathname === PATH && url.searchParams.get('state') === state
      res.writeHead(isReturn ? 200 : 404, { 'content-type': 'text/plain; charset=utf-8' })
      res.end(isReturn ? DONE : '', () => {
        if (isReturn) resolve(url.href)
      })
    })
  })
}
