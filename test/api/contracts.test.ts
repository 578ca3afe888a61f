// A purchase contract from its draft to its closing, the prices of its lines by measurements, and exchange rates, over HTTP.
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { CAMPAGNE, CONTRAT, GROUPEMENT, PRODUIT } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { codeOf, openOffice } from './support/office.ts'
import { clockAt, type Draft } from './support/phones.ts'

const api = await openApi()
const line = { produit_id: PRODUIT.ananas, quantite_g: 5_000_000, prix_kg: 190 }
const create = (changes: Draft = {}, as = 'commercial') =>
  api.post('/v1/contrats', { code: uuidv7(), campagne_id: CAMPAGNE.demo, lignes: [line], ...changes }, as)
const act = (id: string, verb: string, body: object = {}, as = 'commercial') =>
  api.post(`/v1/contrats/${id}/${verb}`, body, as)
const patch = (id: string, body: object) =>
  api.send('PATCH', `/v1/contrats/${id}`, { as: 'commercial', body })
const price = async (id: string, body: object) => act(id, 'prix', body, 'direction')

describe('the life of a contract', () => {
  test('draft, changed, activated, closed; collections are judged by when it was active', async () => {
    const created = await create({ groupement_id: GROUPEMENT.allada, tolerance_cp: 250 })
    expect(created.status).toBe(201)
    const { id } = created.body
    expect(created.body).toMatchObject({
      statut: 'brouillon',
      en_vigueur: false,
      devise: 'XOF',
      actif_depuis: null,
    })
    expect(codeOf(await act(id, 'clore', { raison: 'x' }))).toBe('409 contrat_non_actif')

    const changed = await patch(id, {
      groupement_id: null,
      lignes: [line, { ...line, produit_id: PRODUIT.mangue }],
    })
    expect(changed.body).toMatchObject({
      groupement_id: null,
      tolerance_cp: 250,
      lignes: [{ rang: 1 }, { rang: 2 }],
    })
    expect(codeOf(await patch(id, {}))).toBe('400 parametre_invalide')
    expect(codeOf(await patch(id, { lignes: [] }))).toBe('400 parametre_invalide')

    const office = await openOffice(api)
    const draft = await office.send({ contrat_id: id })
    expect(draft.result.motifs).toEqual(['reference_inactive'])
    const active = await act(id, 'activer')
    expect(active.body).toMatchObject({ statut: 'actif', en_vigueur: true, actif_jusque: null })
    expect(codeOf(await act(id, 'activer'))).toBe('409 contrat_non_brouillon')
    expect(codeOf(await patch(id, { code: 'X' }))).toBe('409 contrat_non_brouillon')
    expect((await office.send({ contrat_id: id })).result.motifs).toEqual([])
    const during = clockAt(Date.now())
    const closed = await act(id, 'clore', { raison: 'Quantité atteinte' })
    expect(closed.body).toMatchObject({
      statut: 'clos',
      en_vigueur: false,
      raison_cloture: 'Quantité atteinte',
    })
    expect((await office.send({ contrat_id: id }, during)).result.motifs).toEqual([])
    expect((await office.send({ contrat_id: id })).result.motifs).toEqual(['reference_inactive'])
    expect((await api.get(`/v1/contrats/${id}`, 'auditeur')).body).toEqual(closed.body)
  })

  test('what the table refuses is contrat_refuse, in the words of the database', async () => {
    const { status, body } = await create({ code: 'ACHAT-BIO-1' })
    expect([status, body.erreur]).toEqual([409, 'contrat_refuse'])
    expect(body.details).toMatchObject({ contrainte: 'contrat_code_unique' })
    expect(body.details.message).toContain('contrat_code_unique')
    expect((await create({ debut: '2026-02-01', fin: '2026-01-01' })).body.details.contrainte).toBe(
      'contrat_dates_ordonnees',
    )
  })

  test.each<[string, Draft]>([
    ['no line', { lignes: [] }],
    ['neither price nor formula', { lignes: [{ ...line, prix_kg: undefined }] }],
    ['both', { lignes: [{ ...line, formule: { prix_base_kg: 1, ajustements: [] } }] }],
    ['a price that is no integer', { lignes: [{ ...line, prix_kg: 1.5 }] }],
    ['a negative mass', { lignes: [{ ...line, quantite_g: -1 }] }],
    ['a code of blanks', { code: '  ' }],
    ['a day that is none', { debut: '2026-02-30' }],
  ])('400 parametre_invalide: %s', async (_, changes) => {
    expect(codeOf(await create(changes))).toBe('400 parametre_invalide')
  })

  test('only contracts.manage writes; the module’s readers read', async () => {
    expect(codeOf(await create({}, 'rsci'))).toBe('403 droit_manquant')
    expect(codeOf(await api.get('/v1/contrats', 'magasinier'))).toBe('403 droit_manquant')
    expect((await api.get('/v1/contrats', 'rsci')).status).toBe(200)
  })

  test('the list filters by state, campaign, product, group and code', async () => {
    const ids = async (query: string) =>
      (await api.get(`/v1/contrats?limite=200&${query}`, 'direction')).body.contrats.map(
        ({ id }: Draft) => id,
      )
    expect(await ids('recherche=achat-bio')).toEqual(
      expect.arrayContaining([CONTRAT.actif, CONTRAT.brouillon]),
    )
    expect(await ids('recherche=achat-bio')).toHaveLength(2)
    expect(await ids('statut=clos')).toContain(CONTRAT.clos)
    expect(await ids('statut=clos')).not.toContain(CONTRAT.actif)
    expect(await ids(`produit_id=${PRODUIT.mangue}`)).toContain(CONTRAT.actif)
    expect(await ids(`produit_id=${PRODUIT.mangue}`)).not.toContain(CONTRAT.clos)
    expect(await ids(`campagne_id=${CAMPAGNE.demoPrevious}`)).toEqual([])
    const { id } = (await create({ groupement_id: GROUPEMENT.togoudo })).body
    expect(await ids(`groupement_id=${GROUPEMENT.togoudo}`)).toEqual([id])
  })
})

describe('what a line pays', () => {
  test('by measurements: the base of the demo at 14.2 Brix, two whole steps more', async () => {
    const { body } = await price(CONTRAT.formule, {
      mesures: { brix_dixiemes: 142, impuretes_cp: 80, calibre: 12 },
      net_marchand_g: 125_500,
    })
    expect(body).toMatchObject({
      ligne: 1,
      devise: 'EUR',
      prix_base_kg: 30,
      prix_kg: 32,
      montant: 4016,
      devise_organisation: 'XOF',
      montant_organisation: 26_343,
    })
    expect(body.ajustements.map(({ pas, montant_kg }: Draft) => [pas, montant_kg])).toEqual([
      [2, 2],
      [0, 0],
      [0, 0],
    ])
  })

  test('mesure_qualite_manquante: the details name what is missing', async () => {
    const { status, body } = await price(CONTRAT.formule, { mesures: { brix_dixiemes: 142 } })
    expect([status, body]).toEqual([
      409,
      { erreur: 'mesure_qualite_manquante', details: { mesures: ['impuretes_cp'] } },
    ])
    expect(codeOf(await price(CONTRAT.formule, { mesures: { brix_dixiemes: '142', impuretes_cp: 0 } }))).toBe(
      '400 parametre_invalide',
    )
  })

  test('one price needs no measurement; XOF has no minor unit', async () => {
    const { body } = await price(CONTRAT.actif, { net_marchand_g: 1500 })
    expect(body).toMatchObject({ prix_kg: 190, montant: 285, montant_organisation: 285, ajustements: [] })
  })

  test('a formula may only name what the product measures', async () => {
    const formule = (mesure: string) => ({
      lignes: [
        {
          produit_id: PRODUIT.ananas,
          quantite_g: 1,
          formule: {
            prix_base_kg: 1,
            ajustements: [{ mesure, sens: 'au_dessus', seuil: 0, pas: 1, montant_kg: 1 }],
          },
        },
      ],
    })
    expect((await create(formule('calibre'))).body.lignes[0].mesures_requises).toEqual(['calibre'])
    const refused = await create(formule('ph_dixiemes'))
    expect(codeOf(refused)).toBe('400 mesure_inconnue')
    expect(refused.body.details).toMatchObject({
      mesures: ['ph_dixiemes'],
      connues: expect.arrayContaining(['calibre']),
    })
  })

  test('the largest numbers that a request may hold overflow nothing', async () => {
    const most = 10_000_000
    const adjustment = { mesure: 'calibre', sens: 'au_dessous', seuil: most, pas: 1, montant_kg: 1_000_000 }
    const { body } = await create({
      lignes: [
        {
          ...line,
          prix_kg: undefined,
          formule: {
            prix_base_kg: 1_000_000_000_000,
            ajustements: Array.from({ length: 50 }, () => adjustment),
          },
        },
      ],
    })
    for (const net_marchand_g of [0, 1_000_000_000_000])
      expect((await price(body.id, { mesures: { calibre: -most }, net_marchand_g })).status).toBeLessThan(500)
  })
})

describe('exchange rates', () => {
  const set = (changes: object) =>
    api.post(
      '/v1/taux-change',
      { source: 'GBP', cible: 'XOF', valeur: '780.5', raison: 'Cours', ...changes },
      'direction',
    )

  test('a contract in another currency is activated once a rate is in force', async () => {
    const { id } = (await create({ devise: 'GBP' })).body
    expect(codeOf(await act(id, 'activer'))).toBe('409 taux_change_inconnu')
    expect(codeOf(await set({ depuis: '2100-01-01T00:00:00Z' }))).toBe('201')
    expect(codeOf(await act(id, 'activer'))).toBe('409 taux_change_inconnu')
    expect(codeOf(await set({ depuis: '2026-01-01T00:00:00Z' }))).toBe('201')
    expect(codeOf(await act(id, 'activer'))).toBe('200')
    expect((await price(id, { net_marchand_g: 1000 })).body.montant_organisation).toBe(1483)
  })

  test.each(['0', '0.00', '-1', '1e3', '01', '1.', '.5', '1,5', '1.1234567890123', '1234567890', ''])(
    'a rate that is none: %j',
    async (valeur) => {
      expect(codeOf(await set({ valeur }))).toBe('400 parametre_invalide')
    },
  )

  test('the list shows what was set, exactly, and filters by currency and date', async () => {
    await set({ source: 'CHF', valeur: '683.120000000001', depuis: '2026-03-01T00:00:00Z' })
    await set({ source: 'CHF', valeur: '690', depuis: '2026-04-01T00:00:00Z' })
    const values = async (query: string) =>
      (await api.get(`/v1/taux-change?source=CHF&${query}`, 'auditeur')).body.taux_change.map(
        (t: Draft) => t.valeur,
      )
    expect(await values('cible=XOF')).toEqual(['690', '683.120000000001'])
    expect(await values('le=2026-03-15T00:00:00Z')).toEqual(['683.120000000001'])
    expect(await values('cible=EUR')).toEqual([])
  })
})
