// Outputs of lots over HTTP: returns, destructions, samples and their results; and reversals.
import { expect, test } from 'vitest'
import { PRODUCTEUR } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { receive } from './support/arrivals.ts'
import { openBooks } from './support/books.ts'
import { codeOf, openOffice } from './support/office.ts'
import { type Draft, net } from './support/phones.ts'
import { makeChain } from './support/recalls.ts'
import { waiting } from './support/receptions.ts'
import { makeLot } from './support/stock.ts'
import { takeOut } from './support/suites.ts'

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
/** The lot of a purchase whose reception waits for validation. */
const waitingLot = async () => (await api.get(`/v1/receptions/${await waiting(api)}`, as)).body.lot_id
const collecteOf = (result: Draft) => (result.entites as { collecte: string }).collecte

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
    genre: 'contrepassation',
    contrepasse_id: given.body.sortie.mouvement_id,
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
    mis_en_quarantaine: true,
    descendants: [],
    expeditions: [],
    lot: { statut: 'quarantaine', quantite_g: 999_500 },
    resultat: { rapport: 'R1', mesures: [] },
  })
  expect(codeOf(await found('R1', 'non_conforme'))).toBe('409 resultat_analyse_deja_connu')
  expect((await found('R2', 'conforme')).body).toMatchObject({
    mis_en_quarantaine: false,
    lot: { statut: 'quarantaine' },
  })
  expect(await waiting()).toEqual([])
  const [listed] = (await api.get(`/v1/sorties?lot_id=${sample.lot_id}`, as)).body.sorties
  expect(listed.resultats.map(({ rapport }: Draft) => rapport)).toEqual(['R1', 'R2'])
})

test('a sample that does not conform holds a lot that waits: it is released by who may, and then validated', async () => {
  const lot = await waitingLot()
  const taken = await take(lot, { genre: 'echantillon', destinataire: 'Labo' })
  const found = (conclusion: string, rapport: string) =>
    api.post(
      `/v1/sorties/${taken.body.sortie.id}/resultats`,
      { examen: 'Pesticides', conclusion, laboratoire: 'Labo', rapport, rendu_le: '2026-02-03' },
      'rsci',
    )
  const act = (verb: string, body: object, who = as) => api.post(`/v1/lots/${lot}/${verb}`, body, who)
  expect((await found('non_conforme', 'R1')).body).toMatchObject({
    mis_en_quarantaine: false,
    retenu: true,
    lot: { statut: 'en_attente' },
  })
  const refused = await act('valider', {})
  expect(codeOf(refused)).toBe('409 analyse_non_conforme')
  expect(refused.body.details).toMatchObject({ lot_id: lot, resultats: [{ rapport: 'R1' }] })
  const shown = await api.get(`/v1/lots/${lot}`, as)
  expect(shown.body).toMatchObject({ analyses_retenues: [{ rapport: 'R1' }], levees: [] })
  expect(shown.body.actes_possibles).toContain('liberer')
  const listed = (await api.get('/v1/sorties?conclusion=non_conforme', as)).body.sorties
  expect(listed.map(({ id }: Draft) => id)).toContain(taken.body.sortie.id)
  expect(codeOf(await act('liberer', { raison: 'Contre-expertise' }))).toBe('403 droit_manquant')
  const released = await act('liberer', { raison: 'Contre-expertise' }, 'rsci')
  expect(released.body).toMatchObject({
    statut: 'en_attente',
    analyses_retenues: [],
    quarantaines: [],
    levees: [{ resultat_id: shown.body.analyses_retenues[0].id, raison: 'Contre-expertise' }],
  })
  expect((await act('valider', {})).body).toMatchObject({ statut: 'validé' })
})

test('a result of a lot that is gone tells what was shipped, and a recall starts from it', async () => {
  const { first, expedition } = await makeChain(api)
  const taken = await take(first, { genre: 'echantillon', destinataire: 'Labo' })
  const body = { examen: 'Pesticides', laboratoire: 'Labo', rapport: 'R9', rendu_le: '2026-02-03' }
  const path = `/v1/sorties/${taken.body.sortie.id}/resultats`
  const found = await api.post(path, { ...body, conclusion: 'non_conforme' }, 'rsci')
  expect(found.body).toMatchObject({ retenu: true, expeditions: [{ expedition_id: expedition }] })
  const recall = { origines: [{ genre: 'lot', id: first }], raison: 'Pesticides' }
  const planned = (await api.post('/v1/rappels', recall, 'direction')).body
  expect(planned.lignes.map(({ id }: Draft) => id)).toContain(expedition)
})

test('stock.reverse belongs to the direction; what it reverses once stays reversed', async () => {
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
