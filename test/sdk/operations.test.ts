// Saved queries are named by the SHA-256 of their text. With a setting, the service accepts no other queries.
import { hash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { CAMPAGNE } from '../../demo/ids.ts'
import { Refused } from '../../packages/client/client.ts'
import { type Operation, reading } from '../../packages/client/graphql.ts'
import { AppareilsSilencieux, CollectesDeCampagne } from '../../packages/client/operations.ts'
import { demoSession } from '../../packages/client/session.ts'
import { openServer } from '../support/server.ts'

const http = await openServer({ GRAPHQL_QUERIES: 'saved' })
const free = await openServer({}, { database: http.database })
const session = await demoSession(http, 'direction')
const authorization = `Bearer ${await session.token()}`
const elsewhere = `Bearer ${await free.token('direction')}`

const named = (sha256Hash: unknown) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } })
const ask = async (body: unknown, at = http) => {
  const headers = { authorization: at === http ? authorization : elsewhere }
  const { status, body: said } = await at.post('/graphql', body, undefined, headers)
  return said.erreur ?? said.errors?.[0].extensions.code ?? status
}

// The first query of a process builds the schema, which takes long.
beforeAll(async () => {
  await Promise.all([ask(named(AppareilsSilencieux.sha256)), ask({ query: '{ __typename }' }, free)])
})

test('a saved query is read by its name, and its answer has the types that were written', async () => {
  const read = reading({ url: http.url, session })
  const { collectes } = await read(CollectesDeCampagne, { campagne: CAMPAGNE.demo })
  expect(collectes?.totalCount).toBe(collectes?.nodes.length)
  // @ts-expect-error: a campaign is asked for
  await expect(read(CollectesDeCampagne, {})).rejects.toMatchObject({ code: 'requete_invalide' })
})

test('where only saved queries are read, any other is refused, and the same text is not', async () => {
  expect(await ask({ query: AppareilsSilencieux.query })).toBe(200)
  expect(await ask({ query: '{ __typename }' })).toBe('requete_non_enregistree')
  expect(await ask({ query: `${AppareilsSilencieux.query} ` })).toBe('requete_non_enregistree')
  expect(await ask({ query: '{ __typename }' }, free)).toBe(200)
  const other: Operation<unknown, object> = { sha256: hash('sha256', 'x'), query: 'x' }
  const refused = await reading({ url: http.url, session })(other, {}).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Refused)
  expect(refused).toMatchObject({ status: 403, code: 'requete_non_enregistree' })
})

test.each<[string, unknown, string]>([
  ['no query and no name', {}, 'parametre_invalide'],
  ['an empty query beside a name', { query: '', ...named(AppareilsSilencieux.sha256) }, 'parametre_invalide'],
  ['a name that is a number', named(7), 'parametre_invalide'],
  ['a name that nothing bears', named('x'), 'requete_non_enregistree'],
  ['the name of an object’s member', named('constructor'), 'requete_non_enregistree'],
  [
    'another text than is named',
    { query: '{ __typename }', ...named(AppareilsSilencieux.sha256) },
    'requete_non_enregistree',
  ],
])('%s is refused wherever it is asked', async (_, body, code) => {
  expect([await ask(body), await ask(body, free)]).toEqual([code, code])
})
