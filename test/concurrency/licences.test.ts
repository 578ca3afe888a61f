// The publisher's team acts at the same time: no two licences of an organization cover the same day, a record is corrected once,
// an invoice is closed once. Of two requests for the last place under a licence, one is refused.
import { Client } from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { GROUPEMENT, ORGANISATION } from '../../demo/ids.ts'
import { newCode, newLogin, organisation } from '../api/support/accounts.ts'
import { enrolDevice, envelopeOf, sendOne } from '../api/support/phones.ts'
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

/** Starts the requests while another session holds that row, so that all of them wait for it before any can continue. */
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

/**
 * Returns the number of records of a kind that count for the demo organization's licence; reads it from a licence with limit
 * zero.
 */
async function standing(genre: string): Promise<number> {
  return licensed({ plafonds: { [genre]: 0 } }, async () => {
    const { licence } = (await api.get('/v1/moi', 'admin')).body
    return licence.plafonds[0].utilise
  })
}

/** Runs an act while the demo organization has a licence, then withdraws the latest record of this licence. */
async function licensed<T>(terms: object, act: (id: string) => Promise<T>): Promise<T> {
  const body = { organisation_id: ORGANISATION.demo, debut: '2026-01-01', ...terms }
  const { id } = (await post('licences', body)).body
  try {
    return await act(id)
  } finally {
    const { corrigee_par } = (await api.get(`/v1/editeur/licences/${id}`, 'editeur')).body
    expect(outcome(await post(`licences/${corrigee_par ?? id}/retirer`, REASON))).toBe('201')
  }
}

const newAccount = () =>
  api.post('/v1/utilisateurs', { identifiant: newLogin(), nom_affiche: 'Essai' }, 'admin')
const codeFor = (login: string) => async () => {
  const { utilisateur } = (await api.get('/v1/moi', login)).body
  return api.post('/v1/appareils/codes-enrolement', { utilisateur_id: utilisateur.id }, 'admin')
}

test.each([
  ['accounts', 'utilisateurs', newAccount],
  ['device codes', 'appareils', codeFor('agent1')],
] as const)('two %s for the last place: one is taken', async (_, genre, ask) => {
  const plafonds = { [genre]: (await standing(genre)) + 1 }
  const outcomes = await licensed({ plafonds }, () => race(ORGANISATION_ROW, [ORGANISATION.demo], [ask, ask]))
  expect(outcomes).toEqual(['201', 'plafond_licence_atteint'])
})

test('two codes for the phone that replaces one: the second is one phone more, and judged', async () => {
  const { appareil_id } = await enrolDevice(api)
  const path = `/v1/appareils/${appareil_id}/remplacer`
  const { code_enrolement } = (await api.post(path, { raison: 'Cassé' }, 'admin')).body
  const cancel = `/v1/appareils/codes-enrolement/${code_enrolement.id}/annuler`
  expect(outcome(await api.post(cancel, REASON, 'admin'))).toBe('200')
  const held = 'select from appareil.code_enrolement where id = $1 for no key update'
  const ask = codeFor('agent1')
  const outcomes = await licensed({ fin: '2026-01-02' }, () => race(held, [code_enrolement.id], [ask, ask]))
  expect(outcomes).toEqual(['201', 'licence_expiree'])
})

/** Both requests wait for the organization's row, in that order. */
async function inOrder(asks: (() => Promise<Answer>)[]): Promise<string[]> {
  const holder = await hold(url, ORGANISATION_ROW, [ORGANISATION.demo])
  const answers: Promise<Answer>[] = []
  for (const ask of asks) {
    answers.push(ask())
    await untilBlocked(url, answers.length)
  }
  await holder.release()
  return (await Promise.all(answers)).map(outcome)
}

// A request that opens an account locks the organization before it waits for the organization's row, so it could overtake an
// earlier request. Therefore the test itself makes the correction, and the account waits until the correction ends.
test.each([
  ['raised while an account is opened: it is opened', 0, 9, '201'],
  ['lowered while an account is opened: it is refused', 9, 0, 'plafond_licence_atteint'],
])('a ceiling is %s', async (_, before, after, expected) => {
  const count = await standing('utilisateurs')
  const terms = (more: number) => ({ plafonds: { utilisateurs: count + more } })
  await licensed(terms(before), async (id) => {
    const correction = new Client(url)
    await correction.connect()
    await correction.query("begin; set local role metier; set local sillon.editeur = 'oui'")
    await correction.query('select licence.corriger(\'{"emetteur": "x", "sujet": "x"}\', $1, now())', [
      JSON.stringify({ id, debut: '2026-01-01', ...REASON, ...terms(after) }),
    ])
    const opened = newAccount()
    await untilBlocked(url, 1)
    await correction.query('commit')
    await correction.end()
    expect(outcome(await opened)).toBe(expected)
  })
})

test('a module and a licence that is corrected to lack it: who comes second sees the first', async () => {
  const lacking = (id: string) => () =>
    post(`licences/${id}/corriger`, { debut: '2026-01-01', modules: [], ...REASON })
  const on = () => api.post('/v1/modules/estimation/activer', {}, 'admin')
  const off = () => api.post('/v1/modules/estimation/desactiver', REASON, 'admin')
  const warned = async () => (await api.get('/v1/moi', 'admin')).body.licence.modules_non_couverts
  await off()
  await licensed({}, async (id) => {
    expect(await inOrder([lacking(id), on])).toEqual(['201', 'activation_refusee'])
    expect(await warned()).not.toContain('estimation')
  })
  await licensed({}, async (id) => {
    expect(await inOrder([on, lacking(id)])).toEqual(['200', '201'])
    expect(await warned()).toContain('estimation')
  })
})

test('two phones take the last place of a producer: both are accepted, and the licence warns', async () => {
  const plafonds = { producteurs: (await standing('producteurs')) + 1 }
  const phones = [await enrolDevice(api), await enrolDevice(api, 'agent2')]
  await licensed({ plafonds }, async () => {
    const moi = async () => (await api.get('/v1/moi', 'admin')).body.licence.avertissements
    expect(await moi()).not.toContain('plafond_depasse')
    const issues = await Promise.all(
      phones.map(async (phone) => {
        const who = { groupement_id: GROUPEMENT.sekou, nom: newCode(), prenoms: 'Ama', piece_identite: null }
        const payload = { ...who, producteur_id: uuidv7() }
        const draft = {
          type: 'producteur.enregistrer',
          version_schema: 1,
          reference_provisoire: null,
          payload,
        }
        return (await sendOne(api, phone, await envelopeOf(phone, 1, {}, draft))).issue
      }),
    )
    expect(issues).toEqual(['acceptee', 'acceptee'])
    expect(await moi()).toContain('plafond_depasse')
  })
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
