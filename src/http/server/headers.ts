// The headers of every response.
import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'

const ALLOWED_HEADERS =
  'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, X-Organisation'
const EXPOSED_HEADERS = 'ETag, Idempotency-Replayed, Link, Retry-After, WWW-Authenticate, X-Request-Id'
const PREFLIGHT_MAX_AGE_S = 600

/** Gives the request an id: the client's X-Request-Id if it has only plain characters, otherwise a UUID. */
export const requestId: RequestHandler = (req, res, next) => {
  const given = req.get('X-Request-Id')
  const id = given !== undefined && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID()
  res.locals.id = id
  res.setHeader('X-Request-Id', id)
  next()
}

/** Sets headers that keep a browser from treating data as a page. */
export function securityHeaders(isHttps: boolean): RequestHandler {
  const headers: Record<string, string> = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cache-Control': 'no-store',
  }
  if (isHttps) headers['Strict-Transport-Security'] = 'max-age=31536000'
  const all = Object.entries(headers)
  return (_req, res, next) => {
    for (const [name, value] of all) res.setHeader(name, value)
    next()
  }
}

/** CORS: lets pages of these origins call the API. */
export function cors(origins: readonly string[], methods: readonly string[]): RequestHandler {
  return (req, res, next) => {
    res.vary('Origin')
    const origin = req.get('Origin')
    const isAllowed = origin !== undefined && origins.includes(origin)
    if (isAllowed)
      res.set({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': EXPOSED_HEADERS })
    const isPreflight = req.method === 'OPTIONS' && req.get('Access-Control-Request-Method') !== undefined
    if (!isPreflight || origin === undefined) return next()
    if (isAllowed) {
      res.set({
        'Access-Control-Allow-Methods': methods.join(', '),
        'Access-Control-Allow-Headers': ALLOWED_HEADERS,
        'Access-Control-Max-Age': String(PREFLIGHT_MAX_AGE_S),
      })
    }
    res.status(204).end()
  }
}
