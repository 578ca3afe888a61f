// Requests of DEMO with ids of the neighbouring organization's rows.

/** Ids of the neighbouring organization's rows, which exist only after the test made these rows. */
export type Theirs = Record<
  'appareil' | 'collecte' | 'commande' | 'controle' | 'code' | 'codeId' | 'fichier',
  string
>

/** A member of a request that takes an id, and a function that makes a request with an id in this member. */
export type Place = {
  readonly route: string
  readonly member: string
  /** Returns the id of the neighbour's row; called after the rows exist. */
  readonly id: () => string
  readonly path: (id: string) => string
  readonly body?: (id: string) => unknown
  readonly as: string
}

/** Makes the entry for a member of a query. */
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
