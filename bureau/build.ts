// Makes the static files of the pages that people open: of the workbench (`bureau`) and of the contract's reference (`reference`). `node
// bureau/build.ts` makes both. They stand in `dist` of each, each beside its compressed forms, and say which sources they were made of.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const ROOT = join(import.meta.dirname, '..')
const COMPRESSED = new Set(['.js', '.mjs', '.css', '.json', '.svg'])

// What each is made of, beside its own folder.
const SITES: Readonly<Record<string, readonly string[]>> = {
  bureau: ['sdk'],
  reference: ['sdk', 'demo/comptes.ts', 'demo/ids.ts'],
}
const OWN = ['src', 'index.html', 'vite.config.ts', 'package.json']

/** Whether every `dist` was made of what stands here now. */
export function isBuilt(): boolean {
  return Object.keys(SITES).every(isCurrent)
}

/** Whether the tools are here that make it: an image carries the files without them. */
export function canBuild(): boolean {
  return existsSync(join(ROOT, 'node_modules/vite/package.json'))
}

/** Makes what is missing or older than its sources. */
export async function build(): Promise<void> {
  for (const site of Object.keys(SITES)) if (!isCurrent(site)) await make(site)
}

function isCurrent(site: string): boolean {
  const stamp = stampOf(site)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digest(site)
}

async function make(site: string): Promise<void> {
  const { build: bundle } = await import('vite')
  const sources = digest(site)
  await bundle({ configFile: join(ROOT, site, 'vite.config.ts'), logLevel: 'error' })
  for (const file of filesUnder(join(ROOT, site, 'dist')).filter((path) => COMPRESSED.has(extname(path)))) {
    const bytes = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    )
  }
  writeFileSync(stampOf(site), sources)
}

function stampOf(site: string): string {
  return join(ROOT, site, 'dist', '.sources')
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
  if (extname(path) !== '' && !path.endsWith('dist')) return [path]
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build()
