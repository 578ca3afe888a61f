// Serves the contract at `/` as a page for people, and its URLs for programs. The page is built in `apps/reference`; its
// document is the contract with examples.
import { hash } from 'node:crypto'
import { join } from 'node:path'
import type { Express, RequestHandler } from 'express'
import type { Log } from '../contract/errors.ts'
import { readExamples, withExamples } from '../contract/examples.ts'
import type { Contract } from '../contract/openapi.ts'
import { compressOnce } from '../http/responses/compression.ts'
import { send } from '../http/responses/send.ts'
import { allowMethods, refuseOtherMethods } from '../http/server/methods.ts'
import { providerOrigins } from '../http/server/providerOrigins.ts'
import { mountSite, policyText } from '../http/server/site.ts'
import type { Config } from '../settings/config.ts'

const FOLDER = join(import.meta.dirname, '../../apps/reference/dist')
const BASE = '/reference'
/** The client id of this page at the identity provider. */
const CLIENT_ID = 'sillon'
const PLACES = { service: 'Sillon', contrat: '/v1/openapi.json', reference: '/', sante: '/sante' }
const LINKS =
  '</v1/openapi.json>; rel="service-desc"; type="application/json", </>; rel="service-doc"; type="text/html"'

/** The settings and the contract that the reference needs. */
export type ReferenceTools = {
  readonly config: Pick<Config, 'publicUrl' | 'oidcIssuer' | 'nodeEnv'>
  readonly log: Log
  /** The contract as it is served. */
  readonly contract: { readonly text: string }
}

/** Serves the page if it was built, its document, and the URLs of both for programs. */
export function mountReference(app: Express, { config, log, contract }: ReferenceTools): void {
  const { publicUrl, oidcIssuer, nodeEnv } = config
  const provider = providerOrigins(oidcIssuer)
  const site = mountSite(
    app,
    { folder: FOLDER, base: BASE, policy: async (nonce) => policyOf(nonce, await provider()) },
    {
      url: publicUrl,
      demo: nodeEnv !== 'production' && oidcIssuer === undefined,
      ...(oidcIssuer === undefined ? {} : { provider: { issuer: oidcIssuer, clientId: CLIENT_ID } }),
    },
  )
  place(app, '/', async (req, res) => {
    res.vary('Accept').set('Link', LINKS)
    const isThere = site.isThere()
    if (isThere && req.accepts(['json', 'html']) === 'html') await site.send(res)
    else res.type('json').send(JSON.stringify(isThere ? PLACES : { ...PLACES, reference: null }))
  })
  const document = makeOnce(() => shownContract(contract.text))
  place(app, `${BASE}/contrat.json`, async (_req, res) => {
    const { text, etag, compressed } = document()
    res.set({ ETag: etag, 'Cache-Control': 'no-cache' })
    await send(res, { body: text, compressed }, log)
  })
}

function place(app: Express, path: string, serve: RequestHandler): void {
  app
    .route(path)
    .get(serve)
    .options(allowMethods(['GET']))
    .all(refuseOtherMethods(['GET']))
}

function policyOf(nonce: string | null, provider: string): string {
  return policyText({
    'default-src': "'none'",
    'script-src': nonce === null ? "'self'" : `'nonce-${nonce}' 'strict-dynamic'`,
    'style-src': nonce === null ? "'self'" : `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data:",
    'connect-src': `'self' ${provider}`,
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  })
}

function shownContract(served: string) {
  const text = JSON.stringify(withExamples(JSON.parse(served) as Contract, readExamples()))
  return { text, etag: `"${hash('sha256', text)}"`, compressed: compressOnce(text) }
}

function makeOnce<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
