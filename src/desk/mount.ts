// Serves the workbench at `/bureau`, built in `apps/bureau`. Every path under it returns the same page, which finds its
// screen itself.
import type { Express, RequestHandler } from 'express'
import { Refusal } from '../contract/errors.ts'
import { allowMethods, refuseOtherMethods } from '../http/server/methods.ts'
import { providerOrigins } from '../http/server/providerOrigins.ts'
import { DESK_FOLDER, mountSite, type Policy, policyText } from '../http/server/site.ts'
import type { ObjectStore } from '../objects/port.ts'
import type { Config } from '../settings/config.ts'
import { type ImageryTools, mountImagery } from './imagery.ts'

const BASE = '/bureau'
/** The client id of the workbench at the identity provider. */
const CLIENT_ID = 'sillon'

/** The settings, the database and the object store that the workbench needs. */
export type DeskTools = ImageryTools & {
  readonly config: Pick<Config, 'publicUrl' | 'oidcIssuer' | 'mapTiles'>
  readonly objects: Pick<ObjectStore, 'readAddress'>
}

/** Serves the workbench if it is built or being built. */
export function mountDesk(app: Express, tools: DeskTools): void {
  const site = mountSite(
    app,
    { folder: DESK_FOLDER, base: BASE, policy: policyOf(tools) },
    pageSettings(tools),
  )
  mountImagery(app, `${BASE}/images.js`, tools)
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

function pageSettings({ config }: Pick<DeskTools, 'config'>): object {
  const { publicUrl: url, oidcIssuer: issuer, mapTiles: tuiles } = config
  return {
    url,
    ...(tuiles === undefined ? {} : { tuiles }),
    ...(issuer === undefined ? {} : { provider: { issuer, clientId: CLIENT_ID } }),
  }
}

// Allows photos from the object store and files to it, whose origin is known only from a signed URL; and the tiles of the imagery.
function policyOf({ config, objects }: Pick<DeskTools, 'config' | 'objects'>): Policy {
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
  const tiles = config.mapTiles === undefined ? '' : new URL(config.mapTiles).origin
  return async (nonce) => {
    const store = await storeOrigin()
    return policyText({
      'default-src': "'none'",
      'script-src': "'self'",
      'worker-src': "'self'",
      'style-src': nonce === null ? "'self'" : `'self' 'nonce-${nonce}'`,
      'img-src': `'self' data: blob: ${joined(store, tiles)}`,
      'connect-src': `'self' ${joined(store, await provider(), tiles)}`,
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    })
  }
}

const joined = (...origins: readonly string[]) => origins.filter(Boolean).join(' ')
