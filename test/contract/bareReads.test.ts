// The bench (`npm run bench -- lectures`) compares each read with a copy of its function that does not check the caller. Every
// read has such a copy, whether its function is in SQL or PL/pgSQL.
import { expect, test } from 'vitest'
import { ORGANISATION, UTILISATEUR } from '../../demo/ids.ts'
import { createBareReads } from '../../lab/bench/bareReads.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { withClient } from '../support/clone.ts'
import { openDatabase } from '../support/database.ts'

const { adminUrl } = await openDatabase()
const SESSION = { organisation: ORGANISATION.demo, utilisateur: UTILISATEUR.direction }

test('every read has a bare twin, which opens nothing', async () => {
  const names = ROUTES.filter(({ method }) => method === 'GET').map(({ name }) => name)
  await withClient(adminUrl, async (client) => {
    await client.query('begin')
    const made = await createBareReads(client, new Map(names.map((name) => [name, SESSION])))
    expect(made.size).toBeGreaterThan(140)
    const { rows } = await client.query(
      `select p.proname from pg_proc p where p.pronamespace = 'nu'::regnamespace
         and p.prosrc ~ 'utilisateur\\.(exiger_(actif|lecteur|lecture|permission|editeur)|identifier\\w*)\\('`,
    )
    expect(rows).toEqual([])
    await client.query('rollback')
  })
})
