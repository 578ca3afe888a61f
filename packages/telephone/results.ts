// Reads the results of commands whose response was lost: from a replica on the phone, or from the service.
import { PhoneError } from './errors.ts'
import { expectBody, persist } from './http.ts'
import { now, type Phone, update } from './phone.ts'
import { keepResults, pending } from './state.ts'
import type { Resultat } from './types.ts'

/** A source of results, in addition to the responses to batches. */
export type ResultSource = {
  /** Returns the results of the commands after a sequence, as far as this source has them. */
  read(phone: Phone, depuis: number): Promise<Resultat[]>
}

type Page = { resultats: Resultat[]; suivant: string | null }

/** Reads the service's own list of results, for phones without replication. */
export const serviceResults: ResultSource = {
  async read(phone, depuis) {
    const { enrolement } = phone.state
    if (enrolement === null) throw new PhoneError('non_enrole', 'this phone is not enrolled')
    const base = `/v1/sync/resultats?appareil_id=${encodeURIComponent(enrolement.appareil_id)}&depuis=${depuis}&limite=200`
    const found: Resultat[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const path: string = cursor === '' ? base : `${base}&curseur=${encodeURIComponent(cursor)}`
      const answer = await persist(phone.server, phone.retry, 'GET', path)
      const page = expectBody<Page>(answer, 200, ({ resultats }) => Array.isArray(resultats))
      found.push(...page.resultats)
      cursor = page.suivant
    }
    return found
  },
}

/** Reads the results that this phone still waits for, stores them, and returns the new ones. */
export async function receiveResults(phone: Phone, source: ResultSource): Promise<Resultat[]> {
  const first = pending(phone.state)[0]
  if (first === undefined) return []
  const found = await source.read(phone, first.sequence - 1)
  return update(phone, (state) => {
    const waiting = new Set(pending(state).map(({ id }) => id))
    const taken = found.filter(({ commande_id }) => waiting.has(commande_id))
    keepResults(state, taken, now(phone).toISOString())
    return taken
  })
}
