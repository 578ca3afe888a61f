// Writes the phone package's command types from their schemas and rows, and its routes and replica tables from their contracts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileFromFile } from 'json-schema-to-typescript'
import { listCommandSchemas } from '../../src/contract/commandSchemas.ts'
import type { Texts } from './writer.ts'

const FOLDER = 'packages/telephone'

/** A command type with the data that the library needs. */
type CommandTypeRow = {
  readonly type: string
  readonly document: boolean
  readonly versions: readonly number[]
  /** The name of its payload in plain text. */
  readonly meaning: string
  /**
   * The member with the id of the record that a command creates, if any: the payload's first member, unless that refers to
   * another record.
   */
  readonly ownId: string | undefined
}

/**
 * Returns the texts of `packages/telephone/commandTypes.ts` and `packages/telephone/commandes.ts` for the repository in a folder.
 */
export function writeCommandTypes(root: string): { types: string; builders: string } {
  const rows = readRows(root)
  return { types: typesOf(rows), builders: buildersOf(rows) }
}

// Writes the phone's constants for routes and its types for the replica.
function writeContract(root: string): string {
  const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
  const { $defs } = read('schemas/routes/sync_commandes.json')
  const { tables } = read('ops/powersync/contrats/1.json') as {
    tables: Record<string, Record<string, string>>
  }
  const written = Object.entries(tables).map(([name, columns]) => {
    const lines = Object.entries(columns).map(([column, type]) => `    ${column}: '${type}',\n`)
    return `  ${name}: {\n${lines.join('')}  },\n`
  })
  return `// Written from schemas/routes/sync_commandes.json and ops/powersync/contrats/1.json; change these, not this file.

/** Commands that one batch may hold. */
export const MAX_BATCH = ${$defs.corps.properties.commandes.maxItems}

/** The tables of the replica, by the contract of columns. */
export const REPLICA_TABLES = {
${written.join('')}} as const

/** A table of the replica. */
export type ReplicaTable = keyof typeof REPLICA_TABLES

type Kinds = { text: string; integer: number }
type Typed<C> = { readonly [K in keyof C]: C[K] extends keyof Kinds ? Kinds[C[K]] | null : never }

/** A row of a table of the replica, as SQLite returns it; a column that the server has not sent yet is null. */
export type ReplicaRow<T extends ReplicaTable> = { readonly id: string } & Typed<(typeof REPLICA_TABLES)[T]>
`
}

/** Returns every generated file of `packages/telephone` for the repository in a folder. */
export async function phoneTexts(root: string): Promise<Texts> {
  const { types, builders } = writeCommandTypes(root)
  const payloads = await Promise.all(
    listCommandSchemas(join(root, 'schemas')).map(
      async ({ type, version, file }): Promise<[string, string]> => [
        `${FOLDER}/payloads/${type}/${version}.ts`,
        await payloadText(type, version, file),
      ],
    ),
  )
  return {
    [`${FOLDER}/commandTypes.ts`]: types,
    [`${FOLDER}/commandes.ts`]: builders,
    [`${FOLDER}/contract.ts`]: writeContract(root),
    ...Object.fromEntries(payloads),
  }
}

function readRows(root: string): CommandTypeRow[] {
  const text = readFileSync(join(root, 'sql', 'commande', 'type_commande.rows.sql'), 'utf8')
  const found = text.matchAll(
    /\('(\w+\.\w+)', \d+, '[^']+', '[^']+', (true|false),\s+'[^']*'(?:::text\[\])?,\s+'(\{[^']*\})'/g,
  )
  const schemas = Map.groupBy(listCommandSchemas(join(root, 'schemas')), ({ type }) => type)
  return [...found].map(([, type = '', document, refs = '{}']) => {
    const versions = schemas.get(type) ?? []
    const schema = JSON.parse(readFileSync(versions.at(-1)?.file ?? '', 'utf8')) as {
      description: string
      properties: object
    }
    const [first = ''] = Object.keys(schema.properties)
    return {
      type,
      document: document === 'true',
      versions: versions.map(({ version }) => version),
      meaning: schema.description.replace(/[:.].*$/s, ''),
      ownId: /_id$/.test(first) && !(first in (JSON.parse(refs) as object)) ? first : undefined,
    }
  })
}

function payloadText(type: string, version: number, file: string): Promise<string> {
  return compileFromFile(file, {
    bannerComment: `// Written from schemas/commandes/${type}/${version}.json; change the schema, not this file.`,
    ignoreMinAndMaxItems: true,
    style: { semi: false, singleQuote: true, printWidth: 110 },
  })
}

function typesOf(rows: readonly CommandTypeRow[]): string {
  const all = rows.flatMap(({ type, versions }) => versions.map((version) => ({ type, version })))
  const sorted = all.toSorted((a, b) =>
    a.type === b.type ? a.version - b.version : a.type < b.type ? -1 : 1,
  )
  return `// Written from schemas/commandes and sql/commande/type_commande.rows.sql; change these, not this file.
${sorted.map(({ type, version }) => `import type { ${className(type)}${version} } from './payloads/${type}/${version}.ts'`).join('\n')}

/** Payload per command type and schema version. */
export type Payloads = {
${rows.map(({ type, versions }) => `  '${type}': { ${versions.map((version) => `${version}: ${className(type)}${version}`).join('; ')} }`).join('\n')}
}

/** The name of a command type. */
export type CommandType = keyof Payloads

/** Per command type: the schema version that this library writes, and whether it produces a field document. */
export const COMMAND_TYPES = {
${rows.map(({ type, versions, document }) => `  '${type}': { version: ${versions.at(-1)}, document: ${document} },`).join('\n')}
} as const satisfies Record<CommandType, { version: number; document: boolean }>

/** The payload of a command type, in the version that this library writes. */
export type Payload<T extends CommandType> = Payloads[T][(typeof COMMAND_TYPES)[T]['version'] &
  keyof Payloads[T]]
`
}

function buildersOf(rows: readonly CommandTypeRow[]): string {
  const builders = rows.map(({ type, meaning, ownId }) => {
    const args = [type, ...(ownId === undefined ? [] : [ownId])].map((arg) => `'${arg}'`).join(', ')
    return `/** ${meaning}. */\nexport const ${builderName(type)} = builder(${args})\n`
  })
  return `// One builder per command type, named by the act and its object. Written from schemas/commandes and
// sql/commande/type_commande.rows.sql; change these, not this file.
import { builder } from './builder.ts'

${builders.join('\n')}`
}

function className(words: string): string {
  return words.replace(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())
}

// An act name of two words already contains the object, so the domain is not added.
function builderName(type: string): string {
  const [domain = '', act = ''] = type.split('.')
  const name = className(act.includes('_') ? act : `${act}_${domain}`)
  return name.charAt(0).toLowerCase() + name.slice(1)
}
