// The version of a record that a client saw: the tag of what a GET answered, which a PATCH or PUT may name in If-Match. SQL
// judges it, once it holds the record (sql/porte/exiger_version.sql); here tags are read and written (docs/decisions/0103).
import { hash } from 'node:crypto'
import type { Request } from 'express'
import { Refusal, refusalCode, statusOf } from '../contract/errors.ts'
import type { Answer, Document, Run, Serve } from './call.ts'

// An entity tag and what separates it from the next one; a weak one is never that of a record.
const ONE = /[\t ,]*(W\/)?("[!#-~\x80-\xff]*")[\t ]*(?:,[\t ,]*|$)/y
// What a compressed answer adds to the tag of what it holds (src/http/compression.ts).
const CODING = /-(?:br|gzip|deflate)"$/
const FAULT = { chemin: 'If-Match', raison: 'must be * or entity tags in double quotes, separated by commas' }
const TAG_CHARACTERS = 32

/** The tag of what the database told of a record: as `porte.exiger_version` reckons it. */
export function tagOf(told: string): string {
  return `"${hash('sha256', told).slice(0, TAG_CHARACTERS)}"`
}

/** What If-Match names, as SQL compares it: `*`, or the strong tags; null without the header. */
export function readVersions({ headers }: Pick<Request, 'headers'>): string[] | null {
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

/** Whether If-None-Match names a tag, or any (`*`); weak ones are compared as strong ones, and what is no list of tags names none. */
export function namesTag(header: string, tag: unknown): boolean {
  const named = header.split(',').map((one) => one.trim().replace(/^W\//, '').replace(CODING, '"'))
  return named.includes('*') || (typeof tag === 'string' && named.includes(tag.replace(/^W\//, '')))
}

/**
 * Serves what shows a record, with its tag: that of what the database told. Where a handler adds what is of the moment (an
 * address that the store signs), the answer is sent whole whatever tag its client has.
 */
export function tagging(serve: Serve, isOfTheMoment: boolean): Serve {
  return async (call) => {
    let told = ''
    const run: Run = async (name, request) => {
      told = await call.run(name, request)
      return told
    }
    const answer = await serve({ ...call, run })
    const headers = { ...answer.headers, ETag: tagOf(told) }
    return isOfTheMoment ? { ...answer, headers, isOfTheMoment } : { ...answer, headers }
  }
}

/** Does what changes a record; who saw another version of it is shown what there is now, by `read`, and what they named. */
export async function whileUnchanged(
  versions: readonly string[],
  act: () => Promise<Document>,
  read: () => Promise<Answer>,
): Promise<Document> {
  try {
    return await act()
  } catch (error) {
    if (refusalCode(error) !== 'fiche_changee') throw error
    const { body, headers = {} } = await read()
    const told = { attendues: versions, actuelle: headers.ETag }
    // The record as it was written: read as JSON, a great number would be another one.
    const details = `${JSON.stringify(told).slice(0, -1)},"fiche":${body}}`
    return {
      status: statusOf('fiche_changee'),
      headers,
      body: `{"erreur":"fiche_changee","details":${details}}`,
    }
  }
}
