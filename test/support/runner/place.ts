// Where a run keeps its cluster and its files. A database is a thousand files and every test file has one of its own: a
// file system on disk spends more on making and removing them than the tests on all that they ask.
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, statfsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** A folder for the runs of one data folder. */
export type Place = {
  readonly folder: string
  /** Whether it takes memory, which is given back at the end. */
  readonly isInMemory: boolean
}

/** What is free for a file system in memory: room on it, and memory that nobody uses. */
export type Room = { readonly bytes: number; readonly memory: number }

const MEMORY = '/dev/shm'
/** What must be free for a run to begin there: well above what a whole one takes. */
export const NEEDED = 6 * 2 ** 30

/** The place of the runs of that data folder: in memory where there is room enough, in the folder itself otherwise. */
export function placeOf(dataDir: string, room: Room = roomInMemory()): Place {
  const onDisk = join(resolve(dataDir), 'test')
  const name = `sillon-test-${createHash('sha256').update(onDisk).digest('hex').slice(0, 12)}`
  const folder = join(MEMORY, name)
  // Whoever began there shares it with the runs beside, however little is left for the next.
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

// Everybody may write there: a folder that somebody else made under this name is not ours to use.
function isOurs(folder: string): boolean {
  const found = lstatSync(folder)
  return found.isDirectory() && found.uid === process.getuid?.()
}
