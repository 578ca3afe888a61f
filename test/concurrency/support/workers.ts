// Workers of the tests: one in a process that can be killed or frozen in the middle of its jobs, and one in this process that
// takes over its jobs. Both have short heartbeat times.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { startTasks } from '../../../server.ts'
import type { DatabaseConfig } from '../../../src/database/ownDatabase.ts'
import { loadConfig } from '../../../src/settings/config.ts'
import type { Sms } from '../../../src/tasks/sms.ts'
import type { Api } from '../../api/support/api.ts'
import { runScript, type Script } from '../../setup/support/processes.ts'
import type { TestDatabase } from '../../support/database.ts'
import { IDENTITY_KEY } from '../../support/sealing.ts'

/**
 * A server that makes the acts of workers wait until the test opens it. `waiting` is the number of waiting calls, by name of the
 * act; `heard` returns the subjects of the calls of an act.
 */
export type Gate = {
  readonly url: string
  waiting(act: string): number
  heard(act: string): readonly string[]
  open(): void
}

const SIGNS = { everyMs: 100, deadMs: 1_500 }

/** Returns the settings of a worker next to that service, with the same database and files. */
export function settingsBeside({ server, url }: Api): DatabaseConfig {
  return settingsOn(server.database, { DATA_DIR: server.dataDir, PUBLIC_URL: url })
}

/** Returns the settings of a worker on that database. */
export function settingsOn(database: TestDatabase, beside: Record<string, string>): DatabaseConfig {
  return {
    ...loadConfig({ NODE_ENV: 'test', IDENTITY_KEY, ...beside }),
    databaseUrl: database.url('api'),
    databaseAdminUrl: database.adminUrl,
    databaseTasksUrl: database.url('taches'),
    databaseIdentityUrl: database.url('connexion'),
    databaseReadUrl: database.url('lecture'),
  }
}

/** Starts a server that holds the acts of workers; it is closed when the test ends. */
export async function openGate(): Promise<Gate> {
  const held = new Map<string, ServerResponse[]>()
  const heard = new Map<string, string[]>()
  let isOpen = false
  const server = createServer((request, response) => {
    const [act = '', about = ''] = (request.url ?? '/').slice(1).split('?')
    held.set(act, [...(held.get(act) ?? []), response])
    heard.set(act, [...(heard.get(act) ?? []), about])
    if (isOpen) response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    waiting: (act) => held.get(act)?.length ?? 0,
    heard: (act) => heard.get(act) ?? [],
    open() {
      isOpen = true
      for (const response of [...held.values()].flat()) response.end()
    },
  }
}

/** Starts a worker whose acts outside the database wait for the test's server. */
export async function startHeldWorker(settings: DatabaseConfig, gate: Gate): Promise<Script> {
  const told = JSON.stringify({ settings, gate: gate.url, signs: SIGNS })
  const script = runScript('test/concurrency/support/heldWorker.ts', [told])
  await script.saying(/at work/)
  return script
}

/** Starts a worker in this process; records the messages that it sends. */
export async function startOtherWorker(settings: DatabaseConfig): Promise<Sms[]> {
  const sms: Sms[] = []
  const tasks = await startTasks(settings, {
    log: pino({ level: 'silent' }),
    sendSms: async (message) => void sms.push(message),
    worker: { signs: SIGNS },
  })
  onTestFinished(tasks.close)
  return sms
}
