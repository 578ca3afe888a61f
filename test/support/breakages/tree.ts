// A copy of the tree whose files may be broken; what is installed stays where it is.
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

const SHARED = 'node_modules'
const LEFT_OUT = new Set(['.git', '.data', SHARED])
// Folders of the tree that packages link to: a copy has its own.
const OURS = '@sillon'

/** Copies the tree to a new folder. */
export function copyTree(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from).filter((one) => !LEFT_OUT.has(one)))
    cpSync(join(from, name), join(to, name), { recursive: true })
  shareModules(from, to)
}

/** Gives a copy of the tree what is installed in it; what is a folder of the tree is the copy's own. */
export function shareModules(from: string, to: string): void {
  const [there, here] = [resolve(from, SHARED), join(to, SHARED)]
  mkdirSync(here)
  for (const name of readdirSync(there)) {
    if (name === OURS)
      cpSync(join(there, name), join(here, name), { recursive: true, verbatimSymlinks: true })
    else symlinkSync(join(there, name), join(here, name))
  }
}
