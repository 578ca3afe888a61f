// Applies the response to a batch to the queue, and returns the sequence from which sending continues.
import { referenceOf } from './clock.ts'
import { PhoneError } from './errors.ts'
import { type Answer, errorBody } from './http.ts'
import { type Phone, update } from './phone.ts'
import { offerFilesAgain } from './restored.ts'
import { type CommandeLocale, keepResults, replaceCommande, sendable } from './state.ts'
import type { ReponseLiasse, Resultat } from './types.ts'

/** The results of one response, and the sequence to continue from; null when there is nothing more to send. */
export type Step = {
  next: number | null
  /** Greatest number of commands in the next batch. */
  limit: number
  resultats: Resultat[]
  misDeCote: CommandeLocale | null
  /** The service expects a sequence that this phone cannot supply. */
  bloque: boolean
}

/** Applies the response to a batch; throws if the service refuses the whole batch for good. */
export async function takeAnswer(
  phone: Phone,
  batch: CommandeLocale[],
  limit: number,
  answer: Answer,
): Promise<Step> {
  if (answer.status === 200) return takeResults(phone, batch, limit, answer)
  const step: Step = {
    next: batch[0]?.sequence ?? null,
    limit,
    resultats: [],
    misDeCote: null,
    bloque: false,
  }
  if (answer.status === 413 && batch.length > 1) return { ...step, limit: Math.ceil(batch.length / 2) }

  const { erreur, details } = errorBody(answer)
  const { index, raison } = (details ?? {}) as { index?: number; raison?: string }
  const culprit = batch[erreur === 'enveloppe_illisible' ? (index ?? -1) : answer.status === 413 ? 0 : -1]
  if (culprit === undefined) throw new PhoneError(erreur, `the service refuses the batch: ${erreur}`, details)
  return { ...step, misDeCote: await setAside(phone, culprit, raison ?? erreur) }
}

// The service refused the whole batch because of one envelope. The phone shows that command to the agent and sends the others.
function setAside(phone: Phone, culprit: CommandeLocale, raison: string): Promise<CommandeLocale> {
  return update(phone, (state) => {
    const kept = { ...culprit, mise_de_cote: { raison, le: phone.clock.wall().toISOString() } }
    replaceCommande(state, culprit.id, () => kept)
    return kept
  })
}

function takeResults(phone: Phone, batch: CommandeLocale[], limit: number, answer: Answer): Promise<Step> {
  const { resultats, arret, heure_serveur } = readResponse(answer.body)
  return update(phone, (state) => {
    state.reference_serveur = referenceOf(phone.clock, heure_serveur, answer.asked) ?? state.reference_serveur
    state.derniere_synchro = heure_serveur
    keepResults(state, resultats, heure_serveur)

    const step: Step = { next: null, limit, resultats, misDeCote: null, bloque: false }
    if (arret === null) {
      state.attendue = null
      const last = batch.at(-1)?.sequence ?? 0
      return { ...step, next: sendable(state, last + 1)[0]?.sequence ?? null }
    }
    // The service expects the sequence `attendue`, because it was restored or lost a batch: the phone sends its commands again
    // from that sequence. If that sequence is not before the first unprocessed command of this batch, sending again cannot help,
    // and the phone is blocked.
    const offered = sendable(state, arret.attendue)[0]?.sequence ?? Number.POSITIVE_INFINITY
    const stopped = batch[resultats.length]?.sequence ?? 0
    if (offered < stopped) {
      offerFilesAgain(state)
      return { ...step, next: offered }
    }
    state.attendue = arret.attendue
    return { ...step, bloque: true }
  })
}

function readResponse(body: unknown): ReponseLiasse {
  const response = body as Partial<ReponseLiasse> | null
  if (Array.isArray(response?.resultats) && typeof response.heure_serveur === 'string')
    return response as ReponseLiasse
  throw new PhoneError('reseau', 'the answer is not from the service', null)
}
