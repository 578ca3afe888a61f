// Sends the queue: batches in order, repeated until every command has its result.
import { takeAnswer } from './answer.ts'
import { referenceOf, type SinceBoot } from './clock.ts'
import { MAX_BATCH } from './contract.ts'
import { PhoneError } from './errors.ts'
import { type FilesSent, sendFiles } from './files.ts'
import { expectBody, persist, request } from './http.ts'
import { erase, now, type Phone, update } from './phone.ts'
import { isBehind, offerFilesAgain, offerFilesOfPending } from './restored.ts'
import {
  type CommandeLocale,
  isSent,
  lastAccepted,
  pending,
  purge,
  REPLAY_AFTER_MS,
  type State,
  sendable,
} from './state.ts'
import type { EtatAppareil, ReglagesTelephone, Resultat } from './types.ts'

/** The outcome of a synchronization. */
export type Bilan = {
  /** `bloque`: the service expects a sequence that this phone cannot supply. */
  issue: 'termine' | 'hors_ligne' | 'bloque' | 'refuse'
  resultats: Resultat[]
  mises_de_cote: CommandeLocale[]
  /** The reason why the service refused, or could not be reached. */
  erreur: { code: string; details: unknown } | null
  /** Files are sent before the commands that announce them. A file that does not arrive does not delay the commands. */
  fichiers: FilesSent
  /** True if the phone was revoked or replaced, has sent its queue, and has erased its data. */
  efface: boolean
}

const underWay = new WeakMap<Phone, Promise<Bilan>>()

/**
 * Sends the waiting files and commands, stores the results, reads the device's state, and removes old records. One run at a time per phone.
 */
export function synchronize(phone: Phone): Promise<Bilan> {
  const run = underWay.get(phone) ?? synchronizeOnce(phone).finally(() => underWay.delete(phone))
  underWay.set(phone, run)
  return run
}

/** Waits until no synchronization is running. */
export async function settled(phone: Phone): Promise<void> {
  await underWay.get(phone)
}

async function synchronizeOnce(phone: Phone): Promise<Bilan> {
  const fichiers = { envoyes: 0, refuses: [], en_attente: 0, retenus: 0 }
  const bilan: Bilan = {
    issue: 'termine',
    resultats: [],
    mises_de_cote: [],
    erreur: null,
    fichiers,
    efface: false,
  }
  try {
    if (phone.state.fichiers.some(isSent)) await update(phone, offerFilesOfPending)
    bilan.fichiers = await sendFiles(phone)
    await sendQueue(phone, bilan, firstToSend(phone))
    const { etat, asked } = await fetchDeviceState(phone).then((told) =>
      sendWhatWasForgotten(phone, bilan, told),
    )
    const reglages = etat.statut === 'actif' ? await fetchReglages(phone) : null
    await update(phone, (state) => {
      state.statut = etat.statut
      if (reglages !== null) state.reglages = reglages
      state.reference_serveur = referenceOf(phone.clock, etat.heure_serveur, asked) ?? state.reference_serveur
      purge(state, new Date(etat.heure_serveur))
    })
    bilan.efface = await eraseIfRevoked(phone, etat)
  } catch (error) {
    if (!(error instanceof PhoneError)) throw error
    bilan.issue = error.code === 'reseau' ? 'hors_ligne' : 'refuse'
    bilan.erreur = { code: error.code, details: error.details }
  }
  return bilan
}

type Told = { etat: EtatAppareil; asked: SinceBoot | null }

// Sends again the commands that a restored service lost. A phone with nothing new to send detects the restoration here, and so
// does a revoked phone before it erases itself.
async function sendWhatWasForgotten(phone: Phone, bilan: Bilan, told: Told): Promise<Told> {
  const { derniere_sequence } = told.etat
  if (bilan.issue === 'bloque' || !isBehind(derniere_sequence, phone.state)) return told
  await update(phone, offerFilesAgain)
  await sendQueue(phone, bilan, derniere_sequence + 1)
  return fetchDeviceState(phone)
}

// Reads the service's record of this device, and the time of the request.
async function fetchDeviceState(phone: Phone): Promise<Told> {
  const { enrolement } = phone.state
  if (enrolement === null) throw new PhoneError('non_enrole', 'this phone is not enrolled')
  const path = `/v1/sync/etat-appareil?appareil_id=${encodeURIComponent(enrolement.appareil_id)}`
  const answer = await persist(phone.server, phone.retry, 'GET', path)
  const isOurs = ({ statut, heure_serveur, derniere_sequence }: Partial<EtatAppareil>) =>
    ['actif', 'revoque', 'remplace'].includes(String(statut)) &&
    typeof heure_serveur === 'string' &&
    typeof derniere_sequence === 'number'
  return { etat: expectBody(answer, 200, isOurs), asked: answer.asked }
}

// Returns the settings received last if the service does not send them, or refuses them to this account.
async function fetchReglages(phone: Phone): Promise<ReglagesTelephone | null> {
  const answer = await request(phone.server, 'GET', '/v1/reglages/telephone').catch((error: unknown) => {
    if (error instanceof PhoneError) return null
    throw error
  })
  const told = answer?.status === 200 ? (answer.body as Partial<ReglagesTelephone> | null) : null
  return typeof told?.hors_ligne_max_jours === 'number' ? (told as ReglagesTelephone) : null
}

async function sendQueue(phone: Phone, bilan: Bilan, from: number | null): Promise<void> {
  let next = from
  let limit = MAX_BATCH
  while (next !== null) {
    const batch = sendable(phone.state, next).slice(0, limit)
    if (batch.length === 0) return
    const body = `{"commandes":[${batch.map((c) => c.texte).join(',')}]}`
    const answer = await persist(phone.server, phone.retry, 'POST', '/v1/sync/commandes', body)
    const step = await takeAnswer(phone, batch, limit, answer)
    bilan.resultats.push(...step.resultats)
    if (step.misDeCote !== null) bilan.mises_de_cote.push(step.misDeCote)
    if (step.bloque) bilan.issue = 'bloque'
    next = step.next
    limit = step.limit
  }
}

// Returns the first sequence to send. If the queue is empty, the last command is sent again once a day, because an agent who is
// online without work must not count as offline.
function firstToSend(phone: Phone): number | null {
  const first = pending(phone.state)[0]
  if (first !== undefined) return first.sequence
  const { derniere_synchro } = phone.state
  const idle =
    derniere_synchro !== null && now(phone).getTime() - Date.parse(derniere_synchro) > REPLAY_AFTER_MS
  return idle ? (lastAccepted(phone.state)?.sequence ?? null) : null
}

// Never erases a phone with unsent commands or files, including a command that was set aside.
async function eraseIfRevoked(phone: Phone, { derniere_sequence }: EtatAppareil): Promise<boolean> {
  const { commandes, fichiers }: State = phone.state
  const isKept = fichiers.some((one) => !isSent(one))
  const unsent = isKept || commandes.some((c) => c.statut === 'en_attente')
  if (phone.state.statut === 'actif' || unsent || isBehind(derniere_sequence, phone.state)) return false
  await erase(phone)
  return true
}
