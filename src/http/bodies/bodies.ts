// Reads bodies within limits of bytes, time and values.
import type { IncomingMessage } from 'node:http'
import express, { type RequestHandler } from 'express'
import { Refusal } from '../../contract/errors.ts'

/** The limits of a body. */
export type BodyLimits = {
  readonly bytes: number
  /** The time for the first 256 KiB, in ms; a larger limit adds the same time for every further 256 KiB. */
  readonly timeoutMs: number
}

// Greatest number of commas, colons and brackets: the cost of parsing depends more on the number of values than on the bytes. The
// longest survey that a schema accepts, 10,000 positions of three numbers, has 40,000 of them.
const MOST_MARKS = 50_000
const BYTES_PER_TIMEOUT = 262_144
/** The size of an ordinary body: more than enough for fifty commands. */
export const ORDINARY_BYTES = 131_072

const QUOTE = 0x22
const BACKSLASH = 0x5c
const MARKS = new Set([...',:[{'].map((mark) => mark.charCodeAt(0)))

/** Refuses a body by its Content-Length. */
export function requireSize({ bytes }: BodyLimits): RequestHandler {
  return (req, _res, next) => {
    if (announcedLength(req) > bytes) throw new Refusal('corps_trop_grand', { octets: bytes })
    next()
  }
}

/** Returns the Content-Length; 0 if the header is absent. */
function announcedLength(req: IncomingMessage): number {
  return Number(req.headers['content-length'] ?? 0)
}

/** Returns true if a body has a Content-Length of at most `ORDINARY_BYTES`. */
export function isOrdinary(req: IncomingMessage): boolean {
  return req.headers['transfer-encoding'] === undefined && announcedLength(req) <= ORDINARY_BYTES
}

/** Refuses a body whose Content-Type is not JSON. */
export const requireJson: RequestHandler = (req, _res, next) => {
  const type = req.get('Content-Type')
  const hasBody = req.headers['transfer-encoding'] !== undefined || announcedLength(req) > 0
  if (type === undefined ? hasBody : !isJsonInUtf8(type)) throw new Refusal('type_contenu_non_supporte')
  next()
}

function isJsonInUtf8(type: string): boolean {
  const [media, ...parameters] = type.split(';').map((part) => part.trim().toLowerCase())
  const charsets = parameters.filter((parameter) => parameter.startsWith('charset'))
  return media === 'application/json' && charsets.every((charset) => /^charset="?utf-8"?$/.test(charset))
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

/** Reads the body of a batch. A body that was cut short or badly compressed is refused with a code that only batches use. */
export function readBatch(limits: BodyLimits): RequestHandler {
  const read = readBody(limits)
  return (req, res, next) => {
    read(req, res, (error?: unknown) => {
      const isUnreadable = (error as { status?: unknown } | undefined)?.status === 400
      next(isUnreadable ? new Refusal('lot_invalide', { raison: 'the body can not be read' }, error) : error)
    })
  }
}

/** Returns true if a body has more than 50,000 commas, colons and brackets outside of strings. */
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
