// Caches parsed queries: a screen sends the same ones all day, and Grafast caches a plan by the identity of the document object.
import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  Lexer,
  parse,
  Source,
  TokenKind,
  validate,
} from 'postgraphile/graphql'
import { LIMITS } from './limits.ts'
import { QueryRefusal } from './refusals.ts'

/** A parsed query; `errors` returns its validation errors, computed once. */
export type ParsedQuery = { readonly document: DocumentNode; errors(): readonly GraphQLError[] }

/** Parses a query, or returns it from the cache. */
export type ReadQuery = (query: string) => ParsedQuery

const REMEMBERED = 200
const MAX_LENGTH = 16_384
const MAX_ERRORS = 10
const NESTED: Partial<Record<TokenKind, 1 | -1>> = {
  [TokenKind.BRACE_L]: 1,
  [TokenKind.BRACKET_L]: 1,
  [TokenKind.PAREN_L]: 1,
  [TokenKind.BRACE_R]: -1,
  [TokenKind.BRACKET_R]: -1,
  [TokenKind.PAREN_R]: -1,
}

/** Makes the parser of a schema's queries. */
export function createReader(schema: GraphQLSchema): ReadQuery {
  const remembered = new Map<string, ParsedQuery>()
  return (query) => {
    const reading = remembered.get(query) ?? read(schema, query)
    remembered.delete(query)
    remembered.set(query, reading) // inserted last: the order of the map is the order of use
    const oldest = remembered.keys().next().value
    if (oldest !== undefined && (remembered.size > REMEMBERED || query.length > MAX_LENGTH)) {
      remembered.delete(query.length > MAX_LENGTH ? query : oldest)
    }
    return reading
  }
}

function read(schema: GraphQLSchema, query: string): ParsedQuery {
  const document = parseWithin(query)
  let errors: readonly GraphQLError[] | undefined
  return {
    document,
    errors() {
      errors ??= validate(schema, document, undefined, { maxErrors: MAX_ERRORS })
      return errors
    },
  }
}

function parseWithin(query: string): DocumentNode {
  const source = new Source(query)
  const lexer = new Lexer(source)
  let nesting = 0
  for (let tokens = 0; lexer.advance().kind !== TokenKind.EOF; tokens += 1) {
    nesting += NESTED[lexer.token.kind] ?? 0
    // The parser and the validation are recursive: deeper nesting would overflow the stack.
    if (nesting > LIMITS.nesting) {
      throw new QueryRefusal('requete_trop_profonde', `more than ${LIMITS.nesting} brackets in one another`, {
        maximum: LIMITS.nesting,
      })
    }
    if (tokens < LIMITS.tokens) continue
    throw new QueryRefusal('requete_trop_longue', `more than ${LIMITS.tokens} tokens`, {
      maximum: LIMITS.tokens,
    })
  }
  return parse(source)
}
