// Answers one query: parses it, checks the limits, validates it, and executes it as role `lecture`.
import pg from 'pg'
import { execute, hookArgs, isSafeError } from 'postgraphile/grafast'
import { type ExecutionResult, GraphQLError, getOperationAST } from 'postgraphile/graphql'
import { isAway, type Log, Refusal } from '../contract/errors.ts'
import type { ReadQuery } from './documents.ts'
import { judge } from './limits.ts'
import { refuseNulls } from './nulls.ts'
import { type Outcome, outcomeOf, type Place, placesOf, QueryRefusal } from './refusals.ts'
import type { buildSchema, ReadSettings } from './schema.ts'

/** A query as the client sent it. */
export type GraphqlRequest = {
  readonly query: string
  readonly operationName: string | null
  readonly variables: Readonly<Record<string, unknown>>
}

/** The schema, and the parts needed for one request. */
export type Engine = Awaited<ReturnType<typeof buildSchema>> & {
  readonly read: ReadQuery
  readonly mayIntrospect: boolean
  readonly log: Log
}

/** Executes a query and returns its outcome. Every error becomes a QueryRefusal with a code. */
export async function answerQuery(
  { schema, resolvedPreset, read, mayIntrospect, log }: Engine,
  { query, operationName, variables }: GraphqlRequest,
  settings: ReadSettings,
  id: string,
): Promise<Outcome> {
  try {
    const { document, errors } = read(query)
    const operation = getOperationAST(document, operationName)
    if (operation == null) throw new QueryRefusal('requete_invalide', 'no operation, or none of that name')
    if (operation.operation !== 'query')
      throw new QueryRefusal(
        'requete_invalide',
        'only queries: nothing is written here',
        {},
        placesOf(operation),
      )
    judge(schema, document, operation, { variables, mayIntrospect })
    const wrong = errors()
    if (wrong.length > 0) return outcomeOf(wrong.map(invalid))
    refuseNulls(schema, document, variables)
    const args = { schema, document, operationName, variableValues: variables, resolvedPreset }
    const hooked = await hookArgs({ ...args, contextValue: {}, requestContext: { settings } })
    const result = (await execute(hooked)) as ExecutionResult
    if (result.errors !== undefined) throw result.errors[0]
    return { status: 200, body: JSON.stringify({ data: result.data }) }
  } catch (error) {
    return outcomeOf([refusalOf(error, log, id)])
  }
}

function invalid({ message, locations }: GraphQLError): QueryRefusal {
  return new QueryRefusal('requete_invalide', message, {}, locations)
}

// Translates an error by class and SQLSTATE, never by message. An error without a cause comes from GraphQL itself, for example a wrong
// variable or cursor.
function refusalOf(error: unknown, log: Log, id: string): QueryRefusal {
  if (error instanceof QueryRefusal) return error
  if (error instanceof RangeError) return new QueryRefusal('requete_trop_longue', 'nested too deeply')
  const cause = causeOf(error)
  // The query cannot be planned, for example because of an explicit null where none is allowed.
  if (cause instanceof Error && cause.cause instanceof GraphQLError) return refusalOf(cause.cause, log, id)
  const places = error instanceof GraphQLError ? error.locations : undefined
  if (cause instanceof Error && isSafeError(cause))
    return new QueryRefusal('valeur_invalide', cause.message, {}, places)
  if (cause instanceof pg.DatabaseError) return databaseRefusal(cause, places, log, id)
  if (cause === null) return invalid(error as GraphQLError)
  if (cause instanceof Refusal) return unavailable(cause.cause, log, id)
  return unexpectedError(cause, log, id)
}

function causeOf(error: unknown): unknown {
  let cause = error
  while (cause instanceof GraphQLError) {
    if (cause.originalError === undefined || cause.originalError === null) return null
    cause = cause.originalError
  }
  return cause
}

function databaseRefusal(
  error: pg.DatabaseError,
  places: readonly Place[] | undefined,
  log: Log,
  id: string,
): QueryRefusal {
  const state = error.code ?? ''
  if (state === '57014')
    return new QueryRefusal('lecture_trop_longue', 'the read took too long; ask for less')
  if (state.startsWith('22'))
    return new QueryRefusal('valeur_invalide', 'a value does not fit its type', {}, places)
  if (isAway(error)) return unavailable(error, log, id)
  return unexpectedError(error, log, id)
}

function unavailable(error: unknown, log: Log, id: string): QueryRefusal {
  log.warn({ err: error, id }, 'database unavailable')
  return new QueryRefusal('service_indisponible', 'the database does not answer')
}

function unexpectedError(error: unknown, log: Log, id: string): QueryRefusal {
  log.error({ err: error, id }, 'unexpected error')
  return new QueryRefusal('erreur_interne', 'unexpected error', { id })
}
