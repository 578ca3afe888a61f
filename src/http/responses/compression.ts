// Compresses JSON responses above a kilobyte. Does not compress tables, files and images, nor responses of the identity provider,
// whose pages contain secrets next to cookies (docs/decisions/0103).
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import compression from 'compression'
import type { Request, RequestHandler, Response } from 'express'
import onHeaders from 'on-headers'
import type { Coding } from '../calls/call.ts'

const THRESHOLD_BYTES = 1024
// This level compresses as well as gzip's best one, in less time; the window is as large as most responses.
const LEVEL = 4
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 }

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/

/** Compresses responses and adds the coding to the entity tag: two codings are two representations. */
export function compressResponses(): RequestHandler {
  const compress = compression({
    threshold: THRESHOLD_BYTES,
    level: LEVEL,
    brotli: { params: BROTLI },
    filter: isCompressed,
  })
  return (req, res, next) => {
    onHeaders(res, tagCoding) // the first listener runs last, after the coding is set
    compress(req, res, next)
  }
}

/** Compresses a text once per coding, at its first use. */
export function compressOnce(text: string): (coding: Coding) => Buffer {
  const made = new Map<Coding, Buffer>()
  return (coding) => {
    const body = made.get(coding) ?? COMPRESS[coding](text)
    made.set(coding, body)
    return body
  }
}

const COMPRESS = {
  br: (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => gzipSync(text),
} as const satisfies Record<Coding, (text: string) => Buffer>

/** Returns the coding that the client prefers; null if the client accepts no coding. */
export function chooseCoding(req: Request): Coding | null {
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
