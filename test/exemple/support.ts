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

/** A phone that runs the example; its storage remains when the application ends. */
export type Handset = {
  readonly folder: string
  readonly coffre: Coffre & { text: string | null }
  readonly network: { up: boolean }
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
  return { folder, coffre, network, open: (changes = {}) => openApplication({ ...platform, ...changes }) }
}
