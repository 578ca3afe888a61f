// The schema that PostGraphile makes of the database: as role `lecture` finds it, with the names of backoffice.table_lue.
import type { Pool } from 'pg'
import { makePgService } from 'postgraphile/adaptors/pg'
import { makeSchema } from 'postgraphile/graphile-build'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'
import { PostGraphileConnectionFilterPreset } from 'postgraphile-plugin-connection-filter'
import { naming, type ServedTable } from './naming.ts'
import { DEFAULT_BEHAVIOR, served } from './served.ts'
import { values } from './values.ts'

// Conditions are the filter's; a row is found by its own key, never by a global one.
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

/** Settings of the transaction that a read runs in: what the policies of role `lecture` judge by. */
export type ReadSettings = Readonly<Record<string, string>>

declare global {
  namespace Grafast {
    interface RequestContext {
      settings: ReadSettings
    }
  }
}

type Built = Awaited<ReturnType<typeof makeSchema>>

/** Builds the schema on a pool that acts as role `lecture`. */
export function buildSchema(pool: Pool, tables: readonly ServedTable[]): Promise<Built> {
  return makeSchema({
    extends: [PostGraphileAmberPreset, PostGraphileConnectionFilterPreset],
    plugins: [naming(tables), values, served],
    disablePlugins: [...UNUSED],
    pgServices: [serviceOf(pool, tables)],
    schema: {
      defaultBehavior: DEFAULT_BEHAVIOR,
      connectionFilterArrays: false,
      // No condition is no condition, however it is written.
      connectionFilterAllowNullInput: true,
      connectionFilterAllowEmptyObjectInput: true,
      connectionFilterAllowedOperators: [...OPERATORS],
    },
    grafast: {
      context: ({ settings }) => ({ pgSettings: { ...settings } }),
    },
  })
}

// A process serves databases that hold its own rules, and all of these make one schema: what differs is where rows are read.
const made = new Map<string, Promise<Built>>()

/** The schema on that pool; made once, however many services a process starts. A failure is forgotten. */
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
