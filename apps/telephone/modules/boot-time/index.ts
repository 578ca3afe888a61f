// The phone's time since boot, asleep or awake, and the id of that boot.
import type { BootSource } from '@sillon/telephone/clock'
import { requireOptionalNativeModule } from 'expo'

/** The native module; null if it is not built in, as in Expo Go and in browsers: `horloge` is null there. */
export const BootTime = requireOptionalNativeModule<BootSource>('BootTime')
