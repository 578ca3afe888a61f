// Copies the repository to break files in the copy; installed packages are not copied.
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'

const SHARED = 'node_modules'
// The folder of packages that are links to folders of this repository: a copy needs its own.
const OURS = '@sillon'

/** Copies the repository to a new folder, without the named folders. Folders of installed packages are shared with the copy. */
export function copyTree(from: string, to: string, leftOut: readonly string[] = []): void {
  const unwanted = new Set(['.git', '.data', ...leftOut])
  const sharing: string[] = []
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, {
    recursive: true,
    filter(path) {
      if (basename(path) === SHARED) sharing.push(relative(from, dirname(path)))
      return basename(path) !== SHARED && !unwanted.has(relative(from, path))
    },
  })
  for (const folder of sharing) shareModules(join(from, folder), join(to, folder))
}

function shareModules(from: string, to: string): void {
  const [there, here] = [resolve(from, SHARED), join(to, SHARED)]
  mkdirSync(here)
  for (const name of readdirSync(there)) {
    if (name === OURS)
      cpSync(join(there, name), join(here, name), { recursive: true, verbatimSymlinks: true })
    else symlinkSync(join(there, name), join(here, name))
  }
}
