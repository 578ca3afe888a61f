// The platform of browsers, to look at the screens. It loses captured data when the page is closed, so it is not for real work.
import { wallClock } from '@sillon/telephone/clock'
import { memoryFileBox } from '@sillon/telephone/fileBox'
import { memoryStore } from '@sillon/telephone/store'
import { memoryGarde } from '../logic/garde.ts'
import type { Platform } from '../logic/parts.ts'
import { memoryCoffre } from '../logic/session.ts'
import { reduire } from './photo.ts'

/** Opens the platform of browsers. */
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
