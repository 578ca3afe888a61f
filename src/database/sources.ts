// The source files of `sql/` and of the migrations, as they stand in this tree.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import manifest from '../../package.json' with { type: 'json' }

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const SQL = join(ROOT, 'sql')

/** The folder of the migrations. */
export const MIGRATIONS = join(ROOT, 'migrations')

/** A source file of `sql/`, in the order and under the role in which it is applied. */
export type Source = { path: string; text: string; phase: 1 | 2 | 3 | 4; owner: string }

/** Reads `sql/`: functions first, then views, then rows, then triggers, policies, functions and doors made from them. */
export function readSources(folder = SQL): Source[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.sql'))
  return files
    .map((file): Source => {
      const path = file.split(sep).join('/')
      const text = readFileSync(join(folder, file), 'utf8')
      const declared = /^-- Owner: (\w+)/m.exec(text)?.[1]
      if (/\.rows\.sql$/.test(path)) return { path, text, phase: 3, owner: 'proprietaire' }
      if (/\/(policies|triggers|dispatch|doors)\.sql$/.test(path))
        return { path, text, phase: 4, owner: declared ?? 'proprietaire' }
      const phase = /^create (or replace )?view/m.test(text) ? 2 : 1
      return { path, text, phase, owner: declared ?? 'metier' }
    })
    .sort((a, b) => a.phase - b.phase || (a.path < b.path ? -1 : 1))
}

/** The fingerprint of sources: what the database was last given and what the server was started with must agree. */
export function fingerprint(sources: readonly Pick<Source, 'path' | 'text'>[]): string {
  const hash = createHash('sha256')
  for (const { path, text } of sources) hash.update(`${path}\0${text}\0`)
  return hash.digest('hex')
}

/** The release that this tree is. */
export const RELEASE: string = manifest.version

let own: string | undefined

/** The fingerprint of this tree's sources, read once: what a process serves by is what it was started with. */
export function ownFingerprint(): string {
  own ??= fingerprint(readSources())
  return own
}

/** The settings of graphile-migrate. */
export function migrationSettings(): object {
  return JSON.parse(readFileSync(join(ROOT, '.gmrc'), 'utf8')) as object
}
