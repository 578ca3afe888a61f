// Names of the codes of movements and recalls. An unknown code is shown as it is.
import type { Language } from '../../words/words.ts'

type Names = Readonly<Record<string, readonly [fr: string, en: string]>>

const GENRES: Names = {
  lot: ['Lot', 'Lot'],
  collecte: ['Collecte', 'Collection'],
  attendu: ['Référence attendue', 'Awaited reference'],
  fournisseur: ['Fournisseur', 'Supplier'],
  producteur: ['Producteur', 'Producer'],
  parcelle: ['Parcelle', 'Plot'],
  expedition: ['Expédition', 'Shipment'],
  perte: ['Perte', 'Loss'],
  ajustement: ['Ajustement', 'Adjustment'],
  inconnu: ['Origine inconnue', 'Unknown origin'],
  reprise: ['Reprise', 'Opening stock'],
  intrant: ['Intrant', 'Input'],
  etape: ['Étape', 'Step'],
  certificat: ['Certificat', 'Certificate'],
}

const MOVEMENTS: Names = {
  collecte: ['Collecte', 'Collection'],
  fusion: ['Fusion', 'Merge'],
  reception: ['Réception', 'Reception'],
  rapprochement: ['Rapprochement', 'Reconciliation'],
  reprise_reception: ['Reprise de réception', 'Reception taken up'],
  correction: ['Correction', 'Correction'],
  etape: ['Étape', 'Step'],
  echantillon: ['Échantillon', 'Sample'],
  destruction: ['Destruction', 'Destruction'],
  retour: ['Retour', 'Return'],
  expedition: ['Expédition', 'Shipment'],
  reprise: ['Reprise', 'Opening stock'],
  inventaire: ['Inventaire', 'Inventory'],
}

const STATES: Names = {
  enregistree: ['enregistrée', 'recorded'],
  devalidee: ['dévalidée', 'taken back'],
  en_attente: ['en attente', 'waiting'],
  brouillon: ['brouillon', 'draft'],
  validé: ['validé', 'validated'],
  validée: ['validée', 'validated'],
  quarantaine: ['quarantaine', 'quarantine'],
  consommé: ['consommé', 'used up'],
  rejeté: ['rejeté', 'rejected'],
  annulé: ['annulé', 'cancelled'],
  archivé: ['archivé', 'archived'],
  annulée: ['annulée', 'cancelled'],
  valide: ['valide', 'valid'],
  suspendu: ['suspendu', 'suspended'],
  retire: ['retiré', 'withdrawn'],
  expire: ['expiré', 'expired'],
  a_venir: ['à venir', 'to come'],
  planifié: ['planifié', 'planned'],
  exécuté: ['exécuté', 'executed'],
  clos: ['clos', 'closed'],
}

const EFFECTS: Names = {
  à_bloquer: ['À bloquer', 'To block'],
  à_marquer: ['À marquer', 'To mark'],
  déjà_bloqué: ['Déjà bloqué', 'Blocked already'],
  bloqué: ['Bloqué', 'Blocked'],
  marqué: ['Marqué', 'Marked'],
  non_bloquable: ['Non blocable', 'Can not be blocked'],
  origine: ['Origine', 'Origin'],
}

const REASONS: Names = {
  ...STATES,
  expédié: ['expédié au client', 'shipped to the client'],
  perdu: ['perdu', 'lost'],
  détruit: ['détruit', 'destroyed'],
  échantillon: ['prélevé en échantillon', 'taken as a sample'],
  rendu: ['rendu', 'given back'],
  en_garde: ['encore chez un agent', 'still with an agent'],
}

const WAYS: Names = {
  aval: ['Ce qui en a été fait', 'What was made of it'],
  amont: ['Ce dont il est fait', 'What it was made of'],
  complet: ['Tout ce qui a été fait des mêmes origines', 'All that was made of the same origins'],
}

const TABLES = {
  genre: GENRES,
  mouvement: MOVEMENTS,
  etat: STATES,
  effet: EFFECTS,
  motif: REASONS,
  sens: WAYS,
}

/** The name of a code in a language. */
export function called(table: keyof typeof TABLES, code: string | null, langue: Language): string {
  if (code === null) return ''
  return TABLES[table][code]?.[langue === 'fr' ? 0 : 1] ?? code
}

/** The codes of effects. */
export const EFFETS = Object.keys(EFFECTS) as (keyof typeof EFFECTS & string)[]

/** The name of a record: its kind and its number or title. */
export function nameOf(
  { genre, libelle, id }: { genre: string; libelle: string | null; id: string },
  langue: Language,
): string {
  const kind = called('genre', genre, langue)
  const nameless = genre === 'perte' || genre === 'ajustement' || genre === 'inconnu'
  return libelle === null && nameless ? kind : `${kind} ${libelle ?? id.slice(0, 8)}`
}
