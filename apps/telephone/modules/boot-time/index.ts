// The time since the phone booted, sleep included, and an id of that boot.
import type { BootSource } from '@sillon/telephone/clock'
import { requireOptionalNativeModule } from 'expo'

/** The native module; null if the application is built without it (Expo Go, browsers): `horloge` is null then. */
export const BootTime = requireOptionalNativeModule<BootSource>('BootTime')
