// The rules of the table of routes and of their schemas.
import { type SourceFile, under, type Violation } from './tree.ts'

// The members of a row, in their order.
const MEMBERS = [
  'method',
  'path',
  'name',
  'who',
  'module',
  'draining',
  'byCode',
  'isLong',
  'success',
  'handler',
  'raw',
  'openBytes',
  'trial',
  'media',
  'screen',
  'list',
  'report',
  'conditional',
  'table',
  'invalid',
  'refusals',
  'summary',
  'since',
]

/** Every row of the table of routes has its members in the same order, so that a reader finds them. */
export function routesAreWrittenAlike(tree: readonly SourceFile[]): Violation[] {
  const tables = under(tree, ['src/routes/'], '.ts').filter(({ path }) => path !== 'src/routes/table.ts')
  return tables.flatMap(({ path, text }) =>
    [...text.matchAll(/^ {2}\{\n([\s\S]*?)^ {2}\},$/gm)].flatMap(([, row = '']) => {
      const members = row.match(/^ {4}[^\s\]})].*$/gm)?.map((line) => line.trim()) ?? []
      const places = members.map((member) => MEMBERS.indexOf(/^(\w+):/.exec(member)?.[1] ?? ''))
      const isOrdered = places.every((place, at) => place > (places[at - 1] ?? -1))
      const isLiteral = members.every((member) => !/^(?:who|module|path|name): [A-Za-z]/.test(member))
      return isOrdered && isLiteral ? [] : [`${path}: a row that is written otherwise: ${members[0]}`]
    }),
  )
}

// A schema of at least this many characters that occurs twice must be one definition with two references.
const TWICE_AT_MOST = 240

/** Routes that take or return the same thing refer to one definition. */
export function schemasAreWrittenOnce(tree: readonly SourceFile[]): Violation[] {
  const places = new Map<string, string[]>()
  const visit = (value: unknown, place: string, isMember: boolean): void => {
    if (typeof value !== 'object' || value === null) return
    const text = JSON.stringify(value)
    if (isMember && text.length >= TWICE_AT_MOST && ('type' in value || 'oneOf' in value))
      places.set(text, [...(places.get(text) ?? []), place])
    for (const [name, one] of Object.entries(value)) visit(one, `${place}/${name}`, true)
  }
  for (const { path, text } of under(tree, ['schemas/routes/'], '.json')) {
    const { $defs = {} } = JSON.parse(text) as { $defs?: Record<string, object> }
    for (const [name, def] of Object.entries($defs)) visit(def, `${path}: ${name}`, false)
  }
  return [...places.values()]
    .filter((all) => all.length > 1)
    .map(([first = '', ...others]) => `${first}: also at ${others.join(', ')}`)
}
