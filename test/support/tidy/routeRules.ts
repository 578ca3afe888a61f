// The rules about the table of routes and its schemas.
import { basename } from 'node:path'
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
  'whole',
  'report',
  'conditional',
  'table',
  'invalid',
  'refusals',
  'summary',
  'since',
]

/** The row in each file has its members in the same order, so that a reader finds them. */
export function rowsAreWrittenAlike(tree: readonly SourceFile[]): Violation[] {
  return under(tree, ['schemas/routes/'], '.json').flatMap(({ path, text }) => {
    const { route = {} } = JSON.parse(text) as { route?: object }
    const places = Object.keys(route).map((member) => MEMBERS.indexOf(member))
    const isOrdered = places.every((place, at) => place > (places[at - 1] ?? -1))
    return isOrdered ? [] : [`${path}: a row that is written otherwise: ${Object.keys(route).join(', ')}`]
  })
}

// If a schema of at least this many characters occurs twice, it must become one definition with two references.
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
  for (const { place, schema } of definitionsOf(tree)) visit(schema, place, false)
  return [...places.values()]
    .filter((all) => all.length > 1)
    .map(([first = '', ...others]) => `${first}: also at ${others.join(', ')}`)
}

// The response about a single record, if it has at least this many members, extends the list's record with the same members.
const MEMBERS_AT_LEAST = 8

/**
 * A definition that contains all members of another one, word for word, extends it: a record's member is written once, for the
 * list and for the single record.
 */
export function detailsExtendTheirRecord(tree: readonly SourceFile[]): Violation[] {
  const objects = definitionsOf(tree).map(({ place, file, name, schema }) => ({
    place,
    name,
    members: new Map(
      Object.entries(schema.properties ?? {}).map(([member, one]) => [member, absolute(one, file)]),
    ),
  }))
  const records = objects.filter(
    ({ name, members }) => !/^(?:query|chemin|corps)$|_corps$/.test(name) && members.size >= MEMBERS_AT_LEAST,
  )
  return objects.flatMap(({ place, members }) => {
    const repeats = (record: (typeof objects)[number]) =>
      record.place !== place &&
      record.members.size < members.size &&
      [...record.members].every(([member, one]) => members.get(member) === one)
    const record = records.find(repeats)
    return record === undefined ? [] : [`${place}: repeats the members of ${record.place}: extend it`]
  })
}

/**
 * The bodies of the acts that create, change and correct a record are in the schema file of the record, so that a member of it is
 * written there.
 */
export function bodiesStandWithTheirRecord(tree: readonly SourceFile[]): Violation[] {
  const bodies = definitionsOf(tree).filter(
    ({ file, name }) => name === 'corps' && /_(?:creer|modifier|corriger)$/.test(file),
  )
  const sheets = new Set(under(tree, ['schemas/routes/'], '.json').map(({ path }) => basename(path, '.json')))
  const byRecord = Map.groupBy(bodies, ({ file }) => file.slice(0, file.lastIndexOf('_')))
  return [...byRecord].flatMap(([record, acts]) =>
    acts.length < 2 || !sheets.has(record)
      ? []
      : acts
          .filter(({ file, schema }) => schema.$ref !== `urn:sillon:routes:${record}#/$defs/${file}_corps`)
          .map(({ place }) => `${place}: stands in the sheet of ${record}`),
  )
}

type Definition = { readonly $ref?: string; readonly properties?: Readonly<Record<string, object>> }

function definitionsOf(tree: readonly SourceFile[]) {
  return under(tree, ['schemas/routes/'], '.json').flatMap(({ path, text }) => {
    const { $defs = {} } = JSON.parse(text) as { $defs?: Record<string, Definition> }
    return Object.entries($defs).map(([name, schema]) => ({
      place: `${path}: ${name}`,
      file: basename(path, '.json'),
      name,
      schema,
    }))
  })
}

// Returns the text of a schema in which each reference names its file.
const absolute = (schema: object, file: string): string =>
  JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"urn:sillon:routes:${file}#/`)
