// `/bureau`: the workbench, static files that Vite made of the workspace `bureau/`. Each page gets the settings and a nonce of its own;
// what it loads is known by its content, and kept by browsers for as long as they like.
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Express, Request, RequestHandler, Response } from 'express'
import sirv from 'sirv'
import { Refusal } from '../contract/errors.ts'
import { allowing, refusingMethod } from '../http/methods.ts'
import type { ObjectStore } from '../objects/port.ts'
import type { Config } from '../settings/config.ts'

const FILES = join(import.meta.dirname, '../../bureau/dist')
const YEAR_S = 31_536_000
/** What the workbench is called at whoever signs people in. */
const CLIENT_ID = 'sillon'

/** What the workbench is served with. */
export type DeskTools = {
  readonly config: Pick<Config, 'publicUrl' | 'oidcIssuer'>
  readonly objects: Pick<ObjectStore, 'readAddress'>
}

/** Serves the workbench, where it was built. */
export function mountDesk(app: Express, tools: DeskTools): void {
  if (!existsSync(join(FILES, 'index.html'))) return
  const page = readFileSync(join(FILES, 'index.html'), 'utf8').replace('__SILLON__', pageSettings(tools))
  const policy = policyOf(tools)
  const files = sirv(join(FILES, 'assets'), {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: YEAR_S,
    etag: true,
  })
  const methods = ['GET']
  app
    .route('/bureau/assets/*fichier')
    .get(async (req, res) => {
      // A worker is ruled by the policy that its own script came with.
      res.set('Content-Security-Policy', await policy(null))
      req.url = req.url.slice('/bureau/assets'.length)
      files(req, res, missing)
    })
    .options(allowing(methods))
    .all(refusingMethod(methods))
  const serve: RequestHandler = async (_req: Request, res: Response) => {
    const nonce = randomBytes(16).toString('base64url')
    res.set({ 'Content-Security-Policy': await policy(nonce), 'Cache-Control': 'no-store' })
    res.type('html').send(page.replaceAll('__NONCE__', nonce))
  }
  for (const path of ['/bureau', '/bureau/*lieu'])
    app.route(path).get(serve).options(allowing(methods)).all(refusingMethod(methods))
}

// An asset of a version that is gone is no page.
function missing(): never {
  throw new Refusal('route_inconnue')
}

function pageSettings({ config }: DeskTools): string {
  const provider =
    config.oidcIssuer === undefined ? {} : { provider: { issuer: config.oidcIssuer, clientId: CLIENT_ID } }
  return JSON.stringify({ url: config.publicUrl, ...provider })
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
}

// Photos are read where files are kept, whose address is known once one is asked for.
function policyOf({ config, objects }: DeskTools): (nonce: string | null) => Promise<string> {
  let store: Promise<string> | null = null
  const storeOrigin = () => {
    store ??= objects
      .readAddress({ cle: 'bureau/photo', type_media: 'image/jpeg' }, 60)
      .then(({ url }) => new URL(url).origin)
      .catch(() => {
        store = null
        return ''
      })
    return store
  }
  const issuer = config.oidcIssuer === undefined ? '' : new URL(config.oidcIssuer).origin
  return async (nonce) =>
    Object.entries({
      'default-src': "'none'",
      'script-src': "'self'",
      'worker-src': "'self'",
      'style-src': nonce === null ? "'self'" : `'self' 'nonce-${nonce}'`,
      'img-src': `'self' data: blob: ${await storeOrigin()}`,
      'connect-src': `'self' ${issuer}`,
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    })
      .map(([name, value]) => `${name} ${value.trim()}`)
      .join('; ')
}
