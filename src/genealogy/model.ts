// What the database tells of a genealogy, as it is written (writing.ts).

/** A place or a person with its name, when there is one and it may be read. */
export type Named = { genre: string; id: string; nom: string | null }

/** A record as a person reads it. */
export type Described = {
  genre: string
  id: string
  libelle: string | null
  date: string | null
  statut: string | null
  produit: { id: string; code: string; nom: string } | null
  lieu: Named | null
  personne: Named | null
  auteur: { id: string; nom: string | null } | null
}

/** A record with its part in a genealogy. */
export type Node = Described & {
  sens: 'lot' | 'amont' | 'aval'
  quantite_g: number
  reste_g: number | null
  profondeur: number
}

/** How much of one way there is, and how much is shown. */
export type Way = { noeuds: number; profondeur: number; montres: number; complet: boolean }

/** What a movement took from a record and gave to another. */
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

/** A genealogy with the time zone that its dates are told in. */
export type Shown = { fuseau_horaire: string; genealogie: Genealogy }

/** A mass of a record in a movement. */
export type Share = { genre: string; id: string; quantite_g: number }

/** That a movement was reversed: by which one, when, why, and which one was posted in its place. */
export type Reversal = { id: string; le: string; raison: string | null; corrige_id: string | null }

/** A movement with all that it took and gave. */
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

/** The movements of a genealogy and the records that they are about. */
export type Events = {
  lot_id: string
  mouvements_total: number
  noeuds: (Described & { net_g?: number; decalage?: string })[]
  mouvements: Movement[]
}

/** What stands for a record in maps. */
export const keyOf = ({ genre, id }: { genre: string; id: string }): string => `${genre} ${id}`
