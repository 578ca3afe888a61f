// The example's logic on Node: its own parts, the package's adapters for Node, and a network that a test can cut.
import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { nodeClock } from '@sillon/telephone/adapters/node/clock'
import { nodeSqlite, openNodeParts } from '@sillon/telephone/adapters/node/sqlite'
import { DEFAULT_RETRY } from '@sillon/telephone/retry'
import { inject } from 'vitest'
import { type Application, openApplication } from '../../apps/telephone/logic/application.ts'
import { openGarde } from '../../apps/telephone/logic/garde.ts'
import type { Platform } from '../../apps/telephone/logic/parts.ts'
import { type Coffre, memoryCoffre } from '../../apps/telephone/logic/session.ts'
import type { TestServer } from '../support/server.ts'

/** A photo. */
export const PHOTO = {
  role: 'photo',
  type_media: 'image/jpeg',
  contenu: new TextEncoder().encode('une photo'),
} as const

/** An enrolment code that the office makes for an account. */
export async function codeFor(server: TestServer, identifiant: string): Promise<string> {
  const { utilisateur } = (await server.get('/v1/moi', identifiant)).body
  const asked = { utilisateur_id: utilisateur.id }
  return (await server.post('/v1/appareils/codes-enrolement', asked, 'admin')).body.code
}

/** Opens the application on a phone, signs in, and enrols. */
export async function enrolled(
  handset: Handset,
  server: TestServer,
  identifiant: string,
  changes: Partial<Platform> = {},
): Promise<Application> {
  const application = await handset.open(changes)
  await application.choisirServeur(server.url, null)
  await application.connecter(identifiant, 'demo')
  await application.enroler(await codeFor(server, identifiant))
  return application
}

/** A phone that runs the example; its storage remains when the application ends. */
export type Handset = {
  readonly folder: string
  readonly coffre: Coffre & { text: string | null }
  readonly network: { up: boolean }
  readonly openStores: Platform['openStores']
  readonly fetch: Platform['fetch']
  open(changes?: Partial<Platform>): Promise<Application>
}

/** A phone with empty storage. */
export function newHandset(): Handset {
  const folder = mkdtempSync(join(inject('sillon').folder, 'exemple-'))
  const coffre = memoryCoffre()
  const network = { up: true }
  const platform: Platform = {
    fetch: async (...request) => {
      if (!network.up) throw new TypeError('no network')
      return fetch(...request)
    },
    coffre,
    browse: async () => null,
    randomBytes: (count) => new Uint8Array(randomBytes(count)),
    openStores: async () => ({
      ...(await openNodeParts(join(folder, 'sillon.db'))),
      garde: await openGarde(nodeSqlite(join(folder, 'garde.db'))),
    }),
    clock: nodeClock(),
    retry: { ...DEFAULT_RETRY, attempts: 2, firstDelayMs: 1, longestDelayMs: 10 },
    issuer: null,
    version: '1.0.0',
    modele: 'Node',
  }
  const { fetch: reach, openStores } = platform
  return {
    folder,
    coffre,
    network,
    openStores,
    fetch: reach,
    open: (changes = {}) => openApplication({ ...platform, ...changes }),
  }
}
