// `@sillon/client/browser` in a page: who comes back without being signed in is told so, and is not asked for ever.
import { afterEach, expect, test, vi } from 'vitest'
import { comeBack } from '../../sdk/browser.ts'
import type { Begun } from '../../sdk/pkce.ts'

const issuer = { url: 'https://sillon.exemple.org' }
const begun: Begun = { redirectUri: 'https://page.exemple.org/', verifier: 'v', state: 's', nonce: 'n' }

/** The page at an address, after a sign-in was begun in it. */
function page(query: string) {
  const kept = new Map([['sillon.connexion', JSON.stringify(begun)]])
  const location = { href: begun.redirectUri + query, pathname: '/' }
  const replaceState = vi.fn((_state: unknown, _title: string, path: string) => {
    location.href = new URL(path, begun.redirectUri).href
  })
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', { state: null, replaceState })
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    removeItem: (name: string) => kept.delete(name),
  })
  return { kept, location }
}
afterEach(() => vi.unstubAllGlobals())

test('nobody came back: there is no session yet', async () => {
  page('')
  expect(await comeBack(issuer)).toBe(null)
})

test('nobody is signed in in this browser: that is another answer than nobody having come back', async () => {
  const iss = encodeURIComponent(`${issuer.url}/oidc`)
  const { kept, location } = page(`?error=login_required&state=s&iss=${iss}`)
  await expect(comeBack(issuer)).rejects.toMatchObject({ code: 'login_required' })
  expect([kept.size, location.href]).toEqual([0, begun.redirectUri])
})
