// `relances`: sends people their reminders, at most one message a day each. SQL writes all messages of the day before the first
// is sent, and returns those that are due; after a crash they are still due. `courriel`: sends the code that proves an address.
import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import { listOrganisations } from '../database/callDoor.ts'
import { callLong } from './longTransaction.ts'
import type { Mail, SendMail } from './mail.ts'

type Due = Mail & { utilisateur_id: string; jour: string }
type Outcome = { utilisateur_id: string; jour: string; raison: string | null }

// Number of messages whose outcome is recorded together. After a crash, the unrecorded ones are sent once more.
const RECORDED_TOGETHER = 10
const REASON_LENGTH = 500
// Greatest number of attempts to send a code, because each attempt may reach a person who did not request it.
const CODES_AT_MOST = 3

/** Makes the scheduled handler for every organization. A failed message is recorded, and is due again at the next run. */
export function relances(pool: Pool, send: SendMail): Task {
  return async (_payload, { abortSignal, job: { locked_by: ouvrier } }) => {
    const failures: unknown[] = []
    for (const organisation_id of await listOrganisations(pool)) {
      const batch = { organisation_id, ouvrier }
      await sendDue(pool, send, batch, abortSignal).catch((error: unknown) => failures.push(error))
    }
    abortSignal.throwIfAborted()
    if (failures.length > 0)
      throw new AggregateError(
        failures,
        `reminders of ${failures.length} organizations failed: ${failures[0]}`,
      )
  }
}

/** Makes the handler for one address to be proved. It stops after three failures; the owner can request another code. */
export function courriel(pool: Pool, send: SendMail): Task {
  return async (payload, { job: { attempts } }) => {
    if (attempts > CODES_AT_MOST) return
    const mail = await callLong<Mail | null>(pool, 'courriel_code', payload as object)
    if (mail !== null) await send(mail)
  }
}

async function sendDue(
  pool: Pool,
  send: SendMail,
  batch: { organisation_id: string; ouvrier: string | null },
  signal: AbortSignal,
): Promise<void> {
  let failure: Error | undefined
  for (let isMore = true; isMore && !signal.aborted; ) {
    const due = await callLong<Due[]>(pool, 'relances_a_envoyer', batch)
    for (let first = 0; first < due.length && !signal.aborted; first += RECORDED_TOGETHER) {
      const envois: Outcome[] = []
      for (const { utilisateur_id, jour, ...mail } of due.slice(first, first + RECORDED_TOGETHER)) {
        if (signal.aborted) break
        const error = await attempt(() => send(mail))
        failure ??= error
        envois.push({ utilisateur_id, jour, raison: error?.message.slice(0, REASON_LENGTH) ?? null })
      }
      await callLong(pool, 'relances_envoyees', { ...batch, envois })
    }
    // A failed message is due again at once, so the loop ends here and the next run sends it.
    isMore = due.length > 0 && failure === undefined
  }
  if (failure) throw failure
}

async function attempt(send: () => Promise<void>): Promise<Error | undefined> {
  try {
    await send()
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
