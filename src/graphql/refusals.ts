// The refusals of GraphQL: a stable code in `extensions.code` of every error, and the status of the response.
import { type ASTNode, GraphQLError } from 'postgraphile/graphql'

/** The codes with their statuses; docs/graphql.md explains each one. */
export const QUERY_CODES = {
  requete_invalide: 400,
  requete_trop_longue: 400,
  requete_trop_profonde: 400,
  requete_trop_couteuse: 400,
  page_trop_grande: 400,
  alias_trop_nombreux: 400,
  valeur_invalide: 400,
  introspection_refusee: 403,
  requete_non_enregistree: 403,
  lecture_trop_longue: 503,
  service_indisponible: 503,
  erreur_interne: 500,
} as const

/** A code that only GraphQL uses. */
export type QueryCode = keyof typeof QUERY_CODES

/** The position of an error in a query: line and column, counted from 1. */
export type Place = { readonly line: number; readonly column: number }

/** Returns the positions of parsed nodes. */
export function placesOf(...nodes: readonly ASTNode[]): readonly Place[] | undefined {
  return new GraphQLError('', { nodes }).locations
}

/** A query that was refused or that failed; `members` are added next to the code. */
export class QueryRefusal extends Error {
  readonly code: QueryCode
  readonly members: Readonly<Record<string, unknown>>
  /** The positions in the query that are at fault, if known. */
  readonly locations: readonly Place[] | undefined

  constructor(
    code: QueryCode,
    message: string,
    members: Readonly<Record<string, unknown>> = {},
    locations?: readonly Place[],
  ) {
    super(message)
    this.code = code
    this.members = members
    this.locations = locations
  }
}

/** A response: status and body. */
export type Outcome = { readonly status: number; readonly body: string }

/** Returns the response for several refusals with the same code. */
export function outcomeOf(refusals: readonly QueryRefusal[]): Outcome {
  const errors = refusals.map(({ message, code, members, locations }) => ({
    message,
    locations,
    extensions: { code, ...members },
  }))
  const code = refusals[0]?.code ?? 'erreur_interne'
  return { status: QUERY_CODES[code], body: JSON.stringify({ errors }) }
}
