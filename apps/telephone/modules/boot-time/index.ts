// What a phone tells of its run: the time since it was switched on, asleep or awake, and the name of that run.
import type { BootSource } from '@sillon/telephone/clock'
import { requireOptionalNativeModule } from 'expo'

/** The native module; null where it was not built in, as in Expo Go and in browsers: `horloge` is null there. */
export const BootTime = requireOptionalNativeModule<BootSource>('BootTime')
