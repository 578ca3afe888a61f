// Limits the size of a query before it is validated or planned. Walks through the query with its fragments expanded and stops at
// the first exceeded limit, so that the cost of the walk is limited too.
import {
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'postgraphile/graphql'
import { type Count, createCounter } from './arguments.ts'
import { placesOf, QueryRefusal } from './refusals.ts'

/**
 * The limits of one query. `cost` is the number of rows that it may read; `objects` and `scalars` count its arguments: planning a branch of
 * a filter blocks the event loop for almost a millisecond, and so do a hundred list items.
 */
export const LIMITS = {
  tokens: 5_000,
  fields: 500,
  aliases: 50,
  depth: 12,
  nesting: 200,
  page: 200,
  cost: 10_000,
  objects: 200,
  scalars: 5_000,
} as const

type Walk = {
  readonly mayIntrospect: boolean
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly variables: Readonly<Record<string, unknown>>
  readonly defaults: ReadonlyMap<string, ValueNode | undefined>
  readonly objectsIn: Count
  readonly scalarsIn: Count
  fields: number
  aliases: number
  cost: number
  objects: number
  scalars: number
}

type Place = {
  readonly type: GraphQLOutputType | undefined
  readonly depth: number
  readonly rows: number
  /** True inside `__schema` or `__type`. */
  readonly introspects: boolean
}

/** Refuses a query above the limits; leaves invalid queries to the validation. */
export function judge(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  { variables, mayIntrospect }: { variables: Walk['variables']; mayIntrospect: boolean },
): void {
  const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
  const defaults = new Map(
    (operation.variableDefinitions ?? []).map(({ variable, defaultValue }) => [
      variable.name.value,
      defaultValue,
    ]),
  )
  const walk: Walk = {
    mayIntrospect,
    fragments: new Map(fragments.map((fragment) => [fragment.name.value, fragment])),
    variables,
    defaults,
    objectsIn: createCounter('objects', variables, defaults),
    scalarsIn: createCounter('scalars', variables, defaults),
    fields: 0,
    aliases: 0,
    cost: 0,
    objects: 0,
    scalars: 0,
  }
  const root = { type: schema.getQueryType() ?? undefined, depth: 0, rows: 1, introspects: false }
  walkSelections(walk, operation.selectionSet, root, [])
}

function walkSelections(walk: Walk, set: SelectionSetNode, place: Place, opened: readonly string[]): void {
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) walkField(walk, selection, place, opened)
    else if (selection.kind === Kind.INLINE_FRAGMENT)
      walkSelections(walk, selection.selectionSet, place, opened)
    else {
      const name = selection.name.value
      const fragment = walk.fragments.get(name)
      // A fragment that contains itself is left to the validation, which refuses it.
      if (fragment === undefined || opened.includes(name)) continue
      count(walk, selection)
      walkSelections(walk, fragment.selectionSet, place, [...opened, name])
    }
  }
}

function walkField(walk: Walk, field: FieldNode, place: Place, opened: readonly string[]): void {
  count(walk, field)
  if (field.alias !== undefined) walk.aliases += 1
  bound(walk.aliases, 'aliases', 'alias_trop_nombreux', 'aliases', field)
  if (!walk.mayIntrospect && /^__(?:schema|type)$/.test(field.name.value)) {
    const places = placesOf(field)
    throw new QueryRefusal('introspection_refusee', 'this service does not describe its schema', {}, places)
  }
  for (const { value } of field.arguments ?? []) {
    walk.objects += walk.objectsIn(value)
    walk.scalars += walk.scalarsIn(value)
  }
  bound(walk.objects, 'objects', 'requete_trop_longue', 'objects in arguments', field)
  bound(walk.scalars, 'scalars', 'requete_trop_longue', 'scalars in arguments', field)
  const introspects = place.introspects || field.name.value.startsWith('__')
  // Introspection has as many levels as types are nested, and it reads no rows.
  const depth = introspects ? place.depth : place.depth + 1
  bound(depth, 'depth', 'requete_trop_profonde', 'levels', field)
  const type = typeOf(place.type, field.name.value)
  const rows = place.rows * pageOf(walk, field, type)
  // The items of a page are counted with the page.
  const isItem = place.type !== undefined && isPage(getNamedType(place.type).name)
  if (type !== undefined && isObjectType(type) && !isItem) walk.cost += rows
  bound(walk.cost, 'cost', 'requete_trop_couteuse', 'rows', field)
  if (field.selectionSet) walkSelections(walk, field.selectionSet, { type, depth, rows, introspects }, opened)
}

// Returns the rows that a connection may return: its `first`, or the default page.
function pageOf(walk: Walk, field: FieldNode, type: GraphQLOutputType | undefined): number {
  if (type === undefined || !isObjectType(type) || !type.name.endsWith('Connection')) return 1
  const value = field.arguments?.find(({ name }) => name.value === 'first')?.value
  const first = value?.kind === Kind.VARIABLE ? variableOf(walk, value.name.value) : numberOf(value)
  if (typeof first !== 'number') return DEFAULT_PAGE
  if (first < 0 || first > LIMITS.page) {
    const maximum = LIMITS.page
    const words = `first is ${first}; it takes 0 to ${maximum}`
    throw new QueryRefusal('page_trop_grande', words, { maximum }, placesOf(field))
  }
  return first
}

// Returns the value of a variable; a wrong type is refused where variables are read.
function variableOf({ variables, defaults }: Walk, name: string): unknown {
  return Object.hasOwn(variables, name) ? variables[name] : numberOf(defaults.get(name))
}

function numberOf(value: ValueNode | undefined): number | undefined {
  return value?.kind === Kind.INT ? Number(value.value) : undefined
}

/** Rows of a page if the query has no `first`. */
export const DEFAULT_PAGE = 50

function isPage(name: string): boolean {
  return /(?:Connection|Edge)$/.test(name)
}

function typeOf(parent: GraphQLOutputType | undefined, field: string): GraphQLOutputType | undefined {
  if (parent === undefined || !isObjectType(parent)) return undefined
  const found = parent.getFields()[field]
  return found === undefined ? undefined : getNamedType(found.type)
}

function count(walk: Walk, node: ASTNode): void {
  walk.fields += 1
  bound(walk.fields, 'fields', 'requete_trop_longue', 'fields', node)
}

function bound(
  value: number,
  limit: 'fields' | 'aliases' | 'depth' | 'cost' | 'objects' | 'scalars',
  code: 'requete_trop_longue' | 'alias_trop_nombreux' | 'requete_trop_profonde' | 'requete_trop_couteuse',
  what: string,
  node: ASTNode,
): void {
  if (value <= LIMITS[limit]) return
  const maximum = LIMITS[limit]
  throw new QueryRefusal(code, `more than ${maximum} ${what}`, { maximum }, placesOf(node))
}
