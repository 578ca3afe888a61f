// Decision 0033: `npm run db` prepares a database again that was prepared before a protection existed: no login may create names
// in it, or get hidden rows from an extension despite row-level security.
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { prepareCluster } from '../../src/database/preparation.ts'
import { prepareDatabase } from '../../src/database/schema.ts'
import { DatabaseStateError } from '../../src/database/versions.ts'
import { loginAs, withClient } from '../support/clone.ts'
import { openDatabase } from '../support/database.ts'
import { runScript } from './support/processes.ts'

const WALLS = `select has_database_privilege('public', current_database(), 'temporary') as temporaire,
  has_schema_privilege('public', 'public', 'create') as objets,
  has_database_privilege('taches', current_database(), 'create') as schemas,
  has_database_privilege('proprietaire', current_database(), 'create') as propres,
  has_function_privilege('public', 'public.st_estimatedextent(text,text,text)', 'execute') as etendue,
  has_function_privilege('public', 'pg_advisory_lock(bigint)', 'execute') as verrous,
  has_function_privilege('taches', 'pg_notify(text,text)', 'execute') as avis,
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
      verrous: false,
      avis: true,
    },
  ]
  for (const opening of [
    `grant temporary on database ${name} to public`,
    `grant create on database ${name} to taches`,
    // A copied database lacks the grants of the original.
    `revoke create on database ${name} from proprietaire`,
    'grant create on schema public to public',
    // Updating an extension creates its functions again, with their default grants.
    'grant execute on function public.st_estimatedextent(text,text,text) to public',
    // A restored database, or a newer PostgreSQL, has default grants like the ones set here.
    'grant execute on function pg_advisory_lock(bigint) to public',
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

// docs/decisions/0092: a superuser prepares the database; the role that upgrades it later is not a superuser.
test.runIf(inject('sillon').trusts)(
  'a superuser makes the administrator, who does all else; passwords are those of the addresses',
  async () => {
    const { adminUrl, name } = await openDatabase('vide')
    const login = `${name}_exploitation`
    const address = (password: string) => {
      const url = new URL(loginAs(adminUrl, login))
      url.password = password
      return url.href
    }
    const ask = (statement: string) =>
      withClient(adminUrl, async (client) => (await client.query(statement)).rows)
    onTestFinished(() => ask(`drop owned by ${login}; drop role ${login}`).then(() => undefined))
    const said: string[] = []
    const log = (line: string) => void said.push(line)
    const prepare = (password: string) =>
      prepareDatabase(address(password), { log, superuser: { url: adminUrl, logins: [] } })
    await prepare('premier')
    expect(said).toContain(`login ${login}: has the password of its address`)
    expect(
      await ask(`select rolsuper, rolcreaterole, rolbypassrls from pg_roles where rolname = '${login}'`),
    ).toEqual([{ rolsuper: false, rolcreaterole: false, rolbypassrls: false }])
    // The rules are missing, and no superuser is given, so the login itself installs them.
    await ask('delete from core.version_sql')
    await prepareDatabase(address('premier'), { log })
    expect(said.at(-2)).toMatch(/^rules: \d+ files/)
    // A password that PostgreSQL already has stays; a different one is set.
    await ask(`alter role ${login} password 'second'`)
    said.splice(0)
    await prepare('second')
    expect(said).toEqual(['migrations'])
    await prepare('troisième')
    expect(said).toContain(`login ${login}: has the password of its address`)
  },
)

test('a start beside a preparation apart says what stands open, brings nothing to a version and says who does', async () => {
  const { adminUrl } = await openDatabase('vide')
  await withClient(adminUrl, async (client) => {
    await client.query(`update core.version_sql set empreinte = 'autre'`)
    await client.query('grant execute on function pg_notify(text, text) to public')
  })
  const script = runScript('scripts/start.ts', [], {
    DATABASE_URL: adminUrl,
    PREPARATION: 'apart',
    PORT: '0',
    DATA_DIR: mkdtempSync(join(inject('sillon').folder, 'apart-')),
  })
  expect(await script.ended).toBe(1)
  expect(script.said()).toBe(
    'sillon: every login may call pg_notify: have a superuser run what `npm run admin -- preparer` prints, in this database\n' +
      'sillon: The rules in the database are not those of this version: run `npm run db` first.\n',
  )
})

test.runIf(inject('sillon').trusts)('psql is whom it is asked to be, or says why not', async () => {
  const { adminUrl } = await openDatabase('vide')
  const psql = async (...args: string[]) => {
    const script = runScript('scripts/db.ts', ['psql', ...args, '-Atc', 'select session_user'], {
      DATABASE_URL: adminUrl,
    })
    return `${await script.ended} ${script.said().trim()}`
  }
  expect(await psql()).toBe('0 postgres')
  expect(await psql('-U', 'lecture')).toBe('0 lecture')
  expect(await psql('--username=api')).toBe('0 api')
  // These options are understood only by psql, which signs in as that login or not at all.
  expect(await psql('-XUlecture')).toBe('0 lecture')
  expect(await psql('-XUmetier')).toMatch(/^2 .*"metier" is not permitted to log in/)
  expect(await psql('-U', 'metier')).toMatch(/^1 sillon: metier can not sign in: .*set role metier/)
  expect(await psql('-U', 'personne_de_tel')).toBe(
    '1 sillon: there is no login personne_de_tel in this cluster.',
  )
})
