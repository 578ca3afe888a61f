// Types that PostGraphile does not know: shapes as GeoJSON, periods of a multirange, and values that may be read as null although
// their column is not null. A cast value is never an SQL null, because PostGraphile would take null for a missing row.
import type {} from 'postgraphile'
import { type PgCodec, rangeOfCodec, TYPES } from 'postgraphile/@dataplan/pg'
import { GraphQLScalarType } from 'postgraphile/graphql'
import { type SQL, sql } from 'postgraphile/pg-sql2'

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
    'debut', ${bound(sql`lower(p.periode)`)}, 'fin', ${bound(sql`upper(p.periode)`)}) order by p.periode), '[]')
    from unnest(${value}) as p (periode))::text`,
  attributes: undefined,
  executor: null,
}
type Bounds = readonly [boolean, string | null, string | null, boolean]
const range: PgCodec = {
  ...rangeOfCodec(TYPES.timestamptz, 'tstzrange', sql.identifier('pg_catalog', 'tstzrange')),
  castFromPg: (
    value,
  ) => sql`case when isempty(${value}) then 'null' when ${value} is not null then json_build_array(
    lower_inc(${value}), ${bound(sql`lower(${value})`)}, ${bound(sql`upper(${value})`)}, upper_inc(${value}))::text end`,
  fromPg(text: string) {
    const bounds = JSON.parse(text) as Bounds | null
    if (bounds === null) return null
    const [withStart, start, end, withEnd] = bounds
    return {
      start: start === null ? null : { value: start, inclusive: withStart },
      end: end === null ? null : { value: end, inclusive: withEnd },
    }
  },
}

// Returns null for an infinite bound, and for one beyond ISO 8601: the day after 9999-12-31.
function bound(instant: SQL): SQL {
  return sql`case when ${instant} between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'
    then to_char(${instant}, 'YYYY-MM-DD"T"HH24:MI:SS.USTZH:TZM') end`
}

/** Serves shapes and periods, which cannot be filtered or ordered, and makes fields nullable whose value may read as null. */
export const valuesPlugin: GraphileConfig.Plugin = {
  name: 'SillonValues',
  version: '1.0.0',
  gather: {
    hooks: {
      pgCodecs_findPgCodec(_info, event) {
        if (event.pgType.typname === 'geometry') event.pgCodec = geometry
        if (event.pgType.typname === 'tstzmultirange') event.pgCodec = multirange
        if (event.pgType.typname === 'tstzrange') event.pgCodec = range
      },
      // A JSON value may be JSON's own null, and a period may be empty.
      pgCodecs_attribute(_info, { attribute }) {
        if (attribute.codec === TYPES.jsonb || attribute.codec === range) attribute.notNull = false
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
