import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileBox } from '../../fileBox.ts'

/** A box in a folder, one file each: written aside, flushed, then renamed. */
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
    async read(id) {
      try {
        return await readFile(path(id))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
    remove: (id) => rm(path(id), { force: true }),
    erase: () => rm(folder, { recursive: true, force: true }),
  }
}
