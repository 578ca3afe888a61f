// Adjustments of receptions when late data arrive, over HTTP: awaited commands, corrections.
import { expect, test } from 'vitest'
import { CAMPAGNE, PARCELLE, PRODUIT } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { receive } from './support/arrivals.ts'
import { openBooks } from './support/books.ts'
import { codeOf, corrected, openOffice, RAISON } from './support/office.ts'
import { type Draft, net, referenceOf } from './support/phones.ts'

const api = await openApi()
const books = openBooks(api)
const as = 'magasinier'
const reverse = (id: string, who = 'direction') =>
  api.post(`/v1/mouvements/${id}/contrepasser`, { raison: 'Erreur de saisie' }, who)
const movements = async (query: string) =>
  (await api.get(`/v1/mouvements?${query}`, 'direction')).body.mouvements
const entries = async (id: string) =>
  Object.fromEntries(
    (await api.get(`/v1/mouvements/${id}`, as)).body.ecritures.map((e: Draft) => [e.compte, e.quantite_g]),
  )
const states = (lot: string) =>
  api.sql(`select etat_code from lot.qualite where lot_id = $1 and referentiel_code = 'AB' order by rang`, [
    lot,
  ])
const collecteOf = (result: Draft) => (result.entites as { collecte: string }).collecte

test('goods that travelled faster than their data: expected, seen, settled when the command arrives', async () => {
  const office = await openOffice(api)
  const reference = referenceOf(office.device, 1)
  const { reception_id, lot_id } = await receive(api, [{ reference, quantite_g: 9500, recu_g: 9400 }])
  const awaited = async () =>
    (await api.get(`/v1/attendus?reception_id=${reception_id}`, as)).body.attendus as Draft[]
  expect(await awaited()).toMatchObject([
    {
      reference_provisoire: reference,
      quantite_g: 9500,
      recu_g: 9400,
      reception_id,
      lot_id,
      utilisateur_id: office.device.utilisateur_id,
      appareil_id: office.device.appareil_id,
    },
  ])
  expect((await api.get('/v1/attendus?depuis_jours=1&limite=200', as)).body.attendus).toEqual([])
  const sent = await office.send(net(10_000), { reference_provisoire: reference })
  expect(sent.result.issue).toBe('acceptee')
  expect(await awaited()).toEqual([])
  const [redressement] = (await api.get(`/v1/redressements?reception_id=${reception_id}`, as)).body
    .redressements
  expect(redressement).toMatchObject({
    genre: 'rapprochement',
    ecart_g: 500,
    collecte_id: collecteOf(sent.result),
    champs: { net_g: [9500, 10_000] },
    expeditions: [],
    lots: [{ lot_id, avant: {}, apres: { AB: 'AB' } }],
  })
  expect(await entries(redressement.mouvement_id)).toEqual({ garde: -10_000, attendu: 9500, perte: 500 })
  expect(await states(lot_id)).toEqual([{ etat_code: 'AB' }])
  expect(await office.resend(sent)).toBe(sent.raw)
  await books.ledgerBalances()
})

test('a late command for another product is accepted under control and settles all the same', async () => {
  const office = await openOffice(api)
  const reference = referenceOf(office.device, 1)
  await receive(api, [{ reference, quantite_g: 10_000 }])
  const sent = await office.send({ produit_id: PRODUIT.mangue }, { reference_provisoire: reference })
  expect(sent.result).toMatchObject({
    issue: 'acceptee_controle',
    motifs: expect.arrayContaining(['ecart_calcul']),
  })
  const control = (await office.controls(sent)).find(
    ({ motif, details }) => motif === 'ecart_calcul' && details.champ === 'produit_id',
  )
  expect(control?.details).toMatchObject({ serveur: PRODUIT.ananas, telephone: PRODUIT.mangue })
  await books.ledgerBalances()
})

test('a received collection is corrected: the difference is posted, the lot stays as weighed, its quality follows', async () => {
  const office = await openOffice(api)
  const sent = await office.send({ calcul_telephone: { net_g: 1, refaction_g: 0, net_marchand_g: 1 } })
  const collecte_id = collecteOf(sent.result)
  const { lot_id } = await receive(api, [{ collecte_id, quantite_g: 10_000 }])
  const lift = await office.decide(
    sent,
    'ecart_calcul',
    'correction',
    corrected(sent.envelope, { ...net(8000), qualite_declaree: { AB: 'C2' } }),
  )
  expect(lift.status).toBe(200)
  const { redressements } = (await api.get(`/v1/redressements?collecte_id=${collecte_id}`, as)).body
  expect(redressements).toMatchObject([
    {
      genre: 'correction',
      ecart_g: -2000,
      raison: RAISON,
      champs: { net_g: [10_000, 8000], etats: [{ AB: 'AB' }, { AB: 'C2' }] },
      lots: [{ lot_id, avant: { AB: 'AB' }, apres: { AB: 'C2' } }],
    },
  ])
  expect(await entries(redressements[0].mouvement_id)).toEqual({ garde: 2000, ajustement: -2000 })
  const trail = await movements(`collecte_id=${collecte_id}`)
  expect(trail.map(({ genre }: Draft) => genre)).toEqual([
    'reprise_reception',
    'correction',
    'reception',
    'collecte',
  ])
  expect(codeOf(await reverse(redressements[0].mouvement_id))).toBe('409 contrepassation_refusee')

  expect(codeOf(await reverse(trail[2].id))).toBe('200')
  expect(await entries((await movements(`lot_id=${lot_id}`))[0].id)).toEqual({ lot: -10_000, garde: 10_000 })
  expect(await books.row('lot.lot', lot_id)).toMatchObject({ statut: 'annulé' })
  await receive(api, [{ collecte_id, quantite_g: 8000 }])
  await books.ledgerBalances()
})

test('a collection of a plot in conversion settles a reception down to it', async () => {
  const office = await openOffice(api)
  const [one, two] = [1, 2].map((n) => referenceOf(office.device, n))
  const { lot_id } = await receive(api, [
    { reference: one ?? '', quantite_g: 10_000 },
    { reference: two ?? '', quantite_g: 10_000 },
  ])
  const land = { campagne_id: CAMPAGNE.demo, parcelle_id: PARCELLE.ordinary }
  await office.send({ ...land, qualite_declaree: { AB: 'C3' } }, { reference_provisoire: one })
  expect(await states(lot_id)).toEqual([])
  await office.send(land, { reference_provisoire: two })
  expect(await states(lot_id)).toEqual([{ etat_code: 'C3' }])
})
