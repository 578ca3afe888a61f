// The platform of phones: clocks, stores, network, camera and keychain, with the interfaces that the logic requires.
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

/** Opens the platform of phones. */
export function openPlatform(): Platform {
  // `crypto` is defined first, because ids need it and Hermes lacks it.
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
    // Without the native module, no clock counts the time that the phone sleeps: `horloge` is null, and the rule for that case
    // applies.
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
// The tokens are readable while the phone is locked, so that captures are sent from a pocket. They can not be read from a copy of
// the phone on another device.
const KEPT = { keychainAccessible: SecureStore.AFTER_FIRST_UNLOCK_THIS_DEVICE_ONLY }

const keychain: Coffre = {
  read: () => SecureStore.getItemAsync(KEY, KEPT),
  write: (text) => SecureStore.setItemAsync(KEY, text, KEPT),
  erase: () => SecureStore.deleteItemAsync(KEY, KEPT),
}
