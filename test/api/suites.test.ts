// What follows a reception, over HTTP: late commands, corrections, what leaves lots by itself, samples, reversals.
import { expect, test } from 'vitest'
import { CAMPAGNE, PARCELLE, PRODUCTEUR, PRODUIT } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { receive } from './support/arrivals.ts'
import { openBooks } from './support/books.ts'
import { takeOut } from './support/domains/suites.ts'
import { codeOf, corrected, openOffice, RAISON } from './support/office.ts'
import { type Draft, net } from './support/phones.ts'
import { makeLot } from './support/stock.ts'

const api = await openApi()
const books = openBooks(api)
const as = 'magasinier'
const take = (lot: string, body: object, who = as) =>
  api.post(`/v1/lots/${lot}/sorties`, { raison: 'Vu', quantite_g: 1000, ...body }, who)
const reverse = (id: string, who = 'direction') =>
  api.post(`/v1/mouvements/${id}/contrepasser`, { raison: 'Erreur de saisie' }, who)
const movements = async (query: string) =>
  (await api.get(`/v1/mouvements?${query}`, 'direction')).body.mouvements
const entries = async (id: string) =>
  Object.fromEntries(
    (await api.get(`/v1/mouvements/${id}`, as)).body.ecritures.map((e: Draft) => [e.compte, e.quantite_g]),
  )
const states = (lot: string) =>
  api.sql('select etat_code from lot.qualite where lot_id = $1 order by rang', [lot])
const collecteOf = (result: Draft) => (result.entites as { collecte: string }).collecte

test('goods that travelled faster than their data: expected, seen, settled when the command arrives', async () => {
  const office = await openOffice(api)
  const reference = `BR-${office.device.code_court}-20260601-0001`
  const { reception_id, lot_id } = await receive(api, [{ reference, quantite_g: 9500, recu_g: 9400 }])
  const awaited = async () =>
    (await api.get(`/v1/attendus?reception_id=${reception_id}`, as)).body.attendus as Draft[]
  expect(await awaited()).toMatchObject([
    {
      ...{ reference_provisoire: reference, quantite_g: 9500, recu_g: 9400, reception_id, lot_id },
      ...{ utilisateur_id: office.device.utilisateur_id, appareil_id: office.device.appareil_id },
    },
  ])
  expect((await api.get('/v1/attendus?depuis_jours=1&limite=200', as)).body.attendus).toEqual([])
  const sent = await office.send(net(10_000), { reference_provisoire: reference })
  expect(sent.result.issue).toBe('acceptee')
  expect(await awaited()).toEqual([])
  const [redressement] = (await api.get(`/v1/redressements?reception_id=${reception_id}`, as)).body
    .redressements
  expect(redressement).toMatchObject({
    ...{ genre: 'rapprochement', ecart_g: 500, collecte_id: collecteOf(sent.result) },
    ...{ champs: { net_g: [9500, 10_000] }, expeditions: [] },
    lots: [{ lot_id, avant: {}, apres: { AB: 'AB' } }],
  })
  expect(await entries(redressement.mouvement_id)).toEqual({ garde: -10_000, attendu: 9500, perte: 500 })
  expect(await states(lot_id)).toEqual([{ etat_code: 'AB' }])
  expect(await office.resend(sent)).toBe(sent.raw)
  await books.ledgerBalances()
})

test('a late command for another product is accepted under control and settles all the same', async () => {
  const office = await openOffice(api)
  const reference = `BR-${office.device.code_court}-20260601-0001`
  await receive(api, [{ reference, quantite_g: 10_000 }])
  const sent = await office.send({ produit_id: PRODUIT.mangue }, { reference_provisoire: reference })
  expect(sent.result).toMatchObject({
    issue: 'acceptee_controle',
    motifs: expect.arrayContaining(['ecart_calcul']),
  })
  const control = (await office.controls(sent)).find(({ details }) => details.champ === 'produit_id')
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
      ...{ genre: 'correction', ecart_g: -2000, raison: RAISON },
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

test('returned to the producer, the capacity is released; reversed, it is drawn on again', async () => {
  const office = await openOffice(api)
  const sent = await office.send(net(30_000))
  const collecte_id = collecteOf(sent.result)
  const { lot_id } = await receive(api, [{ collecte_id, quantite_g: 30_000 }])
  const before = await books.consumed(PRODUCTEUR.ordinary)
  const given = await take(lot_id, {
    genre: 'retour',
    producteur_id: PRODUCTEUR.ordinary,
    quantite_g: 12_000,
  })
  expect(given.status).toBe(201)
  expect(given.body).toMatchObject({
    sortie: { collectes: [{ collecte_id, quantite_g: 12_000 }], contrepasse_par: null, resultats: [] },
    lot: { lot_id, statut: 'validé', quantite_g: 18_000 },
  })
  expect(await books.consumed(PRODUCTEUR.ordinary)).toBe(before - 12_000)
  const { body } = await reverse(given.body.sortie.mouvement_id)
  expect(body).toMatchObject({
    ...{ genre: 'contrepassation', contrepasse_id: given.body.sortie.mouvement_id },
    raison: 'Erreur de saisie',
  })
  expect(await books.consumed(PRODUCTEUR.ordinary)).toBe(before)
  const [listed] = (await api.get(`/v1/sorties?lot_id=${lot_id}&genre=retour`, as)).body.sorties
  expect(listed.contrepasse_par).toBe(body.id)
  expect((await movements(`lot_id=${lot_id}&contrepasse=true`)).map(({ id }: Draft) => id)).toEqual([
    given.body.sortie.mouvement_id,
  ])
})

test('a destruction needs its evidence, a sample its laboratory; nothing comes from a lot in quarantine', async () => {
  const lot = await makeLot(api)
  expect(codeOf(await take(lot, { genre: 'destruction' }))).toBe('400 parametre_invalide')
  expect(codeOf(await take(lot, { genre: 'echantillon' }))).toBe('400 parametre_invalide')
  expect(
    codeOf(await take(lot, { genre: 'echantillon', destinataire: 'L', producteur_id: PRODUCTEUR.small })),
  ).toBe('400 parametre_invalide')
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  const proved = { genre: 'destruction', preuve: 'PV' }
  expect(codeOf(await take(lot, { ...proved, date_operation: tomorrow }))).toBe('400 parametre_invalide')
  expect(codeOf(await take(lot, proved, 'commercial'))).toBe('403 droit_manquant')
  expect(codeOf(await take(lot, { ...proved, quantite_g: 1_000_000 }))).toBe('201')
  expect(await books.row('lot.lot', lot)).toMatchObject({ statut: 'validé' })
  expect(codeOf(await take(lot, { ...proved, quantite_g: 1 }))).toBe('409 stock_insuffisant')
  const kept = await makeLot(api, { statut: 'quarantaine' })
  expect(codeOf(await take(kept, proved))).toBe('409 lot_en_quarantaine')
})

test('a bought lot goes back to its supplier', async () => {
  const lot = await makeLot(api, { statut: 'rejeté' })
  const { body } = await take(lot, { genre: 'retour', quantite_g: 400_000 })
  expect(body).toMatchObject({ sortie: { fournisseur_id: expect.any(String), producteur_id: null } })
  expect(await entries(body.sortie.mouvement_id)).toEqual({ lot: -400_000, fournisseur: 400_000 })
})

test('a sample that does not conform puts its lot into quarantine; a later result is one of its own', async () => {
  const sample = await takeOut(api, {
    genre: 'echantillon',
    quantite_g: 500,
    destinataire: 'Labo',
    raison: 'Plan',
  })
  const waiting = async () =>
    (await api.get(`/v1/sorties?lot_id=${sample.lot_id}&sans_resultat=true`, as)).body.sorties
  expect(await waiting()).toHaveLength(1)
  const found = (rapport: string, conclusion: string, who = 'rsci') =>
    api.post(
      `/v1/sorties/${sample.id}/resultats`,
      { examen: 'Pesticides', conclusion, laboratoire: 'Labo', rapport, rendu_le: '2026-02-03' },
      who,
    )
  expect(codeOf(await found('R0', 'conforme', 'commercial'))).toBe('403 droit_manquant')
  const bad = await found('R1', 'non_conforme')
  expect(bad.status).toBe(201)
  expect(bad.body).toMatchObject({
    ...{ mis_en_quarantaine: true, descendants: [], expeditions: [] },
    ...{ lot: { statut: 'quarantaine', quantite_g: 999_500 }, resultat: { rapport: 'R1', mesures: [] } },
  })
  expect(codeOf(await found('R1', 'non_conforme'))).toBe('409 resultat_analyse_deja_connu')
  expect((await found('R2', 'conforme')).body).toMatchObject({
    ...{ mis_en_quarantaine: false, lot: { statut: 'quarantaine' } },
  })
  expect(await waiting()).toEqual([])
  const [listed] = (await api.get(`/v1/sorties?lot_id=${sample.lot_id}`, as)).body.sorties
  expect(listed.resultats.map(({ rapport }: Draft) => rapport)).toEqual(['R1', 'R2'])
})

test('«stock.reverse» belongs to the direction; what it reverses once stays reversed', async () => {
  const { mouvement_id, lot_id } = await takeOut(api)
  expect(codeOf(await reverse(mouvement_id, 'magasinier'))).toBe('403 droit_manquant')
  expect(codeOf(await reverse(mouvement_id))).toBe('200')
  expect(codeOf(await reverse(mouvement_id))).toBe('409 mouvement_deja_contrepasse')
  const mine = await movements(`lot_id=${lot_id}`)
  expect(mine.map(({ genre }: Draft) => genre)).toEqual(['contrepassation', 'destruction', 'reception'])
  expect(mine[1].contrepasse_par).toBe(mine[0].id)
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString()
  expect(await movements(`lot_id=${lot_id}&depuis=${day(1)}`)).toEqual([])
  expect(await movements(`lot_id=${lot_id}&jusqu_a=${day(1)}&genre=destruction`)).toHaveLength(1)
})

test('a collection of a plot in conversion settles a reception down to it', async () => {
  const office = await openOffice(api)
  const [one, two] = [1, 2].map((n) => `BR-${office.device.code_court}-20260601-000${n}`)
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
