// What PostGraphile does not know of this database: shapes as GeoJSON, and the periods of a multirange.
import type {} from 'postgraphile'
import type { PgCodec } from 'postgraphile/@dataplan/pg'
import { GraphQLScalarType } from 'postgraphile/graphql'
import { sql } from 'postgraphile/pg-sql2'

const GEOJSON = new GraphQLScalarType({
  name: 'GeoJSON',
  description: 'A shape as GeoJSON (RFC 7946): WGS 84, longitude first.',
})
const PERIODES = new GraphQLScalarType({
  name: 'Periodes',
  description:
    'Periods in order, `[{"debut", "fin"}]`: `fin` is the first instant outside, null without end.',
})

const geometry: PgCodec = {
  name: 'geometry',
  sqlType: sql.identifier('public', 'geometry'),
  fromPg: (text: string) => JSON.parse(text) as unknown,
  toPg: String,
  castFromPg: (value) => sql`public.st_asgeojson(${value})::text`,
  attributes: undefined,
  executor: null,
}
const multirange: PgCodec = {
  name: 'tstzmultirange',
  sqlType: sql.identifier('pg_catalog', 'tstzmultirange'),
  fromPg: (text: string) => JSON.parse(text) as unknown,
  toPg: String,
  castFromPg: (value) => sql`(select coalesce(json_agg(json_build_object(
    'debut', lower(p.periode), 'fin', upper(p.periode)) order by p.periode), '[]')
    from unnest(${value}) as p (periode))::text`,
  attributes: undefined,
  executor: null,
}

/** Serves shapes and periods; neither can be filtered or ordered by. */
export const values: GraphileConfig.Plugin = {
  name: 'SillonValues',
  version: '1.0.0',
  gather: {
    hooks: {
      pgCodecs_findPgCodec(_info, event) {
        if (event.pgType.typname === 'geometry') event.pgCodec = geometry
        if (event.pgType.typname === 'tstzmultirange') event.pgCodec = multirange
      },
    },
  },
  schema: {
    entityBehavior: {
      pgCodecAttribute: {
        inferred: {
          after: ['inferred'],
          callback(behavior, [codec, name]) {
            const own = codec.attributes[name]?.codec
            return own === geometry || own === multirange ? [behavior, '-filterBy', '-orderBy'] : behavior
          },
        },
      },
    },
    hooks: {
      init(previous, build) {
        for (const [codec, type] of [
          [geometry, GEOJSON],
          [multirange, PERIODES],
        ] as const) {
          build.registerScalarType(type.name, {}, () => ({ description: type.description ?? null }), 'values')
          build.setGraphQLTypeForPgCodec(codec, ['output', 'input'], type.name)
        }
        return previous
      },
    },
  },
}
