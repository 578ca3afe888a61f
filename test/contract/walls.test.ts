// docs/decisions/0097: test/breakages/walls.lock lists every policy, FORCE, guard and grant of the database as it is, and nothing
// else; `npm run generate` writes it.
import { expect, test } from 'vitest'
import { readWalls, wallsAmiss } from '../breakages/everyWall.ts'
import { openDatabase } from '../support/database.ts'

const database = await openDatabase('vide')

test('no wall goes, comes or changes without a line of walls.lock', async () => {
  const walls = await database.admin((client) => readWalls(client))
  expect(wallsAmiss(walls)).toEqual([])
  expect(walls.length).toBeGreaterThan(2_000)
})

test.each([
  [
    'a policy that lets every row through',
    'alter policy locataire on lot.lot using (true)',
    'policy locataire on lot.lot',
  ],
  [
    'a guard that is disabled',
    'alter table lot.transition disable trigger ajout_seul',
    'guard ajout_seul on lot.transition',
  ],
  ['a grant to everybody', 'grant select on lot.lot to public', 'grant SELECT on table lot.lot to'],
  ['a login that obeys no policy', 'alter role api bypassrls', 'gone: obeys policies api'],
  ['a login that inherits', 'grant metier to lecture', 'gone: inherits nothing lecture'],
  [
    'a view that reads as its owner',
    'alter view rapports.lot reset (security_invoker)',
    'gone: invoker rapports.lot',
  ],
  [
    'rules that everybody may execute from the start',
    'alter default privileges for role metier grant execute on functions to public',
    'gone: by default nobody executes functions of metier',
  ],
  [
    'tables that somebody may read from the start',
    'alter default privileges for role proprietaire in schema lot grant select on tables to lecture',
    'new: by default SELECT on tables of proprietaire in schema lot to lecture',
  ],
])('it tells %s', async (_, statement, told) => {
  await database.admin(async (client) => {
    await client.query(`begin; ${statement}`)
    const amiss = wallsAmiss(await readWalls(client))
    await client.query('rollback')
    expect(amiss.join()).toContain(told)
    expect(amiss.length).toBeLessThanOrEqual(2)
  })
})
