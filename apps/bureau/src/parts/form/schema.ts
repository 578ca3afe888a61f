// The schemas of request bodies from the contract (`writes.json`), and the kind of field for each member.
import type { Language } from '../../words/words.ts'
import { REFINED } from './refined.ts'

/** A text in both languages. */
export type Words = Readonly<Record<Language, string>>

/** The label, unit and record kind of a member, which the contract gives next to its schema. */
export type Member = Words & {
  readonly fiche?: string
  readonly par?: string
  readonly unite?: string
  readonly long?: boolean
  readonly ordre?: number
  readonly aide?: Words
  readonly valeurs?: Readonly<Record<string, Words>>
}

/** A schema of the contract, with the keywords that a form reads. */
export type Schema = {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
  readonly additionalProperties?: Schema | boolean
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly maxLength?: number
  readonly minItems?: number
  readonly default?: unknown
  /** The name of the schema of a whole document. */
  readonly document?: string
  readonly 'x-sillon'?: Member
}

/** A write of the service, with the schema of its body. */
export type Write = {
  readonly method: 'POST' | 'PATCH' | 'PUT'
  readonly path: string
  /** Permissions, or a role of the publisher's team: one of them is enough; none if every member may. */
  readonly permissions: readonly string[]
  readonly schema: Schema
}

/** The kinds of field. */
export type Kind =
  | 'choice'
  | 'choices'
  | 'day'
  | 'document'
  | 'flag'
  | 'group'
  | 'instant'
  | 'integer'
  | 'lines'
  | 'measures'
  | 'record'
  | 'records'
  | 'states'
  | 'text'
  | 'texts'
  | 'variants'

/** Returns the writes of the contract, which are loaded with the first form. */
export async function loadWrites(): Promise<Readonly<Record<string, Write>>> {
  const { default: read } = await import('./writes.json')
  const writes = read as unknown as Readonly<Record<string, Write>>
  const refined = Object.entries(REFINED).flatMap(([operation, members]) => {
    const write = writes[operation]
    return write === undefined
      ? []
      : [[operation, { ...write, schema: refine(write.schema, members as Members) }] as const]
  })
  return { ...writes, ...Object.fromEntries(refined) }
}

type Members = Readonly<Record<string, Schema>>

/** Returns a schema with other schemas for some of its members. */
export function refine(schema: Schema, members: Members): Schema {
  const own = schema.properties ?? {}
  const others = Object.entries(members).map(([name, member]) => [name, { ...own[name], ...member }])
  return { ...schema, properties: { ...own, ...Object.fromEntries(others) } }
}

/** Says if a member may be null. */
export const isNullable = ({ type, oneOf }: Schema): boolean =>
  oneOf?.some((one) => one.type === 'null') === true || (Array.isArray(type) && type.includes('null'))

/** Returns the schema without `null` among its types. */
export function bareOf(schema: Schema): Schema {
  const { oneOf, ...own } = schema
  if (Array.isArray(own.type)) return { ...schema, type: own.type.filter((one) => one !== 'null')[0] }
  const others = oneOf?.filter((one) => one.type !== 'null') ?? []
  return isNullable(schema) && others.length === 1 ? { ...others[0], ...own } : schema
}

/** Returns the kind of field for a schema; null if a form can not show it. */
export function kindOf(schema: Schema): Kind | null {
  const { type, properties, items, oneOf, additionalProperties, format } = bareOf(schema)
  if (format === 'json') return 'document'
  if (format === 'hidden') return null
  const { fiche } = schema['x-sillon'] ?? {}
  if (type === 'array') return items === undefined ? null : kindOfMany(bareOf(items), fiche)
  if (properties !== undefined && Object.keys(properties).length > 0) return 'group'
  if (oneOf?.every((one) => one.properties !== undefined)) return 'variants'
  if (type === 'object' && typeof additionalProperties === 'object')
    return ({ referentiel: 'states', mesure: 'measures' } as const)[fiche ?? ''] ?? null
  return kindOfOne(bareOf(schema), fiche)
}

function kindOfMany(items: Schema, fiche: string | undefined): Kind | null {
  if (items.enum !== undefined) return 'choices'
  if (items.type === 'string') return fiche === undefined ? 'texts' : 'records'
  const kind = kindOf(items)
  return kind === 'group' || kind === 'variants' ? 'lines' : null
}

function kindOfOne({ type, format, enum: values }: Schema, fiche: string | undefined): Kind | null {
  if (values !== undefined) return type === 'boolean' ? 'flag' : 'choice'
  if (type === 'boolean') return 'flag'
  if (type === 'integer') return 'integer'
  if (type !== 'string') return null
  if (fiche !== undefined) return 'record'
  return ({ date: 'day', 'date-time': 'instant' } as const)[format ?? ''] ?? 'text'
}

/**
 * Says if a form shows a member. The version is left out, because it comes from the record; so are lists whose rows need a member
 * without a field.
 */
export function isShown(name: string, schema: Schema): boolean {
  const { properties = {}, required = [] } = bareOf(schema).items ?? {}
  const isWhole = required.every((one) => properties[one] === undefined || kindOf(properties[one]) !== null)
  return name !== 'version_base' && kindOf(schema) !== null && isWhole
}

/** Returns the members that a form shows, in order, with reasons and notes last. */
export function membersOf({ properties = {} }: Schema): readonly (readonly [string, Schema])[] {
  const place = ([, schema]: readonly [string, Schema]) => schema['x-sillon']?.ordre ?? 0
  return Object.entries(properties)
    .filter(([name, schema]) => isShown(name, schema))
    .toSorted((a, b) => place(a) - place(b))
}
