// The served part of the database: the tables of backoffice.table_lue. The functions of that schema are computed fields. The
// organization of a row is left out, since it is always the caller's.
import type {} from 'postgraphile'
import { context, type FieldArgs, type ObjectStep, type Step } from 'postgraphile/grafast'
import { sql } from 'postgraphile/pg-sql2'
import { DEFAULT_PAGE } from './limits.ts'
import { TENANT } from './naming.ts'

const SCHEMA = 'backoffice'
// Reads the rows of these tables from a view, because each is stored in two tables; the columns of one table that store rows of
// the other are not served (docs/performance.md#rows, 0074).
const VIEWS: Readonly<Record<string, string>> = {
  'capacite.consommation': 'toute_consommation',
  'collecte.pesee': 'toute_pesee',
  'matiere.ecriture': 'toute_ecriture',
}
const IN_VIEWS = /^(collecte\.collecte\.(pesees|prise_\w+)|matiere\.mouvement\.cession_\w+)$/
const RELATES_IN_VIEWS = /^(prise|cession)_/
// The comment of an index that orders all rows of an organization for a list.
const ORDER = 'Order of a list.'

/** Disables mutations, node ids and backward pages; the database's grants decide the rest. */
export const DEFAULT_BEHAVIOR =
  '-insert -update -delete -mutationField -queryField -node -resource:connection:backwards -array'

/** Hides what is not served, takes the organization from the call, and limits every page. */
export const servedPlugin: GraphileConfig.Plugin = {
  name: 'SillonServed',
  version: '1.0.0',
  gather: {
    hooks: {
      // Removes functions with a row argument, which would become computed fields, and views, which are not tables. Treats
      // indexes of list orders and exclusion constraints as complete: their condition is true for every row, and only keeps
      // lookups from using them (docs/performance.md#plans).
      pgIntrospection_introspection(_info, { introspection }) {
        const { namespaces, procs, classes, indexes, descriptions } = introspection
        const own = namespaces.find(({ nspname }) => nspname === SCHEMA)
        procs.splice(0, procs.length, ...procs.filter(({ pronamespace }) => pronamespace === own?._id))
        classes.splice(0, classes.length, ...classes.filter(({ relkind }) => relkind !== 'v'))
        const orders = new Set(
          descriptions.filter(({ description }) => description === ORDER).map((d) => d.objoid),
        )
        for (const index of indexes)
          if (orders.has(index.indexrelid) || index.indisexclusion === true) index.indpred = null
      },
      pgTables_PgResourceOptions(_info, { pgClass, resourceOptions }) {
        const schema = pgClass.getNamespace()?.nspname ?? ''
        const view = VIEWS[`${schema}.${pgClass.relname}`]
        if (view !== undefined) resourceOptions.from = sql.identifier(schema, view)
      },
    },
  },
  schema: {
    entityBehavior: {
      pgCodecAttribute: {
        inferred: {
          after: ['inferred'],
          callback: (behavior, [{ extensions }, name]) =>
            name === TENANT || IN_VIEWS.test(`${extensions?.pg?.schemaName}.${extensions?.pg?.name}.${name}`)
              ? [behavior, '-*']
              : behavior,
        },
      },
      // Removes lookups by several columns, which no client uses; the primary key stays.
      pgResourceUnique: {
        inferred: {
          after: ['inferred'],
          callback: (behavior, [, { attributes, isPrimary }]) =>
            isPrimary || attributes.filter((name) => name !== TENANT).length === 1
              ? behavior
              : [behavior, '-*'],
        },
      },
      pgCodecRelation: {
        inferred: {
          after: ['inferred'],
          callback: (behavior, { localAttributes, remoteAttributes }) => {
            const isOfTenant =
              localAttributes.length === 1 && [...localAttributes, ...remoteAttributes].includes(TENANT)
            const isOfView = [...localAttributes, ...remoteAttributes].some((name) =>
              RELATES_IN_VIEWS.test(name),
            )
            return isOfTenant || isOfView ? [behavior, '-*'] : behavior
          },
        },
      },
    },
    hooks: {
      GraphQLObjectType_fields_field(field, _build, { scope }) {
        const {
          isPgRowByUniqueConstraintField,
          pgFieldResource: resource,
          pgFieldResourceUnique: unique,
        } = scope
        if (!isPgRowByUniqueConstraintField || resource === undefined || unique === undefined) return field
        const table = resource
        const names = Object.keys(field.args ?? {})
        const keys = unique.attributes.map((attribute, index) => ({
          attribute,
          argument: names[index] ?? '',
        }))
        const args = Object.fromEntries(
          Object.entries(field.args ?? {}).filter(([,], index) => keys[index]?.attribute !== TENANT),
        )
        return { ...field, args, plan: lookUp }

        function lookUp(_root: Step, given: FieldArgs): Step {
          const settings = context().get('pgSettings') as unknown as ObjectStep
          const values = keys.map(({ attribute, argument }) => [
            attribute,
            attribute === TENANT ? settings.get('sillon.organisation_id') : given.getRaw(argument),
          ])
          return table.get(Object.fromEntries(values))
        }
      },
      GraphQLObjectType_fields_field_args(args, { graphql: { GraphQLInt, GraphQLNonNull } }, { scope }) {
        if (!scope.isPgFieldConnection) return args
        const { offset: _offset, first, ...others } = args
        return {
          first: { ...first, type: new GraphQLNonNull(GraphQLInt), defaultValue: DEFAULT_PAGE },
          ...others,
        }
      },
    },
  },
}
