// `comeBack` of `@sillon/client`, in a minimal browser tab: the act that a person began is returned once, and the URL keeps no
// trace of the sign-in.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { begin } from '../../packages/client/pkce.ts'
import { type Issuer, type Session, SignInError } from '../../packages/client/session.ts'

// This file uses the types of a browser, with which this repository is not checked.
const BROWSER = new URL('../../packages/client/browser.ts', import.meta.url).href
const { comeBack } = (await import(BROWSER)) as { comeBack(issuer: Issuer): Promise<Session | null> }

const SERVICE = 'https://sillon.exemple.org'
const PAGE = `${SERVICE}/bureau`
const PLACE = 'sillon.connexion'

let kept: Map<string, string>
let address: string

// Global variables that a browser tab has and Node does not; removed after each test.
const TAB: Readonly<Record<string, object>> = {
  sessionStorage: {
    getItem: (name: string) => kept.get(name) ?? null,
    removeItem: (name: string) => kept.delete(name),
  },
  location: {
    get href() {
      return address
    },
    pathname: '/bureau',
  },
  history: {
    state: null,
    replaceState: (_state: unknown, _title: string, path: string) => {
      address = SERVICE + path
    },
  },
}
const before = Object.keys(TAB).map(
  (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
)

beforeEach(() => {
  kept = new Map()
  address = PAGE
  for (const [name, value] of Object.entries(TAB))
    Object.defineProperty(globalThis, name, { value, configurable: true })
})
afterEach(() => {
  for (const [name, descriptor] of before) {
    if (descriptor === undefined) Reflect.deleteProperty(globalThis, name)
    else Object.defineProperty(globalThis, name, descriptor)
  }
})

// A fake provider that issues tokens for any code, with the nonce of the sign-in.
async function begun(): Promise<{ fetch: typeof fetch; state: string; asked: string[] }> {
  const { begun: waiting } = await begin({ url: SERVICE }, { redirectUri: PAGE })
  kept.set(PLACE, JSON.stringify(waiting))
  const asked: string[] = []
  const payload = btoa(JSON.stringify({ nonce: waiting.nonce }))
  const answer = { access_token: 'a', id_token: `x.${payload}.x`, expires_in: 3600 }
  const give = (async (_url, init) => {
    asked.push(String(init?.body))
    return Response.json(answer)
  }) as typeof fetch
  return { fetch: give, state: waiting.state, asked }
}

test('who comes back has a session, once: the address is cleared, and nothing waits any more', async () => {
  const { fetch: give, state, asked } = await begun()
  address = `${PAGE}?code=c1&state=${state}&iss=${encodeURIComponent(`${SERVICE}/oidc`)}`
  const session = await comeBack({ url: SERVICE, fetch: give })
  expect(await session?.token()).toBe('a')
  expect([address, kept.size, asked.length]).toEqual([PAGE, 0, 1])
  expect(asked[0]).toContain('code=c1')
  expect(await comeBack({ url: SERVICE, fetch: give })).toBeNull()
})

test('a page that is only opened is nobody\u2019s return, and what was begun goes on waiting', async () => {
  const { fetch: give, asked } = await begun()
  expect(await comeBack({ url: SERVICE, fetch: give })).toBeNull()
  expect([kept.has(PLACE), asked]).toEqual([true, []])
  kept.clear()
  address = `${PAGE}?code=stolen&state=x`
  expect(await comeBack({ url: SERVICE, fetch: give })).toBeNull()
  expect([address, asked]).toEqual([`${PAGE}?code=stolen&state=x`, []])
})

test.each([
  ['nobody was signed in', 'error=login_required', 'login_required'],
  ['another sign-in', 'code=c1&state=another', 'invalid_state'],
])('a return without a session says why, and asks for no tokens: %s', async (_, said, code) => {
  const { fetch: give, state, asked } = await begun()
  const iss = encodeURIComponent(`${SERVICE}/oidc`)
  address = `${PAGE}?iss=${iss}&${said.includes('state=') ? said : `state=${state}&${said}`}`
  const failed = await comeBack({ url: SERVICE, fetch: give }).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(SignInError)
  expect(failed).toMatchObject({ code })
  expect([address, kept.size, asked]).toEqual([PAGE, 0, []])
})
