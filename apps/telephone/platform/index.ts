// The phone that the application runs on: its clocks, stores, network, camera and keychain, as the logic asks for them.
import { expoSqlite } from '@sillon/telephone/adapters/expoSqlite'
import { bootClock, wallClock } from '@sillon/telephone/clock'
import type { Reseau } from '@sillon/telephone/reseau'
import { openSqlParts } from '@sillon/telephone/sqlStore'
import Constants from 'expo-constants'
import { getRandomBytes, getRandomValues } from 'expo-crypto'
import { getNetworkStateAsync, NetworkStateType } from 'expo-network'
import * as SecureStore from 'expo-secure-store'
import { openDatabaseAsync } from 'expo-sqlite'
import { openAuthSessionAsync } from 'expo-web-browser'
import { openGarde } from '../logic/garde.ts'
import type { Platform } from '../logic/parts.ts'
import type { Coffre } from '../logic/session.ts'
import { BootTime } from '../modules/boot-time/index.ts'
import { reduire } from './photo.ts'

const MEGABYTE = 1_000_000

/** The platform of phones. */
export function openPlatform(): Platform {
  // Ids are made by what the language calls `crypto`, which Hermes lacks.
  globalThis.crypto ??= { getRandomValues } as Crypto
  const { version = '0', extra } = Constants.expoConfig ?? {}
  return {
    fetch: (...request) => fetch(...request),
    coffre: keychain,
    browse: async (url, back) => {
      const answered = await openAuthSessionAsync(url, back)
      return answered.type === 'success' ? answered.url : null
    },
    randomBytes: getRandomBytes,
    async openStores() {
      const open = async (name: string) =>
        expoSqlite(await openDatabaseAsync(name, { useNewConnection: true }))
      return {
        ...(await openSqlParts(await open('sillon.db'))),
        garde: await openGarde(await open('garde.db')),
      }
    },
    // Without the native module nothing tells the time that passed in sleep: `horloge` is null, and the rule for that case applies.
    clock: BootTime === null ? wallClock() : bootClock(BootTime),
    reseau,
    reduire,
    issuer: (extra?.issuer as string | null | undefined) ?? null,
    version,
    modele: Constants.deviceName ?? 'téléphone',
  }
}

const reseau: Reseau = {
  async genre() {
    const { type } = await getNetworkStateAsync()
    return type === NetworkStateType.WIFI || type === NetworkStateType.ETHERNET ? 'libre' : 'mobile'
  },
  plafond_mobile_octets: 20 * MEGABYTE,
}

const KEY = 'sillon.session'
// What is captured goes out with the phone locked in a pocket; a copy of the phone on another device opens nothing.
const KEPT = { keychainAccessible: SecureStore.AFTER_FIRST_UNLOCK_THIS_DEVICE_ONLY }

const keychain: Coffre = {
  read: () => SecureStore.getItemAsync(KEY, KEPT),
  write: (text) => SecureStore.setItemAsync(KEY, text, KEPT),
  erase: () => SecureStore.deleteItemAsync(KEY, KEPT),
}
