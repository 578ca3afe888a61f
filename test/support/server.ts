// The real service in this process, on a free port and with its own database, and a client that calls it.
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, inject } from 'vitest'
import { type Overrides, startServer } from '../../server.ts'
import { loadConfig } from '../../src/settings/config.ts'
import type { Sms } from '../../src/tasks/sms.ts'
import { openDatabase, type TestDatabase } from './database.ts'
import { type HttpClient, httpClient } from './http.ts'
import { IDENTITY_KEY } from './sealing.ts'

/** A running service, with its log lines and sent messages. */
export type TestServer = HttpClient & {
  readonly database: TestDatabase
  /** Every line that the service logged. */
  readonly logs: readonly Record<string, unknown>[]
  /** Every message that the service sent. */
  readonly sms: readonly Sms[]
  /** The folder of its files and keys. */
  readonly dataDir: string
}

/**
 * Starts the service with these settings in addition to the tests' own, on that database or a new one, and closes it when the
 * test file ends. With `logsSms`, messages are logged, as in a service without a gateway.
 */
export async function openServer(
  settings: Record<string, string> = {},
  {
    logsSms = false,
    database: given,
    ...overrides
  }: Partial<Overrides> & { readonly logsSms?: boolean; readonly database?: TestDatabase } = {},
): Promise<TestServer> {
  const database = given ?? (await openDatabase('demo'))
  const dataDir = mkdtempSync(join(inject('sillon').folder, 'serveur-'))
  const config = {
    ...loadConfig({ NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, IDENTITY_KEY, ...settings }),
    databaseUrl: database.url('api'),
    databaseAdminUrl: database.adminUrl,
    databaseTasksUrl: database.url('taches'),
    databaseIdentityUrl: database.url('connexion'),
    databaseReadUrl: database.url('lecture'),
  }
  const logs: Record<string, unknown>[] = []
  const log = pino({ level: config.logLevel }, { write: (line: string) => logs.push(JSON.parse(line)) })
  const sms: Sms[] = []
  const sendSms = async (message: Sms) => {
    sms.push(message)
  }
  const server = await startServer(config, {
    log,
    sendSms: logsSms ? undefined : sendSms,
    warms: false,
    tellEveryMs: 0,
    webhooksEveryMs: 0,
    ...overrides,
  })
  // Hooks run in reverse order of registration, so the service is closed before its database is dropped.
  afterAll(async () => {
    await server.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { ...httpClient(server.url), database, logs, sms, dataDir }
}
