// A genealogy and its events told as the database tells them, column by column (sql/genealogie/lire.sql, evenements.sql).
import type { Described, Genealogy, Link, Node } from '../../src/genealogy/model.ts'

type Columns = [string, ...string[]]

/** The columns of a genealogy; `auteur_id` of a link stands among what is written of its movement. */
export function genealogyColumns({ noeuds, liens, lot_id, quantite_g, amont, aval }: Genealogy): Columns {
  const placeOf = (genre: string, id: string) =>
    noeuds.findIndex((node) => node.genre === genre && node.id === id) + 1
  const head = JSON.stringify({ lot_id, quantite_g, amont, aval }).slice(1, -1)
  const movements = new Map(liens.map((link) => [link.mouvement_id, movementOf(link)]))
  return [
    `genealogie\n${head}`,
    column('amont', [noeuds.filter(({ sens }) => sens !== 'aval').length]),
    ...['quantite_g', 'reste_g', 'profondeur'].map((name) =>
      column(
        name,
        noeuds.map((node) => String(node[name as keyof Node])),
      ),
    ),
    ...describedColumns(noeuds),
    column(
      'mouvement',
      liens.map(({ mouvement_id }) => mouvement_id),
    ),
    column(
      'de',
      liens.map(({ de_genre, de_id }) => placeOf(de_genre, de_id)),
    ),
    column(
      'vers',
      liens.map(({ vers_genre, vers_id }) => placeOf(vers_genre, vers_id)),
    ),
    column(
      'poids_g',
      liens.map((link) => link.quantite_g),
    ),
    column(
      'mouvements',
      [...movements].map(([id, said]) => `${id} ${said}`),
    ),
  ]
}

/** The columns of the events of a genealogy. */
export function eventColumns(
  noeuds: (Described & { net_g?: number; decalage?: string })[],
  told: object,
): Columns {
  return [
    `evenements\n${JSON.stringify(told).slice(1, -1)}`,
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

function describedColumns(nodes: readonly Described[]): string[] {
  const shared = (
    name: string,
    all: string,
    of: (node: Described) => { id: string; genre?: string } | null,
  ) => {
    const keyOf = (value: { id: string; genre?: string }) =>
      value.genre === undefined ? value.id : `${value.genre}:${value.id}`
    const written = new Map(
      nodes.flatMap((node) => [of(node) ?? []].flat()).map((value) => [keyOf(value), JSON.stringify(value)]),
    )
    return [
      column(
        name,
        nodes.map((node) => [of(node) ?? []].flat().map(keyOf)[0] ?? ''),
      ),
      column(
        all,
        [...written].map(([key, text]) => `${key} ${text}`),
      ),
    ]
  }
  return [
    column(
      'genre',
      nodes.map(({ genre }) => genre),
    ),
    column(
      'id',
      nodes.map(({ id }) => id),
    ),
    column(
      'dit',
      nodes.map(({ date, statut, libelle }) => JSON.stringify({ date, statut, libelle }).slice(1, -1)),
    ),
    ...shared('produit', 'produits', ({ produit }) => produit),
    ...shared('lieu', 'lieux', ({ lieu }) => lieu),
    ...shared('personne', 'personnes', ({ personne }) => personne),
    ...shared('auteur', 'auteurs', ({ auteur }) => auteur),
  ]
}

function movementOf(link: Link): string {
  const { mouvement_id: _, de_genre: __, de_id, vers_genre, vers_id, quantite_g, ...said } = link
  return JSON.stringify(said).slice(1, -1)
}

const column = (name: string, values: readonly (string | number)[]): string => [name, ...values].join('\n')
