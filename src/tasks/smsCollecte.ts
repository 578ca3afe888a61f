// `sms_collecte`: tells producers about their recorded collections, with one message per version of a collection.
import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import { callDoor, listOrganisations } from '../database/callDoor.ts'
import type { SendSms, Sms } from './sms.ts'

type Due = Sms & { collecte_id: string; version: number }
// A worker's claim on the messages of an organization: when the worker dies they are due again.
type Batch = { organisation_id: string; ouvrier: string | null }
type Outcome = { collecte_id: string; version: number; statut: 'envoye' | 'echoue'; raison: string | null }

// Greatest number of messages per run, so that other tasks get their turn: the messages of a day may take a gateway an hour.
const SENT_IN_A_RUN = 100
// Number of messages whose outcome is recorded together, since each record waits for the disk. After a crash, the unrecorded ones
// are sent once more.
const RECORDED_TOGETHER = 20

/**
 * Makes the handler for the organization that the job names, or for all of them on schedule. A run sends a limited number;
 * another job at the end of the queue sends the rest. A failed message is recorded, then the job fails, so that the queue retries
 * it later.
 */
export function smsCollecte(pool: Pool, send: SendSms): Task {
  const due = (batch: Batch) => callDoor<Due[]>(pool, 'sms_a_envoyer', batch)
  const record = (requete: Batch & { envois: Outcome[] }) => callDoor(pool, 'sms_envoye', requete)
  const sendAll = async (batch: Batch, messages: Due[], signal: AbortSignal) => {
    const failures: Error[] = []
    // When the service stops, messages that were not tried yet stay due.
    for (let first = 0; first < messages.length && !signal.aborted; first += RECORDED_TOGETHER) {
      const envois: Outcome[] = []
      for (const { collecte_id, version, ...sms } of messages.slice(first, first + RECORDED_TOGETHER)) {
        if (signal.aborted) break
        const failure = await attempt(() => send(sms, collecte_id, signal))
        if (failure) failures.push(failure)
        const statut = failure ? 'echoue' : 'envoye'
        envois.push({ collecte_id, version, statut, raison: failure?.message ?? null })
      }
      await record({ ...batch, envois })
    }
    return failures
  }
  const run = async (batch: Batch, signal: AbortSignal): Promise<{ failures: Error[]; isMore: boolean }> => {
    for (let sent = 0; sent < SENT_IN_A_RUN; ) {
      const messages = await due(batch)
      const failures = await sendAll(batch, messages, signal)
      // A failed message is due again at once, so the loop ends here and the next attempt of the job sends it.
      if (messages.length === 0 || failures.length > 0 || signal.aborted) return { failures, isMore: false }
      sent += messages.length
    }
    return { failures: [], isMore: true }
  }
  return async (payload, { addJob, abortSignal, job: { locked_by: ouvrier } }) => {
    const failed: Error[] = []
    for (const organisation_id of await organisations(pool, payload)) {
      const { failures, isMore } = await run({ organisation_id, ouvrier }, abortSignal)
      failed.push(...failures)
      if (isMore)
        await addJob('sms_collecte', { organisation_id }, { jobKey: `sms_collecte:${organisation_id}` })
    }
    abortSignal.throwIfAborted()
    if (failed.length > 0)
      throw new AggregateError(failed, `${failed.length} messages failed: ${failed[0]?.message}`)
  }
}

async function organisations(pool: Pool, payload: unknown): Promise<readonly string[]> {
  const { organisation_id } = (payload ?? {}) as { organisation_id?: string }
  if (organisation_id !== undefined) return [organisation_id]
  return listOrganisations(pool)
}

async function attempt(send: () => Promise<void>): Promise<Error | undefined> {
  try {
    await send()
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
