// Processes one command: first identity, idempotence, order, fingerprint and form; then its effect; then the state after it.
import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import { dateOf, detailsOf, rightsOf } from './dates.ts'
import { TYPES } from './forms.ts'
import { pieceJointe } from './kinds.ts'
import type { Lot } from './lot.ts'
import { depend } from './moot.ts'
import { awaitedOf, kindsOf, referencesOf } from './references.ts'
import { RULES } from './rules.ts'
import { mark } from './state.ts'
import type { Effet, Enveloppe, Resultat } from './types.ts'

/** Motifs that block only the capacity of a plot. */
const CAPACITY_ALONE: readonly string[] = ['chevauchement_parcelle', 'polygone_invalide', 'ecart_calcul']
/** Motifs with several findings, which are stored separately because each may become moot. */
const APART: readonly string[] = ['dependance_en_controle', 'doublon_identite']
const NOTHING: Effet = { motifs: [], sujet: null, entites: {} }

/** Returns the outcome of a command, or `arret`, which stops the batch before this command. */
export function judge(lot: Lot, envelope: Enveloppe): Resultat | 'arret' {
  const { etat, appelant, telephone } = lot
  const isConsistent =
    telephone !== null &&
    envelope.organisation_id === appelant.organisation_id &&
    envelope.utilisateur_id === appelant.id &&
    envelope.appareil_id === telephone.id
  if (!isConsistent) return reject(lot, envelope, 'identite_incoherente')

  const known = etat.commandes.get(envelope.id)
  if (known?.empreinte === envelope.empreinte) return known.resultat
  if (known !== undefined) return reject(lot, envelope, 'identifiant_reutilise')

  const { sequence } = envelope
  const isLateForVoided = telephone.annulees.has(sequence) && !telephone.sequences.has(sequence)
  if (sequence > telephone.derniere_sequence + 1) return 'arret'
  if (sequence <= telephone.derniere_sequence && !isLateForVoided) {
    return reject(lot, envelope, 'sequence_reutilisee')
  }

  const fault = faultOf(lot, envelope)
  const outcome = fault === null ? execute(lot, envelope) : aside(fault)
  const resultat: Resultat = {
    commande_id: envelope.id,
    issue: outcome.motifs.length === 0 ? 'acceptee' : 'acceptee_controle',
    motifs: outcome.motifs,
    alertes: outcome.alertes,
    numero_officiel: outcome.numero,
    entites: outcome.entites,
    date_operation: outcome.date,
    ...detailsOf(envelope),
  }
  const { reference_provisoire: reference, id, empreinte } = envelope
  if (reference !== null && !etat.documents.has(reference)) etat.documents.set(reference, id)
  etat.commandes.set(id, { empreinte, resultat, genres: kindsOf(envelope) })
  telephone.sequences.add(sequence)
  telephone.derniere_sequence = Math.max(telephone.derniere_sequence, sequence)
  return resultat
}

type Outcome = {
  motifs: string[]
  alertes: string[]
  numero: string | null
  entites: Readonly<Record<string, string>>
  date: number | null
}

/** Returns the outcome of a command that is put under control and writes no business record and no operation date. */
const aside = (motif: string): Outcome => ({
  motifs: [motif],
  alertes: [],
  numero: null,
  entites: {},
  date: null,
})

/** A rejection uses up a sequence only if the caller's own device was to send that sequence next. */
function reject({ telephone }: Lot, { id, appareil_id, sequence }: Enveloppe, motif: string): Resultat {
  if (telephone?.id === appareil_id && sequence === telephone.derniere_sequence + 1) {
    telephone.derniere_sequence = sequence
  }
  const rest = { alertes: [], numero_officiel: null, entites: {}, date_operation: null }
  return { commande_id: id, issue: 'rejetee', motifs: [motif], ...rest }
}

/** Steps 6 and 7: the reason why the command writes no record. */
function faultOf({ etat, telephone }: Lot, envelope: Enveloppe): string | null {
  const { empreinte, ...covered } = envelope
  const digest = createHash('sha256')
    .update(canonicalize(covered) ?? '')
    .digest('hex')
  if (digest !== empreinte) return 'empreinte_incoherente'

  const known = TYPES[envelope.type]
  if (known === undefined || envelope.version_schema > known.courante) return 'donnees_illisibles'
  if (envelope.version_schema < Math.max(known.courante - 1, 1)) return 'version_client_obsolete'
  const fits = known.formes[envelope.version_schema]?.(envelope.payload) === true
  const isCarried = !JSON.stringify(envelope.payload).includes('\\u0000')
  if (!fits || !isCarried || !envelope.pieces_jointes.every(pieceJointe)) return 'donnees_illisibles'

  const reference = envelope.reference_provisoire
  if (reference === null) return known.document ? 'donnees_illisibles' : null
  const isOwn = reference.split('-')[1] === telephone?.code_court
  return isOwn && !etat.documents.has(reference) ? null : 'donnees_illisibles'
}

/** Steps 8 to 13 of processing. */
function execute(lot: Lot, envelope: Enveloppe): Outcome {
  const dated = dateOf(lot, envelope)
  const rights = rightsOf(lot, envelope, dated.date)
  const before = [...dated.motifs, ...rights]
  if (rights.includes('module_inactif')) return outcome(before, dated.alertes, NOTHING, dated.date)

  // References are checked before the command writes, so that a command does not depend on its own records.
  const references = referencesOf(lot.etat, envelope, dated.date)
  const awaited = awaitedOf(lot.etat, envelope)
  const effect = RULES[envelope.type]?.({ lot, envelope, date: dated.date, payload: envelope.payload })
  if (effect === undefined || effect === null) return aside('donnees_illisibles')
  const result = outcome([...before, ...references, ...effect.motifs], dated.alertes, effect, dated.date)
  const { sujet } = effect
  if (sujet === null) return result
  const own = [...effect.motifs]
  const isCropFound = lot.etat.recoltees.some((one) => one.commande_id === envelope.id && one.estTrouvee)
  if (isCropFound) own.splice(own.indexOf('reference_inactive'), 1)
  const binding = [...before, ...references, ...own].filter(
    (motif) => !APART.includes(motif) && (sujet.genre !== 'parcelle' || !CAPACITY_ALONE.includes(motif)),
  )
  const key = `${sujet.genre} ${sujet.id}`
  if (binding.length > 0) mark(lot.etat, key, envelope.id)
  depend(lot.etat, key, envelope.id, awaited)
  return result
}

function outcome(motifs: string[], alertes: readonly string[], effect: Effet, date: number): Outcome {
  return {
    motifs: [...new Set(motifs)].sort(),
    alertes: [...alertes, ...(effect.alertes ?? [])].sort(),
    numero: effect.numero ?? null,
    entites: effect.entites,
    date,
  }
}
