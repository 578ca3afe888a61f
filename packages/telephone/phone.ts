import { type Clock, estimatedNow, horlogeOf, referenceOf } from './clock.ts'
import { type Commande, calendarDay, provisionalReference, seal } from './envelope.ts'
import { PhoneError } from './errors.ts'
import type { FileBox } from './fileBox.ts'
import { act, expectBody, type Server } from './http.ts'
import { newId } from './ids.ts'
import type { Replica } from './replica.ts'
import type { Reseau, Shrink } from './reseau.ts'
import type { RetryPolicy } from './retry.ts'
import { changesBetween, stateOf, takeOver } from './rows.ts'
import { type CommandeLocale, emptyState, isSent, isTooLongOffline, type State } from './state.ts'
import type { KeptText, Store } from './store.ts'
import type { Enrolement, Enveloppe, Versions } from './types.ts'

/** The parts of a phone: the application provides everything that depends on the platform or the network. */
export type PhoneParts = {
  server: Server
  store: Store
  fichiers: FileBox
  clock: Clock
  retry: RetryPolicy
  versions: Versions
  /** The state of an earlier version of the application, which is taken over and then erased. */
  ancien?: KeptText
  /**
   * The data of the organization: read by pages (`openSqlParts`), or received from a replication service (`powersyncReplica`).
   */
  replique?: Replica
  /** The current network; if absent, every network counts as free of charge. */
  reseau?: Reseau
  /** Makes a photo smaller before it is hashed and kept. */
  reduire?: Shrink
}

/** A running phone: its parts, its state, and the queue of changes to that state. */
export type Phone = PhoneParts & {
  state: State
  changes: Promise<unknown>
  /** True while it is unknown if a write reached the store; the next change then reads the store first. */
  doubtful: boolean
}

/** Opens a phone on the state in its store. */
export async function openPhone(parts: PhoneParts): Promise<Phone> {
  const { store, fichiers, ancien, clock } = parts
  const state = ancien === undefined ? stateOf(await store.read()) : await takeOver(store, fichiers, ancien)
  await dropUnknown(fichiers, state)
  const server = { ...parts.server, sinceBoot: () => clock.sinceBoot() }
  return { ...parts, server, state, changes: Promise.resolve(), doubtful: false }
}

// Removes contents that the state does not name. A content is written before the state names it, and removed after the state no
// longer names it, so an interruption can only leave contents that the state does not name.
async function dropUnknown(box: FileBox, { fichiers }: State): Promise<void> {
  const kept = fichiers.filter((one) => !isSent(one))
  const known = new Set(kept.map(({ fichier_id }) => fichier_id))
  for (const id of await box.ids()) if (!known.has(id)) await box.remove(id)
}

/**
 * Changes the state, one change at a time; if the store fails, the change did not happen. A change assigns new values to the
 * members of its draft and never modifies old values: the store writes the members that have another value.
 */
export function update<T>(phone: Phone, change: (state: State) => T | Promise<T>): Promise<T> {
  const run = phone.changes.then(async () => {
    if (phone.doubtful) phone.state = stateOf(await phone.store.read())
    phone.doubtful = false
    const draft = { ...phone.state }
    const result = await change(draft)
    const changes = changesBetween(phone.state, draft)
    phone.doubtful = true
    if (changes.put.length + changes.remove.length > 0) await phone.store.write(changes)
    phone.doubtful = false
    phone.state = draft
    return result
  })
  phone.changes = run.catch(() => undefined)
  return run
}

/** Erases everything on this phone. */
export function erase(phone: Phone): Promise<void> {
  const run = phone.changes.then(async () => {
    phone.doubtful = true
    await phone.fichiers.erase()
    await phone.replique?.erase()
    await phone.ancien?.fichiers?.erase()
    await phone.ancien?.erase()
    // Erases the store last: a phone that was stopped halfway still has the store, and so knows that it must continue to erase.
    await phone.store.erase()
    phone.state = emptyState()
    phone.doubtful = false
  })
  phone.changes = run.catch(() => undefined)
  return run
}

/** Returns the best estimate of the present time. */
export function now(phone: Phone): Date {
  return estimatedNow(phone.clock, phone.state.reference_serveur)
}

/** Enrols this phone with the code that an administrator gave to the agent. */
export async function enrol(phone: Phone, code: string, modele?: string): Promise<Enrolement> {
  if (phone.state.enrolement !== null) throw new PhoneError('deja_enrole', 'this phone is enrolled already')
  const body = JSON.stringify(modele === undefined ? { code } : { code, modele })
  const asked = phone.clock.sinceBoot()
  const answer = await act(phone.server, phone.retry, '/v1/appareils/enroler', body)
  const isOurs = ({ appareil_id, sequence_depart }: Partial<Enrolement>) =>
    typeof appareil_id === 'string' && typeof sequence_depart === 'number'
  const enrolement = expectBody(answer, 201, isOurs)
  return update(phone, (state) => {
    state.enrolement = enrolement
    state.prochaine_sequence = enrolement.sequence_depart
    // A retried enrolment gets the response of its first attempt, with the time of that attempt, so the request is dated by the
    // first attempt.
    state.reference_serveur = referenceOf(phone.clock, enrolement.heure_serveur, asked)
    state.derniere_synchro = enrolement.heure_serveur
    return enrolement
  })
}

/** Adds a command to the queue with the next sequence; it is on disk when this returns. */
export function capture(phone: Phone, commande: Commande): Promise<CommandeLocale> {
  return update(phone, async (state) => {
    const enrolement = readyToCapture(phone, state)
    const instant = phone.clock.wall()
    const envelope = await seal({
      id: newId(),
      type: commande.type,
      version_schema: commande.version_schema,
      organisation_id: enrolement.organisation_id,
      appareil_id: enrolement.appareil_id,
      utilisateur_id: enrolement.utilisateur_id,
      sequence: state.prochaine_sequence,
      cree_le_appareil: instant.toISOString(),
      horloge: horlogeOf(phone.clock, state.reference_serveur),
      reference_provisoire: commande.document ? nextReference(state, enrolement, instant) : null,
      versions: phone.versions,
      pieces_jointes: commande.pieces_jointes,
      payload: commande.payload,
    })
    state.prochaine_sequence += 1
    const local = localCommand(envelope, estimatedNow(phone.clock, state.reference_serveur))
    state.commandes = [...state.commandes, local]
    return local
  })
}

function readyToCapture(phone: Phone, state: State): Enrolement {
  if (state.enrolement === null) throw new PhoneError('non_enrole', 'this phone is not enrolled')
  if (state.statut !== 'actif') throw new PhoneError('appareil_revoque', 'this phone is no longer active')
  if (isTooLongOffline(state, estimatedNow(phone.clock, state.reference_serveur))) {
    throw new PhoneError('hors_ligne_depasse', 'no new capture after so many days without synchronization')
  }
  return state.enrolement
}

function nextReference(state: State, enrolement: Enrolement, instant: Date): string {
  const jour = calendarDay(instant)
  const rang = (state.references[jour] ?? 0) + 1
  state.references = { ...state.references, [jour]: rang }
  return provisionalReference(enrolement.code_court, jour, rang)
}

function localCommand(envelope: Enveloppe, instant: Date): CommandeLocale {
  return {
    id: envelope.id,
    sequence: envelope.sequence,
    type: envelope.type,
    reference_provisoire: envelope.reference_provisoire,
    texte: JSON.stringify(envelope),
    capturee_le: instant.toISOString(),
    statut: 'en_attente',
    resultat: null,
    recu_le: null,
    mise_de_cote: null,
  }
}
