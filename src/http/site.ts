// Static files that Vite made of a folder of pages: each page is written anew for each visit, with a nonce of its own; what it loads is
// known by its content, and kept by browsers for as long as they like.
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Express, Response } from 'express'
import sirv from 'sirv'
import { Refusal } from '../contract/errors.ts'
import { allowing, refusingMethod } from './methods.ts'

const YEAR_S = 31_536_000

/** Where the workbench stands, where it was made. */
export const DESK_FOLDER = join(import.meta.dirname, '../../apps/bureau/dist')

/** Whether the site of this folder was made. */
export const isMade = (folder: string): boolean => existsSync(join(folder, 'index.html'))

/** The policy of a page, for the nonce under which it may make scripts and styles; null for the files beside it. */
export type Policy = (nonce: string | null) => string | Promise<string>

/** A site: the folder of what Vite made, the path under which it was made, and its policy. */
export type Site = { readonly folder: string; readonly base: string; readonly policy: Policy }

/** Serves the files of a site, and answers who sends its page with these settings; null where it was not made. */
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
      // A worker is ruled by the policy that its own script came with.
      res.set('Content-Security-Policy', await policy(null)).removeHeader('Cache-Control')
      req.url = req.url.slice(`${base}/assets`.length)
      // The library believes whatever range is asked for; nobody here asks for one (RFC 9110, 14.2).
      delete req.headers.range
      res.once('pipe', (file: Readable) => closing(file, res))
      files(req, res, () => missing(res))
    })
    .options(allowing(['GET']))
    .all(refusingMethod(['GET']))
  return async (res) => {
    const nonce = randomBytes(16).toString('base64url')
    res.set({ 'Content-Security-Policy': await policy(nonce), 'Cache-Control': 'no-store' })
    res.type('html').send(page.replaceAll('__NONCE__', nonce))
  }
}

/** A policy as the header says it. */
export function policyText(parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts)
    .map(([name, value]) => `${name} ${value.trim()}`)
    .join('; ')
}

// The library closes no file of an answer that was broken off; and one that is gone since it was listed would end the service.
function closing(file: Readable, res: Response): void {
  file.once('error', () => res.destroy())
  res.once('close', () => file.destroy())
}

// An asset of a version that is gone is no page; of one that comes, nobody keeps that it was not there.
function missing(res: Response): never {
  res.set('Cache-Control', 'no-store')
  throw new Refusal('route_inconnue')
}

function asAttribute(settings: object): string {
  return JSON.stringify(settings).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
