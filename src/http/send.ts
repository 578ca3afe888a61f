// An answer on its way: its type, its length, its bytes.
import type { Response } from 'express'
import type { Log } from '../contract/errors.ts'
import type { Document } from './call.ts'
import { codingFor } from './compression.ts'
import { type Great, sendPieces } from './stream.ts'
import { namesTag } from './versions.ts'

const JSON_TYPE = 'application/json'
// A short text goes out with its head in one piece; a longer one costs more as text than as bytes.
const SHORT = 1_000

/** Sends what a route answered; its status and its own headers stand already. */
export async function send(res: Response, answer: Document, log: Log): Promise<void> {
  const { type = JSON_TYPE, isOfTheMoment = false, compressed } = answer
  const body = answer.isBase64 ? Buffer.from(answer.body as string, 'base64') : answer.body
  const coding = compressed === undefined ? null : codingFor(res.req)
  if (!isOfTheMoment && isKnown(res)) res.status(304).end()
  else if (compressed !== undefined && coding !== null)
    res.type(type).set('Content-Encoding', coding).send(compressed(coding))
  else if (answer.great !== undefined) await sendGreat(res.type(type), answer.great, log)
  else if (typeof body === 'string' && type === JSON_TYPE) sendJson(res, body)
  else if (typeof body === 'string' || Buffer.isBuffer(body)) res.type(type).send(body)
  else await sendPieces(res.type(type), body, log)
}

// What nearly every request is answered: Express would look its type up, read it and write it again.
function sendJson(res: Response, body: string): void {
  const sent = body.length < SHORT ? body : Buffer.from(body)
  res.setHeader('Content-Type', `${JSON_TYPE}; charset=utf-8`)
  res.setHeader('Content-Length', Buffer.byteLength(sent))
  res.end(sent)
}

// What is there whole tells its length.
async function sendGreat(res: Response, { held, rest }: Great, log: Log): Promise<void> {
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

// Whether the client has what is read already. Express would answer nobody so whose `fetch` wrote the header itself: it adds
// `Cache-Control: no-cache`, which is said to caches.
function isKnown(res: Response): boolean {
  const { method, headers } = res.req
  const tag = res.getHeader('ETag')
  const known = headers['if-none-match']
  return known !== undefined && (method === 'GET' || method === 'HEAD') && namesTag(known, tag)
}
