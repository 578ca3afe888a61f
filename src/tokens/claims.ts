// Reads the claims of a token.
import type { JWTPayload } from 'jose'
import { textFault } from '../json/json.ts'

const ORGANISATION_CODE = /^[A-Z0-9]{2,10}$/
const MAX_LIST = 200

/** Reads a claim. A claim's name may itself contain dots (`https://example.com/roles`), so the whole path is tried as a name first. */
export function claim(payload: JWTPayload, path: string): unknown {
  if (Object.hasOwn(payload, path)) return payload[path]
  let value: unknown = payload
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = (value as Record<string, unknown>)[step]
  }
  return value
}

/** Reads a claim of one text or of several: each once, and no more than a token names. */
export function texts(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value]
  return [...new Set(list.slice(0, MAX_LIST).map(text))].filter((item) => item !== null)
}

/** Reads a text that the database can store; null for anything else. */
export function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value.length <= 255 && textFault(value) === null
    ? value
    : null
}

/** Reads the codes of organizations: a list, or one text with commas, semicolons or spaces between them (`DEMO,VOISINE`). */
export function organisationCodes(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value]
  const parts = list.flatMap((item) => (typeof item === 'string' ? item.split(/[\s,;]/, MAX_LIST) : []))
  return texts(parts.filter((part) => ORGANISATION_CODE.test(part)))
}
