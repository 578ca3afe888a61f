// Finds the chapter of an operation in the table of chapters.
import { PARTS } from './chapterTable.ts'

const PLACES = PARTS.flatMap(({ chapters }) => chapters)
  .flatMap(({ name, paths }) => paths.map((path) => ({ name, path })))
  .sort((a, b) => b.path.length - a.path.length)

/** Returns the chapter of a path; throws if no prefix matches. */
export function chapterOf(path: string): string {
  const found = PLACES.find((place) => path === place.path || path.startsWith(`${place.path}/`))
  if (found === undefined)
    throw new Error(`no chapter of src/contract/chapterTable.ts says where ${path} stands`)
  return found.name
}

/** Returns the chapters as tags, and their parts as groups of tags; omits chapters without any of the given paths. */
export function tagsOf(paths: readonly string[]): { tags: object[]; 'x-tagGroups': object[] } {
  const filled = new Set(paths.map(chapterOf))
  const parts = PARTS.map(({ name, chapters }) => ({
    name,
    chapters: chapters.filter((one) => filled.has(one.name)),
  })).filter(({ chapters }) => chapters.length > 0)
  return {
    tags: parts.flatMap(({ chapters }) => chapters.map(({ name, description }) => ({ name, description }))),
    'x-tagGroups': parts.map(({ name, chapters }) => ({ name, tags: chapters.map((one) => one.name) })),
  }
}
