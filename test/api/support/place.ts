// Ids of the neighbour's rows for requests of DEMO.

/** Rows of the neighbour that exist only after the test made them. */
export type Theirs = Record<
  'appareil' | 'collecte' | 'commande' | 'controle' | 'code' | 'codeId' | 'fichier',
  string
>

/** A member of a request that takes an id, and a request that sets this member. */
export type Place = {
  readonly route: string
  readonly member: string
  /** The neighbour's identifier; looked up when the rows exist. */
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
