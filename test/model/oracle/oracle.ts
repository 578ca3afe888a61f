// An independent model of the service, written from the specification: its responses to a batch, a revocation, a voided range.
import { judge } from './command.ts'
import { type Instant, MINUTE } from './instants.ts'
import type { Lot } from './lot.ts'
import { type Etat, openEtat, openTelephone, type Telephone } from './state.ts'
import type { Compte, Enveloppe, Monde, Reponse, Resultat } from './types.ts'

/** The model of one world. */
export type Oracle = {
  readonly etats: ReadonlyMap<string, Etat>
  readonly telephones: ReadonlyMap<string, Telephone>
}

/** Creates the model of a world. */
export function openOracle({ organisations }: Monde): Oracle {
  return {
    etats: new Map(organisations.map((organisation) => [organisation.id, openEtat(organisation)])),
    telephones: new Map(
      organisations.flatMap(({ appareils }) => appareils.map((a) => [a.id, openTelephone(a)] as const)),
    ),
  }
}

/** Returns the device that sent a batch, if it belongs to the caller. */
export function ownDevice({ telephones }: Oracle, appelant: Compte, id: string): Telephone | null {
  const telephone = telephones.get(id)
  const isOwn =
    telephone?.utilisateur_id === appelant.id && telephone.organisation_id === appelant.organisation_id
  return telephone !== undefined && isOwn ? telephone : null
}

/**
 * Returns the expected response to a batch. The model can calculate everything except the reception time, which is an argument.
 */
export function receiveBatch(
  oracle: Oracle,
  appelant: Compte,
  envelopes: readonly Enveloppe[],
  recue_le: Instant,
): Reponse {
  const etat = oracle.etats.get(appelant.organisation_id)
  if (etat === undefined) throw new Error('the caller belongs to no organization of this world')
  const telephone = ownDevice(oracle, appelant, envelopes[0]?.appareil_id ?? '')
  const { precedente, entiere } =
    telephone === null ? { precedente: 0, entiere: 0 } : before(telephone, recue_le)
  const lot: Lot = { etat, appelant, telephone, precedente, entiere, recue_le }

  const resultats: Resultat[] = []
  let arret: Reponse['arret'] = null
  for (const envelope of envelopes) {
    const outcome = judge(lot, envelope)
    if (outcome === 'arret') {
      arret = { raison: 'sequence_attendue', attendue: (telephone?.derniere_sequence ?? 0) + 1 }
      break
    }
    resultats.push(outcome)
  }

  if (telephone !== null) {
    telephone.derniere_synchro = recue_le
    telephone.precedente = precedente
    telephone.entiere_precedente = entiere
    telephone.entiere = arret === null ? recue_le : (telephone.entiere ?? entiere)
  }
  return { resultats, derniere_sequence: telephone?.derniere_sequence ?? 0, arret }
}

/**
 * A batch within ten minutes of the previous one belongs to the same synchronization. Before the first batch the enrolment
 * counts.
 */
function before(telephone: Telephone, recue_le: Instant): Pick<Lot, 'precedente' | 'entiere'> {
  const { precedente, entiere_precedente, entiere, derniere_synchro, enrole_le } = telephone
  const last = derniere_synchro ?? enrole_le
  const continues = derniere_synchro !== null && recue_le - derniere_synchro <= 10 * MINUTE
  return continues
    ? { precedente: precedente ?? last, entiere: entiere_precedente ?? last }
    : { precedente: last, entiere: entiere ?? last }
}

/** Revokes a phone from `le` on; returns true if the service must respond 200, and false for 409. */
export function revoke({ telephones }: Oracle, appareil_id: string, le: Instant): boolean {
  const telephone = telephones.get(appareil_id)
  if (telephone === undefined || telephone.revoque_le !== null) return false
  telephone.revoque_le = le
  return true
}

/**
 * Voids a range of sequences; returns true if the service must respond 200, and false for 409. The range must begin at the
 * awaited number or later.
 */
export function voidSequences(
  { telephones }: Oracle,
  appareil_id: string,
  n: number,
  jusqu_a: number,
): boolean {
  const telephone = telephones.get(appareil_id)
  if (telephone === undefined || n !== telephone.derniere_sequence + 1) return false
  for (let sequence = n; sequence <= jusqu_a; sequence += 1) telephone.annulees.add(sequence)
  telephone.derniere_sequence = jusqu_a
  return true
}
