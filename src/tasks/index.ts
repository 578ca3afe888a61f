// Lists the background tasks by identifier, with the schedule of the periodic ones.
import { type ParsedCronItem, parseCronItems, type TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import { verificationOf } from '../documents/make.ts'
import type { IdentityProvider } from '../identity/port.ts'
import type { ObjectStore } from '../objects/port.ts'
import type { SyncKeys } from '../tokens/keys.ts'
import { document } from './document.ts'
import { dossier } from './dossier.ts'
import { essais } from './essais.ts'
import { fichiers } from './fichiers.ts'
import { identite } from './identite.ts'
import { importation } from './importation.ts'
import type { SendMail } from './mail.ts'
import { rangerTaches } from './rangerTaches.ts'
import { courriel, relances } from './relances.ts'
import { revoquerSessions, type SessionLog } from './revoquerSessions.ts'
import { scellerJournal } from './scellerJournal.ts'
import type { SendSms } from './sms.ts'
import { smsCollecte } from './smsCollecte.ts'
import { tacheNocturne } from './tacheNocturne.ts'

/** The parts needed by the handlers. `pool` acts as `api`, the role that may call `v1`. */
export type TaskTools = {
  readonly pool: Pool
  readonly sendSms: SendSms
  readonly sendMail: SendMail
  readonly identity: IdentityProvider
  readonly objects: ObjectStore
  /** Keys that sign the files that leave the service. */
  readonly keys: Pick<SyncKeys, 'seal'>
  /** URL at which clients reach the service. */
  readonly publicUrl: string
  readonly log: SessionLog
}

const HOUR_MS = 3_600_000

// Schedule in UTC, one task after the other. A service that was down at the scheduled time runs the task after its start. The SMS
// run sends messages whose job was lost in a crash, and those that failed because the gateway was down.
const SMS_SWEEP = { task: 'sms_collecte', match: '*/10 * * * *', options: { maxAttempts: 1 } }
const SESSIONS = { task: 'purger_sessions', match: '15 2 * * *', options: { maxAttempts: 5 } }
// Removes jobs that will never run again.
const QUEUE = { task: 'ranger_taches', match: '30 2 * * *', options: { maxAttempts: 5 } }
// Enqueues the jobs of persons again that failed at every retry while the identity provider was down.
const IDENTITY_SWEEP = { task: 'identite', match: '20 * * * *', options: { maxAttempts: 1 } }
// Finds files that arrived although their phone did not confirm them.
const FILES_SWEEP = {
  task: 'fichiers',
  match: '*/5 * * * *',
  options: { queueName: 'fichiers', maxAttempts: 1 },
}
// Sends each organization's daily reminders, from the organization's hour of sending on.
const REMINDERS = {
  task: 'relances',
  match: '*/15 * * * *',
  options: { queueName: 'relances', maxAttempts: 1 },
}
// Reports wrong passwords of the last hour.
const ATTEMPTS = { task: 'essais', match: '7,22,37,52 * * * *', options: { maxAttempts: 1 } }
const NIGHTLY = {
  collectes_synchronisables: '15 1 * * *',
  pieces_manquantes: '45 1 * * *',
  reponses_gardees: '30 2 * * *',
  webhooks_anciens: '45 2 * * *',
}
const SEALS = { task: 'sceller_journal', match: '30 3 * * *' }
// Updates the phones' data that change with time alone. The next run makes up for a missed hour.
const PERIMETERS = { task: 'perimetres', match: '5 * * * *', options: { maxAttempts: 3 } }

/** Returns the handlers by task identifier. */
export function taskList(tools: TaskTools): TaskList {
  const { pool, sendSms, sendMail, identity, objects, keys, publicUrl, log } = tools
  const verification = verificationOf(publicUrl)
  const nightly = Object.keys(NIGHTLY).map((tache) => [tache, tacheNocturne(pool, tache)])
  return {
    sms_collecte: smsCollecte(pool, sendSms),
    relances: relances(pool, sendMail),
    courriel: courriel(pool, sendMail),
    essais: essais(pool, identity, sendMail),
    document: document(pool, { objects, verification }),
    dossier: dossier({ pool, objects, verification, seal: keys.seal }),
    fichiers: fichiers(pool, objects),
    importation: importation(pool, objects, identity.sealing),
    identite: identite(pool, identity, log),
    revoquer_sessions: revoquerSessions(pool, identity, log),
    purger_sessions: () => identity.embedded?.removeExpired(),
    ranger_taches: rangerTaches(pool, log),
    perimetres: tacheNocturne(pool, 'perimetres'),
    sceller_journal: scellerJournal(pool, keys.seal),
    ...Object.fromEntries(nightly),
  }
}

/** Returns the schedule of the periodic tasks. */
export function schedule(): ParsedCronItem[] {
  const options = { backfillPeriod: 20 * HOUR_MS, maxAttempts: 5 }
  return parseCronItems([
    SMS_SWEEP,
    SESSIONS,
    QUEUE,
    IDENTITY_SWEEP,
    FILES_SWEEP,
    PERIMETERS,
    REMINDERS,
    ATTEMPTS,
    { ...SEALS, options },
    ...Object.entries(NIGHTLY).map(([task, match]) => ({ task, match, options })),
  ])
}
