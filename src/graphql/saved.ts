// The queries in `schemas/operations`, by the SHA-256 of their text. A client may send the hash instead of the text; a setting may refuse
// all other queries.
import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '../json/record.ts'
import { QueryRefusal } from './refusals.ts'

/** The folder of the saved queries. */
export const OPERATIONS = join(import.meta.dirname, '..', '..', 'schemas', 'operations')

/** Returns the texts by SHA-256, in hexadecimal. */
export function savedQueries(): ReadonlyMap<string, string> {
  const files = readdirSync(OPERATIONS).filter((name) => name.endsWith('.graphql'))
  const texts = files.map((name) => readFileSync(join(OPERATIONS, name), 'utf8'))
  return new Map(texts.map((text) => [hash('sha256', text), text]))
}

/** Returns the SHA-256 that a request sends instead of a query (`extensions.persistedQuery`); null if it sends none. */
export function namedBy(extensions: unknown): string | null {
  const named = isRecord(extensions) ? extensions.persistedQuery : undefined
  const sha256 = isRecord(named) ? named.sha256Hash : undefined
  return typeof sha256 === 'string' ? sha256 : null
}

/** Returns the query to execute: the text in the request, or the saved one with its hash. Throws QueryRefusal if there is none. */
export function queryToExecute(
  saved: ReadonlyMap<string, string>,
  isSavedOnly: boolean,
  { query, sha256 }: { readonly query: string | null; readonly sha256: string | null },
): string {
  const known = saved.get(sha256 ?? hash('sha256', query ?? ''))
  const isOther = query !== null && known !== undefined && known !== query
  if (known === undefined ? query === null || isSavedOnly : isOther)
    throw new QueryRefusal('requete_non_enregistree', 'no saved query has this SHA-256')
  return query ?? known ?? ''
}
