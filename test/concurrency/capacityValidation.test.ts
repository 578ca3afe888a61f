// Spec: capacites#validation: two persons, neither of them the author, one in each role, also under concurrency. Each race begins
// when PostgreSQL reports that its runners wait for the balance, or for the assignment that proves the role.
import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import { CAMPAGNE, demoId, PRODUIT, UTILISATEUR } from '../../demo/ids.ts'
import { openServer } from '../support/server.ts'
import { ask, BALANCES, hold, untilBlocked } from './support/sessions.ts'

const PRODUCER = demoId('producteur', 20)
const PLOT = demoId('parcelle', 200)
const server = await openServer()
const url = server.database.adminUrl

type Body = Record<string, unknown>

const post = async (path: string, as: string, body: Body = {}) => {
  const answer = await server.post(path, body, as)
  return { code: answer.status < 400 ? 'ok' : `${answer.status} ${answer.body.erreur}`, body: answer.body }
}
const validate = (id: string, as: string) => post(`/v1/capacites/${id}/valider`, as)
const setYield = (rendement_g_ha: number) =>
  post('/v1/rendements', 'rsci-adjoint', {
    parcelle_id: PLOT,
    campagne_id: CAMPAGNE.demo,
    produit_id: PRODUIT.ananas,
    rendement_g_ha,
    raison: 'Comptage',
  })
const stateOf = async () =>
  (
    await ask<{ etat_code: string }>(
      url,
      "select etat_code from capacite.capacite where producteur_id = $1 and matiere_code = 'ANANAS' order by proposee_le limit 1",
      [PRODUCER],
    )
  )[0]?.etat_code
const propose = async (as = 'rsci-adjoint') =>
  post('/v1/capacites', as, {
    campagne_id: CAMPAGNE.demo,
    producteur_id: PRODUCER,
    matiere_code: 'ANANAS',
    etat_code: await stateOf(),
  })
const proposal = async (): Promise<string> => {
  const { body } = await propose()
  return (body.capacites as { id: string }[])[0]?.id ?? ''
}
const validations = (id: string) =>
  ask<{ role: string; utilisateur_id: string }>(
    url,
    'select role, utilisateur_id from capacite.validation where capacite_id = $1 order by role',
    [id],
  )
/** Starts the requests together: they continue once all of them wait for the producer's balance. */
async function race<T>(...runners: (() => Promise<T>)[]): Promise<T[]> {
  const holder = await hold(url, BALANCES, [PRODUCER])
  const running = runners.map((run) => run())
  await untilBlocked(url, runners.length)
  await holder.release()
  return Promise.all(running)
}

test('both persons at once: each counts, and the capacity is validated once', async () => {
  const id = await proposal()
  const answers = await race(
    () => validate(id, 'rsci'),
    () => validate(id, 'direction'),
  )
  expect(answers.map(({ code }) => code)).toEqual(['ok', 'ok'])
  const states = answers.map(({ body }) => (body.capacite as Body).statut)
  expect(states.toSorted()).toEqual(['proposee', 'validee'])
  expect(await validations(id)).toEqual([
    { role: 'direction', utilisateur_id: UTILISATEUR.direction },
    { role: 'rsci', utilisateur_id: UTILISATEUR.rsci },
  ])
  const inForce = await ask<{ id: string; capacite_g: string; plafond_g: string }>(
    url,
    `select c.id, c.capacite_g, s.plafond_g from capacite.capacite c
       join capacite.solde s using (organisation_id, campagne_id, producteur_id, matiere_code, etat_code)
     where c.producteur_id = $1 and c.matiere_code = 'ANANAS' and c.statut = 'validee'`,
    [PRODUCER],
  )
  expect(inForce).toEqual([{ id, capacite_g: inForce[0]?.plafond_g, plafond_g: inForce[0]?.capacite_g }])
})

test('one person four times at once: one validation', async () => {
  const id = await proposal()
  const runners = Array.from({ length: 4 }, () => () => validate(id, 'rsci'))
  const codes = (await race(...runners)).map(({ code }) => code)
  expect(codes.toSorted()).toEqual([...Array(3).fill('409 validation_personnes_distinctes'), 'ok'])
  expect(await validations(id)).toEqual([{ role: 'rsci', utilisateur_id: UTILISATEUR.rsci }])
})

test('two persons of one role at once: one validation', async () => {
  const id = await proposal()
  await ask(url, 'update capacite.capacite set proposee_par = $2 where id = $1', [id, UTILISATEUR.admin])
  const answers = await race(
    () => validate(id, 'rsci'),
    () => validate(id, 'rsci-adjoint'),
  )
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['409 validation_deja_donnee', 'ok'])
  expect(await validations(id)).toHaveLength(1)
})

test('a validation and a refusal at once: one of them decides', async () => {
  const id = await proposal()
  await validate(id, 'rsci')
  const answers = await race(
    () => validate(id, 'direction'),
    () => post(`/v1/capacites/${id}/refuser`, 'rsci', { raison: 'Doute' }),
  )
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['409 capacite_deja_decidee', 'ok'])
})

describe('a role that ends while its holder validates', () => {
  const ending = async (finish: 'commit' | 'rollback') => {
    const id = await proposal()
    const client = new Client({ connectionString: url, application_name: 'holder' })
    await client.connect()
    await client.query('begin')
    await client.query(
      'update utilisateur.attribution set periode = tstzrange(lower(periode), now()) where utilisateur_id = $1',
      [UTILISATEUR.rsci],
    )
    const validating = validate(id, 'rsci')
    await untilBlocked(url, 1)
    await client.query(finish)
    await client.end()
    const { code } = await validating
    return { code, count: (await validations(id)).length }
  }

  test('an end that is given up takes nothing away', async () => {
    expect(await ending('rollback')).toEqual({ code: 'ok', count: 1 })
  })

  test('an end that was written first is waited for, and refuses', async () => {
    expect(await ending('commit')).toEqual({ code: '403 droit_manquant', count: 0 })
    await ask(
      url,
      'update utilisateur.attribution set periode = tstzrange(lower(periode), null) where utilisateur_id = $1',
      [UTILISATEUR.rsci],
    )
  })
})

test('a yield set while the second person validates: what is in force is never the figure from before', async () => {
  for (const figure of [40, 35, 44, 31, 39, 33]) {
    const id = await proposal()
    await validate(id, 'rsci')
    const runners = [() => validate(id, 'direction'), () => setYield(figure * 1_000_000)]
    const [first, second] = await race(...(figure % 2 === 0 ? runners : runners.toReversed()))
    expect(['ok', '409 capacite_perimee', '409 capacite_deja_decidee']).toContain(
      (figure % 2 === 0 ? first : second)?.code,
    )
    const rows = await ask<{ statut: string; rendements: string[]; capacite_g: number; plafond_g: number }>(
      url,
      `select c.statut, c.capacite_g::float8, s.plafond_g::float8,
         array(select distinct l ->> 'rendement_g_ha' from jsonb_array_elements(c.lignes) as l
               where l ->> 'parcelle_id' = $2) as rendements
       from capacite.capacite c
         join capacite.solde s using (organisation_id, campagne_id, producteur_id, matiere_code, etat_code)
       where c.producteur_id = $1 and c.matiere_code = 'ANANAS' and c.statut in ('validee', 'proposee', 'a_revalider')`,
      [PRODUCER, PLOT],
    )
    const today = [String(figure * 1_000_000)]
    expect(rows.filter(({ statut }) => statut === 'validee')).toEqual([])
    const pending = rows.filter(({ statut }) => statut === 'proposee')
    expect(pending.map(({ rendements }) => rendements)).toEqual([today])
    for (const { plafond_g } of rows) expect(plafond_g).toBeLessThanOrEqual(pending[0]?.capacite_g ?? 0)
  }
})

test('proposals at once: one is pending', async () => {
  const answers = await race(...Array.from({ length: 4 }, () => () => propose()))
  expect(answers.map(({ code }) => code)).toEqual(Array(4).fill('ok'))
  const pending = await ask(
    url,
    "select id from capacite.capacite where producteur_id = $1 and matiere_code = 'ANANAS' and statut = 'proposee'",
    [PRODUCER],
  )
  expect(pending).toHaveLength(1)
})
