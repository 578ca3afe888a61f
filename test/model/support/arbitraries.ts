// Generators of histories for fast-check. Every choice lists ordinary steps first, because fast-check shrinks failures towards
// the first value.
import fc from 'fast-check'
import { TYPES } from '../oracle/forms.ts'
import { fragment } from './fragments.ts'
import { type Capture, type Choix, DEFAUT, FORME, type Histoire, MONTRE, type Pas, QUAND } from './history.ts'

const small = (max: number) => fc.nat({ max })

/** Usually the first value, sometimes another one. */
function mostly<T>(values: readonly T[], weight: number): fc.Arbitrary<T> {
  const [first, ...others] = values
  return fc.oneof(
    { weight, arbitrary: fc.constant(first as T) },
    { weight: 1, arbitrary: fc.constantFrom(...(others as T[])) },
  )
}

/** Usually one of the first three records, sometimes another one. */
const record = fc.oneof({ weight: 4, arbitrary: small(2) }, { weight: 1, arbitrary: small(6) })

const appareil = small(3)

const choix: fc.Arbitrary<Choix> = fc.record({
  producteur: record,
  parcelle: record,
  produit: mostly([0, 1, 2, 3], 5),
  contrat: mostly([0, 1, 2, 3], 6),
  cible: record,
  destination: mostly([0, 1, 2], 6),
  valeur: small(5),
  piece: small(4),
  champs: fc.uniqueArray(fc.constantFrom('nom', 'telephone', 'localite', 'groupement_id', 'piece_identite'), {
    minLength: 1,
    maxLength: 3,
  }),
  version_base: fc.integer({ min: 1, max: 3 }),
  qualite: mostly([null, 'AB', 'C3', 'C1', 'XX'], 6),
  ecart: mostly([0, 1, 2], 8),
  place: small(5),
  decalage: small(4),
  forme: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('petit' as const, 'grand' as const) },
    { weight: 1, arbitrary: fc.constantFrom(...FORME) },
  ),
  id_pris: mostly([false, true], 20),
})

const type: fc.Arbitrary<Capture['type']> = fc.oneof(
  { weight: 6, arbitrary: fc.constant('collecte.enregistrer') },
  { weight: 2, arbitrary: fc.constant('producteur.modifier') },
  ...Object.keys(TYPES).map((name) => ({ weight: 1, arbitrary: fc.constant(name) })),
)

const capture: fc.Arbitrary<Capture> = fc.record({
  pas: fc.constant('capture' as const),
  appareil,
  type,
  choix,
  quand: mostly(QUAND, 3),
  montre: mostly(MONTRE, 3),
  defaut: mostly(
    [
      ...DEFAUT,
      'version_ancienne',
      'version_ancienne',
      'id_repris',
      'id_repris',
      'id_repris',
      'pack_autre',
      'pack_autre',
    ],
    4,
  ),
})

const envoi: fc.Arbitrary<Pas> = fc.record({
  pas: fc.constant('envoi' as const),
  appareil,
  recul: mostly([0, 1, 2, 3], 2),
  saut: mostly([0, 1], 6),
  combien: fc.integer({ min: 1, max: 8 }),
  ordre: mostly(['droit', 'inverse', 'doubles'] as const, 4),
  perdu: mostly([false, true], 3),
  par: mostly(['soi', 'collegue', 'voisin'] as const, 8),
  ajout: mostly(['rien', 'plein', 'illisible'] as const, 12),
})

const office: fc.Arbitrary<Pas> = fc.oneof(
  fc.record({ pas: fc.constant('redemarrage' as const), appareil }),
  fc.record({ pas: fc.constant('revocation' as const), appareil }),
  fc.record({ pas: fc.constant('levee' as const), appareil, cible: small(3) }),
  fc.record({ pas: fc.constant('levee' as const), appareil, cible: small(3) }),
  fc.record({
    pas: fc.constant('annulation' as const),
    appareil,
    decalage: mostly([0, 1], 3),
    etendue: mostly([0, 2], 3),
  }),
)

/** A single step, or a run of steps. */
const pas: fc.Arbitrary<Pas[]> = fc.oneof(
  { weight: 12, arbitrary: capture.map((one) => [one]) },
  { weight: 5, arbitrary: envoi.map((one) => [one]) },
  { weight: 2, arbitrary: office.map((one) => [one]) },
  { weight: 2, arbitrary: fragment({ capture, choix }) },
)

/** A history with at most this number of single steps and runs. */
export function histoire(maxLength = 22): fc.Arbitrary<Histoire> {
  return fc.record({
    ages: fc.array(mostly([2, 8], 2), { minLength: 4, maxLength: 4 }),
    droits_coupes: fc.boolean(),
    livraison_coupee: fc.boolean(),
    pas: fc.array(pas, { minLength: 1, maxLength, size: 'max' }).map((runs) => runs.flat()),
  })
}
