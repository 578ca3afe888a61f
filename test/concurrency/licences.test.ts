// The publisher's team at the same moment: no two licences of an organization run on one day, a record is corrected once, an
// invoice is closed once; and of two who take the last place of a licence one is refused.
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import { newCode, newLogin, organisation } from '../api/support/accounts.ts'
import { openApiWith, openProvider } from '../api/support/provider.ts'
import type { Answer } from '../support/http.ts'
import { hold, until, untilBlocked } from './support/sessions.ts'

const api = await openApiWith(openProvider())
const url = api.server.database.adminUrl
const REASON = { raison: 'Vu' }
const ORGANISATION_ROW = 'select from organisation.organisation where id = $1 for no key update'
const INVOICE_ROW = 'select from facture.facture where id = $1 for update'
const post = (path: string, body: object) => api.post(`/v1/editeur/${path}`, body, 'editeur')
const newOrganisation = async (): Promise<string> =>
  (await api.post('/v1/organisations', organisation(), 'editeur')).body.organisation.id
const outcome = ({ status, body }: Answer) => (status < 400 ? String(status) : body.erreur)

/** Every request stands at that row before any may pass. */
async function race(sql: string, values: unknown[], asks: (() => Promise<Answer>)[]): Promise<string[]> {
  const holder = await hold(url, sql, values)
  const answers = asks.map((ask) => ask())
  await untilBlocked(url, asks.length)
  await holder.release()
  return (await Promise.all(answers)).map(outcome).toSorted()
}

test('two new licences over the same days: one stands', async () => {
  const id = await newOrganisation()
  const ask = () => post('licences', { organisation_id: id, debut: '2026-01-01' })
  expect(await race(ORGANISATION_ROW, [id], [ask, ask])).toEqual(['201', 'licence_chevauchante'])
})

test('two corrections of one record: one stands', async () => {
  const id = await newOrganisation()
  const licence = (await post('licences', { organisation_id: id, debut: '2026-01-01' })).body
  const ask = (debut: string) => () => post(`licences/${licence.id}/corriger`, { debut, ...REASON })
  const outcomes = await race(ORGANISATION_ROW, [id], [ask('2026-02-01'), ask('2026-03-01')])
  expect(outcomes).toEqual(['201', 'licence_deja_corrigee'])
})

test('a correction and a new licence that would overlap: one stands', async () => {
  const id = await newOrganisation()
  const period = { debut: '2026-01-01', fin: '2026-06-30' }
  const licence = (await post('licences', { organisation_id: id, ...period })).body
  const outcomes = await race(
    ORGANISATION_ROW,
    [id],
    [
      () => post(`licences/${licence.id}/corriger`, { ...period, fin: '2026-12-31', ...REASON }),
      () => post('licences', { organisation_id: id, debut: '2026-07-01' }),
    ],
  )
  expect(outcomes).toEqual(['201', 'licence_chevauchante'])
})

test('the table itself refuses what no lock kept apart', async () => {
  const id = await newOrganisation()
  const ids = await api.sql<{ id: string }>(
    `insert into licence.licence (organisation_id, debut, plafonds, auteur, ecrite_le)
     select $1, '2026-01-01', '{}', 'x', now() from generate_series(1, 2) returning id`,
    [id],
  )
  const insert = "insert into licence.licence_en_vigueur values ($1, $2, '2026-01-01', null)"
  const [one, two] = [new Client(url), new Client({ connectionString: url, application_name: 'second' })]
  await Promise.all([one.connect(), two.connect()])
  await one.query('begin')
  await one.query(insert, [id, ids[0]?.id])
  const refused = two.query(insert, [id, ids[1]?.id]).catch((error: { constraint: string }) => error)
  await until('the second waits', async () => {
    const rows = await api.sql(
      `select from pg_stat_activity where application_name = 'second' and wait_event_type = 'Lock'`,
    )
    return rows.length === 1
  })
  await one.query('commit')
  expect(await refused).toMatchObject({ code: '23P01', constraint: 'licence_chevauchante' })
  await Promise.all([one.end(), two.end()])
})

test('two accounts for the last place: one is opened', async () => {
  const [row] = await api.sql<{ n: number }>(
    `select count(*)::integer as n from utilisateur.utilisateur where statut = 'actif' and organisation_id = $1`,
    [ORGANISATION.demo],
  )
  const plafonds = { utilisateurs: (row?.n ?? 0) + 1 }
  const terms = { organisation_id: ORGANISATION.demo, debut: '2026-01-01', plafonds }
  const { id } = (await post('licences', terms)).body
  const ask = () => api.post('/v1/utilisateurs', { identifiant: newLogin(), nom_affiche: 'Essai' }, 'admin')
  expect(await race(ORGANISATION_ROW, [ORGANISATION.demo], [ask, ask])).toEqual([
    '201',
    'plafond_licence_atteint',
  ])
  expect(outcome(await post(`licences/${id}/retirer`, REASON))).toBe('201')
})

test.each([
  ['payer', 'payer'],
  ['payer', 'annuler'],
])('%s and %s one invoice: one is done', async (...acts) => {
  const organisation_id = await newOrganisation()
  const body = { organisation_id, reference: newCode(), montant: 1, devise: 'XOF', echeance: '9999-12-31' }
  const { id } = (await post('factures', body)).body
  const asks = acts.map((act) => () => post(`factures/${id}/${act}`, act === 'payer' ? {} : REASON))
  expect(await race(INVOICE_ROW, [id], asks)).toEqual(['200', 'facture_statut_refuse'])
})
