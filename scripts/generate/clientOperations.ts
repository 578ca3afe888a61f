// Writes `operations.ts` of @sillon/client from the saved queries and the GraphQL schema.
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { codegen } from '@graphql-codegen/core'
import * as operationTypes from '@graphql-codegen/typescript-operations'

// Loads the same copy of graphql as the generator, because one copy refuses the schemas of another.
const { buildSchema, parse } = createRequire(import.meta.url)('graphql') as typeof import('graphql')

const HEAD = `// Written from schemas/operations by \`npm run generate\`: nothing here is written by hand.
import type { Operation } from './graphql.ts'
`
// The JSON types of scalars in a response: large integers and instants are strings.
const SCALARS = {
  BigInt: 'string',
  Cursor: 'string',
  Date: 'string',
  Datetime: 'string',
  GeoJSON: 'unknown',
  JSON: 'unknown',
  UUID: 'string',
}

/** Returns the types of the saved queries, and each query with its text and the SHA-256 that identifies it. */
export async function operationsText(
  schema: string,
  texts: Readonly<Record<string, string>>,
): Promise<string> {
  const documents = Object.entries(texts).map(([location, text]) => ({ location, document: parse(text) }))
  const config = { scalars: SCALARS, onlyOperationTypes: true, useTypeImports: true, skipTypename: true }
  const types = await codegen({
    filename: 'operations.ts',
    schema: parse(schema),
    schemaAst: buildSchema(schema),
    documents,
    config,
    plugins: [{ operationTypes: {} }],
    pluginMap: { operationTypes },
  })
  const written = Object.entries(texts).map(([name, text]) => {
    const sha256 = createHash('sha256').update(text).digest('hex')
    const type = `Operation<${name}Query, ${name}QueryVariables>`
    return `\n/** ${/^# (.*)$/m.exec(text)?.[1]} */\nexport const ${name}: ${type} = {\n  sha256: '${sha256}',\n  query: ${JSON.stringify(text)},\n}\n`
  })
  const documented = types.replace(/^export type (\w+)/gm, '/** A type of a saved query. */\n$&')
  return `${HEAD}\n${documented.trim()}\n${written.join('')}`
}
