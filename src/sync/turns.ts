// Which batches are processed now. One of each device, and of all no more than processors can work at: a batch that waits here costs
// nothing, one that waits in PostgreSQL holds locks and pushes others out of the caches.
import { currentScope } from '../database/scope.ts'
import { createSlots, type Leave } from '../database/slots.ts'

/** Waits for the turn of a device's batch of so many commands; refuses with `service_indisponible` when it does not come. */
export type Turns = {
  enter(device: string, commands: number): Promise<Leave>
  /** How many wait for a place of those that are processed at once. */
  waiting(): number
}

// Less than a phone waits for an answer, so that it is told to come back.
const DEVICE_MS = 2_000
const PLACE_MS = 10_000
// Several times what a full batch works. What takes longer waits for a lock or a disk, and keeps nobody else waiting.
const WORKING_MS = 1_000
// What is shorter waits for its flush as long as it works: the last place is its own, since a processor is free meanwhile.
const SHORT = 5

/** Makes them, for `atOnce` batches of this process; between processes the device's row is locked. */
export function openTurns(atOnce: number): Turns {
  const devices = createSlots({ total: Number.POSITIVE_INFINITY, share: 1, patienceMs: DEVICE_MS })
  const ofLong = Math.max(1, atOnce - 1)
  const places = createSlots({ total: atOnce, share: atOnce, ofLong, patienceMs: PLACE_MS })
  return {
    waiting: places.waiting,
    async enter(device, commands) {
      // A phone that sends again what it has no answer to waits for the first sending, without a place.
      const leaveDevice = await devices(device)
      try {
        const { share, gone } = currentScope()
        const leavePlace = await places(share, gone, commands > SHORT)
        const working = setTimeout(leavePlace, WORKING_MS).unref()
        return () => {
          clearTimeout(working)
          leavePlace()
          leaveDevice()
        }
      } catch (error) {
        leaveDevice()
        throw error
      }
    },
  }
}
