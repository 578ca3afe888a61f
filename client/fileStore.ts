import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Store } from './store.ts'

/** A store in one file: written aside, flushed, then renamed, so that a power cut leaves the old text or the new. */
export function fileStore(path: string): Store {
  const aside = `${path}.nouveau`
  return {
    async read() {
      try {
        return await readFile(path, 'utf8')
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
    async write(text) {
      await mkdir(dirname(path), { recursive: true })
      const file = await open(aside, 'w', 0o600)
      try {
        await file.writeFile(text)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(aside, path)
      await flushDirectory(dirname(path))
    },
    async erase() {
      await rm(path, { force: true })
      await rm(aside, { force: true })
      await flushDirectory(dirname(path))
    },
  }
}

// A rename is durable only once its directory is.
async function flushDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}
