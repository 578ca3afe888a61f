// Removes from node_modules the packages that production never loads: `node ops/install/prune.mjs` after `npm ci --omit=dev`, as
// the image does. Also removes packages that only a removed one needs, and files that only compilers, debuggers or people read.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** Returns the folders of node_modules that production does not need, by the lock file. */
export function unneeded(lock) {
  const { packages } = lock
  const reached = new Set()
  const waiting = [['', packages['']]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [from, { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} }] = next
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
    for (const name of names) {
      if (peerDependenciesMeta[name]?.optional && !dependencies?.[name]) continue
      const found = placeOf(packages, from, name)
      if (found === undefined || reached.has(found)) continue
      reached.add(found)
      // A package of this repository is a link to its folder, from which its dependencies are resolved.
      const { link, resolved } = packages[found]
      if (link) reached.add(resolved)
      const place = link ? resolved : found
      waiting.push([place, packages[place]])
    }
  }
  return Object.keys(packages).filter((place) => place !== '' && !reached.has(place))
}

// True for a file of a package that no process reads: source maps, type declarations, and documents other than licences.
function isUnread(name) {
  return (
    /\.(?:map|flow|d\.[cm]?ts)$/.test(name) ||
    (/\.(?:md|markdown)$/i.test(name) && !/licen[cs]e|notice/i.test(name))
  )
}

// Resolves a package as Node does: in the folder of the requiring package, then further up.
function placeOf(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (packages[place] !== undefined) return place
    if (folder === '') return undefined
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  for (const place of unneeded(lock)) rmSync(join(ROOT, place), { recursive: true, force: true })
  const packages = join(ROOT, 'node_modules')
  for (const entry of readdirSync(packages, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && isUnread(entry.name)) rmSync(join(entry.parentPath, entry.name))
}
