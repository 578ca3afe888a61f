// Serves the static files of a Vite build. The page is written for each visit with a nonce of its own; assets carry a hash of their content
// in their names, and browsers cache them for a year.
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Express, Response } from 'express'
import sirv from 'sirv'
import { Refusal } from '../../contract/errors.ts'
import { allowMethods, refuseOtherMethods } from './methods.ts'

const YEAR_S = 31_536_000

/** The folder of the workbench's build. */
export const DESK_FOLDER = join(import.meta.dirname, '../../../apps/bureau/dist')

/** Says if a folder holds a build. */
export const isMade = (folder: string): boolean => existsSync(join(folder, 'index.html'))

/** Returns the Content-Security-Policy of a page with this nonce; of its assets for null. */
export type Policy = (nonce: string | null) => string | Promise<string>

/** A site: the folder of its build, the path that it is built for, and its policy. */
export type Site = { readonly folder: string; readonly base: string; readonly policy: Policy }

/** Serves the assets of a site and returns the function that sends its page with these settings; null without a build. */
export function mountSite(
  app: Express,
  { folder, base, policy }: Site,
  settings: object,
): ((res: Response) => Promise<void>) | null {
  if (!isMade(folder)) return null
  const page = readFileSync(join(folder, 'index.html'), 'utf8').replace('__SILLON__', () =>
    asAttribute(settings),
  )
  const files = sirv(join(folder, 'assets'), {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: YEAR_S,
    etag: true,
  })
  app
    .route(`${base}/assets/*fichier`)
    .get(async (req, res) => {
      // The policy of a worker is the one of its own script's response.
      res.set('Content-Security-Policy', await policy(null)).removeHeader('Cache-Control')
      req.url = req.url.slice(`${base}/assets`.length)
      // The library accepts malformed ranges. Ranges are optional (RFC 9110, 14.2): none is served.
      delete req.headers.range
      res.once('pipe', (file: Readable) => closing(file, res))
      files(req, res, () => missing(res))
    })
    .options(allowMethods(['GET']))
    .all(refuseOtherMethods(['GET']))
  return async (res) => {
    const nonce = randomBytes(16).toString('base64url')
    res.set({ 'Content-Security-Policy': await policy(nonce), 'Cache-Control': 'no-store' })
    res.type('html').send(page.replaceAll('__NONCE__', nonce))
  }
}

/** Writes a policy as the header's text. */
export function policyText(parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts)
    .map(([name, value]) => `${name} ${value.trim()}`)
    .join('; ')
}

// The library leaves the file of an aborted response open, and a file that was deleted since the start would end the process.
function closing(file: Readable, res: Response): void {
  file.once('error', () => res.destroy())
  res.once('close', () => file.destroy())
}

// An asset of another version: 404, which no cache may keep.
function missing(res: Response): never {
  res.set('Cache-Control', 'no-store')
  throw new Refusal('route_inconnue')
}

function asAttribute(settings: object): string {
  return JSON.stringify(settings).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
