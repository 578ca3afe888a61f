// Spec: api#reference: `/` shows the contract as a page, and tells a program where the contract is.
import { beforeAll, describe, expect, test } from 'vitest'
import { readExamples, withExamples } from '../../src/contract/examples.ts'
import { openServer } from '../support/server.ts'
import { openIssuer } from './support/issuer.ts'

const http = await openServer()
const issuer = await openIssuer()
const production = await openServer(
  { ...issuer.settings, NODE_ENV: 'production' },
  { database: http.database },
)

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const settingsOf = (text: string) =>
  JSON.parse((/<meta name="sillon" content="([^"]*)"/.exec(text)?.[1] ?? '').replaceAll('&quot;', '"'))

describe('a browser', () => {
  let page: Awaited<ReturnType<typeof http.get>>
  beforeAll(async () => {
    page = await http.get('/', undefined, HTML)
  })

  test('is sent the page, under a policy that lets nothing in but what is served here, each time with another nonce', async () => {
    const policyOf = ({ headers }: typeof page) => headers.get('content-security-policy') ?? ''
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(policyOf(page)).toMatch(/^default-src 'none'; script-src 'nonce-[\w-]{22}' 'strict-dynamic'; /)
    expect(policyOf(page)).not.toMatch(/unsafe|https?:|\*/)
    expect(page.headers.get('cache-control')).toBe('no-store')
    const nonce = /'nonce-([\w-]+)'/.exec(policyOf(page))?.[1] ?? 'none'
    expect(page.text.split(`nonce="${nonce}"`).length).toBeGreaterThan(3)
    expect(page.text).not.toContain('__NONCE__')
    expect(page.text).not.toMatch(/<script(?![^>]*src=)|<style|\son\w+=|\sstyle=|https?:\/\/(?!127\.0\.0\.1)/)
    expect(policyOf(await http.get('/', undefined, HTML))).not.toContain(nonce)
  })

  test('gets all that the page is made of from here, compressed, to be kept for ever', async () => {
    const files = [...page.text.matchAll(/"(\/reference\/assets\/[\w.-]+)"/g)].map(([, path = '']) => path)
    expect(files.length).toBeGreaterThan(1)
    for (const path of files) {
      const { status, headers } = await http.get(path, undefined, { 'accept-encoding': 'br' })
      expect([status, headers.get('cache-control'), headers.get('content-encoding')]).toEqual([
        200,
        'public,max-age=31536000,immutable',
        'br',
      ])
    }
    for (const path of ['none.js', '..%2findex.html', '..%2f..%2fpackage.json'])
      expect([path, (await http.get(`/reference/assets/${path}`)).body]).toEqual([
        path,
        { erreur: 'route_inconnue' },
      ])
  })

  test('learns whether the demo is there, and who signs people in: with its accounts never in production', async () => {
    expect(settingsOf(page.text)).toEqual({ url: http.url, demo: true })
    const elsewhere = await production.get('/', undefined, HTML)
    expect(settingsOf(elsewhere.text)).toEqual({
      url: production.url,
      demo: false,
      provider: { issuer: issuer.settings.OIDC_ISSUER, clientId: 'sillon' },
    })
    expect(elsewhere.headers.get('content-security-policy')).toContain(
      `connect-src 'self' ${new URL(issuer.settings.OIDC_ISSUER ?? '').origin};`,
    )
  })
})

test('the document of the page is the contract with its examples, sent again only when it is another', {
  timeout: 120_000,
}, async () => {
  const path = '/reference/contrat.json'
  const { text, headers } = await http.get(path)
  const contract = (await http.get('/v1/openapi.json')).body
  // The text is a million characters long, so the assertion compares only equality and prints no difference.
  expect(text === JSON.stringify(withExamples(contract, readExamples()))).toBe(true)
  const { webhooks, ...operations } = contract // no call shows what a webhook carries, so its example stands in the contract
  expect(/"examples?":/.test(JSON.stringify(webhooks))).toBe(true)
  expect(/"examples?":/.test(JSON.stringify(operations))).toBe(false)
  const known = await http.get(path, undefined, { 'if-none-match': headers.get('etag') ?? '' })
  expect(known.status).toBe(304)
})

test('a program is told where the contract is, whatever it asks for but a page; nobody may write there', async () => {
  for (const accept of ['*/*', 'application/json']) {
    const { status, body, headers } = await http.get('/', undefined, { accept })
    expect([status, body]).toEqual([
      200,
      { service: 'Sillon', contrat: '/v1/openapi.json', reference: '/', sante: '/sante' },
    ])
    expect(headers.get('link')).toContain('</v1/openapi.json>; rel="service-desc"')
    expect(headers.get('vary')).toContain('Accept')
  }
  for (const path of ['/', '/reference/contrat.json', '/reference/assets/x.js']) {
    const { status, body, headers } = await http.request('POST', path)
    expect([path, status, body]).toEqual([path, 405, { erreur: 'methode_non_autorisee' }])
    expect(headers.get('allow')).toBe('GET, HEAD, OPTIONS')
  }
})
