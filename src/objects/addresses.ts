// Signs URLs of the embedded store. The query string holds the permission, protected by HMAC-SHA-256.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { Refusal } from '../contract/errors.ts'

/** The permission of a URL. */
export type Grant = {
  readonly methode: 'GET' | 'PUT'
  readonly cle: string
  readonly type_media: string
  /** Null for a download. */
  readonly taille_octets: number | null
  /** In seconds since 1970. */
  readonly expire: number
}

/** Returns the signed query of a URL for a permission. */
export function signGrant(grant: Grant, secret: string): string {
  const query = new URLSearchParams({ expire: String(grant.expire), type: grant.type_media })
  if (grant.taille_octets !== null) query.set('taille', String(grant.taille_octets))
  query.set('signature', signature(grant, secret))
  return query.toString()
}

/** Returns the permission of a request's URL. Refuses a URL that this service did not sign, that was altered, or that has expired. */
export function readGrant(
  methode: Grant['methode'],
  cle: string,
  search: string,
  secret: string,
  now: Date,
): Grant {
  const query = new URLSearchParams(search)
  const taille = query.get('taille')
  const grant: Grant = {
    methode,
    cle,
    type_media: query.get('type') ?? '',
    taille_octets: taille === null ? null : Number(taille),
    expire: Number(query.get('expire') ?? Number.NaN),
  }
  const expected = Buffer.from(signature(grant, secret))
  const given = Buffer.from(query.get('signature') ?? '')
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  if (!isOurs || [...query].length !== (taille === null ? 3 : 4)) throw new Refusal('objet_adresse_invalide')
  if (now.getTime() > grant.expire * 1000) throw new Refusal('objet_adresse_expiree')
  return grant
}

function signature({ methode, cle, type_media, taille_octets, expire }: Grant, secret: string): string {
  const text = [methode, cle, expire, taille_octets, type_media].join('\n')
  return createHmac('sha256', secret).update(text).digest('base64url')
}
