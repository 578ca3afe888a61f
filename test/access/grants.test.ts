// The default permission sets and the owning modules of permissions are those of the hand-written `grants.ts`.
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import { openDatabase } from '../support/database.ts'
import { GRANTS, MODULES } from './grants.ts'

const database = await openDatabase('demo')
const client = new Client({ connectionString: database.adminUrl })
beforeAll(async () => void (await client.connect()))
afterAll(() => client.end())

test.each(Object.values(ORGANISATION))(
  'the default permission sets of %s hold what is written by hand',
  async (id) => {
    const { rows } = await client.query<{ code: string; permissions: string[] }>(
      `select e.code, array_agg(p.permission) as permissions
     from utilisateur.ensemble e join utilisateur.ensemble_permission p
       on p.organisation_id = e.organisation_id and p.ensemble_id = e.id and p.incluse_pendant @> now()
     where e.organisation_id = $1 and e.code !~ '^acces_' group by e.code`,
      [id],
    )
    const sorted = (sets: readonly (readonly [string, readonly string[]])[]) =>
      Object.fromEntries(sets.map(([code, permissions]) => [code, permissions.toSorted()]))
    const known = new Set(Object.keys(GRANTS))
    expect(
      sorted(rows.filter(({ code }) => known.has(code)).map((row) => [row.code, row.permissions])),
    ).toEqual(sorted(Object.entries(GRANTS)))
  },
)

test('the modules own the permissions that are written by hand', async () => {
  const { rows } = await client.query<{ code: string; module: string }>(
    'select p.code, p.module from utilisateur.permission p',
  )
  const written = Object.entries(MODULES).flatMap(([module, codes]) =>
    codes.map((code) => `${module} ${code}`),
  )
  expect(rows.map(({ code, module }) => `${module} ${code}`).toSorted()).toEqual(written.toSorted())
})
