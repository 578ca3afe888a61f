// The source files as the conventions read them: every text file of the repository.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file with its path, relative to the root. */
export type SourceFile = { readonly path: string; readonly text: string }

/** A violation of a rule: `path: what is wrong`. */
export type Violation = string

const NOT_OURS = new Set(['.git', '.data', 'node_modules', 'coverage', 'package-lock.json', 'dist', '.expo'])
// Files that Expo generates for the application.
const MADE = /^apps\/telephone\/(?:android|ios)$/
const TEXT =
  /\.(ts|tsx|mts|mjs|kt|swift|gradle|podspec|sql|json|md|yml|yaml|sh|conf)$|Caddyfile$|^\.ci\/|^\.gmrc$/

/** Reads every text file of the repository. */
export function readTree(): readonly SourceFile[] {
  return walk('.')
    .filter((path) => TEXT.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !NOT_OURS.has(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (MADE.test(path)) return []
      return entry.isDirectory() ? walk(path) : [path]
    })
}

/** Returns the files in any of the given folders, with one of the given endings. */
export function under(tree: readonly SourceFile[], folders: readonly string[], ending = ''): SourceFile[] {
  return tree.filter(({ path }) => folders.some((folder) => path.startsWith(folder)) && path.endsWith(ending))
}

/** Returns a violation for every line that matches. */
export function linesMatching(files: readonly SourceFile[], pattern: RegExp, what: string): Violation[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${what}`] : [])),
  )
}
