// Makes the static files of the workbench: `node bureau/build.ts`. They stand in `bureau/dist`, each beside its compressed forms, and say
// which sources they were made of.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const HERE = import.meta.dirname
const ROOT = join(HERE, '..')
const DIST = join(HERE, 'dist')
const STAMP = join(DIST, '.sources')
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
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest()
}

/** Whether the tools are here that make it: an image carries the files without them. */
export function canBuild(): boolean {
  return existsSync(join(ROOT, 'node_modules/vite/package.json'))
}

/** Makes the files of the workbench, whatever stands there. */
export async function build(): Promise<void> {
  const { build: bundle } = await import('vite')
  const sources = digest()
  await bundle({ configFile: join(HERE, 'vite.config.ts'), logLevel: 'error' })
  for (const file of filesUnder(DIST).filter((path) => COMPRESSED.has(extname(path)))) {
    const bytes = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    )
  }
  writeFileSync(STAMP, sources)
}

function digest(): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')))
  for (const path of SOURCES.flatMap((source) => filesUnder(join(ROOT, source)))) {
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
