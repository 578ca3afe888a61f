// Serves the static files of a Vite build. The page is written for each visit with a new nonce; assets have a hash of their
// content in their names, and browsers cache them for a year. While a build is in progress, a page shows its progress
// (scripts/pages/build.ts).
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Express, RequestHandler, Response } from 'express'
import sirv from 'sirv'
import { Refusal } from '../../contract/errors.ts'
import { allowMethods, refuseOtherMethods } from './methods.ts'

const YEAR_S = 31_536_000

/** The folder of the workbench's build. */
export const DESK_FOLDER = join(import.meta.dirname, '../../../apps/bureau/dist')

/** Returns true if a folder holds a build, and no other build is in progress. */
export const isMade = (folder: string): boolean =>
  existsSync(join(folder, 'index.html')) && progressOf(folder) === undefined

/** Returns the path of a script of the workbench's build by its source; null while there is no build. */
export function deskScript(source: string): string | null {
  const manifest = join(DESK_FOLDER, '.vite/manifest.json')
  if (!isMade(DESK_FOLDER) || !existsSync(manifest)) return null
  const files = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string } | undefined>
  const { file } = files[source] ?? {}
  return file === undefined ? null : `/bureau/${file}`
}

/** Returns the Content-Security-Policy of a page with this nonce; for null, the policy of its assets. */
export type Policy = (nonce: string | null) => string | Promise<string>

/** A site: the folder of its build, the path that it is built for, and its policy. */
export type Site = { readonly folder: string; readonly base: string; readonly policy: Policy }

/** A mounted site: a function that returns true if its page exists, and the handler that sends the page. */
export type Mounted = { isThere(): boolean; send(res: Response): Promise<void> }

/**
 * Serves the assets of a site, and a page with these settings. Without a build there is no page, except while a build is in
 * progress.
 */
export function mountSite(app: Express, { folder, base, policy }: Site, settings: object): Mounted {
  const built = onceMade(folder, settings)
  app
    .route(`${base}/assets/*fichier`)
    .get(async (req, res) => {
      const files = built()?.files
      if (files === undefined) return missing(res)
      // A worker has the policy in the response of its own script.
      res.set('Content-Security-Policy', await policy(null)).removeHeader('Cache-Control')
      req.url = req.url.slice(`${base}/assets`.length)
      // The library accepts malformed ranges. Ranges are optional (RFC 9110, 14.2), so none is served.
      delete req.headers.range
      res.once('pipe', (file: Readable) => closing(file, res))
      files(req, res, () => missing(res))
    })
    .options(allowMethods(['GET']))
    .all(refuseOtherMethods(['GET']))
  return {
    isThere: () => built() !== undefined || progressOf(folder) !== undefined,
    async send(res) {
      const page = built()?.page
      if (page === undefined) return sendProgress(res, progressOf(folder))
      const nonce = randomBytes(16).toString('base64url')
      res.set({ 'Content-Security-Policy': await policy(nonce), 'Cache-Control': 'no-store' })
      res.type('html').send(page.replaceAll('__NONCE__', nonce))
    },
  }
}

type Built = { readonly page: string; readonly files: RequestHandler }

// Reads the page once a build exists: a service keeps serving the first build that it found.
function onceMade(folder: string, settings: object): () => Built | undefined {
  let built: Built | undefined
  return () => {
    if (built !== undefined || !isMade(folder)) return built
    const text = readFileSync(join(folder, 'index.html'), 'utf8')
    const page = text.replace('__SILLON__', () => asAttribute(settings))
    const files = sirv(join(folder, 'assets'), {
      brotli: true,
      gzip: true,
      immutable: true,
      maxAge: YEAR_S,
      etag: true,
    })
    built = { page, files }
    return built
  }
}

function progressOf(folder: string): string | undefined {
  const file = `${folder}.progress`
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function sendProgress(res: Response, progress: string | undefined): void {
  if (progress === undefined) throw new Refusal('route_inconnue')
  res.status(503).set({ 'Retry-After': '2', 'Cache-Control': 'no-store' })
  res.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'").type('html')
  res.send(`<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="2">
<title>Sillon</title><p>This page is being built. The API answers already.</p>
<p lang="fr">Cette page se construit. L’API répond déjà.</p><p>${asText(progress)}</p></html>`)
}

/** Writes a policy as the header's text. */
export function policyText(parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts)
    .map(([name, value]) => `${name} ${value.trim()}`)
    .join('; ')
}

// The library leaves the file of an aborted response open, and the process would end if a file was deleted since the start.
function closing(file: Readable, res: Response): void {
  file.once('error', () => res.destroy())
  res.once('close', () => file.destroy())
}

// An asset of another version: responds 404 and forbids caches to keep the response.
function missing(res: Response): never {
  res.set('Cache-Control', 'no-store')
  throw new Refusal('route_inconnue')
}

function asAttribute(settings: object): string {
  return asText(JSON.stringify(settings)).replaceAll('"', '&quot;')
}

function asText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
