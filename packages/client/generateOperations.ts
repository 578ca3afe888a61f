// Writes `operations.ts` from the saved queries and the schema of reads. Not part of the package, like `generate.ts`.
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { codegen } from '@graphql-codegen/core'
import * as operationTypes from '@graphql-codegen/typescript-operations'

// The one that the generator itself loads: of two copies of it neither knows the other's schemas.
const { buildSchema, parse } = createRequire(import.meta.url)('graphql') as typeof import('graphql')

const HEAD = `// Written from schemas/operations by \`generateOperations.ts\`: nothing here is written by hand.
import type { Operation } from './graphql.ts'
`
// As answers have them: large integers and instants are texts.
const SCALARS = {
  BigInt: 'string',
  Cursor: 'string',
  Date: 'string',
  Datetime: 'string',
  GeoJSON: 'unknown',
  JSON: 'unknown',
  UUID: 'string',
}

/** The types of the saved queries, and each with its text and the SHA-256 by which it is named. */
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
  const documented = types.replace(/^export type (\w+)/gm, '/** Of a saved query. */\n$&')
  return `${HEAD}\n${documented.trim()}\n${written.join('')}`
}
