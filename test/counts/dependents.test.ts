// docs/decisions/0197: a member, a plot or a collection that comes under control late puts what names it under control by as many
// statements for many commands as for a few.
import type { Client } from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { withClient } from '../support/clone.ts'
import { openDatabase } from '../support/database.ts'
import { loadFixtures } from '../support/runner/pgtap.ts'
import { isCounted } from './support.ts'

const FEW = 3
const MANY = 40
describe.skipIf(!(await isCounted()))('what names a member', () => {
  let adminUrl = ''

  beforeAll(async () => {
    ;({ adminUrl } = await openDatabase('vide', { isMeasured: true }))
    await loadFixtures(adminUrl)
  })

  test('is put under control by a constant number of statements', { timeout: 120_000 }, async () => {
    const [few, many] = [
      await withClient(adminUrl, (client) => countStatements(client, FEW)),
      await withClient(adminUrl, (client) => countStatements(client, MANY)),
    ]
    process.stdout.write(`statements of ${FEW} and ${MANY} dependents: ${JSON.stringify([few, many])}\n`)
    expect([few.held, many.held]).toEqual([FEW, MANY])
    expect(many.statements).toBeLessThanOrEqual(few.statements)
  })
})

/** Doubts a member with so many collections; counts the statements of functions, without the checks of keys. */
async function countStatements(client: Client, collections: number) {
  await client.query('create extension if not exists pg_stat_statements schema public')
  await client.query(`set pg_stat_statements.track = 'all'`)
  await client.query('begin')
  await client.query('set local role metier; select essai.preparer_ordre()')
  await client.query(MEMBER)
  await client.query(SCENE, [collections])
  await client.query('reset role; select public.pg_stat_statements_reset(); set local role metier')
  await client.query(DOUBT)
  await client.query('reset role')
  const { rows } = await client.query<{ statements: number; held: number }>(COUNTED)
  await client.query('rollback')
  const [row] = rows
  if (row === undefined) throw new Error('nothing was counted')
  return row
}

const MEMBER = `select essai.envoyer_a(essai.ordre('producteur.enregistrer', 'Afi'), '05:10')`
const SCENE = `select essai.envoyer_a(
    essai.ordre('collecte.enregistrer', 'c' || n, essai.d_un_membre('Afi')), '07:00')
  from generate_series(1, $1::integer) as n`
const DOUBT = `select constat.ouvrir(essai.id('commande Afi'), 'producteur', essai.id('Afi'), array[
    ('horloge_invraisemblable', null, null, '{}')::commande.constat], essai.t(1))`
const COUNTED = `select (sum(s.calls) filter (where not s.toplevel
      and s.query !~ '^SELECT .* FROM ONLY .* FOR KEY SHARE OF x$'))::float8 as statements,
    (select count(*)::float8 from controle.controle k
     where k.motif = 'dependance_en_controle' and k.statut = 'ouvert'
       and k.ouvert_le = essai.t(1)) as held
  from public.pg_stat_statements s
  where s.dbid = (select oid from pg_database where datname = current_database())`
