// Sign-in for a program on somebody's machine, in Node: the person signs in in their browser, which comes back to the program.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Begun, begin, complete } from './pkce.ts'
import type { Issuer, Session } from './session.ts'

const DONE = 'Sillon: vous pouvez fermer cette page. You may close this page.\n'
const PATH = '/retour'

/**
 * Waits until a person signed in. `show` is given the address to open in a browser of this machine; nothing is heard from
 * elsewhere. Throws SignInError when they do not, and what `signal` is aborted with.
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

// Whatever else asks at this port is no return: of the sign-in that was begun only who began it knows the state.
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
