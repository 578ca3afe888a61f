// JSON on the wire: what is longer than a kilobyte is compressed as its client takes it. Tables, files and pictures go as they are,
// and so does all of the identity provider, whose pages cookies are sent with (docs/decisions/0103).
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import compression from 'compression'
import type { Request, RequestHandler, Response } from 'express'
import onHeaders from 'on-headers'

const THRESHOLD_BYTES = 1024
// As small as gzip makes it at its best, for less time; a window as large as most answers.
const LEVEL = 4
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 }

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/

/** Compresses answers, and says in the entity tag of each how it was: another coding is another representation. */
export function compressing(): RequestHandler {
  const compress = compression({
    threshold: THRESHOLD_BYTES,
    level: LEVEL,
    brotli: { params: BROTLI },
    filter: isCompressed,
  })
  return (req, res, next) => {
    onHeaders(res, tagCoding) // what is told first is asked last: once the coding stands
    compress(req, res, next)
  }
}

/** A text that is sent often, compressed once for each coding that somebody takes. */
export function compressedOnce(text: string): (coding: Coding) => Buffer {
  const made = new Map<Coding, Buffer>()
  return (coding) => {
    const known = made.get(coding) ?? COMPRESS[coding](text)
    made.set(coding, known)
    return known
  }
}

const COMPRESS = {
  br: (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => gzipSync(text),
} as const

/** A coding of what is compressed once. */
export type Coding = keyof typeof COMPRESS

/** The coding that a client likes best of these; null where it takes none. */
export function codingFor(req: Request): Coding | null {
  if (req.headers['accept-encoding'] === undefined) return null
  const liked = req.acceptsEncodings('br', 'gzip', 'identity')
  return liked === 'br' || liked === 'gzip' ? liked : null
}

function isCompressed({ originalUrl }: Request, res: Response): boolean {
  return JSON_TYPE.test(String(res.getHeader('Content-Type'))) && !originalUrl.startsWith('/oidc/')
}

function tagCoding(this: Pick<Response, 'getHeader' | 'setHeader'>): void {
  const coding = this.getHeader('Content-Encoding')
  const tag = this.getHeader('ETag')
  if (typeof coding === 'string' && typeof tag === 'string')
    this.setHeader('ETag', tag.replace(/"$/, `-${coding}"`))
}
