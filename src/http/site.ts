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
  const index = join(folder, 'index.html')
  if (!existsSync(index)) return null
  const page = readFileSync(index, 'utf8').replace('__SILLON__', () => asAttribute(settings))
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
      // Nobody needs a part of what is this small.
      delete req.headers.range
      guard(res)
      files(req, res, missing)
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

// A file is piped as it is: one that is gone since ends its own answer and not the service, and who leaves takes its descriptor along.
function guard(res: Response): void {
  res.once('pipe', (file: Readable) => {
    file.once('error', () => res.destroy())
    res.once('close', () => file.destroy())
  })
}

// An asset of a version that is gone is no page.
function missing(): never {
  throw new Refusal('route_inconnue')
}

function asAttribute(settings: object): string {
  return JSON.stringify(settings).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
