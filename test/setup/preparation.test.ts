// Decision 0033: a database that was prepared before a wall stood is prepared again by `npm run db`: nobody may lend names
// in it, nor ask an extension what row-level security hides.
import { expect, inject, onTestFinished, test } from 'vitest'
import { prepareCluster } from '../../src/database/preparation.ts'
import { DatabaseStateError } from '../../src/database/versions.ts'
import { loginAs, withClient } from '../support/clone.ts'
import { openDatabase } from '../support/database.ts'

const WALLS = `select has_database_privilege('public', current_database(), 'temporary') as temporaire,
  has_schema_privilege('public', 'public', 'create') as objets,
  has_database_privilege('taches', current_database(), 'create') as schemas,
  has_database_privilege('proprietaire', current_database(), 'create') as propres,
  has_function_privilege('public', 'public.st_estimatedextent(text,text,text)', 'execute') as etendue,
  has_function_privilege('public', 'public._postgis_stats(regclass,text,text)', 'execute') as statistiques`

test('each wall that is missing is put up again', async () => {
  const { adminUrl, name } = await openDatabase('vide')
  const walls = () => withClient(adminUrl, async (client) => (await client.query(WALLS)).rows)
  const closed = [
    {
      temporaire: false,
      objets: false,
      schemas: false,
      propres: true,
      etendue: false,
      statistiques: false,
    },
  ]
  for (const opening of [
    `grant temporary on database ${name} to public`,
    `grant create on database ${name} to taches`,
    // As a database that was copied has no grants of its own.
    `revoke create on database ${name} from proprietaire`,
    'grant create on schema public to public',
    // As an extension that is updated makes its functions anew.
    'grant execute on function public.st_estimatedextent(text,text,text) to public',
    'grant execute on function public._postgis_stats(regclass,text,text) to public',
  ]) {
    await withClient(adminUrl, (client) => client.query(opening))
    expect(await walls()).not.toEqual(closed)
    const said: string[] = []
    await withClient(adminUrl, (client) => prepareCluster(client, (line) => said.push(line)))
    expect([opening, said, await walls()]).toEqual([opening, ['roles and extensions'], closed])
  }
})

test.runIf(inject('sillon').trusts)('a login that is no superuser is told who puts it up', async () => {
  const { adminUrl, name } = await openDatabase('vide')
  const login = `${name}_montee`
  await withClient(adminUrl, (client) =>
    client.query(
      `create role ${login} login in role proprietaire, metier, taches; grant temporary on database ${name} to public`,
    ),
  )
  onTestFinished(() =>
    withClient(adminUrl, (client) => client.query(`drop role ${login}`)).then(() => undefined),
  )
  const asked = withClient(loginAs(adminUrl, login), (client) => prepareCluster(client, () => undefined))
  await expect(asked).rejects.toThrow(DatabaseStateError)
  await expect(asked).rejects.toThrow(/have a superuser run what `npm run admin -- preparer` prints/)
})
