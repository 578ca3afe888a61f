// Phones that send continuously: each sends batch after batch, retries after every failure, and records the acknowledged batches.
import type { HttpClient } from '../../support/http.ts'
import { collectes, type Phone, resultsText, send } from './phones.ts'
import { ask, until } from './sessions.ts'

/** An acknowledged batch, with the bytes of its results. */
export type Acknowledged = { readonly ids: readonly string[]; readonly results: string }

/** A phone that sends. */
export type Sender = {
  readonly phone: Phone
  readonly acknowledged: Acknowledged[]
  /** The statuses of all responses to its batches. */
  readonly statuses: Set<number>
}

/** The number of commands per batch. */
export const BATCH = 50

/** The status that stands for a missing response. */
export const UNANSWERED = 0

const RETRY_MS = 40
// The pause between batches, about the duration of one. A phone without pauses would only use the processor: it has at most one
// open batch when a process dies.
const BREATH_MS = 100
const PRODUCERS = 16

/**
 * Sends until `ending`, then finishes the current batch. Any result other than a success, a 503 or a missing response is an
 * error.
 */
export async function keepSending(
  service: HttpClient,
  { phone, acknowledged, statuses }: Sender,
  ending: AbortSignal,
): Promise<void> {
  while (!ending.aborted) {
    const first = acknowledged.length * BATCH + 1
    const batch = await collectes(phone, [first, first + BATCH - 1], (n) => ({
      producteur: 1 + (n % PRODUCERS),
    }))
    let answer = await send(service, phone, batch)
    statuses.add(answer.status)
    while (answer.status === 503 || answer.status === UNANSWERED) {
      await new Promise((resume) => setTimeout(resume, RETRY_MS))
      answer = await send(service, phone, batch)
      statuses.add(answer.status)
    }
    if (answer.status !== 200 || answer.body.arret !== null)
      throw new Error(`${answer.status} ${answer.text}`)
    acknowledged.push({ ids: batch.map(({ id }) => id), results: resultsText(answer) })
    if (!ending.aborted) await new Promise((resume) => setTimeout(resume, BREATH_MS))
  }
}

/** Makes a phone that has sent nothing yet. */
export function idle(phone: Phone): Sender {
  return { phone, acknowledged: [], statuses: new Set() }
}

/** Resolves when every phone has one more acknowledged batch. */
export function progress(senders: readonly Sender[]): Promise<void> {
  const before = senders.map(({ acknowledged }) => acknowledged.length)
  return until('every phone gets on', () =>
    senders.every(({ acknowledged }, i) => acknowledged.length > (before[i] ?? 0)),
  )
}

/** A stored result, as the service returns it. */
export type Stored = { readonly id: string; readonly text: string }

/** Reads every stored result. */
export const STORED =
  'select commande_id as id, commande.resultat(r) as text from commande.commande_resultat r'

/** Returns the acknowledged batches whose stored results differ from the acknowledged ones in any byte. */
export async function lost(
  senders: readonly Sender[],
  read: () => Promise<readonly Stored[]>,
): Promise<string[]> {
  // Copied before the query, because the phones continue while it runs.
  const acknowledged = senders.flatMap(({ phone, acknowledged }) =>
    acknowledged.map((batch, i) => ({ ...batch, name: `${phone.enrolement.code_court}: batch ${i + 1}` })),
  )
  const stored = new Map((await read()).map(({ id, text }) => [id, text]))
  return acknowledged
    .filter(({ ids, results }) => ids.map((id) => stored.get(id)).join(',') !== results)
    .map(({ ids, name }) => `${name}, ${ids.filter((id) => !stored.has(id)).length} of ${ids.length} missing`)
}

/** The same check, for the database at that URL. */
export function lostIn(url: string, senders: readonly Sender[]): Promise<string[]> {
  return lost(senders, () => ask<Stored>(url, STORED))
}
