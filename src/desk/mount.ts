// Serves the workbench at `/bureau`, built in `apps/bureau`. Every path under it returns the same page, which finds its
// screen itself.
import type { Express, RequestHandler } from 'express'
import { Refusal } from '../contract/errors.ts'
import { allowMethods, refuseOtherMethods } from '../http/server/methods.ts'
import { providerOrigins } from '../http/server/providerOrigins.ts'
import { DESK_FOLDER, mountSite, type Policy, policyText } from '../http/server/site.ts'
import type { ObjectStore } from '../objects/port.ts'
import type { Config } from '../settings/config.ts'

const BASE = '/bureau'
/** The client id of the workbench at the identity provider. */
const CLIENT_ID = 'sillon'

/** The settings and the object store that the workbench needs. */
export type DeskTools = {
  readonly config: Pick<Config, 'publicUrl' | 'oidcIssuer'>
  readonly objects: Pick<ObjectStore, 'readAddress'>
}

/** Serves the workbench if it is built or being built. */
export function mountDesk(app: Express, tools: DeskTools): void {
  const site = mountSite(
    app,
    { folder: DESK_FOLDER, base: BASE, policy: policyOf(tools) },
    pageSettings(tools),
  )
  const serve: RequestHandler = (_req, res) => {
    if (!site.isThere()) throw new Refusal('route_inconnue')
    return site.send(res)
  }
  for (const path of [BASE, `${BASE}/`, `${BASE}/*lieu`])
    app
      .route(path)
      .get(serve)
      .options(allowMethods(['GET']))
      .all(refuseOtherMethods(['GET']))
}

function pageSettings({ config }: DeskTools): object {
  const { publicUrl: url, oidcIssuer: issuer } = config
  return issuer === undefined ? { url } : { url, provider: { issuer, clientId: CLIENT_ID } }
}

// Permits photos from the object store, and uploads to it. The origin of the store is known only from a signed URL.
function policyOf({ config, objects }: DeskTools): Policy {
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
  const provider = providerOrigins(config.oidcIssuer)
  return async (nonce) => {
    const store = await storeOrigin()
    return policyText({
      'default-src': "'none'",
      'script-src': "'self'",
      'worker-src': "'self'",
      'style-src': nonce === null ? "'self'" : `'self' 'nonce-${nonce}'`,
      'img-src': `'self' data: blob: ${store}`,
      'connect-src': `'self' ${[store, await provider()].join(' ').trim()}`,
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    })
  }
}
