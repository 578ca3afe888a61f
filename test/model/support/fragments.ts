// Runs of steps, for cases that single steps reach too rarely.
import fc from 'fast-check'
import type { Capture, Choix, Envoi, Pas } from './history.ts'

/** Generators of single steps. */
export type Drawing = {
  readonly capture: fc.Arbitrary<Capture>
  readonly choix: fc.Arbitrary<Choix>
}

const SEND: Omit<Envoi, 'appareil'> = {
  pas: 'envoi',
  recul: 0,
  saut: 0,
  combien: 8,
  ordre: 'droit',
  perdu: false,
  par: 'soi',
  ajout: 'rien',
}
const appareil = fc.nat({ max: 3 })
const send = (phone: number, changes: Partial<Envoi> = {}): Envoi => ({
  ...SEND,
  ...changes,
  appareil: phone,
})

/** A capture of one kind, at one of these instants, on a phone with a correct clock. */
function captureOf(
  { capture }: Drawing,
  type: Capture['type'] | null,
  instants: readonly Capture['quand'][],
): fc.Arbitrary<Capture> {
  return fc.record({ one: capture, quand: fc.constantFrom(...instants) }).map(({ one, quand }) => ({
    ...one,
    type: type ?? one.type,
    quand,
    montre: 'juste' as const,
    defaut: 'aucun' as const,
  }))
}

/** A phone is revoked, once or twice, and sends its captures from around that time. */
function revocation(drawing: Drawing): fc.Arbitrary<Pas[]> {
  const instants = ['revocation', 'apres_revocation', 'hier'] as const
  const drawn = { appareil, one: captureOf(drawing, null, instants), twice: fc.boolean() }
  return fc.record(drawn).map(({ appareil, one, twice }) => {
    const revoke = { pas: 'revocation', appareil } as const
    return [revoke, ...(twice ? [revoke] : []), { ...one, appareil }, send(appareil)]
  })
}

/** The phone has lost its clock. Its captures are dated near its last synchronization, and a full batch may come before them. */
function restart(drawing: Drawing): fc.Arbitrary<Pas[]> {
  const instants = ['synchro', 'avant_synchro', 'maintenant', 'futur', 'hier', 'enrolement'] as const
  const one = captureOf(drawing, null, instants)
  return fc
    .record({ appareil, one, two: one, full: fc.boolean() })
    .map(({ appareil, one, two, full }) => [
      { ...one, appareil, montre: 'perdue' },
      send(appareil, { ajout: full ? 'plein' : 'rien' }),
      { pas: 'redemarrage', appareil },
      { ...two, appareil },
      send(appareil),
    ])
}

/** A command is lost: the phone stops, the office voids the command's sequence, and the command may still arrive later. */
function loss({ capture }: Drawing): fc.Arbitrary<Pas[]> {
  return fc
    .record({
      appareil,
      one: capture,
      two: capture,
      back: fc.boolean(),
      decalage: fc.constantFrom(0, 0, 0, 1),
    })
    .map(({ appareil, one, two, back, decalage }) => [
      send(appareil),
      { ...one, appareil },
      { ...two, appareil },
      send(appareil, { saut: 1 }),
      { pas: 'annulation', appareil, decalage, etendue: 0 },
      send(appareil, { saut: 1 }),
      ...(back ? [send(appareil)] : []),
    ])
}

/** A collection, and delivery notes that name it. */
function delivery(drawing: Drawing): fc.Arbitrary<Pas[]> {
  const note = captureOf(drawing, 'livraison.etablir_bon', ['maintenant', 'avant_coupure', 'coupure'])
  const drawn = {
    appareil,
    one: captureOf(drawing, 'collecte.enregistrer', ['maintenant']),
    note,
    twice: fc.boolean(),
  }
  return fc.record(drawn).map(({ appareil, one, note, twice }) => {
    const plain = { qualite: null, ecart: 0, id_pris: false, parcelle: 0 }
    const collecte = {
      ...one,
      appareil,
      choix: { ...one.choix, ...plain, producteur: 1, produit: 0, contrat: 0, valeur: 0 },
    }
    const bon = { ...note, appareil, choix: { ...note.choix, cible: 0, valeur: 0, id_pris: false } }
    return [collecte, bon, ...(twice ? [bon] : []), send(appareil)]
  })
}

/** Two phones change the same producer. */
function change(drawing: Drawing): fc.Arbitrary<Pas[]> {
  const one = captureOf(drawing, 'producteur.modifier', ['maintenant', 'hier'])
  const drawn = {
    one,
    two: one,
    base: fc.constantFrom(1, 1, 2),
    phones: fc.uniqueArray(fc.nat({ max: 2 }), { minLength: 2, maxLength: 2 }),
  }
  return fc.record(drawn).map(({ one, two, base, phones: [a = 0, b = 2] }) => {
    const shared = { producteur: one.choix.producteur % 3, champs: one.choix.champs }
    const first = { ...one, choix: { ...one.choix, ...shared } }
    const second = { ...two, choix: { ...two.choix, ...shared, version_base: base } }
    return [{ ...first, appareil: a }, send(a), { ...second, appareil: b }, send(b)]
  })
}

/** Plots that overlap, or touch each other. */
function plot(drawing: Drawing): fc.Arbitrary<Pas[]> {
  const shapes = fc.record({ place: fc.nat({ max: 3 }), decalage: fc.nat({ max: 4 }), releve: fc.boolean() })
  const one = captureOf(drawing, 'parcelle.enregistrer', ['maintenant', 'hier'])
  return fc
    .record({ appareil, one, shapes })
    .map(({ appareil, one, shapes: { place, decalage, releve } }) => [
      {
        ...one,
        appareil,
        type: releve ? 'parcelle.relever' : one.type,
        choix: { ...one.choix, place, decalage, forme: 'grand', id_pris: false },
      },
      send(appareil),
    ])
}

/** Any of the runs above. */
export function fragment(drawing: Drawing): fc.Arbitrary<Pas[]> {
  const all = [revocation, restart, loss, delivery, change, plot]
  return fc.oneof(...all.map((one) => one(drawing)))
}
