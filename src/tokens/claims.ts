// Reads the claims of a token.
import type { JWTPayload } from 'jose'
import { PUBLISHER_ROLES } from '../contract/route.ts'
import { textFault } from '../json/json.ts'

const ORGANISATION_CODE = /^[A-Z0-9]{2,10}$/
const MAX_LIST = 200

/**
 * Reads a claim. The name of a claim may itself contain dots (`https://example.com/roles`), so the whole path is first tried as a
 * name.
 */
export function claim(payload: JWTPayload, path: string): unknown {
  if (Object.hasOwn(payload, path)) return payload[path]
  let value: unknown = payload
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = (value as Record<string, unknown>)[step]
  }
  return value
}

/** Reads a text that the database can store; null for anything else. */
export function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value.length <= 255 && textFault(value) === null
    ? value
    : null
}

/** Reads the publisher's roles. Roles of the provider itself (Keycloak gives each person some) are ignored. */
export function publisherRoles(payload: JWTPayload, paths: readonly string[]): string[] {
  const held = new Set(paths.flatMap((path) => valuesOf(claim(payload, path))))
  return PUBLISHER_ROLES.filter((role) => held.has(role))
}

/** Reads the codes of organizations, each once. */
export function organisationCodes(value: unknown): string[] {
  const codes = valuesOf(value)
    .flatMap(valuesOf)
    .filter((item) => ORGANISATION_CODE.test(item))
  return [...new Set(codes)].slice(0, MAX_LIST)
}

// Reads several values: a list, or one text with commas, semicolons or spaces between them (`DEMO,VOISINE`), as some providers
// write a list. An item of a list is one value, because the name of a role may contain spaces.
function valuesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/[\s,;]/)
  return [value].flat().filter((item) => typeof item === 'string')
}
