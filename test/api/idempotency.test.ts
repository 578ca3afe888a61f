// docs/decisions/0040: «Every POST, PATCH and PUT that creates or acts takes an Idempotency-Key: sent again with the same key
// within seven days it has no second effect and gets the same answer.» `contract/responses` sends each of these requests again.
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import { openApi, type Sending } from './support/api.ts'
import { openIssuer } from './support/issuer.ts'
import { codeOf } from './support/office.ts'
import { makeLot } from './support/stock.ts'
import { DESTRUCTION } from './support/suites.ts'

const issuer = await openIssuer()
const api = await openApi({ settings: issuer.settings, tokenOf: issuer.tokenOf })

const replayed = ({ headers }: { headers: Headers }) => headers.get('idempotency-replayed')
const under = (key: string) => ({ 'idempotency-key': key })
const take = (lot: string, key: string, more: Sending & { body?: object } = {}) =>
  api.send('POST', `/v1/lots/${lot}/sorties`, {
    as: 'magasinier',
    ...more,
    headers: { ...under(key), ...more.headers },
    body: more.body ?? DESTRUCTION,
  })
const taken = (lot: string) => api.sql('select id from lot.sortie_lot where lot_id = $1', [lot])

test('a request without a key acts each time, as it always did', async () => {
  const lot = await makeLot(api)
  const act = () => api.post(`/v1/lots/${lot}/sorties`, DESTRUCTION, 'magasinier')
  expect([(await act()).status, (await act()).status]).toEqual([201, 201])
  expect(await taken(lot)).toHaveLength(2)
})

test('the same key with another body, another row or another route is refused; another spelling of the same is not', async () => {
  const [lot, other] = [await makeLot(api), await makeLot(api)]
  const key = randomUUID()
  const first = await take(lot, key)
  const refused = '409 cle_reutilisee'
  expect(codeOf(await take(lot, key, { body: { ...DESTRUCTION, quantite_g: 1001 } }))).toBe(refused)
  expect(codeOf(await take(other, key))).toBe(refused)
  const elsewhere = { as: 'magasinier', headers: under(key), body: { raison: 'Vu' } }
  expect(codeOf(await api.send('POST', `/v1/lots/${lot}/quarantaine`, elsewhere))).toBe(refused)
  const backwards = Object.fromEntries(Object.entries(DESTRUCTION).toReversed())
  const again = await api.send('POST', `/v1/lots/${lot}/sorties`, {
    ...elsewhere,
    body: JSON.stringify(backwards, null, 4).replace('1000', '1e3'),
  })
  expect([replayed(again), again.text]).toEqual(['true', first.text])
  expect([await taken(lot), await taken(other)].map((rows) => rows.length)).toEqual([1, 0])
})

test('a refusal is not kept: the same key acts once its cause is gone', async () => {
  const lot = await makeLot(api)
  const key = randomUUID()
  const stock = (range: string) =>
    api.sql(
      "update module.activation set actif_pendant = $1 where organisation_id = $2 and module = 'stock'",
      [range, ORGANISATION.demo],
    )
  await stock('{(,2026-01-01)}')
  expect(codeOf(await take(lot, key))).toBe('409 module_inactif')
  await stock('{(,)}')
  const acted = await take(lot, key)
  expect([acted.status, replayed(acted)]).toEqual([201, null])
  // Records written before the module was deactivated are still served.
  await stock('{(,2026-01-01)}')
  expect((await take(lot, key)).text).toBe(acted.text)
  await stock('{(,)}')
})

test('a key is one account’s in one organization: of the same name another’s is another', async () => {
  const key = randomUUID()
  const welcome = (as: string, organisations: string[]) =>
    issuer
      .tokenOf(as, { claims: { organisations } })
      .then((token) =>
        api.send('POST', '/v1/moi/accueil', { token, headers: under(key), body: { etat: 'reporte' } }),
      )
  const answers = [
    await welcome('agent1', ['DEMO']),
    await welcome('agent2', ['DEMO']),
    await welcome('voisine-rsci', ['VOISINE']),
  ]
  expect(answers.map((answer) => [answer.status, replayed(answer)])).toEqual(Array(3).fill([200, null]))
  expect(replayed(await welcome('agent2', ['DEMO']))).toBe('true')
})

test('after seven days a key is new; what the night removes is what no longer holds', async () => {
  const lot = await makeLot(api)
  const [old, young] = [randomUUID(), randomUUID()]
  await take(lot, young)
  await take(lot, old)
  const age = (days: string) =>
    api.sql(
      `update idempotence.reponse_gardee set gardee_le = now() - $1::interval
       where gardee_le = (select max(gardee_le) from idempotence.reponse_gardee)`,
      [days],
    )
  await age('6 days 23 hours')
  expect(replayed(await take(lot, old))).toBe('true')
  await api.sql(
    'update idempotence.reponse_gardee set gardee_le = now() - $1::interval where gardee_le < now() - $2::interval',
    ['7 days', '6 days'],
  )
  const anew = await take(lot, old)
  expect([anew.status, replayed(anew), (await taken(lot)).length]).toEqual([201, null, 3])
})

describe('a header that is no key is refused with its form', () => {
  test.each([
    ['empty', ''],
    ['quotes around nothing', '""'],
    ['too short', 'a'.repeat(15)],
    ['too long', 'a'.repeat(129)],
    ['far too long', 'a'.repeat(10_000)],
    ['half a string', `"${'a'.repeat(20)}`],
    ['blanks inside', 'aaaaaaaa aaaaaaaa'],
    ['a tab inside', 'aaaaaaaa\taaaaaaaa'],
    ['an escape', `"aaaaaaaaaaaaaaaa\\""`],
    ['not ASCII', 'é'.repeat(20)],
    ['a list', 'aaaaaaaaaaaaaaaa, bbbbbbbbbbbbbbbb'],
    ['the same twice', 'aaaaaaaaaaaaaaaa, aaaaaaaaaaaaaaaa'],
    ['parameters', '"aaaaaaaaaaaaaaaa";x=1'],
  ])('%s', async (_, key) => {
    const answer = await take(randomUUID(), key)
    expect(codeOf(answer)).toBe('400 parametre_invalide')
    expect(answer.body.details).toEqual([
      { chemin: 'Idempotency-Key', raison: expect.stringContaining('16 to 128') },
    ])
  })

  test('a hundred thousand characters do not reach the service', async () => {
    const path = `/v1/lots/${randomUUID()}/sorties`
    const answer = await api.server.post(path, DESTRUCTION, undefined, under('a'.repeat(100_000)))
    expect(answer.status).toBe(431)
  })

  test.each(['a'.repeat(16), 'Z'.repeat(128), randomUUID(), '"bon:2026/07=A.B~c+d_e-f"'])(
    '%s is one',
    async (key) => {
      expect(codeOf(await take(await makeLot(api), key))).toBe('201')
    },
  )
})
