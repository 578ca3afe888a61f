// Access to GraphQL and its reads: refusals before GraphQL with the codes of every route; modules, permissions, organizations.
import { readFileSync } from 'node:fs'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ORGANISATION, PRODUCTEUR, UTILISATEUR } from '../../demo/ids.ts'
import { GRAPHQL_SCHEMA } from '../../scripts/generate/graphqlSchema.ts'
import { openApi } from './support/api.ts'
import { ask, type RootField, rootFields } from './support/graphql.ts'
import { openIssuer } from './support/issuer.ts'
import { enrolDevice, envelopeOf, sendBatch } from './support/phones.ts'

const issuer = await openIssuer()
const api = await openApi({ settings: issuer.settings, tokenOf: issuer.tokenOf })
const http = api.server
const FIELDS = rootFields(readFileSync(GRAPHQL_SCHEMA, 'utf8'))

/** Groups the fields, twenty per request. */
const partsOf = (fields: readonly RootField[]) =>
  Array.from({ length: Math.ceil(fields.length / 20) }, (_, i) => fields.slice(20 * i, 20 * (i + 1)))

const tokenOf = (username: string) => {
  const organisations = /^voisine|^admin2$/.test(username) ? ['VOISINE'] : ['DEMO']
  return issuer.tokenOf(username, { claims: { organisations } })
}
const read = async (username: string, query: string, variables = {}) =>
  ask(http, query, { token: await tokenOf(username), variables })
const codeOf = async (username: string, organisations: unknown, header?: string) => {
  const token = await issuer.tokenOf(username, { claims: { organisations } })
  const headers: Record<string, string> = header === undefined ? {} : { 'x-organisation': header }
  const { status, code, body } = await ask(http, '{ organisations { nodes { code } } }', { token, headers })
  return status === 200 ? body.data.organisations.nodes[0].code : `${status} ${code}`
}
const setAccount = (statut: string, range: string) =>
  api.sql('update utilisateur.utilisateur set statut = $2, actif_pendant = $3 where id = $1', [
    UTILISATEUR.rsci,
    statut,
    range,
  ])
const setOrganisation = (statut: string) =>
  api.sql('update organisation.organisation set statut = $2 where id = $1', [ORGANISATION.demo, statut])

beforeAll(async () => {
  const device = await enrolDevice(api)
  const wrong = { calcul_telephone: { net_g: 1, refaction_g: 0, net_marchand_g: 1 } }
  await sendBatch(api, device, [await envelopeOf(device, 1, wrong)])
})
afterEach(async () => {
  await setOrganisation('active')
  await setAccount('actif', '{(,)}')
})

describe('before GraphQL', () => {
  test('no token, a broken one', async () => {
    const none = await ask(http, '{ __typename }')
    expect([none.status, none.body]).toEqual([401, { erreur: 'jeton_absent' }])
    expect(none.headers.get('www-authenticate')).toContain('Bearer')
    const broken = await ask(http, '{ __typename }', { token: 'x.y.z' })
    expect([broken.status, broken.code]).toEqual([401, 'jeton_invalide'])
  })

  const BOTH = ['DEMO', 'VOISINE']
  test.each<[string, string, unknown, string | undefined, string]>([
    ['the only one of the token', 'rsci', ['DEMO'], undefined, 'DEMO'],
    ['stated', 'deux', BOTH, 'VOISINE', 'VOISINE'],
    ['ambiguous', 'deux', BOTH, undefined, '403 organisation_a_preciser'],
    ['absent', 'rsci', [], undefined, '403 organisation_absente'],
    ['of nobody', 'rsci', ['NULLEPART'], undefined, '403 organisation_inconnue'],
    ['not in the token', 'rsci', ['DEMO'], 'VOISINE', '403 organisation_non_autorisee'],
    ['without an account there', 'rsci', BOTH, 'VOISINE', '403 organisation_non_autorisee'],
  ])('organization %s', async (_, username, organisations, header, expected) => {
    expect(await codeOf(username, organisations, header)).toBe(expected)
  })

  test('a suspended organization, an inactive account, the publisher', async () => {
    await setOrganisation('suspendue')
    expect(await codeOf('rsci', ['DEMO'])).toBe('403 organisation_suspendue')
    await setOrganisation('active')
    await setAccount('suspendu', '{}')
    expect(await codeOf('rsci', ['DEMO'])).toBe('403 compte_inactif')
    expect(await codeOf('editeur', [])).toBe('403 organisation_absente')
  })

  test.each([
    ['GET', 405, 'methode_non_autorisee'],
    ['PUT', 405, 'methode_non_autorisee'],
    ['DELETE', 405, 'methode_non_autorisee'],
  ])('%s is no way to ask', async (method, status, code) => {
    const answer = await http.request(method, '/graphql?query={__typename}', { as: undefined })
    expect([answer.status, answer.body.erreur, answer.headers.get('allow')]).toEqual([
      status,
      code,
      'POST, OPTIONS',
    ])
  })
})

describe('who reads what', () => {
  const total = async (username: string, field: string) =>
    (await read(username, `{ ${field} { totalCount } }`)).data[field].totalCount > 0
  test.each<[string, readonly string[], readonly string[]]>([
    [
      'rsci',
      ['collectes', 'producteurs', 'controles', 'mouvements', 'parcelles'],
      ['appareils', 'utilisateurs'],
    ],
    ['admin', ['appareils', 'utilisateurs', 'attributions', 'collectes'], []],
    [
      'magasinier',
      ['mouvements', 'campagnes', 'produits'],
      ['collectes', 'producteurs', 'contrats', 'appareils'],
    ],
    [
      'agent1',
      ['collectes', 'producteurs', 'campagnes'],
      ['mouvements', 'appareils', 'utilisateurs', 'contrats'],
    ],
    ['auditeur', ['collectes', 'mouvements'], ['utilisateurs', 'evenements']],
  ])('%s', async (username, seen, hidden) => {
    for (const field of seen) expect([field, await total(username, field)]).toEqual([field, true])
    for (const field of hidden) expect([field, await total(username, field)]).toEqual([field, false])
  })

  test('a relation to what the caller may not read is null or empty, and no error', async () => {
    const query =
      '{ collectes { nodes { id utilisateur { nomAffiche } appareil { codeCourt } messagesSms { totalCount } } } }'
    const { data } = await read('rsci', query)
    expect(data.collectes.nodes[0]).toMatchObject({ utilisateur: null, appareil: null })
    expect((await read('admin', query)).data.collectes.nodes[0].appareil.codeCourt).toEqual(
      expect.any(String),
    )
  })

  test('a permission taken away counts from the next query', async () => {
    expect(await total('commercial', 'collectes')).toBe(true)
    await api.sql(
      `update utilisateur.attribution set periode = tstzrange(lower(periode), now() - interval '1 second')
       where utilisateur_id = $1`,
      [UTILISATEUR.commercial],
    )
    expect(await total('commercial', 'collectes')).toBe(false)
    expect(await total('commercial', 'campagnes')).toBe(true)
  })
})

// test/access/graphql.test.ts checks the response of every field for each permission set.
test('VOISINE is shown nothing of DEMO: an id of there is one that nothing has', async () => {
  const ids = FIELDS.filter(({ kind, query }) => kind === 'row' && query.includes('(id: "'))
  // Content that the publisher shares is visible to every organization.
  const isTheirs = ({ type }: RootField) => !['Pack', 'PackVersion'].includes(type)
  const pages = FIELDS.filter((one) => one.kind === 'page' && isTheirs(one))
  let tried = 0
  for (const part of partsOf(pages.filter(({ type }) => ids.some((one) => one.type === type)))) {
    const own = await read(
      'admin',
      `{ ${part.map(({ field }) => `${field}(first: 2) { nodes { id } }`).join(' ')} }`,
    )
    const rows = part.flatMap(({ field, type }) =>
      (own.data[field].nodes as { id: string }[]).map(({ id }) => ({
        lookup: ids.find((one) => one.type === type)?.field,
        id,
      })),
    )
    const asked = (idOf: (id: string) => string) =>
      `{ __typename ${rows.map(({ lookup, id }, i) => `n${i}: ${lookup}(id: ${JSON.stringify(idOf(id))}) { id }`).join(' ')} }`
    const theirs = await read(
      'admin2',
      asked((id) => id),
    )
    const found = Object.fromEntries(rows.map((_, i) => [`n${i}`, null]))
    expect([theirs.status, theirs.body]).toEqual([200, { data: { __typename: 'Query', ...found } }])
    const absent = await read(
      'admin2',
      asked((id) => (/-/.test(id) ? id.replace(/^.{8}/, 'ffffffff') : id)),
    )
    expect(absent.text).toBe(theirs.text)
    tried += rows.length
  }
  expect(tried).toBeGreaterThan(15)
})

test('forty queries at once, of two organizations and different permissions, never mix', async () => {
  const query = `query ($id: UUID!) { organisations { nodes { code } } producteur(id: $id) { id }
    collectes { totalCount } appareils { totalCount } producteurs(first: 200) { nodes { id } } }`
  const who = ['rsci', 'admin', 'magasinier', 'admin2', 'voisine-rsci'] as const
  const alone = new Map<string, string>()
  for (const username of who)
    alone.set(username, (await read(username, query, { id: PRODUCTEUR.ordinary })).text)
  expect(new Set(alone.values()).size).toBeGreaterThan(3)
  const crowd = Array.from({ length: 40 }, (_, index) => who[index % who.length] ?? 'rsci')
  const answers = await Promise.all(crowd.map((name) => read(name, query, { id: PRODUCTEUR.ordinary })))
  for (const [index, { text }] of answers.entries()) expect(text).toBe(alone.get(crowd[index] ?? ''))
})
