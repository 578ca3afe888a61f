// The work of a quality officer: the referentials in use, the progress of a plot in its conversion, and the states recorded for
// it.
import { beforeAll, describe, expect, test } from 'vitest'
import { ORGANISATION, PARCELLE, PRODUCTEUR, UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { freshPlot, revision } from './support/domains/conformite.ts'
import { codeOf, openOffice } from './support/office.ts'

const api = await openApi()
const revise = async (parcelle_id: string, rest: object = {}) =>
  api.post('/v1/conformite/statuts', revision(parcelle_id, rest), 'rsci')
const statuses = async (query: string) =>
  (await api.get(`/v1/conformite/statuts?${query}`, 'rsci')).body.statuts
const tick = (code: string, body: object) => api.send('PUT', `/v1/referentiels/${code}`, { as: 'rsci', body })

describe('referentials', () => {
  test('the global catalogue shows its states from the lowest up, and what the organization ticked', async () => {
    const { referentiels } = (await api.get('/v1/referentiels', 'auditeur')).body
    expect(referentiels.map(({ code, coche }: { code: string; coche: boolean }) => [code, coche])).toEqual([
      ['AB', true],
      ['NOP', true],
    ])
    expect(referentiels[0].etats.map(({ code }: { code: string }) => code)).toEqual([
      'HS',
      'C1',
      'C2',
      'C3',
      'AB',
    ])
    expect((await api.get('/v1/referentiels?coche=false', 'rsci')).body.referentiels).toEqual([])
  })

  test('a referential is ticked from an instant on, with who did it and why', async () => {
    await api.sql("insert into conformite.referentiel values ('BIOSUISSE', 'Bio Suisse')")
    await api.sql("insert into conformite.etat values ('BIOSUISSE', 'BS', 'Bourgeon', 'Bud', 1, 'bio')")
    const before = Date.now()
    const ticked = await tick('BIOSUISSE', { coche: true, raison: 'Client suisse' })
    expect(ticked.body).toMatchObject({ coche: true, historique: [{ coche: true, raison: 'Client suisse' }] })
    expect(Math.abs(Date.parse(ticked.body.coche_depuis) - before)).toBeLessThan(5000)
    expect((await tick('BIOSUISSE', { coche: true })).body).toEqual(ticked.body)
    const unticked = await tick('BIOSUISSE', { coche: false, raison: 'Perdu' })
    expect(unticked.body).toMatchObject({
      coche: false,
      coche_depuis: null,
      historique: [{ coche: true }, { coche: false, auteur_id: UTILISATEUR.rsci }],
    })
  })

  test('one on which something rests stays ticked, and the refusal says what does', async () => {
    const { status, body } = await tick('AB', { coche: false })
    expect([status, body]).toEqual([
      409,
      { erreur: 'referentiel_utilise', details: { usages: ['capacites', 'certificats', 'statuts'] } },
    ])
    expect(codeOf(await tick('NOP', { coche: false }))).toBe('409 referentiel_utilise')
  })
})

describe('the grid', () => {
  test('shows the calendars and requirements of the open campaign, and where a plot stands', async () => {
    const { grilles } = (await api.get('/v1/conformite/grille', 'direction')).body
    expect(grilles).toMatchObject([
      { code: 'ab_fruits', referentiel_code: 'AB', parcelle: null },
      { code: 'nop_fruits', referentiel_code: 'NOP', parcelle: null },
    ])
    expect(grilles[0].conversion).toContainEqual({ etat: 'AB', duree_mois: 36 })
    const [ab] = (await api.get(`/v1/conformite/grille?parcelle_id=${PARCELLE.ordinary}`, 'direction')).body
      .grilles
    expect(ab.parcelle).toMatchObject({ etat_code: 'AB', prochain: null })
  })

  test('the next state and the day from which it may be given', async () => {
    const plot = await freshPlot(api)
    await revise(plot, { depuis: '2026-02-28T23:00:00Z' })
    const [ab, nop] = (await api.get(`/v1/conformite/grille?parcelle_id=${plot}`, 'rsci')).body.grilles
    // Midnight in Porto-Novo is 23:00 in UTC.
    expect(ab.parcelle).toEqual({
      etat_code: 'C1',
      depuis: '2026-02-28T23:00:00Z',
      debut_conversion: '2026-02-28T23:00:00Z',
      prochain: { etat_code: 'C2', le: '2027-02-28T23:00:00Z' },
    })
    expect(nop.parcelle).toEqual({
      etat_code: null,
      depuis: null,
      debut_conversion: null,
      prochain: { etat_code: 'TR', le: null },
    })
  })
})

describe('a revision', () => {
  let plot = ''
  beforeAll(async () => {
    plot = await freshPlot(api)
  })

  test('a revision has its reason and holds from a date on, where what was said before ends', async () => {
    const { status, body } = await revise(plot, { depuis: '2023-01-10T08:00:00Z' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      revision: { etat_code: 'C1', auteur_id: UTILISATEUR.rsci, origine: 'revision', derogation: null },
      collectes_concernees: 0,
    })
    expect((await revise(plot, { etat_code: 'C2', depuis: '2024-01-10T08:00:00Z' })).status).toBe(201)
    expect(await statuses(`parcelle_id=${plot}`)).toMatchObject([
      { etat_code: 'C1', depuis: '2023-01-10T08:00:00Z', jusque: '2024-01-10T08:00:00Z' },
      { etat_code: 'C2', depuis: '2024-01-10T08:00:00Z', jusque: null, categorie_affichage: 'conversion' },
    ])
  })

  test('the states of one day', async () => {
    const on = async (day: string) =>
      (await statuses(`parcelle_id=${plot}&le=${day}`)).map((s: { etat_code: string }) => s.etat_code)
    expect([await on('2023-01-09'), await on('2024-01-09'), await on('2024-01-10')]).toEqual([
      [],
      ['C1'],
      ['C2'],
    ])
  })

  test('sooner than the calendar allows it is refused with the day; with a derogation and its evidence it passes', async () => {
    const sooner = { etat_code: 'AB', depuis: '2025-06-01T00:00:00Z' }
    const refused = await revise(plot, sooner)
    expect(codeOf(refused)).toBe('409 conversion_trop_rapide')
    expect(refused.body.details).toMatchObject({
      au_plus_tot: '2026-01-10T08:00:00Z',
      situation: { etat_code: 'C2', debut_conversion: '2023-01-10T08:00:00Z' },
    })
    const derogation = { raison: 'Reconnaissance rétroactive', preuve: 'Décision Ecocert du 12 mai' }
    expect((await revise(plot, { ...sooner, derogation })).body.revision.derogation).toEqual(derogation)
  })

  test('a lower state passes at any time, and what was said before is not lost', async () => {
    expect((await revise(plot, { etat_code: 'C1', depuis: '2024-06-01T00:00:00Z' })).status).toBe(201)
    expect((await statuses(`parcelle_id=${plot}`)).map((s: { etat_code: string }) => s.etat_code)).toEqual([
      'C1',
      'C2',
      'C1',
    ])
    const { revisions } = (await api.get(`/v1/conformite/revisions?parcelle_id=${plot}`, 'rsci')).body
    expect(revisions.map((r: { etat_code: string }) => r.etat_code)).toEqual(['C1', 'AB', 'C2', 'C1'])
  })

  test('what the table refuses is told in the words of the database', async () => {
    const { status, body } = await revise(plot, { depuis: '2199-01-01T00:00:00Z' })
    expect([status, body.erreur, body.details.contrainte]).toEqual([
      409,
      'statut_refuse',
      'revision_deja_vraie',
    ])
    expect(body.details.message).toMatch(/violates check constraint/)
  })

  test('a date that no calendar has is refused as such', async () => {
    expect(codeOf(await revise(plot, { depuis: '2024-02-30T00:00:00Z' }))).toBe('400 parametre_invalide')
  })

  test('counts the collections since then, which are judged again', async () => {
    const office = await openOffice(api)
    const parcelle_id = await freshPlot(api)
    await revise(parcelle_id, { etat_code: 'C1' })
    const { result } = await office.send({ parcelle_id })
    const { body } = await revise(parcelle_id, { etat_code: 'HS', depuis: '2026-02-01T00:00:00Z' })
    expect(body.collectes_concernees).toBe(1)
    const { collectes } = (await api.get(`/v1/collectes?parcelle_id=${parcelle_id}`, 'rsci')).body
    expect(collectes).toMatchObject([
      { id: (result.entites as { collecte: string }).collecte, qualites: { AB: 'HS' } },
    ])
  })

  test('a capacity that rests on the plot returns to validation', async () => {
    const state = () =>
      api.sql(
        `select statut, count(*)::int as n from capacite.capacite
         where organisation_id = $1 and producteur_id = $2 and etat_code = 'AB' group by 1 order by 1`,
        [ORGANISATION.demo, PRODUCTEUR.kin],
      )
    await api.sql(
      `update capacite.capacite set statut = 'validee', etat_code = 'AB' where producteur_id = $1`,
      [PRODUCTEUR.kin],
    )
    expect(await state()).toEqual([{ statut: 'validee', n: 1 }])
    const { status } = await revise(PARCELLE.kin, { etat_code: 'HS', depuis: '2026-10-01T00:00:00Z' })
    expect(status).toBe(201)
    expect(await state()).toEqual([
      { statut: 'a_revalider', n: 1 },
      { statut: 'proposee', n: 1 },
    ])
  })

  test('the lists turn by pages without losing or repeating a row', async () => {
    for (const [path, plural] of [
      ['/v1/conformite/statuts', 'statuts'],
      ['/v1/conformite/revisions', 'revisions'],
    ] as const) {
      const whole = (await api.get(`${path}?limite=200`, 'rsci')).body[plural]
      const turned: unknown[] = []
      for (let cursor = ''; ; ) {
        const { body } = await api.get(`${path}?limite=7${cursor}`, 'rsci')
        turned.push(...body[plural])
        if (body.suivant === null || turned.length >= whole.length) break
        cursor = `&curseur=${body.suivant}`
      }
      expect(turned.slice(0, whole.length)).toEqual(whole)
    }
  })
})
