// What the phone keeps: who it is, where its counters stand, and its commands until seven days after their result.

import type { ServerReference } from './clock.ts'
import { PhoneError } from './errors.ts'
import type { Enrolement, PieceJointe, ReglagesTelephone, Resultat } from './types.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** What the phone obeys until the organization told it otherwise. */
export const DEFAULT_REGLAGES: ReglagesTelephone = {
  hors_ligne_max_jours: 7,
  alerte_non_synchronise_h: 24,
  conservation_commandes_jours: 7,
}
/** A phone online without work replays its last command this often, so as not to be taken for offline. */
export const REPLAY_AFTER_MS = DAY_MS

/** One command on the phone: its exact text, and what became of it. */
export type CommandeLocale = {
  id: string
  sequence: number
  type: string
  reference_provisoire: string | null
  /** The envelope as it is sent, byte for byte, however often. */
  texte: string
  capturee_le: string
  statut: 'en_attente' | 'traitee'
  resultat: Resultat | null
  recu_le: string | null
  /** The number that it had before the service was restored, when it got another one since. */
  numero_precedent?: string
  /** Why the service could not read it; such a command is shown, not sent. */
  mise_de_cote: { raison: string; le: string } | null
}

/** A file on the phone that the service does not have yet; what it holds stands in the box of files. */
export type FichierLocal = PieceJointe & {
  type_media: string
  taille_octets: number
  /** Why the service will never take it; such a file is shown, not sent. */
  refus: { code: string; le: string } | null
}

/** Everything the phone keeps. */
export type State = {
  format: 1
  enrolement: Enrolement | null
  statut: 'actif' | 'revoque' | 'remplace'
  prochaine_sequence: number
  /** Last document number of each calendar day: a clock set back must not number twice. */
  references: Record<string, number>
  reference_serveur: ServerReference | null
  derniere_synchro: string | null
  /** The sequence that the server awaits and that this phone can not supply. */
  attendue: number | null
  commandes: CommandeLocale[]
  /** Absent in what an earlier version kept. */
  fichiers?: FichierLocal[]
  /** The organization's settings as last heard; absent: the defaults. */
  reglages?: ReglagesTelephone
}

/** What the agent must be told. */
export type Avertissements = {
  en_attente: number
  non_synchronise_24h: boolean
  capture_refusee_7j: boolean
  mises_de_cote: CommandeLocale[]
  /** Whose number is another than the one that was shown. */
  numeros_changes: CommandeLocale[]
  attendue: number | null
  fichiers_en_attente: number
  fichiers_refuses: FichierLocal[]
}

/** The state of a phone that was never enrolled. */
export function emptyState(): State {
  return {
    format: 1,
    enrolement: null,
    statut: 'actif',
    prochaine_sequence: 1,
    references: {},
    reference_serveur: null,
    derniere_synchro: null,
    attendue: null,
    commandes: [],
  }
}

/** Reads a kept state; a text that is not one is an error, never a silent fresh start. */
export function parseState(text: string | null): State {
  if (text === null) return emptyState()
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    value = null
  }
  const state = value as Partial<State> | null
  if (state?.format === 1 && Array.isArray(state.commandes)) return state as State
  throw new PhoneError('etat_illisible', 'the state kept on this phone can not be read')
}

/** The settings that this phone obeys. */
export function reglagesOf({ reglages = DEFAULT_REGLAGES }: State): ReglagesTelephone {
  return reglages
}

/** Commands still to send: neither answered nor set aside. */
export function pending(state: State): CommandeLocale[] {
  return state.commandes.filter((c) => c.statut === 'en_attente' && c.mise_de_cote === null)
}

/** Commands that can be sent from a sequence on, answered ones included: a restored server may ask for them again. */
export function sendable(state: State, from: number): CommandeLocale[] {
  return state.commandes.filter((c) => c.sequence >= from && c.mise_de_cote === null)
}

/** The last command that the server accepted, kept beyond its time: replaying it proves that the phone is online. */
export function lastAccepted(state: State): CommandeLocale | undefined {
  return state.commandes.findLast((c) => c.statut === 'traitee' && c.resultat?.issue !== 'rejetee')
}

/** Drops the commands whose result is older than they are kept, but for the last accepted one. */
export function purge(state: State, now: Date): void {
  const last = lastAccepted(state)
  const kept = reglagesOf(state).conservation_commandes_jours * DAY_MS
  state.commandes = state.commandes.filter(
    (c) => c === last || c.recu_le === null || now.getTime() - Date.parse(c.recu_le) <= kept,
  )
}

/** Whether the phone has been offline too long to capture anything new. */
export function isTooLongOffline(state: State, now: Date): boolean {
  const limit = reglagesOf(state).hors_ligne_max_jours * DAY_MS
  return state.derniere_synchro !== null && now.getTime() - Date.parse(state.derniere_synchro) > limit
}

/** What the agent must be told at a time. */
export function warnings(state: State, now: Date): Avertissements {
  const waiting = pending(state)
  const { fichiers = [] } = state
  const patience = reglagesOf(state).alerte_non_synchronise_h * HOUR_MS
  return {
    en_attente: waiting.length,
    non_synchronise_24h: waiting.some((c) => now.getTime() - Date.parse(c.capturee_le) > patience),
    capture_refusee_7j: isTooLongOffline(state, now),
    mises_de_cote: state.commandes.filter((c) => c.mise_de_cote !== null),
    numeros_changes: state.commandes.filter((c) => c.numero_precedent !== undefined),
    attendue: state.attendue,
    fichiers_en_attente: fichiers.filter(({ refus }) => refus === null).length,
    fichiers_refuses: fichiers.filter(({ refus }) => refus !== null),
  }
}

/** Keeps the result of a command; one that this phone no longer has changes nothing. */
export function keepResult(state: State, resultat: Resultat, heureServeur: string): void {
  const commande = state.commandes.find((c) => c.id === resultat.commande_id)
  if (commande === undefined) return
  const shown = commande.resultat?.numero_officiel ?? null
  if (shown !== null && shown !== resultat.numero_officiel) commande.numero_precedent ??= shown
  commande.resultat = resultat
  // Refused for who signed in, not for what it is: the rightful agent sends it again.
  if (resultat.issue === 'rejetee' && resultat.motifs.includes('identite_incoherente')) return
  commande.statut = 'traitee'
  commande.recu_le ??= heureServeur
}
