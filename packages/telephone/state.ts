// The state of a phone: its identity, its counters, and its commands until seven days after their result.
import type { ServerReference } from './clock.ts'
import type { Enrolement, PieceJointe, ReglagesTelephone, Resultat } from './types.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The settings of a phone before the organization sends its own. */
export const DEFAULT_REGLAGES: ReglagesTelephone = {
  hors_ligne_max_jours: 7,
  alerte_non_synchronise_h: 24,
  conservation_commandes_jours: 7,
}
/**
 * A phone that is online without work sends its last command again after this time (24 h), so that it does not count as offline
 * for the service.
 */
export const REPLAY_AFTER_MS = DAY_MS

/** A command on the phone: its exact text and its outcome. It is immutable: a change replaces it. */
export type CommandeLocale = Readonly<{
  id: string
  sequence: number
  type: string
  reference_provisoire: string | null
  /** The envelope as it is sent: the same bytes at every attempt. */
  texte: string
  capturee_le: string
  statut: 'en_attente' | 'traitee'
  resultat: Resultat | null
  recu_le: string | null
  /** The earlier official number, if the service was restored and gave another number since. */
  numero_precedent?: string
  /** The reason why the service could not read the command. The phone shows such a command and does not send it again. */
  mise_de_cote: { raison: string; le: string } | null
}>

/** A file of the phone; the file box stores its content until the service has it. */
export type FichierLocal = Readonly<
  PieceJointe & {
    type_media: string
    taille_octets: number
    /** The reason why the service refused the file permanently. The phone shows such a file and does not send it again. */
    refus: { code: string; le: string } | null
    /**
     * The time when the service confirmed the file. Its content is then removed; this record stays as long as the commands do.
     */
    envoye_le?: string
    /** Failed attempts, and the time before which no new attempt is made. */
    echecs?: { nombre: number; pas_avant: string }
  }
>

/** Everything that the phone stores. */
export type State = {
  enrolement: Enrolement | null
  statut: 'actif' | 'revoque' | 'remplace'
  prochaine_sequence: number
  /** Last document number of each calendar day: a clock that is set back must not give a number twice. */
  references: Readonly<Record<string, number>>
  reference_serveur: ServerReference | null
  derniere_synchro: string | null
  /** The sequence that the server expects and this phone cannot supply. */
  attendue: number | null
  commandes: readonly CommandeLocale[]
  fichiers: readonly FichierLocal[]
  /** The organization's settings as last received; if absent, the defaults apply. */
  reglages?: ReglagesTelephone
  /** Bytes that files used on the mobile network on a day. */
  mobile?: { readonly jour: string; readonly octets: number }
}

/** The warnings for the agent. */
export type Avertissements = {
  en_attente: number
  non_synchronise_24h: boolean
  capture_refusee_7j: boolean
  mises_de_cote: CommandeLocale[]
  /** Commands whose official number differs from the one that the phone showed before. */
  numeros_changes: CommandeLocale[]
  attendue: number | null
  fichiers_en_attente: number
  fichiers_refuses: FichierLocal[]
}

/** Returns the state of a phone that was never enrolled. */
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

/** Returns the settings of this phone. */
export function reglagesOf({ reglages = DEFAULT_REGLAGES }: State): ReglagesTelephone {
  return reglages
}

/** Returns the commands still to send: without a result, and not set aside. */
export function pending(state: State): CommandeLocale[] {
  return state.commandes.filter((c) => c.statut === 'en_attente' && c.mise_de_cote === null)
}

/** Returns the files still to send: files that the service neither has nor refused permanently. */
export function unsent(state: State): FichierLocal[] {
  return state.fichiers.filter((file) => file.refus === null && !isSent(file))
}

/** Returns true if the service had the file; the phone then only keeps its record. */
export function isSent({ envoye_le }: FichierLocal): boolean {
  return envoye_le !== undefined
}

/** Returns the commands to send from a sequence on, including commands with a result: a restored server may expect them again. */
export function sendable(state: State, from: number): CommandeLocale[] {
  return state.commandes.filter((c) => c.sequence >= from && c.mise_de_cote === null)
}

/**
 * Returns the last command that the server accepted. It is kept beyond the retention time: sending it again proves that the phone is
 * online.
 */
export function lastAccepted(state: State): CommandeLocale | undefined {
  return state.commandes.filter((c) => c.statut === 'traitee' && c.resultat?.issue !== 'rejetee').at(-1)
}

/** Removes old commands and old records of sent files; keeps the last accepted command. */
export function purge(state: State, now: Date): void {
  const last = lastAccepted(state)
  const kept = reglagesOf(state).conservation_commandes_jours * DAY_MS
  const isRecent = (instant: string) => now.getTime() - Date.parse(instant) <= kept
  const commandes = state.commandes.filter((c) => c === last || c.recu_le === null || isRecent(c.recu_le))
  const fichiers = state.fichiers.filter(({ envoye_le }) => envoye_le === undefined || isRecent(envoye_le))
  Object.assign(state, { commandes, fichiers })
}

/** Returns true if the phone has been offline too long to capture anything new. */
export function isTooLongOffline(state: State, now: Date): boolean {
  const limit = reglagesOf(state).hors_ligne_max_jours * DAY_MS
  return state.derniere_synchro !== null && now.getTime() - Date.parse(state.derniere_synchro) > limit
}

/** Returns the warnings for the agent at a time. */
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

/** Replaces a command; does nothing if this phone no longer has it. */
export function replaceCommande(
  state: State,
  id: string,
  next: (commande: CommandeLocale) => CommandeLocale,
): void {
  state.commandes = state.commandes.map((commande) => (commande.id === id ? next(commande) : commande))
}

/** Stores the results of commands; ignores results of commands that this phone no longer has. */
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
  // Refused because another agent was signed in: the command stays in the queue, and the right agent sends it again.
  if (resultat.issue === 'rejetee' && resultat.motifs.includes('identite_incoherente')) return kept
  return { ...kept, statut: 'traitee', recu_le: commande.recu_le ?? heureServeur }
}
