// Entity tags: the version of a record that a client read by GET and may name in If-Match of a PATCH or PUT. SQL checks it under
// the record's lock (sql/porte/exiger_version.sql); this file reads and writes the tags (docs/decisions/0103).
import { hash } from 'node:crypto'
import type { Request } from 'express'
import type { Pool } from 'pg'
import { Refusal, refusalCode, statusOf } from '../../contract/errors.ts'
import { receivedIn } from '../bodies/received.ts'
import type { Answer, Document, Run, Serve } from '../calls/call.ts'
import type { Step } from '../calls/exchange.ts'
import { runOn } from '../calls/run.ts'

// Matches one entity tag with its separator. The tag of a record is never weak.
const ONE = /[\t ,]*(W\/)?("[!#-~\x80-\xff]*")[\t ]*(?:,[\t ,]*|$)/y
// The suffix in the tag of a compressed response (src/http/responses/compression.ts).
const CODING = /-(?:br|gzip|deflate)"$/
const FAULT = { chemin: 'If-Match', raison: 'must be * or entity tags in double quotes, separated by commas' }
const TAG_CHARACTERS = 32

/** Returns the entity tag of the JSON of a record, as `porte.exiger_version` calculates it. */
export function tagOf(json: string): string {
  return `"${hash('sha256', json).slice(0, TAG_CHARACTERS)}"`
}

/** Returns the strong tags of If-Match, or `*`, as SQL compares them; null without the header. */
function readVersions({ headers }: Pick<Request, 'headers'>): string[] | null {
  const header = headers['if-match']?.trim()
  if (header === undefined) return null
  if (header === '*') return ['*']
  const tags: string[] = []
  ONE.lastIndex = 0
  do {
    const [, weak, tag] = ONE.exec(header) ?? []
    if (tag === undefined) throw new Refusal('parametre_invalide', [FAULT])
    if (weak === undefined) tags.push(tag.replace(CODING, '"'))
  } while (ONE.lastIndex < header.length)
  return tags
}

/**
 * Returns true if If-None-Match names a tag, or any tag (`*`). Compares weak tags like strong ones. A malformed header names no
 * tag.
 */
export function namesTag(header: string, tag: unknown): boolean {
  const named = header.split(',').map((one) => one.trim().replace(/^W\//, '').replace(CODING, '"'))
  return named.includes('*') || (typeof tag === 'string' && named.includes(tag.replace(/^W\//, '')))
}

/**
 * Serves a record with the entity tag of the database's JSON. If the handler adds a value of the current moment, such as a signed
 * URL, the whole response is sent even to a client that has the tag.
 */
export function withEntityTag(serve: Serve, isUncacheable: boolean): Serve {
  return async (call) => {
    let json = ''
    const run: Run = async (name, request) => {
      json = await call.run(name, request)
      return json
    }
    const answer = await serve({ ...call, run })
    const headers = { ...answer.headers, ETag: tagOf(json) }
    return isUncacheable ? { ...answer, headers, isUncacheable } : { ...answer, headers }
  }
}

/**
 * Passes the versions of If-Match to SQL with the caller. If the record has another version by now, responds with its present
 * version, which `show` reads.
 */
export function showCurrent(pool: Pool, show: Serve): Step {
  return async (exchange, next) => {
    const { caller, req } = exchange
    const versions = readVersions(req)
    if (versions === null || caller === null) return next(exchange)
    try {
      return await next({ ...exchange, caller: { ...caller, versions } })
    } catch (error) {
      if (refusalCode(error) !== 'fiche_changee') throw error
      const { path } = receivedIn(req)
      return conflict(versions, await show({ ...exchange, request: path, run: runOn(pool, caller) }))
    }
  }
}

function conflict(versions: readonly string[], { body, headers = {} }: Answer): Document {
  const named = { attendues: versions, actuelle: headers.ETag }
  // The record as PostgreSQL wrote it: a large number would change when it is parsed as JSON.
  const details = `${JSON.stringify(named).slice(0, -1)},"fiche":${body}}`
  return {
    status: statusOf('fiche_changee'),
    headers,
    body: `{"erreur":"fiche_changee","details":${details}}`,
  }
}
