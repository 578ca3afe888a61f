// Process steps over HTTP: from the draft to the lots, the mass balance, the quality, the settings, and the reversal.
import { afterEach, describe, expect, test } from 'vitest'
import { EMPLACEMENT, PRODUIT } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { hoursAgo } from './support/dates.ts'
import { codeOf } from './support/office.ts'
import {
  createStep,
  doneStep,
  ETAPE_VOISINE,
  input,
  makeTheirStep,
  output,
  stepOf,
  storeLot,
  validateStep,
} from './support/steps.ts'
import { makeLot } from './support/stock.ts'

const api = await openApi()
const MINUTE = 60_000
const read = async (id: string) => (await api.get(`/v1/etapes/${id}`, 'magasinier')).body
const act = (id: string, verb: string, body: object = {}) =>
  api.post(`/v1/etapes/${id}/${verb}`, body, 'magasinier')
const patch = (id: string, body: object) => api.send('PATCH', `/v1/etapes/${id}`, { as: 'magasinier', body })
const balance = async (lot: string) =>
  (
    await api.sql<{ quantite_g: number }>(
      `select s.quantite_g::int from matiere.compte c join matiere.solde s on s.compte_id = c.id where c.objet_id = $1`,
      [lot],
    )
  )[0]?.quantite_g

describe('the life of a step', () => {
  test('planned, changed, validated, its lot numbered, devalidated, and done again under the same number', async () => {
    const lot = await makeLot(api)
    const created = await api.post('/v1/etapes', await stepOf(api, { entrees: [input(lot)] }), 'magasinier')
    expect(created.status).toBe(201)
    const { id } = created.body
    expect(created.body).toMatchObject({
      statut: 'brouillon',
      niveau_suivi: 'detaille',
      tolerance_cp: null,
      declassements: [],
      bilan: { entrees_g: 1_000_000, sorties_g: 900_000, pertes_g: 100_000, ecart_g: 0 },
      sorties: [{ lot_id: null, etats_issus: { AB: 'AB' } }],
    })
    expect(await balance(lot)).toBe(1_000_000)

    const juice = { nature: 'PF', produit_id: PRODUIT.mangue }
    const changed = await patch(id, { sorties: [output(500_000), output(350_000, juice)] })
    expect(changed.body.bilan).toMatchObject({ sorties_g: 850_000, ecart_g: 50_000 })
    expect(codeOf(await patch(id, {}))).toBe('400 parametre_invalide')

    const done = (await act(id, 'valider')).body
    expect(done).toMatchObject({ statut: 'validée', historique: [{ acte: 'creer' }, { acte: 'valider' }] })
    const [first, second] = done.sorties.map(({ lot_id }: { lot_id: string }) => lot_id)
    expect([await balance(lot), await balance(first), await balance(second)]).toEqual([0, 500_000, 350_000])
    expect(done.sorties).toMatchObject([{ lot_statut: 'en_attente', numero_officiel: null }, {}])
    await storeLot(api, first)
    const numbered = (await read(id)).sorties[0]
    expect(numbered).toMatchObject({ lot_statut: 'validé', numero_officiel: expect.stringContaining('NET') })

    expect(codeOf(await act(id, 'devalider'))).toBe('400 parametre_invalide')
    const back = await act(id, 'devalider', { raison: 'Lot mal pesé' })
    expect(back.body).toMatchObject({
      statut: 'brouillon',
      mouvement_id: null,
      sorties: [{ lot_id: null, numero_officiel: numbered.numero_officiel }, {}],
    })
    expect(back.body.historique.at(-1)).toMatchObject({ acte: 'devalider', raison: 'Lot mal pesé' })
    expect(await balance(lot)).toBe(1_000_000)
    const again = await validateStep(api, id)
    await storeLot(api, again.sorties[0].lot_id)
    expect((await read(id)).sorties[0].numero_officiel).toBe(numbered.numero_officiel)
    const states = await api.sql('select statut from lot.lot where numero_officiel = $1 order by cree_le', [
      numbered.numero_officiel,
    ])
    expect(states).toEqual([{ statut: 'annulé' }, { statut: 'validé' }])
  })

  test('a chain: the output of one step, once validated, is the input of the next', async () => {
    const cleaned = await doneStep(api)
    const next = { entrees: [input(cleaned.lot, 900_000)], sorties: [output(400_000, { nature: 'PF' })] }
    const id = await createStep(api, { ...next, procede: 'pressage' })
    expect(codeOf(await act(id, 'valider'))).toBe('409 lot_non_valide')
    await storeLot(api, cleaned.lot)
    expect((await act(id, 'valider')).status).toBe(200)
    const refused = await act(cleaned.id, 'devalider', { raison: 'x' })
    expect(codeOf(refused)).toBe('409 matiere_deja_utilisee')
    expect((await act(id, 'devalider', { raison: 'x' })).status).toBe(200)
    expect((await act(cleaned.id, 'devalider', { raison: 'x' })).status).toBe(200)
    expect(await balance(cleaned.source)).toBe(1_000_000)
  })
})

describe('quality', () => {
  test('a downgrade is shown, refused, and confirmed exactly as it is', async () => {
    const lots = [await makeLot(api), await makeLot(api, { etats: { AB: 'C2' } })]
    const id = await createStep(api, { entrees: lots.map((lot) => input(lot)), sorties: [output(1_900_000)] })
    const refused = await act(id, 'valider')
    expect(codeOf(refused)).toBe('409 declassement_a_confirmer')
    const falls = [{ rang: 1, referentiel_code: 'AB', avant: 'AB', apres: 'C2' }]
    expect(refused.body.details).toEqual({ declassements: falls })
    expect((await read(id)).declassements).toEqual(falls)
    const other = [{ ...falls[0], apres: 'C1' }]
    expect(codeOf(await act(id, 'valider', { declassements: other }))).toBe('409 declassement_a_confirmer')
    const done = await act(id, 'valider', { declassements: falls })
    expect(done.body).toMatchObject({ declassements: falls, sorties: [{ etats_issus: { AB: 'C2' } }] })
  })

  test('what the lots are worth is judged at the validation, not when the step was planned', async () => {
    const lot = await makeLot(api)
    const id = await createStep(api, { entrees: [input(lot)] })
    await api.sql(
      `insert into lot.qualite (organisation_id, lot_id, referentiel_code, etat_code, origine, auteur_id, le)
       select organisation_id, id, 'AB', 'C1', 'decision', auteur_id, now() from lot.lot where id = $1`,
      [lot],
    )
    const done = await act(id, 'valider')
    expect(done.body).toMatchObject({ declassements: [], sorties: [{ etats_issus: { AB: 'C1' } }] })
  })

  test('different products in conversion make a conventional one', async () => {
    const etats = { AB: 'C2' }
    const lots = [await makeLot(api, { etats }), await makeLot(api, { etats, produit_id: PRODUIT.mangue })]
    const step = await read(await createStep(api, { entrees: lots.map((lot) => input(lot, 1000)) }))
    expect(step.sorties[0].etats_issus).toEqual({ AB: 'C1' })
    expect(step.declassements).toEqual([{ rang: 1, referentiel_code: 'AB', avant: 'C2', apres: 'C1' }])
  })
})

describe('settings, as they are at the date of the step', () => {
  const written = new Set<string>()
  const set = async (cle: string, valeur: unknown) => {
    written.add(cle)
    const { body } = await api.send('PUT', `/v1/reglages/${cle}`, { body: { valeur }, as: 'admin' })
    // Returns the first whole millisecond after `depuis`.
    return Date.parse(body.depuis) + 1
  }
  afterEach(async () => {
    for (const cle of written)
      await api.send('PUT', `/v1/reglages/${cle}`, { body: { valeur: null }, as: 'admin' })
    written.clear()
  })
  const at = (ms: number) => new Date(ms).toISOString()
  const missing = async (date_operation: string) => {
    const entrees = [input(await makeLot(api, { date_operation: hoursAgo(1) }))]
    return codeOf(await act(await createStep(api, { entrees, pertes: [], date_operation }), 'valider'))
  }

  test('procedes.tolerance_bilan: none, then 5 %; a step of before is judged by what was', async () => {
    const now = at(Date.now())
    expect(await missing(now)).toBe('200')
    const since = await set('procedes.tolerance_bilan', 500)
    expect(await missing(at(since - MINUTE))).toBe('200')
    const id = await createStep(api, { pertes: [], date_operation: at(since) })
    expect((await read(id)).tolerance_cp).toBe(500)
    const refused = await act(id, 'valider')
    expect(codeOf(refused)).toBe('409 bilan_hors_tolerance')
    expect(refused.body.details).toEqual({
      entrees_g: 1_000_000,
      sorties_g: 900_000,
      pertes_g: 0,
      ecart_g: 100_000,
      niveau_suivi: 'detaille',
      tolerance_cp: 500,
    })
    expect(await missing(at(await set('procedes.tolerance_bilan', 1000)))).toBe('200')
  })

  test('procedes.niveau_suivi: followed globally, what is missing is the loss', async () => {
    expect(await missing(at(await set('procedes.tolerance_bilan', 0)))).toBe('409 bilan_hors_tolerance')
    const since = await set('procedes.niveau_suivi.nettoyage', 'global')
    expect(await missing(at(since))).toBe('200')
    expect(await missing(at(since - 2))).toBe('409 bilan_hors_tolerance')
    const more = await createStep(api, { sorties: [output(1_000_001)], pertes: [] })
    expect(codeOf(await act(more, 'valider'))).toBe('409 bilan_hors_tolerance')
    const pressing = await createStep(api, { procede: 'pressage', pertes: [] })
    expect(codeOf(await act(pressing, 'valider'))).toBe('409 bilan_hors_tolerance')
  })
})

describe('reading', () => {
  test('by lot, product, process, state and date', async () => {
    const before = new Date(Date.now() - MINUTE).toISOString()
    const done = await doneStep(api)
    const found = async (query: string) =>
      (await api.get(`/v1/etapes?${query}`, 'direction')).body.etapes.map(({ id }: { id: string }) => id)
    expect(await found(`lot_id=${done.source}`)).toEqual([done.id])
    expect(await found(`lot_id=${done.lot}`)).toEqual([done.id])
    expect(await found(`du=${before}&statut=${encodeURIComponent('validée')}`)).toContain(done.id)
    expect(await found(`au=${before}&lot_id=${done.lot}`)).toEqual([])
    expect(await found(`procede=pressage&lot_id=${done.lot}`)).toEqual([])
    expect(await found(`produit_id=${PRODUIT.ananas}&lot_id=${done.lot}`)).toEqual([done.id])
    await act(done.id, 'devalider', { raison: 'x' })
    expect(await found(`lot_id=${done.lot}`)).toEqual([done.id])
  })

  test('pages', async () => {
    const ids = [await createStep(api), await createStep(api)].toReversed()
    const first = (await api.get('/v1/etapes?limite=1', 'magasinier')).body
    const second = (await api.get(`/v1/etapes?limite=1&curseur=${first.suivant}`, 'magasinier')).body
    expect([first.etapes[0].id, second.etapes[0].id]).toEqual(ids)
  })

  test('VOISINE’s steps, lots and places are not there', async () => {
    await makeTheirStep(api)
    const lot = await makeLot(api, { voisine: true })
    expect(codeOf(await api.get(`/v1/etapes/${ETAPE_VOISINE}`, 'direction'))).toBe('404 etape_inconnue')
    const named = await api.post('/v1/etapes', await stepOf(api, { entrees: [input(lot)] }), 'magasinier')
    expect(codeOf(named)).toBe('404 lot_inconnu')
    const sorties = [output(1, { emplacement_id: EMPLACEMENT.voisine })]
    const placed = await api.post('/v1/etapes', await stepOf(api, { sorties }), 'magasinier')
    expect(codeOf(placed)).toBe('404 emplacement_inconnu')
  })
})

describe('what cannot be', () => {
  test.each([
    ['no mass', { sorties: [output(0)] }],
    ['a mass beyond bounds', { sorties: [output(2 ** 53 + 1)] }],
    ['a fraction', { sorties: [output(1.5)] }],
    ['a reception lot', { sorties: [output(1, { nature: 'REC' })] }],
    ['a loss of no category', { pertes: [{ quantite_g: 1 }] }],
    ['another loss without a note', { pertes: [{ categorie: 'autre', quantite_g: 1 }] }],
    ['a note with a null byte', { pertes: [{ categorie: 'tri', quantite_g: 1, note: '\u0000' }] }],
    ['states that are no texts', { sorties: [output(1, { etats: { AB: 1 } })] }],
    ['a date to come', { date_operation: '9999-01-01T00:00:00Z' }],
    ['no date', { date_operation: 'hier' }],
    ['a process in capitals', { procede: 'NETTOYAGE' }],
  ])('%s', async (_, wish) => {
    const { status, body } = await api.post('/v1/etapes', await stepOf(api, wish), 'magasinier')
    expect([status, body.erreur]).toEqual([400, 'parametre_invalide'])
  })

  test('the same lot twice', async () => {
    const lot = await makeLot(api)
    const twice = { entrees: [input(lot, 1), input(lot.toUpperCase(), 1)] }
    const refused = await api.post('/v1/etapes', await stepOf(api, twice), 'magasinier')
    expect(codeOf(refused)).toBe('400 parametre_invalide')
  })

  test('two hundred outputs of the largest mass still add up', async () => {
    const sorties = Array.from({ length: 200 }, () => output(10 ** 12))
    const id = await createStep(api, { sorties, pertes: [] })
    expect((await read(id)).bilan.sorties_g).toBe(200 * 10 ** 12)
    expect((await act(id, 'valider')).status).toBe(200)
  })
})
