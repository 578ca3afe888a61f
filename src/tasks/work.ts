// The background tasks put to work in a process, inside the service or apart from it.
import type { Holdings } from '../holdings.ts'
import type { IdentityProvider } from '../identity/port.ts'
import type { ObjectStore } from '../objects/port.ts'
import type { DatabaseConfig } from '../ownDatabase.ts'
import { schedule, taskList } from './index.ts'
import { type SendSms, smsSender } from './sms.ts'
import { startWorker, WORKER_CONNECTIONS } from './worker.ts'

/** What the tasks need of the process that runs them. */
export type Needs = {
  readonly identity: IdentityProvider
  readonly objects: ObjectStore
  readonly sendSms: SendSms | undefined
}

/** Starts the worker, on connections of its own; it stops with what the process holds. */
export async function work(
  { log, drains, open }: Holdings,
  config: Pick<DatabaseConfig, 'databaseUrl' | 'databaseTasksUrl' | 'smsUrl'>,
  { identity, objects, sendSms = smsSender(config.smsUrl, log) }: Needs,
): Promise<void> {
  const pool = open(config.databaseUrl, 'api', WORKER_CONNECTIONS)
  const queue = open(config.databaseTasksUrl, 'taches', WORKER_CONNECTIONS)
  const worker = await startWorker(
    queue,
    taskList({ pool, sendSms, identity, objects, log }),
    schedule(),
    log,
  )
  drains.push(worker.stop)
}
