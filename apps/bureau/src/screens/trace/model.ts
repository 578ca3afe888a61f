// The model of the graph and the tables: each record once, plots before their collections.
import type { Genealogy } from './queries.ts'

type Node = Genealogy['noeuds'][number]

/** A record in the graph. A plot has no mass of its own: it is the origin of collections. */
export type Box = Pick<Node, 'id' | 'libelle' | 'sens' | 'statut' | 'date'> & {
  readonly genre: string
  readonly key: string
  readonly quantite_g: number | null
  readonly personne: string | null
}

/** A flow from one record to another. */
export type Edge = {
  readonly key: string
  readonly de: string
  readonly vers: string
  readonly genre: string | null
  readonly quantite_g: number
}

/** The boxes and flows of a graph. */
export type Drawing = { readonly boxes: readonly Box[]; readonly edges: readonly Edge[] }

/** Returns the key of a record's box. */
export const keyOf = (genre: string, id: string): string => `${genre} ${id}`

/** Converts a genealogy to boxes and flows. */
export function drawingOf({ noeuds, liens }: Genealogy): Drawing {
  const boxes = new Map<string, Box>()
  for (const { genre, id, libelle, sens, statut, date, quantite_g, personne } of noeuds) {
    const key = keyOf(genre, id)
    if (!boxes.has(key))
      boxes.set(key, {
        key,
        genre,
        id,
        libelle,
        sens,
        statut,
        date,
        quantite_g,
        personne: personne?.nom ?? null,
      })
  }
  const edges = liens.map((link, rank) => ({
    key: `${link.mouvement_id} ${rank}`,
    de: keyOf(link.de_genre, link.de_id),
    vers: keyOf(link.vers_genre, link.vers_id),
    genre: link.genre,
    quantite_g: link.quantite_g,
  }))
  const grown = noeuds.flatMap(({ genre, id, lieu, quantite_g, sens }) => {
    if (genre !== 'collecte' || lieu?.genre !== 'parcelle') return []
    const key = keyOf('parcelle', lieu.id)
    const plot = { key, genre: 'parcelle', id: lieu.id, libelle: lieu.nom, sens, statut: null, date: null }
    if (!boxes.has(key)) boxes.set(key, { ...plot, quantite_g: null, personne: null })
    return [{ key: `${key} ${id}`, de: key, vers: keyOf(genre, id), genre: null, quantite_g }]
  })
  return {
    boxes: [...boxes.values()],
    edges: [...edges, ...grown].filter(({ de, vers }) => boxes.has(de) && boxes.has(vers) && de !== vers),
  }
}
