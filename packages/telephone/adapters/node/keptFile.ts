import { readFile, rm } from 'node:fs/promises'
import type { FileBox } from '../../fileBox.ts'
import type { KeptText } from '../../store.ts'

/** Reads the state that an earlier version stored in one file, for `ancien`, and the box of its files (`fileFolder`). */
export function keptFile(path: string, fichiers?: FileBox): KeptText {
  return {
    fichiers,
    async read() {
      try {
        return await readFile(path, 'utf8')
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
    async erase() {
      await rm(path, { force: true })
      await rm(`${path}.nouveau`, { force: true })
    },
  }
}
