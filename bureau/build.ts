// Makes the static files of the workbench: `node bureau/build.ts`. They stand in `bureau/dist`, each beside its compressed forms, and say
// which sources they were made of.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const HERE = import.meta.dirname
const ROOT = join(HERE, '..')
const DIST = join(HERE, 'dist')
const STAMP = '.sources'
const SOURCES = [
  'bureau/src',
  'bureau/index.html',
  'bureau/vite.config.ts',
  'bureau/package.json',
  'sdk',
  'schemas/erreurs.json',
]
const COMPRESSED = new Set(['.js', '.mjs', '.css', '.json', '.svg'])

/** Whether `bureau/dist` was made of what stands here now. */
export function isBuilt(): boolean {
  return existsSync(join(DIST, STAMP)) && readFileSync(join(DIST, STAMP), 'utf8') === digest()
}

/** Whether the tools are here that make it: an image carries the files without them. */
export function canBuild(): boolean {
  return existsSync(join(ROOT, 'node_modules/vite/package.json'))
}

/**
 * Makes the files of the workbench, whatever stands there, in a process of its own: what runs in development or in tests would have
 * React check itself in every browser.
 */
export async function build(): Promise<void> {
  const command = ['NODE_ENV=production', process.execPath, fileURLToPath(import.meta.url)]
  await promisify(execFile)('env', command)
}

// Made beside, and put in place whole: whoever serves or makes the same files meanwhile meets no half.
async function make(): Promise<void> {
  const { build: bundle } = await import('vite')
  const sources = digest()
  const made = `${DIST}.${process.pid}`
  await bundle({ configFile: join(HERE, 'vite.config.ts'), logLevel: 'error', build: { outDir: made } })
  for (const file of filesUnder(made).filter((path) => COMPRESSED.has(extname(path)))) {
    const bytes = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    )
  }
  writeFileSync(join(made, STAMP), sources)
  rmSync(DIST, { recursive: true, force: true })
  renameSync(made, DIST)
}

function digest(): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')))
  for (const path of SOURCES.flatMap((source) => filesUnder(join(ROOT, source)))) {
    hash.update(`${path.slice(ROOT.length)}\0`).update(readFileSync(path))
  }
  return hash.digest('hex')
}

function filesUnder(path: string): string[] {
  if (extname(path) !== '' && !path.startsWith(DIST)) return [path]
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await make()
