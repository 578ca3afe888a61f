// The members of an entry that people can correct: the current version of each type, the optional members, the record that a
// reference names, and the unit of a figure.
import type { Step } from './leaves.ts'

/** A type of entry: its current version, the id of its own record, its single values, and those of them that may be null. */
type Entry = {
  readonly version: number
  readonly own?: string
  readonly members: readonly string[]
  readonly nullable?: readonly string[]
}

/** The types of entry that phones send. */
export const ENTRIES: Readonly<Record<string, Entry>> = {
  'collecte.enregistrer': {
    version: 2,
    own: 'collecte_id',
    members: [
      'producteur_id',
      'parcelle_id',
      'produit_id',
      'campagne_id',
      'contrat_id',
      'humidite_cp',
      'impuretes_cp',
      'observation',
    ],
    nullable: ['contrat_id', 'humidite_cp', 'impuretes_cp'],
  },
  'collecte.signaler_erreur': { version: 1, own: 'signalement_id', members: ['motif'] },
  'inspection.enregistrer': {
    version: 1,
    own: 'inspection_id',
    members: ['producteur_id', 'parcelle_id', 'formulaire_code', 'formulaire_version', 'debut', 'fin'],
    nullable: ['parcelle_id'],
  },
  'intrant.remettre': {
    version: 1,
    own: 'remise_id',
    members: ['producteur_id', 'intrant_id', 'quantite', 'unite_code', 'avance'],
  },
  'livraison.etablir_bon': { version: 1, own: 'livraison_id', members: ['campagne_id', 'destination_id'] },
  'non_conformite.constater': {
    version: 1,
    own: 'non_conformite_id',
    members: ['producteur_id', 'parcelle_id', 'constat_code', 'gravite', 'description'],
  },
  'parcelle.enregistrer': {
    version: 2,
    own: 'parcelle_id',
    members: ['producteur_id', 'nom', 'surface_declaree_m2'],
  },
  'parcelle.relever': { version: 2, members: ['parcelle_id'] },
  'producteur.enregistrer': {
    version: 1,
    own: 'producteur_id',
    members: ['groupement_id', 'nom', 'prenoms', 'sexe', 'date_naissance', 'telephone', 'localite'],
    nullable: ['sexe', 'date_naissance', 'telephone', 'localite'],
  },
  'producteur.modifier': { version: 1, members: ['producteur_id'] },
  'recolte.estimer': {
    version: 1,
    own: 'estimation_id',
    members: ['parcelle_id', 'campagne_id', 'produit_id', 'date_prevue', 'quantite_g'],
  },
  'recu.reimprimer': { version: 1, own: 'reimpression_id', members: ['reference_provisoire', 'copies'] },
}

// The kinds of record that references name, as far as a form can offer them.
const RECORDS: Readonly<Record<string, string>> = {
  producteur_id: 'producteur',
  parcelle_id: 'parcelle',
  produit_id: 'produit',
  campagne_id: 'campagne',
  contrat_id: 'contrat',
  groupement_id: 'groupement',
  destination_id: 'emplacement',
  intrant_id: 'intrant',
}
/** Members with a small set of values. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  sexe: ['F', 'M'],
  gravite: ['mineure', 'majeure', 'critique'],
  strate: ['principal', 'associe'],
}

/** A field of a form, made of a member of the entry. */
export type FieldOf =
  | { readonly as: 'record'; readonly fiche: string }
  | { readonly as: 'figure'; readonly unite: string | undefined }
  | { readonly as: 'choice'; readonly values: readonly string[] }
  | { readonly as: 'flag' | 'day' | 'instant' | 'text' | 'hidden' }

const UNIT = /_(g|m2|cp)$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const FIGURES = new Set(['quantite', 'copies', 'formulaire_version', 'montant', 'cycle'])

/** Returns the field for a value in an entry of this type; ids of the entry's own records have none. */
export function fieldOf(path: readonly Step[], value: unknown, type: string): FieldOf {
  const member = String(path.findLast((step) => typeof step === 'string'))
  if (path.length === 1 && member === ENTRIES[type]?.own) return { as: 'hidden' }
  const fiche = RECORDS[member]
  if (fiche !== undefined) return { as: 'record', fiche }
  if (member.endsWith('_id') || (typeof value === 'string' && UUID.test(value))) return { as: 'hidden' }
  const [, unite] = UNIT.exec(member) ?? []
  if (unite !== undefined) return { as: 'figure', unite }
  const values = CHOICES[member]
  if (values !== undefined) return { as: 'choice', values }
  if (typeof value === 'number' || FIGURES.has(member)) return { as: 'figure', unite: undefined }
  if (typeof value === 'boolean' || member === 'avance') return { as: 'flag' }
  if (member.startsWith('date_') || (typeof value === 'string' && DAY.test(value))) return { as: 'day' }
  return { as: member === 'debut' || member === 'fin' ? 'instant' : 'text' }
}

/** Returns the value for an emptied member: null if its type allows null, otherwise undefined. */
export const emptyOf = (path: readonly Step[], type: string): null | undefined =>
  (ENTRIES[type]?.nullable ?? []).includes(String(path.at(-1))) ? null : undefined
