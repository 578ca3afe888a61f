// The rules of the table of routes and of their schemas.
import { type SourceFile, under, type Violation } from './tree.ts'

// The members of a row, in their order.
const MEMBERS = [
  'method',
  'path',
  'who',
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

/** The row of each sheet has its members in the same order, so that a reader finds them. */
export function rowsAreWrittenAlike(tree: readonly SourceFile[]): Violation[] {
  return under(tree, ['schemas/routes/'], '.json').flatMap(({ path, text }) => {
    const { route = {} } = JSON.parse(text) as { route?: object }
    const places = Object.keys(route).map((member) => MEMBERS.indexOf(member))
    const isOrdered = places.every((place, at) => place > (places[at - 1] ?? -1))
    return isOrdered ? [] : [`${path}: a row that is written otherwise: ${Object.keys(route).join(', ')}`]
  })
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
