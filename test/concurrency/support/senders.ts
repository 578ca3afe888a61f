// Phones under load: each sends batch after batch, again after every failure, and remembers what was acknowledged.
import type { HttpClient } from '../../support/http.ts'
import { collectes, type Phone, resultsText, send } from './phones.ts'
import { ask, until } from './sessions.ts'

/** A batch whose answer arrived, with the bytes of its results. */
export type Acknowledged = { readonly ids: readonly string[]; readonly results: string }

/** A phone at work. */
export type Sender = {
  readonly phone: Phone
  readonly acknowledged: Acknowledged[]
  /** Every status that it was answered with. */
  readonly statuses: Set<number>
}

/** Commands per batch. */
export const BATCH = 50

/** The client's result without a response. */
export const UNANSWERED = 0

const RETRY_MS = 40
// As long as a batch takes: a phone that asks without a breath costs the processor, and adds nothing to what is in hand when a process dies.
const BREATH_MS = 100
const PRODUCERS = 16

/** Sends until `ending`, then finishes the batch in hand; anything but a success, 503 or no answer is an error. */
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

/** A phone that has sent nothing yet. */
export function idle(phone: Phone): Sender {
  return { phone, acknowledged: [], statuses: new Set() }
}

/** Every phone has one more batch acknowledged. */
export function progress(senders: readonly Sender[]): Promise<void> {
  const before = senders.map(({ acknowledged }) => acknowledged.length)
  return until('every phone gets on', () =>
    senders.every(({ acknowledged }, i) => acknowledged.length > (before[i] ?? 0)),
  )
}

/** A stored result, as it is answered. */
export type Stored = { readonly id: string; readonly text: string }

/** Every stored result. */
export const STORED =
  'select commande_id as id, commande.resultat(r) as text from commande.commande_resultat r'

/** The batches acknowledged until now whose stored results are not, byte for byte, what was acknowledged. */
export async function lost(
  senders: readonly Sender[],
  read: () => Promise<readonly Stored[]>,
): Promise<string[]> {
  // Taken before the question: the phones go on while it is answered.
  const acknowledged = senders.flatMap(({ phone, acknowledged }) =>
    acknowledged.map((batch, i) => ({ ...batch, name: `${phone.enrolement.code_court}: batch ${i + 1}` })),
  )
  const stored = new Map((await read()).map(({ id, text }) => [id, text]))
  return acknowledged
    .filter(({ ids, results }) => ids.map((id) => stored.get(id)).join(',') !== results)
    .map(({ ids, name }) => `${name}, ${ids.filter((id) => !stored.has(id)).length} of ${ids.length} missing`)
}

/** The same, read in the database at that address. */
export function lostIn(url: string, senders: readonly Sender[]): Promise<string[]> {
  return lost(senders, () => ask<Stored>(url, STORED))
}
