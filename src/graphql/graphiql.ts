// Serves GraphiQL for developers, never in production. The page signs the person in, keeps the token only in its memory, and
// shows GraphiQL after the service has admitted the person.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Express, RequestHandler } from 'express'
import { Refusal } from '../contract/errors.ts'
import { allowMethods, refuseOtherMethods } from '../http/server/methods.ts'

const PAGE = join(import.meta.dirname, 'graphiql')
// GraphiQL is a separate package (docs/decisions/0137), which images do not contain.
const PACKAGE = join(import.meta.dirname, '../../apps/graphiql/package.json')
const RURU = '/graphiql/ruru/'
const OWN_FILES = ['page.js', 'page.css']
// Monaco sets inline styles, and its style sheets contain icons.
const POLICY =
  "default-src 'none'; script-src 'self'; worker-src 'self' blob:; connect-src 'self'; " +
  "style-src 'self' 'unsafe-inline'; font-src 'self' data:; img-src 'self' data:; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Serves the page to callers that `signedIn` admits, and its files. */
export function mountGraphiql(app: Express, signedIn: readonly RequestHandler[]): void {
  const route = (path: string, ...chain: RequestHandler[]) =>
    app
      .route(path)
      .get(policy, ...chain)
      .options(allowMethods(['GET']))
      .all(refuseOtherMethods(['GET']))
  route('/graphiql', askToSignIn, ...signedIn, (_req, res) => res.sendFile('page.html', { root: PAGE }))
  for (const file of OWN_FILES) {
    route(`/graphiql/${file}`, (_req, res) => res.sendFile(file, { root: PAGE }))
  }
  route(`${RURU}:fichier`, sendRuru)
}

const policy: RequestHandler = (_req, res, next) => {
  res.set('Content-Security-Policy', POLICY)
  next()
}

// A browser that opens the page has no token yet: the response is 401, with the sign-in form as its body.
const askToSignIn: RequestHandler = (req, res, next) => {
  if (req.get('Authorization') !== undefined || req.accepts(['json', 'html']) !== 'html') return next()
  res.status(401).set('WWW-Authenticate', 'Bearer realm="sillon"')
  res.sendFile('page.html', { root: PAGE })
}

type StaticFile = { readonly headers: Record<string, string>; readonly content: Buffer }
type Ruru = { getStaticFile(asked: object): Promise<StaticFile | null> }

const sendRuru: RequestHandler = async (req, res) => {
  const { getStaticFile } = await ruru()
  const acceptEncoding = req.get('Accept-Encoding')
  const file = await getStaticFile({
    staticPath: RURU,
    urlPath: req.path,
    acceptEncoding,
    disallowDevAssets: true,
  })
  if (file === null) throw new Refusal('route_inconnue')
  res.set({ ...file.headers, 'Cache-Control': 'public, max-age=3600' }).vary('Accept-Encoding')
  res.end(file.content)
}

async function ruru(): Promise<Ruru> {
  try {
    return await import(pathToFileURL(createRequire(PACKAGE).resolve('ruru/static')).href)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw code === 'MODULE_NOT_FOUND' ? new Refusal('route_inconnue') : error
  }
}
