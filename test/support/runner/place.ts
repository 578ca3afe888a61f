// The folder for a run's cluster and files. A database consists of a thousand files, and every test file has its own database. On
// disk, creating and removing these files takes longer than the tests themselves.
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, statfsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Returns the folder for the runs of one data folder. */
export type Place = {
  readonly folder: string
  /** True if the folder is in memory, which is released at the end of the run. */
  readonly isInMemory: boolean
}

/** The free space of a file system in memory: its free bytes, and the unused memory of the machine. */
export type Room = { readonly bytes: number; readonly memory: number }

const MEMORY = '/dev/shm'
/** The minimum free memory for a run to use the folder in memory, well above the need of a whole run. */
export const NEEDED = 6 * 2 ** 30

/** Returns the folder for the runs of that data folder: in memory if there is enough space, otherwise in the data folder. */
export function placeOf(dataDir: string, room: Room = roomInMemory()): Place {
  const onDisk = join(resolve(dataDir), 'test')
  const name = `sillon-test-${createHash('sha256').update(onDisk).digest('hex').slice(0, 12)}`
  const folder = join(MEMORY, name)
  // If an earlier run began in memory, later runs share its folder, even if little memory is left.
  const isInMemory = existsSync(folder) ? isOurs(folder) : Math.min(room.bytes, room.memory) >= NEEDED
  const place = isInMemory ? { folder, isInMemory } : { folder: onDisk, isInMemory }
  mkdirSync(place.folder, { recursive: true, mode: 0o755 })
  return place
}

function roomInMemory(): Room {
  if (!existsSync(MEMORY)) return { bytes: 0, memory: 0 }
  const { bavail, bsize } = statfsSync(MEMORY)
  return { bytes: bavail * bsize, memory: process.availableMemory() }
}

// Any user may write there, so a folder of this name that another user owns is not used.
function isOurs(folder: string): boolean {
  const found = lstatSync(folder)
  return found.isDirectory() && found.uid === process.getuid?.()
}
