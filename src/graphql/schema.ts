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

/** Builds the schema on a pool that acts as role `lecture`. */
export function buildSchema(pool: Pool, tables: readonly ServedTable[]): ReturnType<typeof makeSchema> {
  const schemas = [...new Set(['backoffice', ...tables.map(({ schema }) => schema)])]
  return makeSchema({
    extends: [PostGraphileAmberPreset, PostGraphileConnectionFilterPreset],
    plugins: [naming(tables), values, served],
    disablePlugins: [...UNUSED],
    pgServices: [makePgService({ pool, schemas, pubsub: false })],
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
