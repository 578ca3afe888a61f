// Names of the GraphQL schema: the words of the tables, in the plural for lists, without schema names, and without the organization, which
// is always the caller's.
import type {} from 'postgraphile'
import type { PgCodecWithAttributes, PgRegistry } from 'postgraphile/@dataplan/pg'
import { distinctPluralOf, nounOfKey } from './words.ts'

/** A served table: its schema, its name, and its GraphQL name. */
export type ServedTable = { readonly schema: string; readonly nom: string; readonly alias: string }

/** The column with the organization of a row. */
export const TENANT = 'organisation_id'

type Relation = {
  readonly localAttributes: readonly string[]
  readonly remoteAttributes: readonly string[]
  readonly remoteResource: { readonly codec: PgCodecWithAttributes }
}

/** Names the served tables, their columns, relations and lookups. */
export function namingPlugin(tables: readonly ServedTable[]): GraphileConfig.Plugin {
  const aliases = new Map(tables.map(({ schema, nom, alias }) => [`${schema}.${nom}`, alias]))
  return {
    name: 'SillonNaming',
    version: '1.0.0',
    inflection: {
      replace: {
        tableResourceName: (previous, _preset, details) =>
          aliasOf(details.pgClass) ?? previous?.(details) ?? '',
        classCodecName: (previous, _preset, details) => aliasOf(details.pgClass) ?? previous?.(details) ?? '',
        singularize: (_previous, _preset, word) => word,
        _attributeName: (_previous, _preset, { attributeName }) => attributeName,
        _joinAttributeNames: (previous, _preset, codec, names) =>
          previous?.(codec, withoutTenant(names)) ?? '',
        allRowsConnection(_previous, _preset, { codec }) {
          return this.camelCase(distinctPluralOf(codec.name))
        },
        rowByUnique(previous, _preset, details) {
          const { unique, resource } = details
          return unique.isPrimary ? this.camelCase(resource.codec.name) : (previous?.(details) ?? '')
        },
        singleRelation(_previous, _preset, { registry, codec, relationName }) {
          const { localAttributes } = relationOf(registry, codec, relationName)
          const noun = nounOfKey(withoutTenant(localAttributes).at(-1) ?? '')
          // If the table has a column of the same name, the relation to the referenced row gets the suffix `Detail`: `motif` is
          // the column's value, `motifDetail` the row.
          return this.camelCase(noun in codec.attributes ? `${noun}_detail` : noun)
        },
        singleRelationBackwards(_previous, _preset, { registry, codec, relationName }) {
          const relation = relationOf(registry, codec, relationName)
          return this.camelCase(relation.remoteResource.codec.name + sideOf(relation, codec))
        },
        manyRelationConnection(_previous, _preset, { registry, codec, relationName }) {
          const relation = relationOf(registry, codec, relationName)
          return this.camelCase(
            distinctPluralOf(relation.remoteResource.codec.name) + sideOf(relation, codec),
          )
        },
      },
    },
  }

  function aliasOf(pgClass: { relname: string; getNamespace(): { nspname: string } | undefined }) {
    return aliases.get(`${pgClass.getNamespace()?.nspname}.${pgClass.relname}`)
  }
}

function relationOf(registry: PgRegistry, codec: PgCodecWithAttributes, name: string): Relation {
  const relation = registry.pgRelations[codec.name]?.[name]
  if (relation === undefined) throw new TypeError(`${codec.name} has no relation ${name}`)
  return relation as Relation
}

// Returns the suffix of a relation: none if the foreign key has the name of the parent table, otherwise the role, as in
// `signalementsParAuteur`.
function sideOf({ remoteAttributes }: Relation, { name, extensions }: PgCodecWithAttributes): string {
  const noun = nounOfKey(withoutTenant(remoteAttributes).at(-1) ?? '')
  if (noun === name || noun === extensions?.pg?.name) return ''
  return noun.endsWith('_par') ? `_${noun}` : `_par_${noun}`
}

function withoutTenant(names: readonly string[]): string[] {
  const own = names.filter((name) => name !== TENANT)
  return own.length > 0 ? own : [...names]
}
