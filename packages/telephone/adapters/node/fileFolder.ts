import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileBox } from '../../fileBox.ts'

/** A file box in a folder, one file per id. A file is written under a temporary name, flushed to disk, then renamed. */
export function fileFolder(folder: string): FileBox {
  const path = (id: string) => join(folder, id)
  return {
    async write(id, contenu) {
      await mkdir(folder, { recursive: true })
      const aside = `${path(id)}.nouveau`
      const file = await open(aside, 'w', 0o600)
      try {
        await file.writeFile(contenu)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(aside, path(id))
    },
    read: (id) => readFile(path(id)).catch(ifAbsent(null)),
    remove: (id) => rm(path(id), { force: true }),
    ids: () => readdir(folder).catch(ifAbsent([])),
    erase: () => rm(folder, { recursive: true, force: true }),
  }
}

function ifAbsent<T>(instead: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return instead
    throw error
  }
}
