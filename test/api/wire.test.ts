// Paths, cursors and bytes that our own clients never send: never a 5xx, always a documented code.
import { describe, expect, test } from 'vitest'
import erreurs from '../../schemas/erreurs.json' with { type: 'json' }
import { ROUTES } from '../../src/routes/table.ts'
import { openApi } from './support/api.ts'
import { sendRaw } from './support/raw.ts'

const api = await openApi({ settings: { TASKS: 'inside' } })
const token = await api.tokenOf('admin')
const STATUSES = new Map(Object.entries(erreurs).map(([code, { statut }]) => [code, statut]))
const refusedAs = (status: number) => status >= 400 && status < 500

describe('paths', () => {
  test.each([
    '%',
    '%zz',
    '%c0%af',
    '%00',
    '..%2f..%2fetc',
    '%F0%9F%98%80',
    'x'.repeat(8000),
    "'",
    '01960000-00FF-7000-8000-000000000001%20',
  ])('a device called %s', async (id) => {
    const { status } = await api.send('POST', `/v1/appareils/${id}/revoquer`, {
      token,
      body: { raison: 'x' },
    })
    expect(status).toSatisfy(refusedAs)
  })
})

describe('cursors', () => {
  const cursor = (value: unknown) =>
    Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
  const lists = ROUTES.filter(({ list }) => list !== undefined)
  const forged = [
    [],
    [null],
    ['x'],
    [{}],
    [[1]],
    ['\u0000'],
    [1e308],
    ['9999-12-31', 'x'],
    {},
    'x',
    '[',
    '[1',
    '\ud800',
    Array(50).fill(1),
  ]
  test.each(lists.map(({ path }) => path))('a forged one is refused or answers a page: %s', async (path) => {
    for (const value of ['!', '=', '====', 'A', '____', ...forged.map(cursor)]) {
      const { status } = await api.send('GET', `${path}?curseur=${encodeURIComponent(value)}`, {
        token: await api.tokenOf(path.includes('controles') ? 'rsci' : 'admin'),
      })
      expect(status).toBeLessThan(500)
    }
  })
})

describe('on the wire', () => {
  const authorization = `Authorization: Bearer ${token}`
  test.each([
    [
      'a body that ends early',
      `POST /v1/sync/jeton HTTP/1.1\n${authorization}\nContent-Type: application/json\nContent-Length: 4`,
      '{}  ',
    ],
    ['a negative length', `POST /v1/sync/jeton HTTP/1.1\n${authorization}\nContent-Length: -1`, ''],
    [
      'a length and chunks',
      `POST /v1/sync/jeton HTTP/1.1\n${authorization}\nContent-Length: 2\nTransfer-Encoding: chunked`,
      '0\r\n\r\n',
    ],
    ['two authorizations', `GET /v1/moi HTTP/1.1\n${authorization}\n${authorization}x`, ''],
    [
      'two organizations',
      `GET /v1/moi HTTP/1.1\n${authorization}\nX-Organisation: DEMO\nX-Organisation: VOISINE`,
      '',
    ],
    ['a path that is no path', `GET v1/moi HTTP/1.1\n${authorization}`, ''],
    ['a whole address', `GET http://elsewhere.example.org/v1/moi HTTP/1.1\n${authorization}`, ''],
    ['two slashes', `GET //v1/moi HTTP/1.1\n${authorization}`, ''],
    ['spaces in the query', `GET /v1/moi?a b HTTP/1.1\n${authorization}`, ''],
    [
      'a body on a GET',
      `GET /v1/moi HTTP/1.1\n${authorization}\nContent-Type: text/plain\nContent-Length: 3`,
      'abc',
    ],
    ['an unknown method', `BREW /v1/moi HTTP/1.1\n${authorization}`, ''],
    ['TRACE', `TRACE /v1/moi HTTP/1.1\n${authorization}`, ''],
    ['headers of 100 kB', `GET /v1/moi HTTP/1.1\n${authorization}\nX-Large: ${'x'.repeat(100_000)}`, ''],
    [
      'an expectation',
      `POST /v1/sync/jeton HTTP/1.1\n${authorization}\nExpect: rubbish\nContent-Length: 0`,
      '',
    ],
  ])('%s', async (_, head, body) => {
    const { status, body: answered } = await sendRaw(api, head, body)
    expect(status).toBeGreaterThanOrEqual(200)
    expect(status).toBeLessThan(500)
    if (status >= 400) expect(STATUSES.get(answered?.erreur)).toBe(status)
  })
})

test('nothing of all that was an unexpected error', () => {
  const unexpected = api.server.logs.filter(
    ({ level, msg }) => Number(level) >= 50 || msg === 'unexpected error',
  )
  expect(unexpected).toEqual([])
})
