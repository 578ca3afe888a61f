// Background tasks in a separate process: one process serves with TASKS=apart, another one runs the tasks.
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startTasks } from '../../server.ts'
import { loadConfig } from '../../src/settings/config.ts'
import type { Sms } from '../../src/tasks/sms.ts'
import { openApi } from '../api/support/api.ts'
import { enrolDevice, envelopeOf, sendOne } from '../api/support/phones.ts'
import { eventually } from '../api/support/wait.ts'
import { collectes, enrol, send } from '../concurrency/support/phones.ts'
import { hurry } from '../concurrency/support/sessions.ts'
import { IDENTITY_KEY } from '../support/sealing.ts'
import { runScript } from './support/processes.ts'

const api = await openApi({ settings: { TASKS: 'apart' } })
const { database } = api.server
const waiting = async () => {
  const [row] = await api.sql<{ jobs: number }>(
    `select count(*)::integer as jobs from graphile_worker.jobs where task_identifier = 'sms_collecte'`,
  )
  return row?.jobs ?? 0
}
// The workers of one database share its file store.
const DATA_DIR = mkdtempSync(join(inject('sillon').folder, 'taches-'))

// The settings of a worker in this process, separate from the service.
const settings = () => ({
  ...loadConfig({ NODE_ENV: 'test', TASKS: 'apart', DATA_DIR, IDENTITY_KEY, METRICS_PORT: '0' }),
  databaseUrl: database.url('api'),
  databaseAdminUrl: database.adminUrl,
  databaseTasksUrl: database.url('taches'),
  databaseIdentityUrl: database.url('connexion'),
  databaseReadUrl: database.url('lecture'),
})

test('the service leaves its tasks in the queue; the worker takes them', async () => {
  const device = await enrolDevice(api)
  const { numero_officiel } = await sendOne(api, device, await envelopeOf(device, 1))
  expect(await waiting()).toBe(1)
  const sms: Sms[] = []
  const config = settings()
  const logs: Record<string, unknown>[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => logs.push(JSON.parse(line)) })
  await expect(startTasks({ ...config, metricsHost: '192.0.2.1' }, { log })).rejects.toThrow(
    'METRICS_HOST is "192.0.2.1" and METRICS_PORT is 0: nothing can listen there (EADDRNOTAVAIL).',
  )
  const tasks = await startTasks(config, { log, sendSms: async (message) => void sms.push(message) })
  onTestFinished(tasks.close)
  await hurry(database.adminUrl)
  await eventually(() => (sms.length > 0 ? true : undefined))
  expect(sms[0]?.texte).toContain(numero_officiel)
  expect(api.server.sms).toEqual([])
  await expect(tasks.check()).resolves.toBeUndefined()
  const { port } = logs.find(({ msg }) => msg === 'metrics at /metrics') ?? {}
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(metrics).toContain('sillon_ready{part="taches"} 1')
  expect(metrics).toContain('sillon_measured 1')
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
})

// docs/decisions/0116: every login may send notifications, so the worker trusts only the table.
test('a login that notifies a breaking revision of the queue stops no worker; a revision that there is does', async () => {
  const logs: Record<string, unknown>[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => logs.push(JSON.parse(line)) })
  const tasks = await startTasks(settings(), { log, sendSms: async () => undefined })
  onTestFinished(tasks.close)
  const notify = () =>
    api.sql(`select pg_notify('worker:migrate', '{"breaking": true, "migrationNumber": 999}')`)
  const heard = (word: string) =>
    eventually(async () => {
      await notify()
      return logs.some(({ msg }) => String(msg).includes(word)) ? true : undefined
    })
  await heard('a revision of the queue that does not exist')
  await api.sql(`select graphile_worker.add_job('purger_sessions')`)
  await eventually(async () => {
    const rows = await api.sql(`select from graphile_worker.jobs where task_identifier = 'purger_sessions'`)
    return rows.length === 0 ? true : undefined
  })
  expect(logs.filter(({ msg }) => String(msg).includes('breaking migration'))).toEqual([])
  const exitCode = process.exitCode
  await api.sql('insert into graphile_worker.migrations (id, breaking) values (999, true)')
  await heard('breaking migration')
  process.exitCode = exitCode
  await api.sql('delete from graphile_worker.migrations where id = 999')
})

test('after a hundred messages what else waits has its turn before the next', async () => {
  const phone = await enrol(api)
  for (const range of [
    [1, 50],
    [51, 100],
    [101, 150],
  ] as const)
    expect((await send(api, phone, await collectes(phone, range))).status).toBe(200)
  await hurry(database.adminUrl)
  await api.sql(`select graphile_worker.add_job('purger_sessions')`)
  const waitingAtEach: boolean[] = []
  const tasks = await startTasks(settings(), {
    log: pino({ level: 'silent' }),
    sendSms: async () => {
      const rows = await api.sql(`select from graphile_worker.jobs where task_identifier = 'purger_sessions'`)
      waitingAtEach.push(rows.length > 0)
    },
    worker: { concurrency: 1 },
  })
  onTestFinished(tasks.close)
  await eventually(async () => ((await waiting()) === 0 ? true : undefined))
  expect(waitingAtEach).toEqual([...Array(100).fill(true), ...Array(50).fill(false)])
})

test('npm run worker shows that it is alive by a file, and takes it away', { timeout: 60_000 }, async () => {
  const alive = join(DATA_DIR, 'taches.vivant')
  const worker = runScript('scripts/worker.ts', [], {
    DATA_DIR,
    IDENTITY_KEY,
    NODE_ENV: 'test',
    DATABASE_URL: database.adminUrl,
  })
  await worker.saying(/background tasks at work/)
  expect(existsSync(alive)).toBe(true)
  worker.child.kill('SIGTERM')
  expect(await worker.ended).toBe(0)
  expect(existsSync(alive)).toBe(false)
})

test('the file of a killed worker is gone before the next one reaches the database', async () => {
  const folder = mkdtempSync(join(inject('sillon').folder, 'taches-'))
  const alive = join(folder, 'taches.vivant')
  writeFileSync(alive, '')
  const nowhere = database.adminUrl.replace(/:\d+\//, ':1/')
  const settings = { DATA_DIR: folder, IDENTITY_KEY, NODE_ENV: 'test', DATABASE_URL: nowhere }
  expect(await runScript('scripts/worker.ts', [], settings).ended).toBe(1)
  expect(existsSync(alive)).toBe(false)
})
