// The sender of a request: caller, IP address, account, organization and device. Limiters count by these.
import { hash } from 'node:crypto'
import type { Request, Response } from 'express'
import { ipKeyGenerator } from 'express-rate-limit'
import type { Caller } from '../../tokens/auth.ts'

const DEVICE = /appareil_id(?:=|"\s*:\s*")([0-9a-f-]{36})/i
const DEVICE_WITHIN_BYTES = 4096

/** Returns the caller that the token proved; null on a public route. */
export function callerOf(res: Response): Caller | null {
  return (res.locals.caller as Caller | undefined) ?? null
}

/** Returns the IP address for which a request counts: an IPv6 address counts for its network. */
export function addressOf({ ip }: Pick<Request, 'ip'>): string {
  return ipKeyGenerator(ip ?? '')
}

/** Returns the SHA-256 of a secret, which may be stored where the secret itself may not. */
export function fingerprintOf(secret: string): string {
  return hash('sha256', secret, 'base64')
}

/** Returns the account of a request: its issuer and subject. */
export function accountOf(res: Response): string {
  return `${callerOf(res)?.emetteur} ${callerOf(res)?.sujet}`
}

/** Returns the first device id in the query or the body of a request, or an empty text. The id is not checked here. */
export function deviceOf({ originalUrl, body }: Request): string {
  const isBody = Buffer.isBuffer(body) && body.length > 0
  const text = isBody ? body.toString('latin1', 0, DEVICE_WITHIN_BYTES) : originalUrl
  return DEVICE.exec(text)?.[1]?.toLowerCase() ?? ''
}

/**
 * Returns the one organization that the token proves and the request names. Returns null if the caller names an organization that
 * the token does not prove, or names none although it has several: the rules refuse such a request. Returns null for the
 * publisher's team too, so that no organization's limit can lock the team out.
 */
export function organisationOf(caller: Caller | null): string | null {
  if (caller === null) return null
  if (caller.vidage !== undefined) return caller.vidage.organisation ?? null
  const { organisations, x_organisation: named } = caller
  if (named !== null) return organisations.includes(named) ? named : null
  return organisations.length === 1 ? (organisations[0] ?? null) : null
}
