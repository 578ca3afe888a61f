// The types of a genealogy, as writing.ts writes it.

/** A place or a person; the name is null if there is none, or if the caller may not read it. */
export type NamedRecord = { genre: string; id: string; nom: string | null }

/** A record with its description. */
export type DescribedRecord = {
  genre: string
  id: string
  libelle: string | null
  date: string | null
  statut: string | null
  declarations_eudr?: { numero_dds: string; numero_verification: string }[]
  produit: { id: string; code: string; nom: string } | null
  lieu: NamedRecord | null
  personne: NamedRecord | null
  auteur: { id: string; nom: string | null } | null
}

/** A record with its role in a genealogy. */
export type Node = DescribedRecord & {
  sens: 'lot' | 'amont' | 'aval'
  quantite_g: number
  reste_g: number | null
  profondeur: number
}

/** The size of one direction, and the number of its records that are shown. */
export type Way = { noeuds: number; profondeur: number; montres: number; complet: boolean }

/** A mass that a movement carried from one record to another. */
export type Link = {
  mouvement_id: string
  genre: string
  date_operation: string
  de_genre: string
  de_id: string
  vers_genre: string
  vers_id: string
  quantite_g: number
}

/** A genealogy. */
export type Genealogy = {
  lot_id: string
  quantite_g: number
  amont: Way
  aval: Way
  noeuds: Node[]
  liens: Link[]
}

/** A genealogy with the time zone for its dates. */
export type ZonedGenealogy = { fuseau_horaire: string; genealogie: Genealogy }

/** A mass of a record in a movement. */
export type Share = { genre: string; id: string; quantite_g: number }

/** The reversal of a movement: its movement, time and reason, and the corrective movement. */
export type Reversal = { id: string; le: string; raison: string | null; corrige_id: string | null }

/** A movement with all its inputs and outputs. */
export type Movement = {
  id: string
  genre: string
  entite: string
  entite_id: string
  date_operation: string
  decalage: string
  enregistre_le: string
  contrepassation: Reversal | null
  entrees: Share[] | null
  sorties: Share[] | null
}

/** The movements of a genealogy and their records. */
export type Events = {
  lot_id: string
  mouvements_total: number
  noeuds: (DescribedRecord & { net_g?: number; decalage?: string })[]
  mouvements: Movement[]
}

/** Returns the key of a record in maps. */
export const keyOf = ({ genre, id }: { genre: string; id: string }): string => `${genre} ${id}`
