// Two persons act on one certificate, plot or referential: the second decision uses the result of the first.
import { newId } from '@sillon/telephone/ids'
import { expect, test } from 'vitest'
import { demoId } from '../../demo/ids.ts'
import { openApi } from '../api/support/api.ts'
import { recordCertificate, supplierOf } from '../api/support/domains/certificats.ts'
import { freshPlot, revision } from '../api/support/domains/conformite.ts'
import { codeOf } from '../api/support/office.ts'
import { collecte, enrol, send } from './support/phones.ts'
import { BALANCES, hold, untilBlocked } from './support/sessions.ts'

const api = await openApi()
const url = api.server.database.adminUrl
const outcomes = (answers: Awaited<ReturnType<typeof api.post>>[]) => answers.map(codeOf).toSorted()

test('a withdrawal and a lifting race: whichever comes second sees the first', async () => {
  const id = await recordCertificate(api)
  const change = (statut: string) =>
    api.post(`/v1/certificats/${id}/statut`, { statut, depuis: '2026-01-02', raison: 'Décision' }, 'rsci')
  await change('suspendu')
  const holder = await hold(url, 'select from certificat.certificat where id = $1 for update', [id])
  const racing = Promise.all([change('retire'), change('valide'), change('retire')])
  await untilBlocked(url, 3)
  await holder.release()
  const codes = outcomes(await racing)
  // The lifting succeeds only if it ran first; of two withdrawals, one succeeds.
  expect(codes.filter((code) => code === '200').length).toBeGreaterThan(0)
  expect(codes).toContain('409 certificat_retire')
  const { body } = await api.get(`/v1/certificats/${id}`, 'rsci')
  expect(body.statut).toBe('retire')
  expect(body.historique).toHaveLength(1 + codes.filter((code) => code === '200').length)
})

test('two revisions of one plot: the second is judged by the first, and the periods never overlap', async () => {
  const plot = await freshPlot(api)
  const revise = (rest: object) => api.post('/v1/conformite/statuts', revision(plot, rest), 'rsci')
  await revise({ depuis: '2023-01-01T00:00:00Z' })
  const holder = await hold(url, 'select from parcelle.parcelle where id = $1 for update', [plot])
  const racing = Promise.all([
    revise({ etat_code: 'C1', depuis: '2026-01-01T00:00:00Z' }),
    revise({ etat_code: 'C1', depuis: '2026-01-01T00:00:00Z' }),
    revise({ etat_code: 'C3', depuis: '2025-02-01T00:00:00Z' }),
  ])
  await untilBlocked(url, 3)
  await holder.release()
  const codes = outcomes(await racing)
  expect(codes.filter((code) => code === '201').length).toBeGreaterThan(0)
  expect(codes.every((code) => /^201$|statut_inchange|conversion_trop_rapide/.test(code))).toBe(true)
  const derived = await api.sql(
    'select id, etat_code, periode from conformite.statut_parcelle where parcelle_id = $1 order by periode',
    [plot],
  )
  const told = await api.sql(
    `select id, etat_code, tstzrange(depuis, min(depuis) over (order by rang rows between 1 following and unbounded following)) as periode
     from conformite.revision r where parcelle_id = $1 and not exists (
       select from conformite.revision s where s.parcelle_id = r.parcelle_id and s.rang > r.rang and s.depuis <= r.depuis)
     order by depuis`,
    [plot],
  )
  expect(derived).toEqual(told)
})

// docs/decisions/0175: a collection reads the states of its plot once it holds the plot, as a revision does.
test('a revision and a collection of the plot at once: the collection has the revised state, whichever waits', async () => {
  const [plot, producer] = [demoId('parcelle', 160), demoId('producteur', 16)]
  const phone = await enrol(api.server)
  const stateOf = async (collecte_id: string) => {
    const { body } = await api.get(`/v1/collectes/${collecte_id}`, 'rsci')
    return body.qualites.AB
  }
  const meet = async (etat_code: string, sequence: number, first: 'revision' | 'collection') => {
    const collecte_id = newId()
    const batch = [await collecte(phone, sequence, { producteur: 16, collecte_id })]
    const depuis = new Date(Date.now() - 600_000).toISOString()
    const acts = {
      revision: () => api.post('/v1/conformite/statuts', revision(plot, { etat_code, depuis }), 'rsci'),
      collection: () => send(api.server, phone, batch),
    }
    const holder = await hold(url, BALANCES, [producer])
    const one = acts[first]()
    await untilBlocked(url, 1) // it holds the plot, and waits for the balance
    const other = acts[first === 'revision' ? 'collection' : 'revision']()
    await untilBlocked(url, 2)
    await holder.release()
    expect((await Promise.all([one, other])).map(codeOf).toSorted()).toEqual(['200', '201'])
    return stateOf(collecte_id)
  }
  expect(await meet('C1', 1, 'collection')).toBe('C1')
  expect(await meet('HS', 2, 'revision')).toBe('HS')
})

test('a referential is not unticked under a plot that takes a state of it', async () => {
  await api.sql("insert into conformite.referentiel values ('RACE', 'Course')")
  await api.sql("insert into conformite.etat values ('RACE', 'R1', 'R', 'R', 1, 'bio')")
  const tick = (coche: boolean) =>
    api.send('PUT', '/v1/referentiels/RACE', { as: 'rsci', body: { coche, raison: 'Essai' } })
  await tick(true)
  const plot = await freshPlot(api)
  const holder = await hold(
    url,
    "select from conformite.referentiel_coche where referentiel_code = 'RACE' for update",
    [],
  )
  const racing = Promise.all([
    api.post('/v1/conformite/statuts', revision(plot, { referentiel_code: 'RACE', etat_code: 'R1' }), 'rsci'),
    tick(false),
  ])
  await untilBlocked(url, 2)
  await holder.release()
  const [stated, unticked] = (await racing).map(codeOf)
  expect([
    ['201', '409 referentiel_utilise'],
    ['409 referentiel_non_coche', '200'],
  ]).toContainEqual([stated, unticked])
})

test('twenty requests for one supplier: one is created, the others say what the database said', async () => {
  const request = supplierOf()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => api.post('/v1/fournisseurs', request, 'rsci')),
  )
  const codes = outcomes(answers)
  expect(codes.filter((code) => code === '201')).toHaveLength(1)
  expect(codes.filter((code) => code === '409 fournisseur_refuse')).toHaveLength(19)
})
