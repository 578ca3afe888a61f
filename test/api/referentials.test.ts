// Spec: lots#ecart-du-bio: each act checks only its own referential. The goods are organic under AB and transitional under NOP;
// their collection crossed an AB ceiling. The test follows them from the plot to the refused container, over HTTP.
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { CERTIFICAT, demoId, PRODUCTEUR, PRODUIT } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { createPlace } from './support/inventories.ts'
import { codeOf } from './support/office.ts'
import { collect, delivery, validated } from './support/receptions.ts'
import { createExpedition, createSale, saleLine } from './support/sales.ts'
import { createStep, input, output } from './support/steps.ts'

type Row = Record<string, unknown>

const api = await openApi()
const LAND = { producteur_id: PRODUCTEUR.small, parcelle_id: demoId('parcelle', 60) }
const KG = 1000
const NET = 10_000 * KG
const today = new Date().toISOString().slice(0, 10)
const read = async (path: string, as = 'magasinier') => (await api.get(path, as)).body
const balance = async (query: string): Promise<Row[]> =>
  (await read(`/v1/bilan-matiere?du=${today}&${query}`)).bilans
const received = async () =>
  Object.fromEntries(
    (await balance(`site=principal&produit_id=${PRODUIT.ananas}`)).map((row) => [
      `${row.referentiel_code} ${row.categorie}`,
      (row.entrees as Record<string, number>).reception_g ?? 0,
    ]),
  )
let crossing: string
let reception: string
let lot: string
let before: Record<string, number>
let after: Record<string, number>

beforeAll(async () => {
  const revision = {
    parcelle_id: LAND.parcelle_id,
    referentiel_code: 'NOP',
    etat_code: 'TR',
    depuis: '2025-01-01T00:00:00Z',
    raison: 'Traitement interdit par le NOP',
  }
  expect((await api.post('/v1/conformite/statuts', revision, 'rsci')).status).toBe(201)
  before = await received()
  const collected = await collect(api, {
    ...LAND,
    pesees: [{ brut_g: NET + KG, tare_g: KG }],
    calcul_telephone: { net_g: NET, refaction_g: 0, net_marchand_g: NET },
  })
  crossing = collected.id
  reception = await validated(
    api,
    delivery([{ collecte_id: crossing }], { groupement_id: collected.groupement_id, net_g: NET }),
  )
  lot = (await read(`/v1/receptions/${reception}`)).lot_id as string
  after = await received()
})

test('lists show the category per referential beside the lowest of them', async () => {
  const qualites = [
    { referentiel_code: 'AB', etat_code: 'AB', categorie_affichage: 'bio' },
    { referentiel_code: 'NOP', etat_code: 'TR', categorie_affichage: 'conventionnel' },
  ]
  const shown = { categorie_affichage: 'conventionnel', qualites }
  expect((await read(`/v1/lots?reception_id=${reception}`)).lots).toMatchObject([{ id: lot, ...shown }])
  expect((await read(`/v1/receptions?lot_id=${lot}`)).receptions).toMatchObject([{ id: reception, ...shown }])
  const { collectes } = await read(`/v1/collectes?parcelle_id=${LAND.parcelle_id}`, 'direction')
  expect(collectes[0]).toMatchObject({
    id: crossing,
    ecartee_du_bio: true,
    referentiel_ecarte: 'AB',
    qualites: { AB: 'AB', NOP: 'TR' },
    categories: { AB: 'bio', NOP: 'conventionnel' },
  })
})

test('the lot and its reception say under which referential it is held', async () => {
  const held = [{ referentiel_code: 'AB', collecte_id: crossing, motifs: ['capacite_depassee'] }]
  expect((await read(`/v1/lots/${lot}`)).ecarts_du_bio).toEqual(held)
  expect((await read(`/v1/receptions/${reception}`)).ecartes_du_bio).toEqual(held)
})

test('it is not sold as organic under AB; conventional, under AB or NOP, it leaves', async () => {
  const send = async (qualites: object) => {
    const vente_id = await createSale(api, { lignes: [saleLine({ qualites })] })
    const id = await createExpedition(api, { vente_id, lot, quantite_g: KG })
    return api.post(`/v1/expeditions/${id}/valider`, {}, 'magasinier')
  }
  const refused = await send({ AB: 'AB' })
  expect([codeOf(refused), refused.body.details]).toEqual([
    '409 controle_ouvert',
    { lot_id: lot, referentiel_code: 'AB', collecte_id: crossing, motifs: ['capacite_depassee'] },
  ])
  expect((await send({ NOP: 'TR' })).status).toBe(200)
  expect((await send({ AB: 'C1' })).status).toBe(200)
})

test('it is not made into goods that stay organic under AB', async () => {
  const make = async (etats: object) => {
    const sorties = [output(KG, { etats })]
    const id = await createStep(api, { entrees: [input(lot, KG)], sorties, pertes: [] })
    const { declassements } = await read(`/v1/etapes/${id}`)
    return api.post(`/v1/etapes/${id}/valider`, { declassements }, 'magasinier')
  }
  const refused = await make({})
  expect([codeOf(refused), refused.body.details.bloquants]).toEqual([
    '409 etape_bloquee',
    [
      {
        lot_id: lot,
        motif: 'controle_ouvert',
        referentiel_code: 'AB',
        collecte_id: crossing,
        motifs: ['capacite_depassee'],
      },
    ],
  ])
  const made = await make({ AB: 'C1' })
  expect(made.body.entrees).toMatchObject([{ lot_id: lot, categorie: 'conventionnel', qualites: [{}, {}] }])
})

test('a place that names AB admits what is organic under it; one that names none judges as it did', async () => {
  const move = async (rest: object) => {
    const emplacement_id = await createPlace(api, rest)
    return api.post(`/v1/lots/${lot}/deplacer`, { emplacement_id }, 'magasinier')
  }
  const refused = await move({ qualites_admises: ['bio'] })
  expect([codeOf(refused), refused.body.details]).toEqual([
    '409 qualite_non_admise',
    {
      emplacement_id: expect.any(String),
      referentiel_code: null,
      categorie: 'conventionnel',
      admises: ['bio'],
    },
  ])
  const nop = await move({ qualites_par_referentiel: { NOP: ['bio'] } })
  expect([codeOf(nop), nop.body.details.referentiel_code]).toEqual(['409 qualite_non_admise', 'NOP'])
  expect((await move({ qualites_par_referentiel: { AB: ['bio'] } })).status).toBe(200)
  expect((await move({ qualites_admises: ['conventionnel'] })).status).toBe(200)
})

test('the mass balance counts its kilos as organic under AB, conventional under NOP', async () => {
  const rise = (key: string) => (after[key] ?? 0) - (before[key] ?? 0)
  expect([rise('AB bio'), rise('AB conventionnel')]).toEqual([NET, 0])
  expect([rise('NOP bio'), rise('NOP conventionnel')]).toEqual([0, NET])
})

test('the balance is drawn for one referential, and for one certificate', async () => {
  const rows = await balance('referentiel=AB')
  expect([...new Set(rows.map(({ referentiel_code }) => referentiel_code))]).toEqual(['AB'])
  const organic = rows.filter(({ categorie }) => categorie === 'bio' || categorie === 'conversion')
  const certified = await balance(`certificat_id=${CERTIFICAT.organisation}`)
  expect(certified.length).toBeGreaterThan(0)
  for (const row of certified) {
    expect(organic).toContainEqual(row)
    expect(row.certificats).toContainEqual({
      certificat_id: CERTIFICAT.organisation,
      numero: expect.any(String),
      statut: 'valide',
    })
  }
  expect(await balance(`certificat_id=${uuidv7()}`)).toEqual([])
  const pages: Row[] = []
  for (let next = ''; ; ) {
    const page = await read(`/v1/bilan-matiere?du=${today}&limite=1${next}`)
    pages.push(...page.bilans)
    if (page.suivant === null) break
    next = `&curseur=${page.suivant}`
  }
  expect(pages).toEqual(await balance('limite=200'))
})
