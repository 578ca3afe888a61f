// The application over HTTP, with a fake pool that returns a test's responses: these tests need no rules. Only the identity
// provider has a database, a separate one.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { inject } from 'vitest'
import { type AppDeps, createApp } from '../../src/app.ts'
import type { Log } from '../../src/contract/errors.ts'
import { connect } from '../../src/database/db.ts'
import { listen, type Patience } from '../../src/http/server/listen.ts'
import { openIdentity } from '../../src/identity/open.ts'
import { openObjects } from '../../src/objects/open.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { openSyncKeys } from '../../src/tokens/keys.ts'
import { cloneDatabase, databaseAt, loginAs, withClient } from '../support/clone.ts'
import { type HttpClient, httpClient } from '../support/http.ts'
import { SEALING } from '../support/sealing.ts'

/** A statement that reached the pool, with its values. */
export type Statement = { name: string; values: unknown[] }

/** The running application, its database calls and its log. */
export type Bench = {
  http: HttpClient
  deps: AppDeps
  /** The pool of the identity provider. */
  accounts: pg.Pool
  statements: Statement[]
  logged: { level: string; details: object }[]
  /** Counts the open connections. */
  connections(): Promise<number>
  /** Clears the recorded calls and the log, and sets the responses for later calls. */
  reset(answers: Answers): void
  close(): Promise<void>
}

/** The response of the fake database to a function: its JSON text, or an error to throw. */
export type Answers = (statement: Statement) => string | Error

/** A logger that keeps its lines in memory. */
export function rememberingLog(logged: Bench['logged'] = []): Log {
  const at = (level: string) => (details: object) => {
    logged.push({ level, details })
  }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') } as Log
}

/** An error as PostgreSQL raises it. */
export function databaseError(
  code: string,
  message: string,
  more: Partial<pg.DatabaseError> = {},
): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError(message, 0, 'error'), { code, ...more })
}

const NO_READS: AppDeps['reads'] = {
  admit: () => Promise.reject(new Error('nothing is read here')),
  answer: () => Promise.reject(new Error('nothing is read here')),
}

const UNLIMITED: AppDeps['limitsOf'] = () => ({
  compte: Number.POSITIVE_INFINITY,
  appareil: Number.POSITIVE_INFINITY,
  organisation: Number.POSITIVE_INFINITY,
})

const UNWATCHED: AppDeps['watch'] = {
  metrics: null,
  tracer: null,
  readiness: { ask: () => Promise.resolve([]) },
}

/** Starts the application on a free port. */
export async function startBench(
  answers: Answers = () => '{}',
  env: Record<string, string> = {},
  patience?: Patience,
  limitsOf: AppDeps['limitsOf'] = UNLIMITED,
): Promise<Bench> {
  let current = answers
  const folder = mkdtempSync(join(tmpdir(), 'sillon-http-'))
  const statements: Statement[] = []
  const logged: Bench['logged'] = []
  const log = rememberingLog(logged)
  const listener = await listen(0, '127.0.0.1', patience)
  const url = `http://127.0.0.1:${listener.port}`
  const config = loadConfig({ PUBLIC_URL: url, DATA_DIR: folder, ...env })
  const accounts = env.OIDC_ISSUER === undefined ? await accountsDatabase() : NO_DATABASE
  const query = (question: string | pg.QueryConfig, more: unknown[] = []) => {
    const { text, values = more } = typeof question === 'string' ? { text: question } : question
    const asked = { name: /v1\.(\w+)/.exec(text)?.[1] ?? '', values }
    if (asked.name === 'connaitre') return Promise.resolve({ rows: [] }) // calls that the service makes for itself
    statements.push(asked)
    const reponse = current(asked)
    return reponse instanceof Error ? Promise.reject(reponse) : Promise.resolve({ rows: [{ reponse }] })
  }
  const deps: AppDeps = {
    config,
    reads: NO_READS,
    replica: null,
    limitsOf,
    pool: { query, options: { max: 9 } } as unknown as pg.Pool,
    log,
    version: { serves: () => true, tokensSince: () => null },
    identity: await openIdentity(config, accounts.pool, SEALING, log),
    objects: await openObjects(config),
    watch: UNWATCHED,
    keys: await openSyncKeys({ source: config.syncKeys, issuer: url, audience: config.syncAudience }),
  }
  listener.serve(createApp(deps))
  return {
    http: httpClient(url),
    deps,
    accounts: accounts.pool,
    statements,
    logged,
    connections: promisify(listener.server.getConnections.bind(listener.server)),
    reset(next) {
      current = next
      statements.splice(0)
      logged.splice(0)
    },
    async close() {
      listener.server.closeAllConnections()
      await listener.close()
      await accounts.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** A clone with the demo accounts, for the identity provider. */
export async function accountsDatabase(): Promise<{ pool: pg.Pool; close(): Promise<void> }> {
  const { adminUrl, prefix, templates, trusts } = inject('sillon')
  const name = `${prefix}${randomBytes(5).toString('hex')}`
  await cloneDatabase(adminUrl, templates.demo, name)
  const url = databaseAt(adminUrl, name)
  const pool = connect(trusts ? loginAs(url, 'connexion') : url, { max: 4, role: 'connexion' })
  return {
    pool,
    async close() {
      await pool.end()
      await withClient(adminUrl, (client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

const NO_DATABASE = { pool: {} as pg.Pool, close: () => Promise.resolve() }
