// Spec: receptions#redressement; docs/decisions/0032: acts that judge several received collections again lock producers'
// balances, then receptions by id, then lots by id. Two such acts that go through the same receptions in opposite orders wait for
// each other in turn, without a deadlock.
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { demoId, GROUPEMENT } from '../../demo/ids.ts'
import { openApi } from '../api/support/api.ts'
import { receive } from '../api/support/arrivals.ts'
import { codeOf, openOffice, type Sent } from '../api/support/office.ts'
import { type Draft, net } from '../api/support/phones.ts'
import { ask, hold, untilBlocked } from './support/sessions.ts'

const ROUNDS = 4
const api = await openApi({ settings: { POOL_SIZE: '10' } })
const url = api.server.database.adminUrl
const office = await openOffice(api)
const RECEPTIONS = 'select from reception.reception where id = any ($1) for update'
const NO_CLOCK = { horloge: null, cree_le_appareil: '2020-01-01T00:00:00Z' }

const collecteOf = ({ result }: Sent) => (result.entites as { collecte: string }).collecte
/** Returns the balances that differ from the sum of their entries. */
const faults = () =>
  ask(
    url,
    `select s.compte_id from matiere.solde s where s.quantite_g <> (
       select coalesce(sum(e.quantite_g), 0) from matiere.toute_ecriture e where e.compte_id = s.compte_id)`,
  )

/** Receives four collections so that the two acts lock the receptions in opposite orders. */
async function crossing(first: readonly string[], second: readonly string[]): Promise<string[]> {
  const [one, two] = [0, 1].map((i) =>
    [first[i], second[1 - i]].map((id) => ({ collecte_id: id ?? '', quantite_g: 10_000 })),
  )
  return [(await receive(api, one ?? [])).reception_id, (await receive(api, two ?? [])).reception_id]
}

/** Runs both acts while their receptions are locked, then releases the locks; returns the results of the acts. */
async function race(
  receptions: readonly string[],
  acts: readonly (() => Promise<unknown>)[],
): Promise<unknown[]> {
  const holder = await hold(url, RECEPTIONS, [receptions])
  const running = acts.map((act) => act())
  await untilBlocked(url, acts.length)
  await holder.release()
  return Promise.all(running)
}

/** Sends a collection of the n-th producer, which gets a control because its date is missing. */
async function undated(n: number) {
  const producer = { producteur_id: demoId('producteur', n), parcelle_id: demoId('parcelle', 10 * n) }
  const sent = await office.send({ ...producer, ...net(10_000) }, NO_CLOCK)
  const control = (await office.controls(sent)).find(({ motif }) => motif === 'horloge_invraisemblable')
  return { collecte: collecteOf(sent), control: control?.id ?? '' }
}
const inOrder = async (n: number) =>
  [await undated(n), await undated(n)].toSorted((a, b) => (a.control < b.control ? -1 : 1))
const redate = (controls: readonly { control: string }[]) => async () => {
  const [first, ...others] = controls.map(({ control }) => control)
  const rest = { aussi: others, date_operation: new Date(Date.now() - 86_400_000).toISOString() }
  const body = { decision: 'ecart_motive', raison: 'Vu avec l’agent', ...rest }
  return codeOf(await api.post(`/v1/controles/${first}/lever`, body, 'rsci'))
}

test('two calls that lift several controls, through the same receptions in opposite orders', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [first, second] = [await inOrder(2), await inOrder(3)]
    const receptions = await crossing(
      first.map(({ collecte }) => collecte),
      second.map(({ collecte }) => collecte),
    )
    expect(await race(receptions, [redate(first), redate(second)])).toEqual(['200', '200'])
  }
  expect(await faults()).toEqual([])
})

const person = (nom: string, numero: string): Draft => ({
  type: 'producteur.enregistrer',
  version_schema: 1,
  payload: {
    producteur_id: uuidv7(),
    groupement_id: GROUPEMENT.allada,
    nom,
    prenoms: 'Essai',
    telephone: '+22901777777',
    piece_identite: { type: 'cip', numero, pays: 'BJ' },
  },
})
/** Registers a producer twice, with two collections of the second record, older first. */
async function twice(numero: string) {
  await office.send({}, person('Gardé', `CIP ${numero}`))
  const lost = await office.send({}, person('Perdu', `cip${numero}`))
  const { producteur_id } = lost.envelope.payload as unknown as { producteur_id: string }
  const collect = async () =>
    collecteOf(
      await office.send({ producteur_id, parcelle_id: uuidv7(), qualite_declaree: {}, ...net(10_000) }),
    )
  return { lost, collectes: [await collect(), await collect()] }
}
const merge = (lost: Sent) => async () =>
  codeOf(await office.decide(lost, 'doublon_identite', 'fusion', {}, 'admin'))

test('two merges, through the same receptions in opposite orders', async () => {
  for (let round = 0; round < ROUNDS / 2; round += 1) {
    const [first, second] = [await twice(`71${round}`), await twice(`72${round}`)]
    const receptions = await crossing(first.collectes, second.collectes)
    expect(await race(receptions, [merge(first.lost), merge(second.lost)])).toEqual(['200', '200'])
  }
  expect(await faults()).toEqual([])
})

test('a merge and a call that lifts several controls', async () => {
  for (let round = 0; round < ROUNDS / 2; round += 1) {
    const [first, second] = [await twice(`73${round}`), await inOrder(2)]
    const receptions = await crossing(
      first.collectes,
      second.map(({ collecte }) => collecte),
    )
    expect(await race(receptions, [merge(first.lost), redate(second)])).toEqual(['200', '200'])
  }
  expect(await faults()).toEqual([])
})
