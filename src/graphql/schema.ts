// Builds the GraphQL schema with PostGraphile: the database as role `lecture` sees it, with the names of backoffice.table_lue.
import type { Pool } from 'pg'
import { makePgService } from 'postgraphile/adaptors/pg'
import { makeSchema } from 'postgraphile/graphile-build'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'
import { PostGraphileConnectionFilterPreset } from 'postgraphile-plugin-connection-filter'
import { namingPlugin, type ServedTable } from './naming.ts'
import { DEFAULT_BEHAVIOR, servedPlugin } from './served.ts'
import { valuesPlugin } from './values.ts'

// Disabled plugins: conditions are only filters, and a row is found only by its own key, never by a global id.
const UNUSED = [
  'AddNodeInterfaceToSuitableTypesPlugin',
  'NodeAccessorPlugin',
  'NodePlugin',
  'PgConnectionArgFilterBackwardRelationsPlugin',
  'PgConnectionArgFilterComputedAttributesPlugin',
  'PgConnectionArgFilterForwardRelationsPlugin',
  'PgConnectionArgFilterRecordFunctionsPlugin',
  'PgConditionArgumentPlugin',
  'PgConditionCustomFieldsPlugin',
  'PgTableNodePlugin',
  'QueryQueryPlugin',
] as const
const OPERATORS = [
  'isNull',
  'equalTo',
  'notEqualTo',
  'in',
  'lessThan',
  'lessThanOrEqualTo',
  'greaterThan',
  'greaterThanOrEqualTo',
  'startsWith',
  'includesInsensitive',
] as const

/** Settings of a read's transaction, which the policies of role `lecture` use. */
export type ReadSettings = Readonly<Record<string, string>>

declare global {
  namespace Grafast {
    interface RequestContext {
      settings: ReadSettings
    }
  }
}

type Built = Awaited<ReturnType<typeof makeSchema>>

/** Builds the schema on a pool with the role `lecture`. */
export function buildSchema(pool: Pool, tables: readonly ServedTable[]): Promise<Built> {
  return makeSchema({
    extends: [PostGraphileAmberPreset, PostGraphileConnectionFilterPreset],
    plugins: [namingPlugin(tables), valuesPlugin, servedPlugin],
    disablePlugins: [...UNUSED],
    pgServices: [serviceOf(pool, tables)],
    schema: {
      defaultBehavior: DEFAULT_BEHAVIOR,
      connectionFilterArrays: false,
      // An empty or null filter counts as no filter.
      connectionFilterAllowNullInput: true,
      connectionFilterAllowEmptyObjectInput: true,
      connectionFilterAllowedOperators: [...OPERATORS],
    },
    grafast: {
      context: ({ settings }) => ({ pgSettings: { ...settings } }),
    },
  })
}

// Caches the schema. All databases of a process have the rules of its version, so one schema serves all of them; only the pool
// differs.
const made = new Map<string, Promise<Built>>()

/** Returns the schema on a pool. It is built once, however many services a process starts; a failure is not cached. */
export async function schemaOn(pool: Pool, tables: readonly ServedTable[]): Promise<Built> {
  const key = JSON.stringify(tables)
  const known = made.get(key)
  if (known !== undefined) {
    const { schema, resolvedPreset } = await known
    return { schema, resolvedPreset: { ...resolvedPreset, pgServices: [serviceOf(pool, tables)] } }
  }
  const making = buildSchema(pool, tables)
  made.set(key, making)
  making.catch(() => made.delete(key))
  return making
}

function serviceOf(pool: Pool, tables: readonly ServedTable[]) {
  const schemas = [...new Set(['backoffice', ...tables.map(({ schema }) => schema)])]
  return makePgService({ pool, schemas, pubsub: false })
}
