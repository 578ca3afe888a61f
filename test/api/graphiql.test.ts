// `/graphiql`: served outside production, to signed-in people. The page asks for the signed-in account and keeps the token in its
// memory.
import { describe, expect, test } from 'vitest'
import { openServer } from '../support/server.ts'
import { openIssuer } from './support/issuer.ts'

const http = await openServer()
const issuer = await openIssuer()
const production = await openServer({ ...issuer.settings, NODE_ENV: 'production' })

const HTML = { accept: 'text/html' }

describe('outside production', () => {
  test('a browser without a token is refused, and shown where to sign in', async () => {
    const page = await http.get('/graphiql', undefined, HTML)
    expect([page.status, page.headers.get('content-type')]).toEqual([401, 'text/html; charset=utf-8'])
    expect(page.headers.get('www-authenticate')).toContain('Bearer')
    expect(page.text).toContain('<form id="connexion"')
    const program = await http.get('/graphiql', undefined, { accept: 'application/json' })
    expect([program.status, program.body]).toEqual([401, { erreur: 'jeton_absent' }])
  })

  test('who is signed in gets the page; who may not come in does not', async () => {
    expect((await http.get('/graphiql', 'direction', HTML)).status).toBe(200)
    const nobody = await http.get('/graphiql', 'editeur', HTML)
    expect([nobody.status, nobody.body.erreur]).toEqual([403, 'organisation_absente'])
    const broken = await http.get('/graphiql', undefined, { ...HTML, authorization: 'Bearer x' })
    expect([broken.status, broken.body.erreur]).toEqual([401, 'jeton_invalide'])
  })

  test('everything that the page loads is served from here, under its policy', async () => {
    const { text, headers } = await http.get('/graphiql', undefined, HTML)
    expect(headers.get('content-security-policy')).toContain("script-src 'self'; ")
    const script = await http.get('/graphiql/page.js')
    const written = [text, script.text].join('\n')
    const files = [...written.matchAll(/"(\/graphiql\/[\w./]+\.\w+)"/g)].map(([, path = '']) => path)
    const named = [...written.matchAll(/'(\w+\.js)'/g)].map(([, name]) => `/graphiql/ruru/${name}`)
    expect(files.length + named.length).toBeGreaterThan(5)
    for (const path of new Set([...files, ...named, '/graphiql/ruru/ruru.js'])) {
      const { status, headers: sent } = await http.get(path)
      expect([path, status, /javascript|css/.test(sent.get('content-type') ?? '')]).toEqual([path, 200, true])
    }
    expect(written).not.toMatch(/https?:\/\/|localStorage|sessionStorage|document\.cookie/)
  })

  test('what it does by itself works: the provider is asked for, a token, the page, a query', async () => {
    expect((await http.get('/oidc/.well-known/openid-configuration')).status).toBe(200)
    const headers = { authorization: `Bearer ${await http.token('rsci')}`, accept: 'application/json' }
    expect((await http.get('/graphiql', undefined, headers)).status).toBe(200)
    const query = { query: '{ __schema { queryType { name } } }', operationName: null, variables: {} }
    expect((await http.post('/graphql', query, undefined, headers)).body.data.__schema.queryType.name).toBe(
      'Query',
    )
  })

  test('no other file and no other method', async () => {
    for (const path of [
      '/graphiql/ruru/none.js',
      '/graphiql/ruru/..%2f..%2fpackage.json',
      '/graphiql/page.html',
    ])
      expect((await http.get(path)).status).toBe(404)
    expect((await http.request('POST', '/graphiql')).status).toBe(405)
  })
})

test('in production there is no page, and the schema is not described', async () => {
  for (const path of ['/graphiql', '/graphiql/page.js', '/graphiql/ruru/ruru.js']) {
    const { status, body } = await production.get(path, undefined, HTML)
    expect([path, status, body.erreur]).toEqual([path, 404, 'route_inconnue'])
  }
  const headers = { authorization: `Bearer ${await issuer.tokenOf('direction')}` }
  const codes = []
  for (const query of [
    '{ __schema { queryType { name } } }',
    '{ __type(name: "Query") { name } }',
    '{ a: __typename }',
  ]) {
    const { status, body } = await production.post('/graphql', { query }, undefined, headers)
    codes.push([status, body.errors?.[0].extensions.code])
  }
  const refused = [403, 'introspection_refusee']
  expect(codes).toEqual([refused, refused, [200, undefined]])
})
