// A copy of the tree whose files may be broken; what is installed stays where it is.
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

const SHARED = 'node_modules'
const LEFT_OUT = new Set(['.git', '.data', SHARED])

/** Copies the tree to a folder that is made anew. */
export function copyTree(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from).filter((one) => !LEFT_OUT.has(one)))
    cpSync(join(from, name), join(to, name), { recursive: true })
  symlinkSync(resolve(from, SHARED), join(to, SHARED))
}
