// Writes the parts of @sillon/client and the workbench that are made from the contract and the saved queries.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildContract } from '../../src/contract/openapi.ts'
import { readRouteSchemas } from '../../src/contract/routeSchemas.ts'
import { OPERATIONS } from '../../src/graphql/saved.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { actsText, contractText, type Document, headOf } from './clientContract.ts'
import { operationsText } from './clientOperations.ts'
import { writesText } from './clientWrites.ts'
import { GRAPHQL_SCHEMA } from './graphqlSchema.ts'
import type { Texts } from './writer.ts'

const FOLDER = 'packages/client'
const TYPES = `${FOLDER}/contract.ts`
/** The request bodies from which the workbench makes its forms. */
const WRITES = 'apps/bureau/src/parts/form/writes.json'

/** Returns the acts, the bodies of writes, and the saved queries with their types. */
export async function clientTexts(): Promise<Texts> {
  const queries = readdirSync(OPERATIONS)
    .toSorted()
    .map((file) => [file.split('.')[0] ?? '', readFileSync(join(OPERATIONS, file), 'utf8')])
  const schema = readFileSync(GRAPHQL_SCHEMA, 'utf8')
  return {
    [`${FOLDER}/acts.ts`]: actsText(readDocument()),
    [WRITES]: writesText(readDocument()),
    [`${FOLDER}/operations.ts`]: await operationsText(schema, Object.fromEntries(queries)),
  }
}

/** Returns the types of every route; nothing if the file is up to date with this contract. */
export async function clientTypes(): Promise<Texts> {
  const document = readDocument()
  if (existsSync(TYPES) && readFileSync(TYPES, 'utf8').startsWith(headOf(document))) return {}
  return { [TYPES]: await contractText(document) }
}

function readDocument(): Document {
  return buildContract(ROUTES, readRouteSchemas()) as unknown as Document
}
