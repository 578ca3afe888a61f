// docs/performance.md#reads: «What a token names is kept with its proof: the keys of the organization and of the account. What may change is
// read for each request, so that what is taken away is gone at the next one.»
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { ORGANISATION, UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { ask } from './support/graphql.ts'
import { codeOf } from './support/office.ts'

const api = await openApi()

// The callers that the service passed to functions, and the number of times that it looked up a caller.
const told: { connu?: Record<string, string> }[] = []
let looked = 0
const prototype = Client.prototype as unknown as { query: (...given: unknown[]) => unknown }
const original = prototype.query
prototype.query = function (this: Client, ...given: unknown[]) {
  const [first, others] = given
  const { text, values = others } =
    typeof first === 'string' ? { text: first } : (first as { text: string; values?: unknown })
  if (/v1\.connaitre\(/.test(text)) looked += 1
  else if (/select v1\.\w+\(\$1::jsonb, \$2::jsonb\)/.test(text))
    told.push(JSON.parse(String((values as string[])[0])))
  return original.apply(this, given)
}
afterAll(() => {
  prototype.query = original
})

const read = (path = '/v1/appareils', headers = {}, as = 'agent1') => api.get(path, as, headers)
const agent1 = { organisation_id: ORGANISATION.demo, utilisateur_id: UTILISATEUR.agent1 }

/** Sends requests until the service passes the cached keys of that account to its functions. */
async function becomeKnown(as = 'agent1'): Promise<void> {
  await api.tokenOf(as)
  const isKnown = async () => {
    await read('/v1/moi', {}, as)
    return told.at(-1)?.connu !== undefined
  }
  await expect.poll(isKnown, { timeout: 10_000 }).toBe(true)
}

test('who asks often is found by the keys of their account, which are asked for once', async () => {
  for (let time = 0; time < 3; time++) await read('/v1/moi')
  expect([looked, told.filter(({ connu }) => connu !== undefined)]).toEqual([0, []])
  await becomeKnown()
  expect(told.at(-1)?.connu).toEqual(agent1)
  expect((await read('/v1/moi')).body.utilisateur.id).toBe(UTILISATEUR.agent1)
  expect(looked).toBe(1)
})

test('whoever is known names another organization in vain, and what they may not do stays refused', async () => {
  await becomeKnown()
  told.length = 0
  expect(codeOf(await read('/v1/moi', { 'x-organisation': 'VOISINE' }))).toBe(
    '403 organisation_non_autorisee',
  )
  expect(told.map(({ connu }) => connu)).toEqual([undefined])
  expect(codeOf(await read('/v1/moi', { 'x-organisation': 'DEMO' }))).toBe('200')
  expect(codeOf(await api.post('/v1/groupements', { code: 'CONNU', nom: 'Groupement' }, 'agent1'))).toBe(
    '403 droit_manquant',
  )
})

test('an account that is suspended is refused at its next request, and served at the next one after it is active', async () => {
  await becomeKnown()
  const change = (act: string) =>
    api.post(`/v1/utilisateurs/${UTILISATEUR.agent1}/${act}`, { raison: 'Essai' }, 'admin')
  expect(codeOf(await change('suspendre'))).toBe('200')
  expect(codeOf(await read('/v1/moi/relances'))).toBe('403 compte_inactif')
  expect(codeOf(await change('reactiver'))).toBe('200')
  expect(codeOf(await read('/v1/moi/relances'))).toBe('200')
})

test('a right that is taken away is gone at the next request', async () => {
  await becomeKnown('rsci')
  expect(codeOf(await read('/v1/controles', {}, 'rsci'))).toBe('200')
  await api.sql(
    `update utilisateur.attribution set periode = tstzrange(lower(periode), now())
    where utilisateur_id = (select id from utilisateur.utilisateur where identifiant = 'rsci' and organisation_id = $1)`,
    [ORGANISATION.demo],
  )
  expect(codeOf(await read('/v1/controles', {}, 'rsci'))).toBe('403 droit_manquant')
})

test('an organization that is suspended is closed to those who are known, by every way', async () => {
  await becomeKnown()
  const change = (act: string) =>
    api.post(`/v1/editeur/organisations/${ORGANISATION.demo}/${act}`, { raison: 'Essai' }, 'editeur')
  expect(codeOf(await change('suspendre'))).toBe('200')
  expect(codeOf(await read())).toBe('403 organisation_suspendue')
  expect((await ask(api.server, '{ collectes { totalCount } }', { as: 'agent1' })).code).toBe(
    'organisation_suspendue',
  )
  expect(codeOf(await change('reactiver'))).toBe('200')
  expect(codeOf(await read('/v1/moi'))).toBe('200')
})

test('the publisher’s team has no keys in an organization, and is looked for at each call', async () => {
  const before = looked
  told.length = 0
  for (let time = 0; time < 8; time++) await api.get('/v1/controles', 'editeur', { 'x-organisation': 'DEMO' })
  expect([looked, told.filter(({ connu }) => connu !== undefined)]).toEqual([before, []])
})
