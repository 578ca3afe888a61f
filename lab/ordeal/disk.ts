// A separate disk, in memory, that can be filled to its last byte.
import { execFile, spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Lifetime } from '../../src/process/lifetime.ts'
import { isCode } from '../../src/process/systemErrors.ts'

/** A mounted disk. */
export type Disk = {
  /** Fills all free space. */
  fill(): void
  /** Frees the space again. */
  free(): void
}

const run = promisify(execFile)
const CHUNKS = [1_048_576, 4_096, 1]

/** Mounts a disk of this many megabytes on a folder; null if mounting is not allowed. */
export async function mountDisk(
  { defer }: Pick<Lifetime, 'defer'>,
  folder: string,
  megabytes: number,
): Promise<Disk | null> {
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder])
  } catch {
    return null
  }
  defer(
    () => run('umount', ['--lazy', folder]),
    () => spawnSync('umount', ['--lazy', folder]),
  )
  const filler = join(folder, 'plein')
  return {
    fill() {
      const file = openSync(filler, 'w')
      for (const size of CHUNKS) while (takes(file, size));
      closeSync(file)
    },
    free: () => rmSync(filler, { force: true }),
  }
}

function takes(file: number, size: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(size, 'x')) === size
  } catch (error) {
    if (isCode(error, 'ENOSPC')) return false
    throw error
  }
}
