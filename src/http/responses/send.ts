// Sends a response: type, length, body, or 304.
import type { Response } from 'express'
import type { Log } from '../../contract/errors.ts'
import type { Document, LargeBody } from '../calls/call.ts'
import { chooseCoding } from './compression.ts'
import { sendPieces } from './stream.ts'
import { namesTag } from './versions.ts'

const JSON_TYPE = 'application/json'
// A short text is sent in one packet with the headers; a longer one costs less as bytes.
const SHORT = 1_000

/** Sends the body of a response, whose status and headers are already set. */
export async function send(res: Response, answer: Document, log: Log): Promise<void> {
  const { type = JSON_TYPE, isUncacheable = false, compressed } = answer
  const body = answer.isBase64 ? Buffer.from(answer.body as string, 'base64') : answer.body
  const coding = compressed === undefined ? null : chooseCoding(res.req)
  if (!isUncacheable && hasVersion(res)) res.status(304).end()
  else if (compressed !== undefined && coding !== null)
    res.type(type).set('Content-Encoding', coding).send(compressed(coding))
  else if (answer.large !== undefined) await sendLarge(res.type(type), answer.large, log)
  else if (typeof body === 'string' && type === JSON_TYPE) sendJson(res, body)
  else if (typeof body === 'string' || Buffer.isBuffer(body)) res.type(type).send(body)
  else await sendPieces(res.type(type), body, log)
}

// Nearly every response is sent here without Express, which would look the type up, parse it and write it again.
function sendJson(res: Response, body: string): void {
  const sent = body.length < SHORT ? body : Buffer.from(body)
  res.setHeader('Content-Type', `${JSON_TYPE}; charset=utf-8`)
  res.setHeader('Content-Length', Buffer.byteLength(sent))
  res.end(sent)
}

// A complete body gets a Content-Length.
async function sendLarge(res: Response, { held, rest }: LargeBody, log: Log): Promise<void> {
  if (rest !== null) return sendPieces(res, follow(held, rest), log)
  res.setHeader('Content-Length', held.length)
  res.end(held)
}

async function* follow(held: Uint8Array, rest: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield held
    yield* rest
  } finally {
    await rest.return(undefined)
  }
}

// Returns true if the client has this version. Express would ignore If-None-Match if the request has `Cache-Control: no-cache`,
// which `fetch` adds; that header is meant for caches.
function hasVersion(res: Response): boolean {
  const { method, headers } = res.req
  const tag = res.getHeader('ETag')
  const named = headers['if-none-match']
  return named !== undefined && (method === 'GET' || method === 'HEAD') && namesTag(named, tag)
}
