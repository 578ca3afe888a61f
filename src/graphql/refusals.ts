// Why GraphQL refuses: a stable code in `extensions.code` of every error, and the status of the answer.
import { type ASTNode, GraphQLError } from 'postgraphile/graphql'

/** The codes with their statuses; docs/graphql.md says when each is answered. */
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

/** A code of GraphQL's own. */
export type QueryCode = keyof typeof QUERY_CODES

/** Where in a query an error is: line and column, each from 1. */
export type Place = { readonly line: number; readonly column: number }

/** The places of what was parsed. */
export function placesOf(...nodes: readonly ASTNode[]): readonly Place[] | undefined {
  return new GraphQLError('', { nodes }).locations
}

/** A query that is refused, or that failed; `members` go beside the code. */
export class QueryRefusal extends Error {
  readonly code: QueryCode
  readonly members: Readonly<Record<string, unknown>>
  /** The places of the query that are at fault, where they are known. */
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

/** What is answered: a status and a body. */
export type Outcome = { readonly status: number; readonly body: string }

/** The answer of one or several refusals of the same code. */
export function outcomeOf(refusals: readonly QueryRefusal[]): Outcome {
  const errors = refusals.map(({ message, code, members, locations }) => ({
    message,
    locations,
    extensions: { code, ...members },
  }))
  const code = refusals[0]?.code ?? 'erreur_interne'
  return { status: QUERY_CODES[code], body: JSON.stringify({ errors }) }
}
