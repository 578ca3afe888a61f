// Writes a genealogy and its events as the database returns them, column by column and in the same order
// (sql/genealogie/lire.sql, evenements.sql).
import type { DescribedRecord, Genealogy, Link, Node } from '../../src/genealogy/model.ts'

type Columns = [string, ...string[]]

const AT_ONCE = 2000

const keyOf = (value: { id: string; genre?: string }): string =>
  value.genre === undefined ? value.id : `${value.genre}:${value.id}`

/** Values that many records share: the column, and the position of the value in a record. */
const SHARED = [
  { all: 'produits', of: ({ produit }: DescribedRecord) => produit },
  { all: 'lieux', of: ({ lieu }: DescribedRecord) => lieu },
  { all: 'personnes', of: ({ personne }: DescribedRecord) => personne },
  { all: 'auteurs', of: ({ auteur }: DescribedRecord) => auteur },
] as const

/** The columns of a genealogy; a link's `auteur_id` is among the data of its movement. */
export function genealogyColumns({ noeuds, liens, lot_id, quantite_g, amont, aval }: Genealogy): Columns {
  const placeOf = (genre: string, id: string) =>
    noeuds.findIndex((node) => node.genre === genre && node.id === id) + 1
  const head = JSON.stringify({ lot_id, quantite_g, amont, aval }).slice(1, -1)
  const movements = Map.groupBy(liens.keys(), (n) => movementOf(liens[n] as Link))
  return [
    `genealogie\n${head}`,
    ...namedColumns(noeuds),
    column(
      'de',
      liens.map(({ de_genre, de_id }) => placeOf(de_genre, de_id)),
    ),
    column(
      'vers',
      liens.map(({ vers_genre, vers_id }) => placeOf(vers_genre, vers_id)),
    ),
    column(
      'places',
      noeuds.map((_, n) => n + 1),
    ),
    column(
      'poids_g',
      liens.map((link) => link.quantite_g),
    ),
    column(
      'mouvements',
      [...movements].map(([said, links]) => `${placesOf(links)} ${said}`),
    ),
    column('amont', [noeuds.filter(({ sens }) => sens !== 'aval').length]),
    ...['quantite_g', 'reste_g', 'profondeur'].map((name) =>
      column(
        name,
        noeuds.map((node) => String(node[name as keyof Node])),
      ),
    ),
    ...describedColumns(noeuds),
  ]
}

/** The columns of the events of a genealogy. */
export function eventColumns(
  noeuds: (DescribedRecord & { net_g?: number; decalage?: string })[],
  told: object,
): Columns {
  return [
    `evenements\n${JSON.stringify(told).slice(1, -1)}`,
    ...namedColumns(noeuds),
    column(
      'net_g',
      noeuds.map(({ net_g }) => net_g ?? ''),
    ),
    column(
      'decalage',
      noeuds.map(({ decalage }) => decalage ?? ''),
    ),
    ...describedColumns(noeuds),
  ]
}

function namedColumns(nodes: readonly DescribedRecord[]): string[] {
  return [
    column(
      'genre',
      nodes.map(({ genre }) => genre),
    ),
    column(
      'id',
      nodes.map(({ id }) => id),
    ),
  ]
}

// Returns the shared values, then the records, a few at a time.
function describedColumns(nodes: readonly DescribedRecord[]): string[] {
  const shared = SHARED.map(({ all, of }) => {
    const written = new Map(
      nodes.flatMap((node) => of(node) ?? []).map((value) => [keyOf(value), JSON.stringify(value)]),
    )
    return column(
      all,
      [...written].map(([key, text]) => `${key} ${text}`),
    )
  })
  const keysOf = (node: DescribedRecord) =>
    SHARED.map(({ of }) => [of(node) ?? []].flat().map(keyOf)[0] ?? '')
  const common = Map.groupBy(nodes.keys(), (n) => keysOf(nodes[n] as DescribedRecord).join(' '))
  const said = nodes.map(({ date, statut, libelle }) =>
    JSON.stringify({ date, statut, libelle }).slice(1, -1),
  )
  const parts = Array.from({ length: Math.ceil(said.length / AT_ONCE) }, (_, part) =>
    column('dit', said.slice(part * AT_ONCE, (part + 1) * AT_ONCE)),
  )
  return [
    ...shared,
    column(
      'communs',
      [...common].map(([keys, places]) => `${placesOf(places)} ${keys}`),
    ),
    ...parts,
  ]
}

const placesOf = (indexes: readonly number[]): string => indexes.map((n) => n + 1).join()

function movementOf(link: Link): string {
  const { de_genre: _, de_id, vers_genre, vers_id, quantite_g, ...said } = link
  return JSON.stringify(said).slice(1, -1)
}

const column = (name: string, values: readonly (string | number)[]): string => [name, ...values].join('\n')
