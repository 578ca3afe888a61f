// Spec: editeur#retrait: a version is withdrawn while a campaign opens on it: either the campaign came first and keeps it, or it
// does not open.
import pg from 'pg'
import { expect, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import { openDatabase } from '../support/database.ts'

const database = await openDatabase('demo')
const WITHDRAW = "select pack.retirer($1, 'fruits', '1.0', 'Coefficient', now())"
const PUBLISHER = JSON.stringify({ emetteur: 'e', sujet: 'editeur' })

/** Opens a transaction with the rules in DEMO. */
async function begin(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.adminUrl })
  await client.connect()
  await client.query('begin')
  await client.query('set local role metier')
  await client.query("select set_config('sillon.organisation_id', $1, true)", [ORGANISATION.demo])
  return client
}

const plan = (client: pg.Client, code: string) =>
  client.query(
    `select campagne.creer(gen_random_uuid(), $1, $1, 2031, '2031-01-01', '2031-12-31',
       (select v.id from pack.versions() as v where v.nom = 'fruits@1.0'), now())`,
    [code],
  )

test('who withdraws waits for who plans, and the next one is refused', async () => {
  const [planning, withdrawing, late] = [await begin(), await begin(), await begin()]
  await plan(planning, 'PREMIERE')
  const withdrawn = withdrawing.query(WITHDRAW, [PUBLISHER])
  const first = await Promise.race([
    withdrawn.then(() => 'withdrawn'),
    planning.query('select pg_sleep(0.3)'),
  ])
  expect(first).not.toBe('withdrawn')
  await planning.query('commit')
  await withdrawn
  const refused = plan(late, 'SECONDE').then(
    () => 'planned',
    (error: Error) => error.message,
  )
  await withdrawing.query('commit')
  expect(await refused).toBe('pack_retire')
  await Promise.all([planning, withdrawing, late].map((client) => client.end()))
})
