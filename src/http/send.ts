// An answer on its way: its type, its length, its bytes.
import type { Response } from 'express'
import type { Log } from '../contract/errors.ts'
import type { Document } from './call.ts'
import { sendPieces } from './stream.ts'

const JSON_TYPE = 'application/json'

/** Sends what a route answered; its status and its own headers stand already. */
export async function send(res: Response, { body, type = JSON_TYPE }: Document, log: Log): Promise<void> {
  if (typeof body === 'string' && type === JSON_TYPE && !isConditional(res)) sendJson(res, body)
  else if (typeof body === 'string' || Buffer.isBuffer(body)) res.type(type).send(body)
  else await sendPieces(res.type(type), body, log)
}

// What nearly every request is answered: Express would look its type up, read it and write it again.
function sendJson(res: Response, body: string): void {
  res.setHeader('Content-Type', `${JSON_TYPE}; charset=utf-8`)
  res.setHeader('Content-Length', Buffer.byteLength(body))
  res.end(body)
}

// Whether the client asks for nothing but what it has not: Express compares.
function isConditional({ req }: Response): boolean {
  return req.headers['if-none-match'] !== undefined || req.headers['if-modified-since'] !== undefined
}
