// `sms_collecte`: tells a producer what was recorded of their collection; one message per version of it.
import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import type { SendSms, Sms } from './sms.ts'

/** The handler; a failure is recorded, then thrown so that the queue tries again later. */
export function smsCollecte(pool: Pool, send: SendSms): Task {
  return async (payload, { abortSignal }) => {
    const collecte = JSON.stringify(payload)
    const { rows } = await pool.query<{ sms: string | null }>(
      'select v1.sms_a_envoyer($1::jsonb)::text as sms',
      [collecte],
    )
    const text = rows[0]?.sms ?? null
    if (text === null) return
    const outcome = await attempt(send, JSON.parse(text) as Sms, abortSignal)
    const requete = {
      ...(payload as object),
      statut: outcome ? 'echoue' : 'envoye',
      raison: outcome?.message ?? null,
    }
    await pool.query('select v1.sms_envoye($1::jsonb)', [JSON.stringify(requete)])
    if (outcome) throw outcome
  }
}

async function attempt(send: SendSms, sms: Sms, signal: AbortSignal): Promise<Error | undefined> {
  try {
    await send(sms, signal)
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
