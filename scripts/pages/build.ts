// Builds the static files of the pages that people open: the workbench (`apps/bureau`) and the reference of the contract
// (`apps/reference`). `node scripts/pages/build.ts` installs the packages that build them, then builds the pages that are missing
// or older than their sources; with --graphiql it then installs GraphiQL. The files are in `dist`, each next to its compressed
// forms.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { folderIsCurrent, GRAPHIQL, installFolder } from '../../ops/install/install.mjs'

const ROOT = join(import.meta.dirname, '../..')
const STAMP = '.sources'
const COMPRESSED = new Set(['.js', '.mjs', '.css', '.json', '.svg'])
/** The static sites: the folder of each, and the sources that it uses outside of that folder. */
const SITES: Readonly<Record<string, readonly string[]>> = {
  'apps/bureau': [
    'packages/client',
    'schemas/commandes',
    'schemas/erreurs.json',
    'schemas/membres.json',
    'schemas/pack.json',
  ],
  'apps/reference': ['packages/client', 'demo/comptes.ts', 'demo/ids.ts'],
}
const OWN = ['src', 'index.html', 'vite.config.ts', 'package.json', 'package-lock.json']
// This file contains only types, which are not in the browser's code, so a change of it makes no page stale.
const TYPES = 'packages/client/contract.ts'

/** Says if every `dist` was built from the present sources. */
export function isBuilt(): boolean {
  return Object.keys(SITES).every(isCurrent)
}

/** Returns true if GraphiQL is installed. */
export const hasGraphiql = (): boolean => folderIsCurrent(GRAPHIQL)

/**
 * Writes the progress of the build next to each page that is not built yet, so that the service can show it; removes it next to
 * built pages.
 */
export function announce(): void {
  for (const site of Object.keys(SITES)) {
    if (isCurrent(site)) rmSync(progressOf(site), { force: true })
    else writeFileSync(progressOf(site), 'waiting for its turn')
  }
}

/**
 * Builds the pages that are missing or older than their sources, in a separate process with NODE_ENV set to production: otherwise
 * React would run its development checks in every browser. The signal ends the process.
 */
export async function build(flags: readonly string[] = [], signal?: AbortSignal): Promise<void> {
  const command = ['NODE_ENV=production', process.execPath, fileURLToPath(import.meta.url), ...flags]
  await promisify(execFile)('env', command, signal === undefined ? {} : { signal })
}

function isCurrent(site: string): boolean {
  const stamp = join(ROOT, site, 'dist', STAMP)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digest(site)
}

const progressOf = (site: string): string => join(ROOT, site, 'dist.progress')

async function makeMissing(): Promise<void> {
  for (const site of Object.keys(SITES).filter((one) => !isCurrent(one))) {
    const tell = (line: string) => writeFileSync(progressOf(site), line)
    try {
      await installFolder(site, () => undefined, tell)
      tell('building')
      await make(site)
      rmSync(progressOf(site), { force: true })
    } catch (error) {
      tell(`failed: ${error instanceof Error ? error.message : String(error)}`)
      throw error
    }
  }
}

// Builds into a folder next to `dist` and renames it at the end, so that other processes never read a half-written build.
async function make(site: string): Promise<void> {
  const vite = createRequire(join(ROOT, site, 'package.json')).resolve('vite')
  const { build: bundle } = (await import(pathToFileURL(vite).href)) as {
    build(options: object): Promise<unknown>
  }
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
  const hash = createHash('sha256')
  const sources = [...OWN.map((part) => `${site}/${part}`), ...(SITES[site] ?? [])]
  for (const path of sources.flatMap((source) => filesUnder(join(ROOT, source)))) {
    if (!path.endsWith(TYPES)) hash.update(`${path.slice(ROOT.length)}\0`).update(readFileSync(path))
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await makeMissing()
  if (process.argv.includes('--graphiql')) await installFolder(GRAPHIQL, () => undefined)
}
