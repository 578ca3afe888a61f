// Why GraphQL refuses: a stable code in `extensions.code` of every error, and the status of the answer.

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

/** A query that is refused, or that failed; `members` go beside the code. */
export class QueryRefusal extends Error {
  readonly code: QueryCode
  readonly members: Readonly<Record<string, unknown>>

  constructor(code: QueryCode, message: string, members: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.code = code
    this.members = members
  }
}

/** What is answered: a status and a body. */
export type Outcome = { readonly status: number; readonly body: string }

/** The answer of one or several refusals of the same code. */
export function outcomeOf(refusals: readonly QueryRefusal[]): Outcome {
  const errors = refusals.map(({ message, code, members }) => ({ message, extensions: { code, ...members } }))
  const code = refusals[0]?.code ?? 'erreur_interne'
  return { status: QUERY_CODES[code], body: JSON.stringify({ errors }) }
}
