// The rules about rooms, the layers of the TypeScript code: a file imports from its own room and from the rooms below.
import { posix } from 'node:path'
import type { SourceFile, Violation } from './tree.ts'

/** The rooms of the TypeScript code, from top to bottom: a file imports from its own room and from the rooms below. */
const ROOMS = [
  'scripts',
  'scripts/admin',
  'lab/ordeal',
  'lab/bench',
  'apps/bureau',
  'apps/bureau/src/session',
  'apps/bureau/src/frame',
  'apps/bureau/src/routes.ts',
  'apps/bureau/src/screens',
  'apps/bureau/src/parts',
  'apps/bureau/src/desk.ts',
  'apps/bureau/src/address.ts',
  'apps/bureau/src/places.ts',
  'apps/bureau/src/settings.ts',
  'apps/bureau/src/theme.ts',
  'apps/bureau/src/words',
  'apps/reference',
  'demo/play',
  'demo',
  'server.ts',
  'src',
  'src/tasks',
  'src/graphql',
  'src/dossier',
  'src/documents',
  'src/webhooks',
  'src/imports',
  'src/genealogy',
  'src/desk',
  'src/reference',
  'src/objects',
  'src/identity',
  'src/sync',
  'src/http',
  'src/http/log',
  'src/http/server',
  'src/http/admission',
  'src/http/tables',
  'src/http/responses',
  'src/http/calls',
  'src/http/bodies',
  'src/routes',
  'src/tokens',
  'src/watch',
  'src/process',
  'src/database',
  'src/settings',
  'src/contract',
  'src/json',
  'apps/telephone',
  'packages/telephone',
  'packages/client',
  'ops/cluster',
  'ops/install',
] as const

const CODE = /\.m?tsx?$|\.mjs$/
// Tests are in no room and may import from all of them. `npm test` and `npm run generate` import from the tests.
const isInside = ({ path }: Pick<SourceFile, 'path'>) => CODE.test(path) && !path.startsWith('test/')

/** Imports between rooms go in one direction: from top to bottom. */
export function roomsLookDown(tree: readonly SourceFile[]): Violation[] {
  return tree.filter(isInside).flatMap((file) => {
    const own = floorOf(file.path)
    if (own < 0) return [`${file.path}: stands in no room`]
    return importsOf(file)
      .filter((path) => isInside({ path }) && floorOf(path) < own)
      .map((path) => `${file.path}: knows of ${path}, which stands above it`)
  })
}

/** Metrics and tracing are loaded only if a setting asks for them. */
export function watchersAreLoadedLate(tree: readonly SourceFile[]): Violation[] {
  return tree
    .filter(isInside)
    .filter(({ text }) => /^import (?!type )[^']*'(?:prom-client|@opentelemetry\/[^']*)'/m.test(text))
    .map(({ path }) => `${path}: loads what watches at once: by import('…'), where a setting asks for it`)
}

/** No file imports itself through other files (no import cycles). */
export function importsGoOneWay(tree: readonly SourceFile[]): Violation[] {
  const files = tree.filter(({ path }) => CODE.test(path))
  const imports = new Map(files.map((file) => [file.path, importsOf(file)]))
  const known = new Set<string>()
  const circles: Violation[] = []
  const follow = (path: string, way: readonly string[]) => {
    if (way.includes(path)) circles.push(`${path}: ${[...way.slice(way.indexOf(path)), path].join(' → ')}`)
    if (known.has(path)) return
    known.add(path)
    for (const next of imports.get(path) ?? []) follow(next, [...way, path])
  }
  for (const path of imports.keys()) follow(path, [])
  return circles
}

function floorOf(path: string): number {
  const floors = [...ROOMS.entries()].filter(([, room]) => path === room || path.startsWith(`${room}/`))
  return floors.reduce((best, [floor, room]) => (room.length > (ROOMS[best]?.length ?? 0) ? floor : best), -1)
}

// Returns the imports as written: `from '…'` and `import('…')`, types included.
function importsOf({ path, text }: SourceFile): string[] {
  const written = text.matchAll(
    /(?:\bfrom |\bimport\(|^import )'(\.{1,2}\/[^']+|@sillon\/(?:telephone|client)\/[^']+)'/gm,
  )
  return [...written].map(([, to = '']) =>
    to.startsWith('.')
      ? posix.join(posix.dirname(path), to)
      : to
          .replace(/^@sillon\/telephone\/(.+)$/, 'packages/telephone/$1.ts')
          .replace(/^@sillon\/client\/(.+)$/, 'packages/client/$1.ts'),
  )
}
