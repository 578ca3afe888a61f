// A browser, in which the screens are looked at: it forgets what was captured when the page is closed, so nobody works in it.
import { wallClock } from '@sillon/telephone/clock'
import { memoryFileBox } from '@sillon/telephone/fileBox'
import { memoryStore } from '@sillon/telephone/store'
import { memoryGarde } from '../logic/garde.ts'
import type { Platform } from '../logic/parts.ts'
import { memoryCoffre } from '../logic/session.ts'
import { reduire } from './photo.ts'

/** The platform of browsers. */
export function openPlatform(): Platform {
  return {
    fetch: (...request) => fetch(...request),
    coffre: memoryCoffre(),
    browse: async () => null,
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    openStores: async () => ({ store: memoryStore(), fichiers: memoryFileBox(), garde: memoryGarde() }),
    clock: wallClock(),
    reduire,
    issuer: null,
    version: '1.0.0',
    modele: 'navigateur',
  }
}
