// How a body is taken in: no larger than its route needs, no slower than a poor network is, and not of a million values.
import type { IncomingMessage } from 'node:http'
import express, { type RequestHandler, type Response } from 'express'
import { Refusal } from '../contract/errors.ts'
import type { Enter } from '../database/slots.ts'

/** What a route lets in. */
export type BodyLimits = {
  readonly bytes: number
  /** The time for a small body. */
  readonly timeoutMs: number
}

// What reading costs grows with the values more than with the bytes. The longest survey that a schema lets through,
// 10,000 positions of three numbers, has 40,000 of these marks.
const MOST_MARKS = 50_000
const BYTES_PER_TIMEOUT = 262_144
/** Fifty commands with room to spare. */
export const ORDINARY_BYTES = 131_072

const QUOTE = 0x22
const BACKSLASH = 0x5c
const MARKS = new Set([...',:[{'].map((mark) => mark.charCodeAt(0)))

/** Refuses a body by the length that it announces. */
export function requireSize({ bytes }: BodyLimits): RequestHandler {
  return (req, _res, next) => {
    if (announcedLength(req) > bytes) throw new Refusal('corps_trop_grand', { octets: bytes })
    next()
  }
}

/** The length that a request announces for its body; 0 when it announces none. */
export function announcedLength(req: IncomingMessage): number {
  return Number(req.headers['content-length'] ?? 0)
}

/** Whether a body announces itself as no larger than usual. */
export function isOrdinary(req: IncomingMessage): boolean {
  return req.headers['transfer-encoding'] === undefined && announcedLength(req) <= ORDINARY_BYTES
}

/** Lets a few large bodies of each sender in at a time: until it is whole, and answered, each of them stays in memory. */
export function fewAtOnce(enter: Enter, senderOf: (res: Response) => string): RequestHandler {
  return async (req, res, next) => {
    if (!isOrdinary(req)) {
      const leave = await enter(senderOf(res))
      res.once('close', leave)
      if (res.closed) leave()
    }
    next()
  }
}

/** Reads the body into `req.body`, or refuses it. */
export function readBody(limits: BodyLimits): RequestHandler {
  const { bytes, timeoutMs } = limits
  const read = express.raw({ type: () => true, limit: bytes })
  const ms = timeoutMs * (1 + Math.floor(bytes / BYTES_PER_TIMEOUT))
  return (req, res, next) => {
    let isOver = false
    const done = (error?: unknown) => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      const isDense = error === undefined && Buffer.isBuffer(req.body) && hasTooManyMarks(req.body)
      next(isDense ? new Refusal('corps_trop_grand', { signes: MOST_MARKS }) : error)
    }
    const timer = setTimeout(() => done(new Refusal('corps_trop_lent')), ms)
    read(req, res, done)
  }
}

/** Whether a body holds more commas, colons and brackets than are read. */
export function hasTooManyMarks(body: Buffer): boolean {
  if (body.length <= MOST_MARKS) return false
  let marks = 0
  let isText = false
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at] ?? 0
    if (byte === QUOTE) isText = !isText
    else if (!isText) marks += MARKS.has(byte) ? 1 : 0
    else if (byte === BACKSLASH) at += 1
  }
  return marks > MOST_MARKS
}
