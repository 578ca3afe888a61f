// The addresses of packages in the lock files. Some settings of npm write locks without them (`omit-lockfile-registry-resolved`).
// Then `npm ci` asks the registry for all versions of each package first.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Texts } from './writer.ts'

const FOLDERS = [
  '',
  'ops/install/node',
  'test',
  'scripts/generate',
  'apps/bureau',
  'apps/graphiql',
  'apps/reference',
  'apps/telephone',
]

type Locked = {
  readonly name?: string
  readonly version: string
  readonly resolved?: string
  readonly integrity?: string
}
type Lock = { readonly packages: Readonly<Record<string, Locked>> }

/** Returns each lock with the address of every package that it downloads. */
export function locatedLocks(): Texts {
  const paths = FOLDERS.map((folder) => join(folder, 'package-lock.json'))
  return Object.fromEntries(paths.map((path) => [path, located(readFileSync(path, 'utf8'))]))
}

function located(text: string): string {
  const lock = JSON.parse(text) as Lock
  const packages = Object.entries(lock.packages).map(([place, one]) => [place, locatedIn(place, one)])
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`
}

// The public registry stands for the one that npm is set up with.
function locatedIn(place: string, one: Locked): Locked {
  if (one.integrity === undefined || one.resolved !== undefined) return one
  const { name = place.replace(/^.*node_modules\//, ''), version } = one
  const file = `${name.replace(/^@[^/]+\//, '')}-${version}.tgz`
  const resolved = `https://registry.npmjs.org/${name}/-/${file}`
  const { name: alias, version: _, ...rest } = one
  return { ...(alias === undefined ? {} : { name: alias }), version, resolved, ...rest }
}
