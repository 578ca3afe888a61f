// Runs the background tasks in a process, either in the service's process or in a separate one.

import type { DatabaseConfig } from '../database/ownDatabase.ts'
import { refusePooler } from '../database/pooler.ts'
import type { IdentityProvider } from '../identity/port.ts'
import type { ObjectStore } from '../objects/port.ts'
import type { Holdings } from '../process/holdings.ts'
import type { Version } from '../process/version.ts'
import type { Config } from '../settings/config.ts'
import type { SyncKeys } from '../tokens/keys.ts'
import { addressRules } from '../webhooks/addresses.ts'
import { webhookSender } from '../webhooks/send.ts'
import { type HeartbeatTimes, startHeartbeats } from './heartbeats.ts'
import { schedule, taskList } from './index.ts'
import { guardTools } from './jobGuard.ts'
import { mailSender, type SendMail } from './mail.ts'
import { copyPeriodically } from './outsideLog.ts'
import { type SendSms, smsSender } from './sms.ts'
import { sendPeriodically } from './webhooks.ts'
import { startWorker, WORKER_CONNECTIONS } from './worker.ts'

/** Dependencies of the tasks on their process. */
export type Needs = {
  readonly version: Version
  readonly identity: IdentityProvider
  readonly objects: ObjectStore
  readonly keys: Pick<SyncKeys, 'seal' | 'publicSet'>
  readonly sendSms?: SendSms
  readonly sendMail?: SendMail
  /** Number of jobs at once, and times of heartbeats; the service's own values by default. */
  readonly worker?: { readonly concurrency?: number; readonly signs?: HeartbeatTimes } | undefined
  /** Interval of copies to the outside log in ms: a second by default; 0 for no copies. */
  readonly tellEveryMs?: number | undefined
  /** Interval of rounds of webhooks in ms: two seconds by default; 0 for none. */
  readonly webhooksEveryMs?: number | undefined
}

const TELL_EVERY_MS = 1_000
const WEBHOOKS_EVERY_MS = 2_000

/** Starts the worker on separate connections. It stops when the process closes its holdings. */
export async function work(
  { log, drains, closers, open }: Holdings,
  config: Pick<DatabaseConfig, 'databaseUrl' | 'databaseTasksUrl' | 'smsUrl' | 'smtpUrl' | 'mailFrom'> &
    Pick<Config, 'publicUrl' | 'webhooks' | 'webhooksAllowed' | 'webhooksRefused'>,
  {
    version,
    identity,
    objects,
    keys,
    sendSms = smsSender(config.smsUrl, log),
    sendMail = mailSender(config.smtpUrl, config.mailFrom, log),
    worker: { signs: times, ...options } = {},
    tellEveryMs = TELL_EVERY_MS,
    webhooksEveryMs = WEBHOOKS_EVERY_MS,
  }: Needs,
): Promise<void> {
  await refusePooler(config.databaseTasksUrl, 'DATABASE_TASKS_URL')
  const pool = open(config.databaseUrl, 'api', WORKER_CONNECTIONS)
  const queue = open(config.databaseTasksUrl, 'taches', WORKER_CONNECTIONS)
  const signs = startHeartbeats(queue, log, times)
  closers.push(async () => signs.stop())
  const tools = guardTools(
    { pool, sendSms, sendMail, identity, objects, keys, publicUrl: config.publicUrl, log },
    signs.hold,
  )
  const worker = await startWorker(queue, signs.of(taskList(tools)), schedule(), log, {
    ...options,
    plugins: [signs.plugin],
    version,
  })
  drains.push(worker.stop)
  if (config.webhooks === 'on' && webhooksEveryMs !== 0) {
    const [send, sealing, { publicUrl }] = [webhookSender(addressRules(config)), identity.sealing, config]
    drains.push(sendPeriodically({ pool, send, sealing, publicUrl, version }, webhooksEveryMs, log).stop)
  }
  if (tellEveryMs === 0) return
  const telling = copyPeriodically({ pool, objects, keys, version }, tellEveryMs, log)
  drains.push(telling.stop)
}
