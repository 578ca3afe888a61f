// Phones: they make envelopes from captures, each wrong in at most one place, and keep the exact texts in their queues.
import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import { v7 as uuidv7 } from 'uuid'
import { TYPES } from '../oracle/forms.ts'
import { DAY, HOUR, type Instant, MINUTE, MS, readInstant, writeInstant } from '../oracle/instants.ts'
import type { Appareil, Enveloppe, Monde } from '../oracle/types.ts'
import type { Capture } from './history.ts'
import { PAYLOADS } from './payloads.ts'
import { pick, type Savoir } from './savoir.ts'

/** An envelope in a queue. */
export type Pli = { readonly envelope: Enveloppe; readonly text: string }

/** A phone: all of its captures, and the number of those with a response. */
export type Phone = {
  readonly appareil: Appareil
  readonly savoir: Savoir
  readonly journal: Pli[]
  /** The positions in the queue whose result has arrived. */
  readonly answered: Set<number>
  sequence: number
  documents: number
  hasClock: boolean
  /** The last synchronization and the revocation, as the phone knows them from responses. */
  synchro: Instant | null
  revoque_le: Instant | null
}

/** Makes a phone in its state after enrolment. */
export function openPhone(appareil: Appareil, savoir: Savoir): Phone {
  const fresh = { sequence: 0, documents: 0, hasClock: true, synchro: null, revoque_le: null }
  return { appareil, savoir, journal: [], answered: new Set(), ...fresh }
}

/** Returns the instant of a capture. */
function instantOf({ quand }: Capture, { appareil, synchro, revoque_le }: Phone, t0: Instant): Instant {
  const last = synchro ?? appareil.enrole_le
  const now = Date.now() * MS
  const revocation = revoque_le ?? now
  return {
    maintenant: now,
    hier: t0 - 18 * HOUR,
    avant_hier: t0 - 30 * HOUR,
    coupure: t0 - 12 * HOUR,
    avant_coupure: t0 - 12 * HOUR - 1,
    enrolement: appareil.enrole_le,
    avant_enrolement: appareil.enrole_le - 1,
    limite: last + 7 * DAY,
    apres_limite: last + 7 * DAY + 1,
    revocation,
    apres_revocation: revocation + 1,
    synchro: last,
    avant_synchro: last - 1,
    futur: t0 + HOUR,
  }[quand]
}

// The number of days between the reference and the capture; one day is accepted.
const SHIFTS = [0, 0, 1, -1, 2]

const GAPS: Readonly<Record<Capture['montre'], Instant>> = {
  juste: 0,
  avance: 10 * MINUTE,
  retard: -10 * MINUTE,
  avance_trop: 10 * MINUTE + MS,
  retard_trop: -10 * MINUTE - MS,
  perdue: 0,
}

/** Returns the clock fields for this instant, which the server must use: from the phone's clock or from its estimate. */
function clockOf({ montre, quand }: Capture, instant: Instant, hasClock: boolean) {
  const gap = GAPS[montre]
  const isTrusted = Math.abs(gap) <= 10 * MINUTE
  const [phone, estimate] = isTrusted ? [instant, instant - gap] : [instant + gap, instant]
  // Near the enrolment the clock reference has the greatest accepted age.
  const age = quand.endsWith('enrolement') ? 10 * MINUTE : HOUR
  const horloge = { ref_serveur: writeInstant(estimate - age), ms_depuis_ref: age / MS }
  return {
    cree_le_appareil: writeInstant(phone),
    horloge: hasClock && montre !== 'perdue' ? horloge : null,
  }
}

/** Makes a capture: appends an envelope to the phone's queue. */
export function capture(step: Capture, phone: Phone, phones: readonly Phone[], monde: Monde): void {
  const { appareil, savoir } = phone
  const { type, defaut } = step
  const known = TYPES[type]
  const payload = PAYLOADS[type]?.(savoir, step.choix)
  if (known === undefined || payload === undefined) throw new Error(`nothing captures ${type}`)
  phone.sequence += 1
  phone.documents += 1
  const clock = clockOf(step, instantOf(step, phone, monde.t0), phone.hasClock)
  const day = writeInstant(readInstant(clock.cree_le_appareil) + pick(SHIFTS, step.choix.decalage) * DAY)
    .slice(0, 10)
    .replaceAll('-', '')
  const own = `BR-${appareil.code_court}-${day}-${String(phone.documents).padStart(4, '0')}`
  const ordinary = {
    id: uuidv7(),
    type,
    version_schema: known.courante,
    organisation_id: appareil.organisation_id,
    appareil_id: appareil.id,
    utilisateur_id: appareil.utilisateur_id,
    sequence: phone.sequence,
    ...clock,
    reference_provisoire: known.document ? own : null,
    versions: { pack: '1.0.0', parametres: '1', application: 'modele' } as Record<string, unknown>,
    pieces_jointes: [] as unknown[],
    payload,
  }
  const others = phones.flatMap(({ journal }) => journal.map(({ envelope }) => envelope.id))
  const colleague = phones.find((other) => other.appareil.utilisateur_id !== appareil.utilisateur_id)
  const earlier = savoir.references.at(-1) ?? own
  const changes: Partial<Record<Capture['defaut'], object>> = {
    champ_absent: { payload: Object.fromEntries(Object.entries(payload).slice(1)) },
    champ_de_trop: { payload: { ...payload, inconnu: 1 } },
    nul: { payload: { ...payload, [Object.keys(payload).at(-1) ?? '']: 'a\u0000b' } },
    piece_jointe: { pieces_jointes: [{ fichier_id: uuidv7(), sha256: '0'.repeat(64), role: 'inconnu' }] },
    type: { type: 'recolte.deviner' },
    version_suivante: { version_schema: known.courante + 1 },
    version_precedente: { version_schema: known.courante - 1 },
    version_ancienne: { version_schema: Math.max(0, known.courante - 2) },
    id_repris: { id: others.at(step.choix.cible % Math.max(1, others.length)) ?? ordinary.id },
    sequence_reprise: { sequence: Math.max(1, phone.sequence - 1) },
    utilisateur: { utilisateur_id: colleague?.appareil.utilisateur_id },
    organisation: { organisation_id: savoir.voisine.id },
    appareil: { appareil_id: colleague?.appareil.id },
    reference_prise: { reference_provisoire: earlier },
    reference_absente: { reference_provisoire: null },
    reference_autrui: { reference_provisoire: 'BR-ZZ-20260101-0001' },
    pack_autre: { versions: { ...ordinary.versions, pack: '0.9.0' } },
    pack_par_code: { versions: { ...ordinary.versions, pack: 'modele@1.0.0' } },
  }
  if (defaut === 'sequence_reprise' && phone.sequence > 1) phone.sequence -= 1
  const covered = { ...ordinary, ...changes[defaut] }
  const digest = createHash('sha256')
    .update(canonicalize(covered) ?? '')
    .digest('hex')
  const empreinte = defaut === 'empreinte' ? digest.replace(/^./, (c) => (c === '0' ? '1' : '0')) : digest
  const envelope: Enveloppe = { ...covered, empreinte }
  phone.journal.push({ envelope, text: JSON.stringify(envelope) })
  if (envelope.reference_provisoire !== null) savoir.references.push(envelope.reference_provisoire)
}
