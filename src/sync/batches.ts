// POST /v1/sync/commandes: reads the body once, then makes one CALL that commits after each command.
import type { Pool } from 'pg'
import type { CommandSchemas } from '../contract/commandSchemas.ts'
import { type Log, Refusal } from '../contract/errors.ts'
import { currentScope, traceStep } from '../database/scope.ts'
import type { Leave } from '../database/slots.ts'
import { retryOnDeadlock } from '../http/calls/run.ts'
import type { Config } from '../settings/config.ts'
import type { Caller } from '../tokens/auth.ts'
import type { WorkCounters } from '../watch/metrics.ts'
import { type Batch, isRefusal, readBatch } from './envelopes.ts'
import type { Turns } from './turns.ts'

/** The parts that processing a batch needs. */
export type BatchTools = {
  pool: Pool
  config: Pick<Config, 'syncFlush'>
  schemas: CommandSchemas
  log: Log
  turns: Turns
  /** The counters of batches; absent if the process has no metrics. */
  metrics?: Pick<WorkCounters, 'batch' | 'waiting'> | null
}

/**
 * Processes a batch and returns the body of its 200, ready to send. The CALL runs outside any transaction because it commits after each
 * command. If it fails in the middle, the earlier commands stay committed, and the phone sends the whole batch again. The victim of
 * a deadlock, or of a merge at the same moment, is called again here: nothing of it counts.
 */
export async function processBatch(deps: BatchTools, caller: Caller, rawBody: Buffer): Promise<string> {
  const start = performance.now()
  const batch = traceStep('envelope', () => readBatch(rawBody, deps.schemas))
  if (isRefusal(batch)) throw new Refusal(batch.code, batch.details)
  const device = `${caller.emetteur} ${caller.sujet} ${batch.facts[0]?.entete.appareil_id}`
  const leave = await turnOf(deps, device, batch.facts.length)
  try {
    const commandes = batch.facts.length
    const answer = await traceStep('CALL', () => retryOnDeadlock(() => call(deps, caller, batch)), {
      commandes,
    })
    count(deps, start, batch, answer)
    currentScope().trace?.last('answer')
    return answer
  } catch (error) {
    count(deps, start, batch, null)
    const appareil_id = batch.facts[0]?.entete.appareil_id
    deps.log.warn({ appareil_id, commandes: batch.facts.length }, 'batch interrupted')
    throw error
  } finally {
    leave()
  }
}

async function turnOf({ turns, metrics }: BatchTools, device: string, commands: number): Promise<Leave> {
  const show = () => metrics?.waiting(turns.waiting())
  const turn = turns.enter(device, commands)
  show()
  return turn.finally(show)
}

async function call({ pool, config }: BatchTools, caller: Caller, batch: Batch): Promise<string> {
  const { rows } = await pool.query<{ p_reponse: string }>(
    'call v1.sync_commandes($1::jsonb, $2::text[], $3::jsonb, $4::boolean, $5::boolean, null)',
    [
      JSON.stringify(caller),
      batch.texts,
      JSON.stringify(batch.facts),
      batch.isFull,
      config.syncFlush === 'commande',
    ],
  )
  const [row] = rows
  if (row === undefined) throw new Error('v1.sync_commandes answered nothing')
  return row.p_reponse
}

function count({ metrics }: BatchTools, start: number, { facts }: Batch, answer: string | null): void {
  if (!metrics) return
  const types = facts.map(({ entete }) => entete.type)
  metrics.batch((performance.now() - start) / 1000, types, answer)
}
