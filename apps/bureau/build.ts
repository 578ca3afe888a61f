// Makes the static files of the pages that people open: of the workbench (`bureau`) and of the contract's reference (`reference`). `node
// apps/bureau/build.ts` makes what is not there of both. They stand in `dist` of each, each beside its compressed forms, and say which sources
// they were made of.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const ROOT = join(import.meta.dirname, '../..')
const STAMP = '.sources'
const COMPRESSED = new Set(['.js', '.mjs', '.css', '.json', '.svg'])
/** The static sites: the folder of each and its sources outside of that folder. */
const SITES: Readonly<Record<string, readonly string[]>> = {
  'apps/bureau': ['packages/client', 'schemas/erreurs.json'],
  'apps/reference': ['packages/client', 'demo/comptes.ts', 'demo/ids.ts'],
}
const OWN = ['src', 'index.html', 'vite.config.ts', 'package.json']

/** Says if every `dist` was built from the present sources. */
export function isBuilt(): boolean {
  return Object.keys(SITES).every(isCurrent)
}

/** Says if the build tools are installed: a container image has the built files without them. */
export function canBuild(): boolean {
  return existsSync(join(ROOT, 'node_modules/vite/package.json'))
}

/**
 * Makes what is missing or older than its sources, in a process of its own: what runs in development or in tests would have React
 * check itself in every browser.
 */
export async function build(): Promise<void> {
  const command = ['NODE_ENV=production', process.execPath, fileURLToPath(import.meta.url)]
  await promisify(execFile)('env', command)
}

function isCurrent(site: string): boolean {
  const stamp = join(ROOT, site, 'dist', STAMP)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digest(site)
}

// Builds into a folder next to `dist` and renames it at the end: other processes never read a half-written build.
async function make(site: string): Promise<void> {
  const { build: bundle } = await import('vite')
  const sources = digest(site)
  const dist = join(ROOT, site, 'dist')
  const made = `${dist}.${process.pid}`
  const configFile = join(ROOT, site, 'vite.config.ts')
  await bundle({ configFile, logLevel: 'error', build: { outDir: made } })
  for (const file of filesUnder(made).filter((path) => COMPRESSED.has(extname(path)))) {
    const bytes = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    )
  }
  writeFileSync(join(made, STAMP), sources)
  rmSync(dist, { recursive: true, force: true })
  renameSync(made, dist)
}

function digest(site: string): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')))
  const sources = [...OWN.map((part) => `${site}/${part}`), ...(SITES[site] ?? [])]
  for (const path of sources.flatMap((source) => filesUnder(join(ROOT, source)))) {
    hash.update(`${path.slice(ROOT.length)}\0`).update(readFileSync(path))
  }
  return hash.digest('hex')
}

function filesUnder(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const site of Object.keys(SITES)) if (!isCurrent(site)) await make(site)
