// The rules of the table of routes.
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
