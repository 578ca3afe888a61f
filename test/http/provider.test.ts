// docs/decisions/0106: «with another provider the browser finds its addresses by discovery»: the policy of a page allows these
// URLs, on whatever host they are. A route leads to its screen only if the workbench was built.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { providerOrigins } from '../../src/http/server/providerOrigins.ts'
import { redirectToScreen } from '../../src/http/server/screen.ts'

let told: Record<string, unknown> | null = null
const server = createServer((_req, res) => (told === null ? undefined : res.end(JSON.stringify(told))))
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const issuer = `${own}/realms/sillon`
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('the origins that a provider names are those that a page may ask, its own first, each once', async () => {
  told = {
    issuer,
    authorization_endpoint: 'https://entree.exemple.org/auth',
    token_endpoint: "https://jetons.exemple.org/token'; script-src *",
    end_session_endpoint: 'javascript:alert(1)',
  }
  expect(await providerOrigins(issuer)()).toBe(`${own} https://entree.exemple.org https://jetons.exemple.org`)
  expect(await providerOrigins(undefined)()).toBe('')
})

test('a provider that speaks for another names nothing; it is asked again', async () => {
  const origins = providerOrigins(issuer, 0)
  told = { issuer: 'https://autre.exemple.org', token_endpoint: 'https://autre.exemple.org/token' }
  expect(await origins()).toBe(own)
  told = { issuer, token_endpoint: 'https://jetons.exemple.org/token' }
  await origins()
  expect(await origins()).toBe(`${own} https://jetons.exemple.org`)
})

test('a page waits for no provider that does not answer', async () => {
  told = null
  expect(await providerOrigins(issuer)()).toBe(own)
})

test('where the workbench was not made nobody is led there', () => {
  const request = {
    method: 'GET',
    headers: { accept: 'text/html' },
    params: { id: '01960000-0006-7000-8000-000000000002' },
    url: '/v1/lots/x/genealogie',
    originalUrl: '/v1/lots/x/genealogie',
  }
  const screen = { path: '/bureau/trace', record: 'lot', query: [] } as const
  const led = (folder?: string) => {
    let to = 'goes on'
    const response = { vary: () => undefined, redirect: (_status: number, address: string) => (to = address) }
    redirectToScreen(screen, folder)(request as never, response as never, () => undefined)
    return to
  }
  expect(led()).toMatch('/bureau/trace?lot=')
  expect(led(tmpdir())).toBe('goes on')
})
