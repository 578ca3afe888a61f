// Signing in with the example, against a fake provider: in a browser, and again after the tokens have expired.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { PhoneError } from '@sillon/telephone/errors'
import { describe, expect, test } from 'vitest'
import { askTokens, discover } from '../../apps/telephone/logic/provider.ts'
import { CLIENT, memoryCoffre, openSession } from '../../apps/telephone/logic/session.ts'
import { startBench } from '../http/support.ts'
import { browserOf } from '../identity/support/browser.ts'

describe('the sign-in', () => {
  const PROVIDER = {
    token_endpoint: 'https://id.test/token',
    authorization_endpoint: 'https://id.test/auth',
    takesPassword: false,
  }
  const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

  test('by a browser proves by PKCE that who asked is who exchanges; another state is refused', async () => {
    const coffre = memoryCoffre()
    let challenge = ''
    let verifier = ''
    const parts = {
      coffre,
      randomBytes: (count: number) => new Uint8Array(count).fill(7),
      browse: async (url: string, back: string) => {
        const query = new URL(url).searchParams
        challenge = query.get('code_challenge') ?? ''
        expect(query.get('code_challenge_method')).toBe('S256')
        expect(query.get('redirect_uri')).toBe(back)
        // The provider glewlwyd refuses a sign-in without a nonce.
        expect(query.get('nonce')).toHaveLength(22)
        return `${back}?code=abc&state=${encodeURIComponent(query.get('state') ?? '')}`
      },
      fetch: (async (_url, init) => {
        const form = new URLSearchParams(String(init?.body))
        verifier = form.get('code_verifier') ?? ''
        return answer({ access_token: 'a', refresh_token: form.get('code') })
      }) as typeof fetch,
    }
    const session = openSession(parts)
    await session.signInByBrowser(PROVIDER)
    expect(verifier).toHaveLength(43)
    expect(challenge).toBe(createHash('sha256').update(verifier).digest('base64url'))
    expect(JSON.parse(coffre.text ?? '')).toMatchObject({ access_token: 'a', refresh_token: 'abc' })
    const forged = openSession({ ...parts, browse: async (_url, back) => `${back}?code=abc&state=forged` })
    await expect(forged.signInByBrowser(PROVIDER)).rejects.toMatchObject({ code: 'connexion_refusee' })
    const closed = openSession({ ...parts, browse: async () => null })
    await expect(closed.signInByBrowser(PROVIDER)).rejects.toMatchObject({ code: 'connexion_abandonnee' })
  })

  test('is renewed once however many ask, and its end is told from a network that is away', async () => {
    const coffre = memoryCoffre()
    const kept = {
      access_token: 'a',
      refresh_token: 'r1',
      token_endpoint: 'https://id.test/token',
      client_id: 'c',
    }
    let asked = 0
    let reply = () => answer({ access_token: 'b', refresh_token: 'r2' })
    const session = openSession({
      coffre,
      randomBytes: (count) => new Uint8Array(count),
      browse: async () => null,
      fetch: async () => {
        asked += 1
        return reply()
      },
    })
    await expect(session.accessToken()).rejects.toMatchObject({ code: 'session_terminee' })
    await coffre.write(JSON.stringify(kept))
    expect(await Promise.all([session.renew(), session.renew(), session.renew()])).toEqual(['b', 'b', 'b'])
    expect([asked, JSON.parse(coffre.text ?? '').refresh_token]).toEqual([1, 'r2'])
    reply = () => answer({}, 503)
    await expect(session.renew()).rejects.toMatchObject({ code: 'reseau' })
    expect(await session.isOpen()).toBe(true)
    reply = () => answer({ error: 'invalid_grant' }, 400)
    await expect(session.renew()).rejects.toMatchObject({ code: 'session_terminee' })
    expect(await session.isOpen()).toBe(false)
  })

  test('a hotel’s page in place of tokens is no end of the session', async () => {
    const portal = (async () => new Response('<html>', { status: 200 })) as typeof fetch
    await expect(askTokens(portal, PROVIDER, {})).rejects.toBeInstanceOf(PhoneError)
    await expect(askTokens(portal, PROVIDER, {})).rejects.toMatchObject({ code: 'reseau' })
  })
})

test('the service signs its people in by its own page, once OIDC_REDIRECT_URIS lists where they come back to', async () => {
  const { expo } = JSON.parse(readFileSync('apps/telephone/app.json', 'utf8'))
  expect(CLIENT.back.split(':')[0]).toBe(expo.scheme)
  const bench = await startBench(undefined, { OIDC_REDIRECT_URIS: CLIENT.back })
  try {
    const { url } = bench.http
    const person = browserOf(url)
    const browse = async (asked: string) => {
      const page = await person.follow(await person.get(asked))
      const left = await person.send(page, { identifiant: 'agent1', mot_de_passe: 'demo' })
      return (await person.follow(left)).location
    }
    const randomBytes = (count: number) => new Uint8Array(count).fill(3)
    const session = openSession({ coffre: memoryCoffre(), randomBytes, browse, fetch })
    await session.signInByBrowser(await discover(fetch, url, null))
    const first = await session.accessToken()
    expect(await session.renew()).not.toBe(first)
  } finally {
    await bench.close()
  }
})
