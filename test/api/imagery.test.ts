// docs/decisions/0172: the worker that reads an organization's own imagery has its origin in its policy; nothing else has.
import { afterEach, expect, test } from 'vitest'
import { openApi } from './support/api.ts'

const api = await openApi()
const ADDRESS = 'https://images.exemple.org:8443/{z}/{x}/{y}.jpg?key=a'
const set = (valeur: string | null) =>
  api.send('PUT', '/v1/reglages/carte.images', { body: { valeur }, as: 'admin' })
const worker = (organisation: string, adresse: string) =>
  api.server.get(`/bureau/images.js?${new URLSearchParams({ organisation, adresse })}`)

afterEach(() => set(null))

test('its policy has exactly the origin of the address while it is set', async () => {
  expect((await worker('DEMO', ADDRESS)).status).toBe(404)
  expect((await set(ADDRESS)).status).toBe(200)
  const { status, headers, text } = await worker('DEMO', ADDRESS)
  expect([status, headers.get('content-security-policy'), headers.get('cache-control')]).toEqual([
    200,
    "default-src 'none'; connect-src https://images.exemple.org:8443",
    'no-store',
  ])
  expect(headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(text).toContain(JSON.stringify(ADDRESS))
  await set(null)
  expect((await worker('DEMO', ADDRESS)).status).toBe(404)
})

test('another organization has none, and nobody learns the address without knowing it', async () => {
  await set(ADDRESS)
  expect((await worker('VOISINE', ADDRESS)).status).toBe(404)
  for (const adresse of ['', 'https://images.exemple.org:8443/', `${ADDRESS}&x`]) {
    const { status, text } = await worker('DEMO', adresse)
    expect([adresse, status]).toEqual([adresse, 404])
    expect(text).not.toContain('key=a')
  }
  expect((await api.get('/v1/moi', 'agent1')).body.images).toBe(ADDRESS)
  expect((await api.get('/v1/moi', 'admin2')).body.images).toBeUndefined()
})

test('pages and files of the workbench never have the origin', async () => {
  await set(ADDRESS)
  const page = await api.server.get('/bureau/parcelles')
  expect(page.headers.get('content-security-policy') ?? '').not.toContain('images.exemple.org')
  expect(page.text).not.toContain('images.exemple.org')
})
