// The folder of a run's cluster and files. A database is a thousand files and every test file has one of its own: a file system
// on disk spends more time on creating and removing them than the tests on their work.
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, statfsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** A folder for the runs of one data folder. */
export type Place = {
  readonly folder: string
  /** Says if it uses memory, which is released at the end. */
  readonly isInMemory: boolean
}

/** The free part of a file system in memory: room on it, and unused memory. */
export type Room = { readonly bytes: number; readonly memory: number }

const MEMORY = '/dev/shm'
/** The least free memory for a run to begin there: well above the need of a whole one. */
export const NEEDED = 6 * 2 ** 30

/** The place of the runs of that data folder: in memory where there is room enough, in the folder itself otherwise. */
export function placeOf(dataDir: string, room: Room = roomInMemory()): Place {
  const onDisk = join(resolve(dataDir), 'test')
  const name = `sillon-test-${createHash('sha256').update(onDisk).digest('hex').slice(0, 12)}`
  const folder = join(MEMORY, name)
  // A run that began there shares it with later ones, however little is left.
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

// Any user may write there: a folder of another user under this name is not used.
function isOurs(folder: string): boolean {
  const found = lstatSync(folder)
  return found.isDirectory() && found.uid === process.getuid?.()
}
