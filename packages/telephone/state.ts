// What the phone keeps: who it is, where its counters stand, and its commands until seven days after their result.
import type { ServerReference } from './clock.ts'
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

/** One command on the phone: its exact text, and what became of it. What changes is another one in its place. */
export type CommandeLocale = Readonly<{
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
}>

/** A file of the phone; what it holds stands in the box of files until the service has it. */
export type FichierLocal = Readonly<
  PieceJointe & {
    type_media: string
    taille_octets: number
    /** Why the service will never take it; such a file is shown, not sent. */
    refus: { code: string; le: string } | null
    /** When the service had it; what it holds is gone then, and the rest is kept as long as commands are. */
    envoye_le?: string
    /** How often it was tried and answered otherwise than taken, and the time before which it is not tried again. */
    echecs?: { nombre: number; pas_avant: string }
  }
>

/** Everything the phone keeps. */
export type State = {
  enrolement: Enrolement | null
  statut: 'actif' | 'revoque' | 'remplace'
  prochaine_sequence: number
  /** Last document number of each calendar day: a clock set back must not number twice. */
  references: Readonly<Record<string, number>>
  reference_serveur: ServerReference | null
  derniere_synchro: string | null
  /** The sequence that the server awaits and that this phone can not supply. */
  attendue: number | null
  commandes: readonly CommandeLocale[]
  fichiers: readonly FichierLocal[]
  /** The organization's settings as last heard; absent: the defaults. */
  reglages?: ReglagesTelephone
  /** What files took of the mobile network on a day. */
  mobile?: { readonly jour: string; readonly octets: number }
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
    enrolement: null,
    statut: 'actif',
    prochaine_sequence: 1,
    references: {},
    reference_serveur: null,
    derniere_synchro: null,
    attendue: null,
    commandes: [],
    fichiers: [],
  }
}

/** The settings that this phone obeys. */
export function reglagesOf({ reglages = DEFAULT_REGLAGES }: State): ReglagesTelephone {
  return reglages
}

/** Commands still to send: neither answered nor set aside. */
export function pending(state: State): CommandeLocale[] {
  return state.commandes.filter((c) => c.statut === 'en_attente' && c.mise_de_cote === null)
}

/** Files still to send: the service neither has them nor refused them for good. */
export function unsent(state: State): FichierLocal[] {
  return state.fichiers.filter((file) => file.refus === null && !isSent(file))
}

/** Whether the service had a file, and this phone knows of it alone. */
export function isSent({ envoye_le }: FichierLocal): boolean {
  return envoye_le !== undefined
}

/** Commands that can be sent from a sequence on, answered ones included: a restored server may ask for them again. */
export function sendable(state: State, from: number): CommandeLocale[] {
  return state.commandes.filter((c) => c.sequence >= from && c.mise_de_cote === null)
}

/** The last command that the server accepted, kept beyond its time: replaying it proves that the phone is online. */
export function lastAccepted(state: State): CommandeLocale | undefined {
  return state.commandes.filter((c) => c.statut === 'traitee' && c.resultat?.issue !== 'rejetee').at(-1)
}

/** Drops the commands whose result is older than they are kept, but for the last accepted one, and what is known of sent files. */
export function purge(state: State, now: Date): void {
  const last = lastAccepted(state)
  const kept = reglagesOf(state).conservation_commandes_jours * DAY_MS
  const isRecent = (instant: string) => now.getTime() - Date.parse(instant) <= kept
  const commandes = state.commandes.filter((c) => c === last || c.recu_le === null || isRecent(c.recu_le))
  const fichiers = state.fichiers.filter(({ envoye_le }) => envoye_le === undefined || isRecent(envoye_le))
  Object.assign(state, { commandes, fichiers })
}

/** Whether the phone has been offline too long to capture anything new. */
export function isTooLongOffline(state: State, now: Date): boolean {
  const limit = reglagesOf(state).hors_ligne_max_jours * DAY_MS
  return state.derniere_synchro !== null && now.getTime() - Date.parse(state.derniere_synchro) > limit
}

/** What the agent must be told at a time. */
export function warnings(state: State, now: Date): Avertissements {
  const waiting = pending(state)
  const patience = reglagesOf(state).alerte_non_synchronise_h * HOUR_MS
  return {
    en_attente: waiting.length,
    non_synchronise_24h: waiting.some((c) => now.getTime() - Date.parse(c.capturee_le) > patience),
    capture_refusee_7j: isTooLongOffline(state, now),
    mises_de_cote: state.commandes.filter((c) => c.mise_de_cote !== null),
    numeros_changes: state.commandes.filter((c) => c.numero_precedent !== undefined),
    attendue: state.attendue,
    fichiers_en_attente: unsent(state).length,
    fichiers_refuses: state.fichiers.filter(({ refus }) => refus !== null),
  }
}

/** Puts another in the place of a command; one that this phone no longer has changes nothing. */
export function replaceCommande(
  state: State,
  id: string,
  next: (commande: CommandeLocale) => CommandeLocale,
): void {
  state.commandes = state.commandes.map((commande) => (commande.id === id ? next(commande) : commande))
}

/** Keeps the results of commands; one of a command that this phone no longer has changes nothing. */
export function keepResults(state: State, resultats: readonly Resultat[], heureServeur: string): void {
  const byId = new Map(resultats.map((resultat) => [resultat.commande_id, resultat]))
  state.commandes = state.commandes.map((commande) => {
    const resultat = byId.get(commande.id)
    return resultat === undefined ? commande : withResult(commande, resultat, heureServeur)
  })
}

function withResult(commande: CommandeLocale, resultat: Resultat, heureServeur: string): CommandeLocale {
  const shown = commande.resultat?.numero_officiel ?? null
  const isRenamed = shown !== null && shown !== resultat.numero_officiel
  const numero_precedent = commande.numero_precedent ?? (isRenamed ? shown : undefined)
  const kept = { ...commande, resultat, ...(numero_precedent === undefined ? {} : { numero_precedent }) }
  // Refused for who signed in, not for what it is: the rightful agent sends it again.
  if (resultat.issue === 'rejetee' && resultat.motifs.includes('identite_incoherente')) return kept
  return { ...kept, statut: 'traitee', recu_le: commande.recu_le ?? heureServeur }
}
