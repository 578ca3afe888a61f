// An answer on its way: its type, its length, its bytes.
import type { Response } from 'express'
import type { Log } from '../contract/errors.ts'
import type { Document } from './call.ts'
import { sendPieces } from './stream.ts'

const JSON_TYPE = 'application/json'
// A short text goes out with its head in one piece; a longer one costs more as text than as bytes.
const SHORT = 1_000

/** Sends what a route answered; its status and its own headers stand already. */
export async function send(res: Response, answer: Document, log: Log): Promise<void> {
  const { body, type = JSON_TYPE, isOfTheMoment = false } = answer
  const isWhole = isOfTheMoment || !isConditional(res)
  if (typeof body === 'string' && type === JSON_TYPE && isWhole) sendJson(res, body)
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

// Whether the client asks for nothing but what it has not: Express compares.
function isConditional({ req }: Response): boolean {
  return req.headers['if-none-match'] !== undefined || req.headers['if-modified-since'] !== undefined
}
