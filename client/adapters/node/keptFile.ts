import { readFile, rm } from 'node:fs/promises'
import type { KeptText } from '../../store.ts'

/** The text that an earlier version kept in one file, for `ancien`. */
export function keptFile(path: string): KeptText {
  return {
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
