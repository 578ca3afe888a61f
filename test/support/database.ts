// A separate database for a test file: a clone that is dropped when the file ends.
import { randomBytes } from 'node:crypto'
import { type ClientBase, Pool } from 'pg'
import { afterAll, inject } from 'vitest'
import { connect } from '../../src/database/db.ts'
import { cloneDatabase, databaseAt, loginAs, withClient } from './clone.ts'
import type { TestContext } from './context.ts'
import { collectCoverage, countStatements } from './coverage.ts'
import { seasonTemplate } from './season.ts'

/** A database that exists until the test file that opened it ends. */
export type TestDatabase = {
  readonly name: string
  /** The URL as superuser. */
  readonly adminUrl: string
  /**
   * Runs an act as superuser on a shared connection, which keeps its plans for the next act. The act must restore the session's
   * state.
   */
  admin<T>(use: (client: ClientBase) => Promise<T>): Promise<T>
  /**
   * Returns the URL for a role. If the server requires passwords, it is the administrator's URL, and `connect` switches to the
   * role.
   */
  url(role: string): string
  /** Returns a pool that acts in that role; it is ended before the database is dropped. */
  pool(role: string, max?: number): Pool
}

/**
 * The templates to clone: those of every run, and the demo with its season as `npm start` loads it; the latter is made when it is
 * first needed.
 */
export type Template = keyof TestContext['templates'] | 'saison'

/**
 * Opens a clone of a template. Call it at the top of a file or in `beforeAll`. With `isProfiled`, its statements count for the
 * PL/pgSQL coverage. With `isMeasured`, its statements are planned as in production. `server` is the superuser's URL of a copy of
 * the run's server.
 */
export async function openDatabase(
  template: Template = 'demo',
  {
    isProfiled = false,
    isMeasured = false,
    server,
  }: { readonly isProfiled?: boolean; readonly isMeasured?: boolean; readonly server?: string } = {},
): Promise<TestDatabase> {
  const given = inject('sillon')
  const context = server === undefined ? given : { ...given, adminUrl: server }
  const name = `${context.prefix}${randomBytes(5).toString('hex')}`
  const original = template === 'saison' ? await seasonTemplate(context) : context.templates[template]
  await cloneDatabase(context.adminUrl, original, name)
  if (isMeasured) {
    await withClient(context.adminUrl, (client) =>
      client.query(`alter database ${name} set plan_cache_mode = auto`),
    )
  }
  const coverageFolder = isProfiled ? context.coverageFolder : null
  if (coverageFolder !== null) await countStatements(context.adminUrl, name)
  const adminUrl = databaseAt(context.adminUrl, name)
  const admins = new Pool({ connectionString: adminUrl, max: 4, idleTimeoutMillis: 0 })
  // A test may end any connection; the pool then opens another one.
  admins.on('error', () => undefined)
  const pools: Pool[] = [admins]
  afterAll(async () => {
    for (const pool of pools) await pool.end()
    if (coverageFolder !== null) await collectCoverage(adminUrl, coverageFolder, name)
    await withClient(context.adminUrl, (client) =>
      client.query(`drop database if exists ${name} with (force)`),
    )
  })
  const url = (role: string) => (context.trusts ? loginAs(adminUrl, role) : adminUrl)
  return {
    name,
    adminUrl,
    async admin(use) {
      const client = await admins.connect()
      let isSpent = true
      try {
        const result = await use(client)
        isSpent = false
        return result
      } finally {
        client.release(isSpent)
      }
    },
    url,
    pool(role, max = 4) {
      const pool = connect(url(role), { max, role, application: `test as ${role}` })
      pools.push(pool)
      return pool
    },
  }
}
