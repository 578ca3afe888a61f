// A copy of the tree whose files may be broken; what is installed stays where it is.
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'

const SHARED = 'node_modules'
// Folders of the tree that packages link to: a copy has its own.
const OURS = '@sillon'

/** Copies the tree to a new folder, without the named folders; every folder with packages shares them with its copy. */
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
