// Ids of the neighbour's rows for requests of DEMO.

/** Ids of the neighbour's rows that exist only after the test made the rows. */
export type Theirs = Record<
  'appareil' | 'collecte' | 'commande' | 'controle' | 'code' | 'codeId' | 'fichier',
  string
>

/** A member of a request that takes an id, and a request that sets this member. */
export type Place = {
  readonly route: string
  readonly member: string
  /** The id of the neighbour's row; looked up after the rows exist. */
  readonly id: () => string
  readonly path: (id: string) => string
  readonly body?: (id: string) => unknown
  readonly as: string
}

/** A member of a query. */
export const query = (
  route: string,
  member: string,
  id: () => string,
  as: string,
  path = `/v1/${route}`,
): Place => ({
  route,
  member,
  id,
  as,
  path: (value) => `${path}${path.includes('?') ? '&' : '?'}${member}=${value}`,
})
