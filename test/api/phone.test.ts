// The phone library of packages/telephone with the real service: offline, lost responses, restarts, wrong sign-ins, revocation.

import { capture, update } from '@sillon/telephone/phone'
import { replaceCommande } from '@sillon/telephone/state'
import { synchronize } from '@sillon/telephone/sync'
import { beforeEach, expect, test } from 'vitest'
import { openApi } from './support/api.ts'
import { collecteOf, type Field, openField } from './support/clientPhone.ts'

const api = await openApi()
let field: Field
beforeEach(async () => {
  field = await openField(api)
})

const captureMany = async (count: number) => {
  for (let index = 0; index < count; index += 1) await capture(field.phone, collecteOf())
}
const written = async () => {
  const { appareil_id } = field.phone.state.enrolement ?? { appareil_id: null }
  const [row] = await api.sql('select count(*)::integer as n from collecte.collecte where appareil_id = $1', [
    appareil_id,
  ])
  return row?.n
}
const outcomes = () =>
  field.phone.state.commandes.map(({ statut, resultat }) => [
    statut,
    resultat?.issue,
    resultat?.motifs.join(),
  ])

test('captured without network, sent when it is back: accepted and numbered', async () => {
  field.network = 'down'
  await captureMany(3)
  expect(await synchronize(field.phone)).toMatchObject({ issue: 'hors_ligne', resultats: [] })
  field.network = 'up'
  const bilan = await synchronize(field.phone)
  expect(bilan).toMatchObject({ issue: 'termine', mises_de_cote: [], efface: false })
  expect(bilan.resultats.map(({ numero_officiel }) => numero_officiel)).toEqual(
    Array(3).fill(expect.stringMatching(/^MP-ANANAS-/)),
  )
  expect(outcomes()).toEqual(Array(3).fill(['traitee', 'acceptee', '']))
})

test('it sends again, later each time: answers lost on the way have one effect, and the results come at last', async () => {
  await captureMany(4)
  field.network = 'answers lost'
  expect(await synchronize(field.phone)).toMatchObject({ issue: 'hors_ligne' })
  expect(await written()).toBe(4)
  field.network = 'up'
  expect((await synchronize(field.phone)).resultats).toHaveLength(4)
  expect(await written()).toBe(4)
  expect(new Set(field.batches).size).toBe(1)
  expect(outcomes()).toEqual(Array(4).fill(['traitee', 'acceptee', '']))
})

test('a token that ran out is renewed, and the batch sent again', async () => {
  await captureMany(1)
  field.stale = 'x.y.z'
  expect(await synchronize(field.phone)).toMatchObject({
    issue: 'termine',
    resultats: [{ issue: 'acceptee' }],
  })
})

test('a queue of 120 from a phone that restarted offline goes in batches of 50, 50 and 20, all judged alike', async () => {
  await captureMany(1)
  await synchronize(field.phone)
  field.network = 'down'
  await field.restart()
  await captureMany(120)
  const { texte } = field.phone.state.commandes.at(-1) ?? { texte: '{}' }
  expect(JSON.parse(texte)).toMatchObject({ horloge: null, sequence: 121 })
  field.network = 'up'
  field.batches.length = 0
  const { resultats } = await synchronize(field.phone)
  expect(field.batches.map((body) => JSON.parse(body).commandes.length)).toEqual([50, 50, 20])
  expect(new Set(resultats.map(({ issue, motifs }) => [issue, ...motifs].join()))).toEqual(
    new Set(['acceptee']),
  )
  expect(resultats).toHaveLength(120)
})

test("a colleague's sign-in burns nothing: the agent sends the same bytes again", async () => {
  await captureMany(3)
  field.account = 'agent2'
  await synchronize(field.phone)
  expect(outcomes()).toEqual(Array(3).fill(['en_attente', 'rejetee', 'identite_incoherente']))
  expect(await written()).toBe(0)
  field.account = 'agent1'
  expect(await synchronize(field.phone)).toMatchObject({ issue: 'termine' })
  expect(outcomes()).toEqual(Array(3).fill(['traitee', 'acceptee', '']))
})

test('an envelope that nobody can read is set aside visibly, what stands around it is sent', async () => {
  await captureMany(3)
  await update(field.phone, (state) =>
    replaceCommande(state, state.commandes[1]?.id ?? '', (kept) => ({
      ...kept,
      texte: kept.texte.replace(/"cree_le_appareil":"[^"]+"/, '"cree_le_appareil":"hier"'),
    })),
  )
  const bilan = await synchronize(field.phone)
  expect(bilan.mises_de_cote.map(({ sequence }) => sequence)).toEqual([2])
  expect(bilan.resultats).toHaveLength(1)
  expect(bilan.issue).toBe('bloque')
  expect(field.phone.state.attendue).toBe(2)
})

test('a revoked phone sends what it holds, learns the outcomes, and forgets', async () => {
  await captureMany(2)
  const { appareil_id } = field.phone.state.enrolement ?? { appareil_id: '' }
  await api.post(`/v1/appareils/${appareil_id}/revoquer`, { raison: 'Fin de contrat' }, 'admin')
  const bilan = await synchronize(field.phone)
  expect(bilan.resultats).toMatchObject(Array(2).fill({ issue: 'acceptee', motifs: [] }))
  expect(bilan.efface).toBe(true)
  expect(field.phone.state).toMatchObject({ enrolement: null, commandes: [] })
})
