// Crops of a plot over HTTP: strata and cycles, shares larger than the land, a change by the office, and overlaps of two plots.
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { CAMPAGNE, PRODUIT } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { hoursAgo, newMember } from './support/members.ts'
import { codeOf, type Office, openOffice } from './support/office.ts'
import type { Draft } from './support/phones.ts'
import { square, survey } from './support/provokedMotifs.ts'

const api = await openApi()
let office: Office
beforeAll(async () => {
  office = await openOffice(api)
})

type Crop = { produit_id: string; part_cp: number; strate?: string; cycle?: number }
const all = (produit_id: string, rest: object = {}): Crop => ({ produit_id, part_cp: 10_000, ...rest })
const kept = (produit_id: string, part_cp: number, strate = 'principal') => ({
  produit_id,
  part_cp,
  strate,
  cycle: null,
})
const send = (type: string, version_schema: number, payload: Draft) =>
  office.send({}, { type, version_schema, payload })
const shown = async (id: string) => (await api.get(`/v1/parcelles/${id}`, 'rsci')).body

/** Registers a plot of a new producer; a plot without crops is fallow. */
async function register(cultures: Crop[], version = 2, geojson = square()) {
  const { producteur_id } = await newMember(api)
  const parcelle_id = uuidv7()
  const payload = { parcelle_id, producteur_id, nom: 'Champ', surface_declaree_m2: 12_000, cultures }
  const sent = await send('parcelle.enregistrer', version, { ...payload, releve: survey(geojson) })
  await api.sql(
    `insert into conformite.statut_parcelle (organisation_id, parcelle_id, referentiel_code, etat_code, periode, raison)
     select p.organisation_id, p.id, 'AB', 'AB', '(,)', 'essai' from parcelle.parcelle p where p.id = $1`,
    [parcelle_id],
  )
  return { parcelle_id, producteur_id, sent }
}
const propose = async (
  producteur_id: string,
  matiere_code = 'ANANAS',
): Promise<{ id: string; lignes: Draft[] }> => {
  const body = { campagne_id: CAMPAGNE.demo, producteur_id, matiere_code, etat_code: 'AB' }
  return (await api.post('/v1/capacites', body, 'rsci-adjoint')).body.capacites[0]
}
const validate = (id: unknown) => api.post(`/v1/capacites/${id}/valider`, {}, 'rsci')
const change = (id: string, body: object) =>
  api.post(`/v1/parcelles/${id}/cultures`, { le: hoursAgo(0), raison: 'Vu sur place', ...body }, 'rsci')

test('a plot with longitude and latitude in the other order is written with parcelle_lointaine', async () => {
  const { coordinates } = square() as { coordinates: number[][][] }
  const swapped = { type: 'Polygon', coordinates: coordinates.map((ring) => ring.map(([x, y]) => [y, x])) }
  const { sent } = await register([], 2, swapped)
  expect(sent.result.alertes).toEqual(['parcelle_lointaine'])
  expect((await register([])).sent.result.alertes).toEqual([])
})

describe('land counted twice', () => {
  test('by a phone that knows no stratum: reduced, one control that bars the next capacity alone', async () => {
    const plot = await register([all(PRODUIT.ananas), all(PRODUIT.mangue)], 1)
    expect(plot.sent.result.motifs).toEqual(['ecart_calcul'])
    const halves = [kept(PRODUIT.ananas, 5000), kept(PRODUIT.mangue, 5000)]
    expect((await shown(plot.parcelle_id)).cultures).toEqual(expect.arrayContaining(halves))
    const [control, ...others] = await office.controls(plot.sent)
    expect(others).toEqual([])
    expect(control).toMatchObject({ motif: 'ecart_calcul', effet: 'capacite_bloquee' })

    const { id } = await propose(plot.producteur_id)
    expect(codeOf(await validate(id))).toBe('409 capacite_non_validable')
    expect(codeOf(await office.lift(control, 'correction'))).toBe('409 cultures_attendues')
    const stated = [all(PRODUIT.ananas), all(PRODUIT.mangue, { strate: 'associe' })]
    expect((await change(plot.parcelle_id, { cultures: stated })).status).toBe(200)
    expect(codeOf(await office.lift(control, 'correction'))).toBe('200')
    expect((await propose(plot.producteur_id)).lignes).toMatchObject([
      { parcelle_id: plot.parcelle_id, part_cp: 10_000 },
    ])
    expect((await propose(plot.producteur_id, 'MANGUE')).lignes).toMatchObject([
      { part_cp: 10_000, strate: 'associe' },
    ])
  })

  test('one under the other, and one after the other, is nothing but said', async () => {
    const cycles = [
      all(PRODUIT.ananas, { strate: 'principal', cycle: 1 }),
      all(PRODUIT.mangue, { strate: 'principal', cycle: 2 }),
    ]
    const strata = [all(PRODUIT.ananas, { strate: 'principal' }), all(PRODUIT.mangue, { strate: 'associe' })]
    expect((await register(strata)).sent.result.motifs).toEqual([])
    expect((await register(cycles)).sent.result.motifs).toEqual([])
  })

  test('the office is refused what exceeds the land', async () => {
    const { parcelle_id } = await register([])
    const { status, body } = await change(parcelle_id, {
      cultures: [all(PRODUIT.ananas), all(PRODUIT.mangue)],
    })
    expect([status, body.erreur, body.details.parametre]).toEqual([400, 'parametre_invalide', 'cultures'])
  })
})

describe('crops that change', () => {
  test('with a survey: what stood before is kept, and the capacity returns to validation', async () => {
    const { parcelle_id, producteur_id } = await register([all(PRODUIT.ananas, { strate: 'principal' })])
    const { id } = await propose(producteur_id)
    const payload = {
      parcelle_id,
      releve: survey(square()),
      cultures: [{ ...kept(PRODUIT.ananas, 4000), cycle: 1 }],
    }
    const { result } = await send('parcelle.relever', 2, payload)
    expect(result.motifs).toEqual([])
    expect((await api.get(`/v1/capacites/${id}`, 'direction')).body.capacite.statut).toBe('remplacee')
    const plot = await shown(parcelle_id)
    expect(plot.cultures).toEqual([{ ...kept(PRODUIT.ananas, 4000), cycle: 1 }])
    expect(plot.cultures_initiales).toEqual([kept(PRODUIT.ananas, 10_000)])
    expect(plot.assolements).toMatchObject([{ raison: null, commande_id: result.commande_id }])
  })

  test('by the office, dated and with its reason', async () => {
    const { parcelle_id } = await register([all(PRODUIT.ananas, { strate: 'principal' })])
    const body = { cultures: [] as Crop[] }
    expect(codeOf(await change(parcelle_id, { ...body, le: hoursAgo(-1) }))).toBe('400 parametre_invalide')
    expect(codeOf(await change(parcelle_id, { ...body, raison: ' ' }))).toBe('400 parametre_invalide')
    const answer = await api.post(
      `/v1/parcelles/${parcelle_id}/cultures`,
      { ...body, le: hoursAgo(0), raison: 'x' },
      'agent1',
    )
    expect(codeOf(answer)).toBe('403 droit_manquant')
    const changed = await change(parcelle_id, body)
    expect([changed.status, changed.body.cultures]).toEqual([200, []])
    expect(changed.body.assolements).toMatchObject([
      { raison: 'Vu sur place', commande_id: null, cultures: [] },
    ])
  })
})

describe('two plots on the same land', () => {
  test('neither capacity is validable; the remedy, a clean survey, is accepted clean', async () => {
    const shape = square()
    const pineapple = [all(PRODUIT.ananas, { strate: 'principal' })]
    const [first, second] = [await register(pineapple, 2, shape), await register(pineapple, 2, shape)]
    expect(second.sent.result.motifs).toEqual(['chevauchement_parcelle'])
    for (const { producteur_id } of [first, second]) {
      const { id } = await propose(producteur_id)
      expect(codeOf(await validate(id))).toBe('409 capacite_non_validable')
    }
    const [control] = await office.controls(second.sent)
    expect((await shown(first.parcelle_id)).controles).toMatchObject([{ id: control?.id }])
    expect(codeOf(await office.lift(control, 'correction'))).toBe('409 releve_attendu')
    const payload = { parcelle_id: first.parcelle_id, releve: survey(square()) }
    expect((await send('parcelle.relever', 1, payload)).result.motifs).toEqual([])
    expect(codeOf(await office.lift(control, 'correction'))).toBe('200')
    const { id } = await propose(second.producteur_id)
    expect(codeOf(await validate(id))).toBe('200')
  })

  test('one that came of the other has its history, ends it and overlaps nothing', async () => {
    const shape = square()
    const cultures = [all(PRODUIT.ananas, { strate: 'principal' })]
    const before = await register(cultures, 2, shape)
    const parcelle_id = uuidv7()
    const payload = {
      parcelle_id,
      producteur_id: before.producteur_id,
      nom: 'Moitié',
      surface_declaree_m2: 12_000,
      cultures,
      releve: survey(shape),
    }
    const sent = await send('parcelle.enregistrer', 2, payload)
    expect(sent.result.motifs).toEqual(['chevauchement_parcelle'])
    const { cree_le } = await shown(parcelle_id)
    const body = { anciennes: [before.parcelle_id], le: cree_le, raison: 'Partage entre frères' }
    const said = await api.post(`/v1/parcelles/${parcelle_id}/origines`, body, 'rsci')
    expect(said.body).toMatchObject({
      qualites: { AB: 'AB' },
      controles: [],
      origines: [{ parcelle_id: before.parcelle_id, raison: 'Partage entre frères' }],
    })
    expect(await shown(before.parcelle_id)).toMatchObject({
      actif: false,
      etat: 'sortie',
      suites: [{ parcelle_id }],
    })
  })
})
