// Phones under load: each sends batch after batch, again after every failure, and remembers what was acknowledged.
import type { HttpClient } from '../../support/http.ts'
import { collectes, type Phone, resultsText, send } from './phones.ts'

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

const RETRY_MS = 40
const PRODUCERS = 16

/** Sends until `ending`, then finishes the batch in hand; anything but a success or 503 is an error. */
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
    while (answer.status === 503) {
      await new Promise((resume) => setTimeout(resume, RETRY_MS))
      answer = await send(service, phone, batch)
      statuses.add(answer.status)
    }
    if (answer.status !== 200 || answer.body.arret !== null)
      throw new Error(`${answer.status} ${answer.text}`)
    acknowledged.push({ ids: batch.map(({ id }) => id), results: resultsText(answer) })
  }
}

/** A phone that has sent nothing yet. */
export function idle(phone: Phone): Sender {
  return { phone, acknowledged: [], statuses: new Set() }
}
