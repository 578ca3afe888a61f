// POST /v1/sync/commandes: the body read once, then one CALL that commits command after command.
import type { Pool } from 'pg'
import type { CommandSchemas } from '../contract/commandSchemas.ts'
import { type Log, Refusal } from '../contract/errors.ts'
import { createSlots, type Enter } from '../database/slots.ts'
import type { Config } from '../settings/config.ts'
import type { Caller } from '../tokens/auth.ts'
import { isRefusal, readBatch } from './envelopes.ts'

/** What a batch is processed with. */
export type BatchTools = {
  pool: Pool
  config: Pick<Config, 'syncFlush'>
  schemas: CommandSchemas
  log: Log
}

// Less than a phone waits for an answer, so that it is told to come back.
const DEVICE_TURN_MS = 2_000

/** One batch of each device at a time in this process; between processes the device's row is locked. */
export function oneBatchPerDevice(): Enter {
  return createSlots({ total: Number.POSITIVE_INFINITY, share: 1, patienceMs: DEVICE_TURN_MS })
}

/**
 * Processes a batch and answers the body of its 200, to be sent as it is. The CALL stands outside any transaction
 * because it commits after each command; what fails in the middle leaves the commands before it acquired, and the
 * phone sends the whole batch again.
 */
export async function processBatch(
  deps: BatchTools & { devices: Enter },
  caller: Caller,
  rawBody: Buffer,
): Promise<string> {
  const batch = readBatch(rawBody, deps.schemas)
  if (isRefusal(batch)) throw new Refusal(batch.code, batch.details)
  // A phone that sends again what it has no answer to waits for the first sending, without a connection.
  const leave = await deps.devices(`${caller.emetteur} ${caller.sujet} ${batch.facts[0]?.entete.appareil_id}`)
  try {
    const { rows } = await deps.pool.query<{ p_reponse: string }>(
      'call v1.sync_commandes($1::jsonb, $2::text[], $3::jsonb, $4::boolean, $5::boolean, null)',
      [
        JSON.stringify(caller),
        batch.texts,
        JSON.stringify(batch.facts),
        batch.isFull,
        deps.config.syncFlush === 'commande',
      ],
    )
    const [row] = rows
    if (row === undefined) throw new Error('v1.sync_commandes answered nothing')
    return row.p_reponse
  } catch (error) {
    const appareil_id = batch.facts[0]?.entete.appareil_id
    deps.log.warn({ appareil_id, commandes: batch.facts.length }, 'batch interrupted')
    throw error
  } finally {
    leave()
  }
}
