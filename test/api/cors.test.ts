// Browser applications that may call the API, with the methods and headers they may use.
import { describe, expect, test } from 'vitest'
import { openApi } from './support/api.ts'

const api = await openApi({ settings: { CORS_ORIGINS: 'https://bureau.example.org' } })

describe('CORS', () => {
  const preflight = (origin: string, path = '/v1/sync/commandes') =>
    api.send('OPTIONS', path, {
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,idempotency-key,x-organisation',
      },
    })

  test('an origin that is configured may send who it is, for which organization, what, and under which key', async () => {
    const { status, headers } = await preflight('https://bureau.example.org')
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-origin')).toBe('https://bureau.example.org')
    expect(headers.get('access-control-allow-headers')).toBe(
      'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, X-Organisation',
    )
    expect(headers.get('access-control-allow-methods')).toContain('POST')
  })

  test.each(['https://elsewhere.example.org', 'null', 'https://bureau.example.org.evil.example'])(
    'another origin is allowed nothing: %s',
    async (origin) => {
      for (const answer of [await preflight(origin), await api.get('/sante', undefined, { origin })]) {
        expect(answer.headers.get('access-control-allow-origin')).toBeNull()
        expect(answer.headers.get('vary')).toMatch(/Origin/i)
      }
    },
  )

  test('an answer tells its page that it may read it, a refusal too', async () => {
    const { headers } = await api.get('/v1/moi', undefined, { origin: 'https://bureau.example.org' })
    expect(headers.get('access-control-allow-origin')).toBe('https://bureau.example.org')
    expect(headers.get('access-control-expose-headers')).toContain('Idempotency-Replayed')
    expect(headers.get('access-control-allow-credentials')).toBeNull()
  })
})
