// Limits the batches that are processed at the same time: one per device, and in all as many as the processors can process. A
// batch that waits here costs nothing; a batch that waits in PostgreSQL holds locks and displaces others from the caches.
import { currentScope } from '../database/scope.ts'
import { createSlots, type Leave } from '../database/slots.ts'

/** Waits for the turn of a device's batch; refuses with `service_indisponible` after a timeout. */
export type Turns = {
  enter(device: string, commands: number): Promise<Leave>
  /** Returns the number of batches that wait for a slot. */
  waiting(): number
}

// Timeouts shorter than a phone's own (30 s), so that the phone gets a response and retries later.
const DEVICE_MS = 2_000
const PLACE_MS = 10_000
// One second: several times the work of a full batch. A batch that takes longer waits for a lock or a disk, so its slot is given
// to another batch.
const WORKING_MS = 1_000
// Greatest number of commands in a short batch, which waits for its disk flush as long as it works. The last slot is reserved for
// short batches, because a processor is idle during a flush.
const SHORT = 5

/**
 * Makes the queue for `atOnce` batches at a time in this process; between processes, the lock on the device's row orders the
 * batches.
 */
export function openTurns(atOnce: number): Turns {
  const devices = createSlots({ total: Number.POSITIVE_INFINITY, share: 1, patienceMs: DEVICE_MS })
  const ofLong = Math.max(1, atOnce - 1)
  const places = createSlots({ total: atOnce, share: atOnce, ofLong, patienceMs: PLACE_MS })
  return {
    waiting: places.waiting,
    async enter(device, commands) {
      // A batch that a phone sends again waits here for its first attempt, without a slot.
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
