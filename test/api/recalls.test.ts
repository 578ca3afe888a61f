// A recall from its plan to its closing, over HTTP: the goods that it reaches, those that it blocks, and those that it can only
// name.
import { describe, expect, test } from 'vitest'
import { CLIENT, demoId, PRODUIT } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { codeOf } from './support/office.ts'
import { makeChain, take } from './support/recalls.ts'
import { makeLot } from './support/stock.ts'

const api = await openApi()
type Act = { acte: string; possible: boolean; raison: string | null }
type Line = { phase: string; id: string; genre: string; effet: string; quantite_g: number; client: string }

const plan = (id: string, more: object = {}, as = 'direction') =>
  api.post('/v1/rappels', { origines: [{ genre: 'lot', id }], raison: 'Résidu de pesticide', ...more }, as)
const act = (id: string, verb: string, body: object = {}, as = 'direction') =>
  api.post(`/v1/rappels/${id}/${verb}`, body, as)
const lines = (body: { lignes: Line[] }, phase: string) =>
  body.lignes
    .filter((line) => line.phase === phase && line.effet !== 'origine')
    .map(({ id, effet, quantite_g }) => [id, effet, quantite_g])
    .toSorted()
const statusOf = async (lot: string) =>
  (await api.sql('select statut from lot.lot where id = $1', [lot]))[0]?.statut

describe('a recall', () => {
  test('is planned, executed once, closed; what a client has is named with the client', async () => {
    const { first, second, expedition } = await makeChain(api)
    const planned = await plan(first)
    expect(planned.status).toBe(201)
    const { id } = planned.body
    const expected = (effet: string) =>
      [
        [first, effet, 600_000],
        [second, effet, 251_000],
        [expedition, 'non_bloquable', 150_000],
      ].toSorted()
    expect(lines(planned.body, 'plan')).toEqual(expected('à_bloquer'))
    expect(planned.body).toMatchObject({ statut: 'planifié', sens: 'aval', resultat: null, du: null })
    expect(await statusOf(first)).toBe('validé')

    const executed = await act(id, 'executer')
    expect(executed.body).toMatchObject({
      statut: 'exécuté',
      resultat: { lots: 2, bloquable_g: 851_000, non_bloquable_g: 150_000, couverture_cp: 8501 },
    })
    expect(lines(executed.body, 'execution')).toEqual(expected('bloqué'))
    expect([await statusOf(first), await statusOf(second)]).toEqual(['quarantaine', 'quarantaine'])
    const shipped = executed.body.lignes.find((line: Line) => line.genre === 'expedition')
    expect(shipped).toMatchObject({ client_id: CLIENT.importateur, motif: 'expédié' })
    expect(shipped.client).toMatch(/\w/)

    expect(codeOf(await act(id, 'executer'))).toBe('409 rappel_non_planifie')
    const closed = await act(id, 'clore', { conclusion: 'Détruit sous contrôle' })
    expect(closed.body).toMatchObject({ statut: 'clos', conclusion: 'Détruit sous contrôle' })
    expect((await api.get(`/v1/rappels/${id}`, 'auditeur')).body).toMatchObject(closed.body)
    expect(await statusOf(first)).toBe('quarantaine')
  })

  test('as an exercise it measures and blocks nothing', async () => {
    const { first } = await makeChain(api)
    const { id } = (await plan(first, { exercice: true })).body
    const { body } = await act(id, 'executer')
    expect(body).toMatchObject({ exercice: true, statut: 'exécuté', resultat: { bloquable_g: 851_000 } })
    expect(await statusOf(first)).toBe('validé')
  })

  test('backward it reaches what a lot was made of', async () => {
    const { first, second } = await makeChain(api)
    const { body } = await plan(second, { sens: 'amont' })
    expect(body.lignes.map((line: Line) => line.id)).toEqual(expect.arrayContaining([first, second]))
    expect(body.lignes.some((line: Line) => line.genre === 'fournisseur')).toBe(true)
  })

  test('reaches what was made between the plan and the execution; the plan stays as it was', async () => {
    const [first, second] = [await makeLot(api), await makeLot(api)]
    const planned = await plan(first)
    await take(api, first, 1000, { genre: 'lot', id: second })
    const { body } = await act(planned.body.id, 'executer')
    expect(lines(body, 'plan')).toEqual([[first, 'à_bloquer', 1_000_000]])
    expect(lines(body, 'execution').map(([id]) => id)).toEqual([first, second].toSorted())
  })

  test('is listed by state, kind and what it reached; its lines are a table', async () => {
    const { first, expedition } = await makeChain(api)
    const { id } = (await plan(first)).body
    const listed = async (query: string) =>
      (await api.get(`/v1/rappels?objet_id=${first}&${query}`, 'admin')).body.rappels.map(
        (row: { id: string }) => row.id,
      )
    expect(await listed('')).toEqual([id])
    expect(await listed('statut=planifi%C3%A9&exercice=false')).toEqual([id])
    expect(await listed('exercice=true')).toEqual([])
    const table = await api.get(`/v1/rappels/${id}/lignes?effet=non_bloquable&phase=plan`, 'admin', {
      accept: 'text/csv',
    })
    const [header = '', row = '', ...rest] = table.text.trim().split('\n')
    expect(header).toMatch(/genre,id,numero,statut,quantite_g.*client/)
    expect(row).toContain(expedition)
    expect(rest).toEqual([])
  })

  // rappels#apercu
  test('is looked at before it is planned and before it is executed; figures are those that come of it', async () => {
    const { first, expedition } = await makeChain(api)
    const look = (as: string) => api.get(`/v1/apercu-rappel?genre=lot&objet_id=${first}`, as)
    const { body } = await look('auditeur')
    const planned = (await plan(first)).body
    expect(body.mesure).toEqual(planned.plan)
    expect(body.lignes[0]).toMatchObject({ id: expedition, phase: 'apercu', motif: 'expédié' })
    await take(api, first, 1000, { genre: 'lot', id: await makeLot(api) })
    const foreseen = (await api.get(`/v1/rappels/${planned.id}/apercu`, 'auditeur')).body
    expect(foreseen.lignes.map((line: Line) => line.quantite_g)).toEqual(expect.arrayContaining([599_000]))
    expect(foreseen.disparues).toMatchObject([{ id: first, phase: 'plan', quantite_g: 600_000 }])
    expect((await act(planned.id, 'executer')).body.resultat).toEqual(foreseen.mesure)
  })

  // rappels#actes
  test('says who may do what with it now, and is refused by the very code that it says', async () => {
    const first = await makeLot(api)
    const told = async (id: string, as: string) => (await api.get(`/v1/rappels/${id}`, as)).body.actes
    const done = async (id: string, acte: string, as: string) => {
      const answer = await act(id, acte, acte === 'clore' ? { conclusion: 'x' } : {}, as)
      return answer.status === 200 ? null : codeOf(answer).slice(4)
    }
    const compare = async (id: string, as: string, reasons: object) => {
      const acts = await told(id, as)
      expect(acts.map(({ acte, possible, raison }: Act) => [acte, possible, raison])).toEqual(
        Object.entries(reasons).map(([acte, raison]) => [acte, raison === null, raison]),
      )
      for (const { acte, raison } of acts.filter((one: Act) => !one.possible))
        expect(await done(id, acte, as)).toBe(raison)
    }
    const look = async (as: string) =>
      (await api.get(`/v1/apercu-rappel?genre=lot&objet_id=${first}`, as)).body.actes
    const missing = 'droit_manquant'
    expect(await look('auditeur')).toEqual([{ acte: 'planifier', possible: false, raison: missing }])
    expect(codeOf(await plan(first, {}, 'auditeur'))).toBe(`403 ${missing}`)
    expect(await look('direction')).toEqual([{ acte: 'planifier', possible: true, raison: null }])
    const { id } = (await plan(first, { exercice: true })).body
    await compare(id, 'auditeur', { executer: missing, clore: missing })
    await compare(id, 'direction', { executer: null, clore: null })
    await api.post('/v1/modules/rappel/desactiver', { raison: 'Essai' }, 'admin')
    try {
      const off = 'module_inactif'
      expect(await look('direction')).toEqual([{ acte: 'planifier', possible: false, raison: off }])
      await compare(id, 'direction', { executer: off, clore: off })
      await compare(id, 'auditeur', { executer: missing, clore: missing })
    } finally {
      await api.post('/v1/modules/rappel/activer', { raison: 'Essai' }, 'admin')
    }
    expect(await done(id, 'executer', 'direction')).toBe(null)
    await compare(id, 'direction', { executer: 'rappel_non_planifie', clore: null })
    expect(await done(id, 'clore', 'direction')).toBe(null)
    await compare(id, 'direction', { executer: 'rappel_non_planifie', clore: 'rappel_clos' })
  })

  test('is refused without origin, reason or right', async () => {
    expect(codeOf(await plan(demoId('parcelle', 10)))).toBe('404 origine_inconnue')
    expect(codeOf(await plan(await makeLot(api, { voisine: true })))).toBe('404 origine_inconnue')
    for (const more of [{ origines: [] }, { raison: ' ' }, { sens: 'haut' }, { du: '2026-02-30' }])
      expect(codeOf(await plan(PRODUIT.ananas, more))).toBe('400 parametre_invalide')
    expect(codeOf(await plan(await makeLot(api), {}, 'rsci'))).toBe('403 droit_manquant')
  })
})

test('the mass balance adds up, by product, site and category, and as a table', async () => {
  const { first, second } = await makeChain(api)
  const rows = async (query = '') => (await api.get(`/v1/bilan-matiere?${query}`, 'magasinier')).body.bilans
  for (const row of await rows()) expect(row.ouverture_g + row.entrees_g - row.sorties_g).toBe(row.cloture_g)
  const [before] = await rows(`produit_id=${PRODUIT.ananas}&categorie=bio`)
  await take(api, second, 1000, { genre: 'client', id: CLIENT.importateur, expedition: first })
  const [after] = await rows(`produit_id=${PRODUIT.ananas}&categorie=bio&site=principal`)
  expect(after.sorties.expedition_g - (before.sorties.expedition_g ?? 0)).toBe(1000)
  expect(after.cloture_g).toBe(before.cloture_g - 1000)
  expect(await rows('site=ailleurs')).toEqual([])
  expect(await rows('au=2000-01-01')).toEqual([])
  const [past] = await rows(`du=2999-01-01&produit_id=${PRODUIT.ananas}&categorie=bio`)
  expect(past).toMatchObject({
    ouverture_g: after.cloture_g,
    entrees: {},
    sorties: {},
    cloture_g: after.cloture_g,
  })
  expect(codeOf(await api.get('/v1/bilan-matiere?du=2026-02-01&au=2026-01-01', 'magasinier'))).toBe(
    '400 parametre_invalide',
  )
  const table = await api.get('/v1/bilan-matiere', 'magasinier', { accept: 'text/csv' })
  expect(table.text).toContain('ouverture_g,entrees.reception_g')
})
