// The background tasks by identifier, and the clock of those that run every night.
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
import type { SendSms } from './sms.ts'
import { smsCollecte } from './smsCollecte.ts'
import { tacheNocturne } from './tacheNocturne.ts'

/** What the handlers work with; `pool` acts as `api`, the role that may call `v1`. */
export type TaskTools = {
  readonly pool: Pool
  readonly sendSms: SendSms
  readonly sendMail: SendMail
  readonly identity: IdentityProvider
  readonly objects: ObjectStore
  /** The keys that sign what leaves the service. */
  readonly keys: Pick<SyncKeys, 'seal'>
  /** The address under which anybody reaches the service. */
  readonly publicUrl: string
  readonly log: SessionLog
}

const HOUR_MS = 3_600_000

// One after the other, in UTC; a service that slept through the hour catches up when it wakes.
// Messages that a crash left without their job, or whose gateway was away.
const SMS_SWEEP = { task: 'sms_collecte', match: '*/10 * * * *', options: { maxAttempts: 1 } }
const SESSIONS = { task: 'purger_sessions', match: '15 2 * * *', options: { maxAttempts: 5 } }
// Jobs that will never run again.
const QUEUE = { task: 'ranger_taches', match: '30 2 * * *', options: { maxAttempts: 5 } }
// Persons of whom the identity provider was away for longer than a job is tried again.
const IDENTITY_SWEEP = { task: 'identite', match: '20 * * * *', options: { maxAttempts: 1 } }
// Files that arrived without their phone being able to say so.
const FILES_SWEEP = {
  task: 'fichiers',
  match: '*/5 * * * *',
  options: { queueName: 'fichiers', maxAttempts: 1 },
}
// Each organization's reminders of the day, from its own hour on.
const REMINDERS = {
  task: 'relances',
  match: '*/15 * * * *',
  options: { queueName: 'relances', maxAttempts: 1 },
}
// Wrong passwords of the last hour.
const ATTEMPTS = { task: 'essais', match: '7,22,37,52 * * * *', options: { maxAttempts: 1 } }
const NIGHTLY = {
  collectes_synchronisables: '15 1 * * *',
  pieces_manquantes: '45 1 * * *',
  reponses_gardees: '30 2 * * *',
}
// What time alone changes of what phones receive; an hour that was slept through is in the next one's.
const PERIMETERS = { task: 'perimetres', match: '5 * * * *', options: { maxAttempts: 3 } }

/** Every task identifier with its handler. */
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
    ...Object.fromEntries(nightly),
  }
}

/** When the nightly tasks are due. */
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
    ...Object.entries(NIGHTLY).map(([task, match]) => ({ task, match, options })),
  ])
}
