// The number of rows that opening a session reads does not grow with the number of organizations, nor with the number that a
// person belongs to. It is counted with a few organizations, and with a thousand more.
import { expect, test } from 'vitest'
import { demoSubject } from '../../demo/play/accounts.ts'
import { connect } from '../../src/database/db.ts'
import { runOn } from '../../src/http/calls/run.ts'
import { openDatabase } from '../support/database.ts'

const ORGANISATIONS = 1_000
/** The number of additional reads that is allowed, although a thousand rows were added. */
const MORE = 200

/** The calls that open a session; the first one links the token's subject to its account. */
const CALLS = [
  'moi',
  'moi_rattachements',
  'moi',
  'utilisateurs',
  'appareils_codes_enrolement',
  'appareils_enroler',
] as const

test('what a session reads does not grow with the organizations', { timeout: 120_000 }, async () => {
  const { admin, url } = await openDatabase('demo', { isMeasured: true })
  const few = await read(url('api'), 'https://few.invalid')
  await admin((client) => client.query(MANY, [ORGANISATIONS]))
  await admin((client) => client.query('analyze'))
  const many = await read(url('api'), 'https://many.invalid')
  process.stdout.write(
    `rows read beside a few and ${ORGANISATIONS} organizations: ${JSON.stringify([few, many])}\n`,
  )
  expect(many.filter(({ rows }, i) => rows > (few[i]?.rows ?? 0) + MORE)).toEqual([])
})

/** The reads of each call on a new connection, at a person's first sign-in. */
async function read(url: string, emetteur: string): Promise<{ name: string; rows: number }[]> {
  const pool = connect(url, { max: 1, role: 'api' })
  const client = await pool.connect()
  const caller = {
    emetteur,
    sujet: demoSubject('admin'),
    identifiant: 'admin',
    identifiant_sur: 'admin',
    organisations: ['DEMO'],
    roles: [],
    x_organisation: null,
  }
  const asked: Record<string, object> = {}
  const found: { name: string; rows: number }[] = []
  try {
    for (const name of CALLS) {
      await client.query('begin')
      const before = await rowsSoFar()
      const answer = JSON.parse(await runOn(client, caller)(name, asked[name] ?? {}))
      found.push({ name, rows: (await rowsSoFar()) - before })
      await client.query('commit')
      if (name === 'moi') asked.appareils_codes_enrolement = { utilisateur_id: answer.utilisateur.id }
      if (name === 'appareils_codes_enrolement') asked.appareils_enroler = { code: answer.code }
    }
    return found
  } finally {
    client.release()
    await pool.end()
  }

  async function rowsSoFar(): Promise<number> {
    const { rows } = await client.query<{ n: number }>(ROWS)
    return rows[0]?.n ?? 0
  }
}

const ROWS = `select sum(t.seq_tup_read + coalesce(t.idx_tup_fetch, 0))::float8 as n from pg_stat_xact_user_tables t`

// Adds organizations to which the first organization's administrator belongs, each with an account, an identity and a phone.
const MANY = `with o as (
    insert into organisation.organisation (id, code, nom, langue, fuseau_horaire, devise_defaut, cree_le)
    select gen_random_uuid(), 'Z' || n, 'Z' || n, 'fr', 'UTC', 'XOF', now() from generate_series(1, $1::integer) n
    returning id, code, nom
  ),
  u as (
    insert into utilisateur.utilisateur (organisation_id, id, identifiant, nom_affiche, actif_pendant, cree_le)
    select o.id, gen_random_uuid(), 'admin', 'A', '{(,)}', now() from o
    returning organisation_id, id
  ),
  i as (
    insert into utilisateur.identite (organisation_id, emetteur, sujet, utilisateur_id, lie_le)
    select u.organisation_id, 'https://elsewhere.invalid', u.id::text, u.id, now() from u
  )
  insert into personne.rattachement
    (organisation_id, utilisateur_id, identifiant, organisation_code, organisation_nom, etat, demande_le, fournisseur)
  select o.id, u.id, 'admin', o.code, o.nom, 'accepte', now(), 'a_jour'
  from o join u on u.organisation_id = o.id`
