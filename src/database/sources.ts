// Reads the source files of `sql/` and the migrations of this tree.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import manifest from '../../package.json' with { type: 'json' }

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const SQL = join(ROOT, 'sql')

/** The folder of the migrations. */
export const MIGRATIONS = join(ROOT, 'migrations')

/** Phase of a file of `sql/`, in the order of installation. From `triggers` on, a file locks objects in use (0095). */
export const PHASE = { functions: 1, rows: 2, fromRows: 3, triggers: 4, views: 5, fromViews: 6 } as const

/** A source file of `sql/`, with its phase and the role that owns its objects. */
export type Source = {
  path: string
  text: string
  phase: (typeof PHASE)[keyof typeof PHASE]
  owner: string
}

// Phases by file name, for files that make several objects from the rows of their domain. Every other file makes one function or
// view.
const NAMED: Readonly<Record<string, Source['phase']>> = {
  dispatch: PHASE.fromRows,
  doors: PHASE.fromRows,
  triggers: PHASE.triggers,
  policies: PHASE.fromViews,
  comments: PHASE.fromViews,
}

/** Reads `sql/`, each file with its phase. */
export function readSources(folder = SQL): Source[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.sql'))
  return files
    .map((file): Source => {
      const path = file.split(sep).join('/')
      const text = readFileSync(join(folder, file), 'utf8')
      const declared = /^-- Owner: (\w+)/m.exec(text)?.[1]
      if (/\.rows\.sql$/.test(path)) return { path, text, phase: PHASE.rows, owner: 'proprietaire' }
      const named = NAMED[basename(path, '.sql')]
      if (named !== undefined) return { path, text, phase: named, owner: declared ?? 'proprietaire' }
      const isView = /^create (or replace )?view/m.test(text)
      return { path, text, phase: isView ? PHASE.views : PHASE.functions, owner: declared ?? 'metier' }
    })
    .sort((a, b) => a.phase - b.phase || (a.path < b.path ? -1 : 1))
}

/** Returns the fingerprint of sources. The server compares the fingerprint in the database with its own. */
export function fingerprint(sources: readonly Pick<Source, 'path' | 'text'>[]): string {
  const hash = createHash('sha256')
  for (const { path, text } of sources) hash.update(`${path}\0${text}\0`)
  return hash.digest('hex')
}

/** The release of this tree. */
export const RELEASE: string = manifest.version

let own: string | undefined

/** Returns the fingerprint of this tree's sources, read once: a process keeps the fingerprint of its start. */
export function ownFingerprint(): string {
  own ??= fingerprint(readSources())
  return own
}

/** Returns the settings of graphile-migrate. */
export function migrationSettings(): object {
  return JSON.parse(readFileSync(join(ROOT, '.gmrc'), 'utf8')) as object
}
