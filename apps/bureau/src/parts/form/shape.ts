// Reads the parts of a document's schema, so that an empty table can be begun.

type Row = Readonly<Record<string, unknown>>

/** A part of a schema, with its references resolved one by one. */
export type Shape = {
  readonly node: Node
  /** The shape of a member of an object; undefined if the schema does not name it. */
  member(name: string): Shape | undefined
  /** The shape of the rows of a list; undefined if they are no objects. */
  row(): Shape | undefined
}

/** A part of a schema, as it is written. */
export type Node = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Node>>
  readonly required?: readonly string[]
  readonly items?: Node
  readonly $defs?: Readonly<Record<string, Node>>
}

const REFERENCE = '#/$defs/'

/** Returns the shape of a schema. */
export function shapeOf(root: Node, written: Node = root): Shape {
  const { $ref = '' } = written
  const referred = $ref.startsWith(REFERENCE) ? root.$defs?.[$ref.slice(REFERENCE.length)] : undefined
  const node = referred ?? written
  const row = node.items === undefined ? undefined : shapeOf(root, node.items)
  return {
    node,
    member: (name) => {
      const own = node.properties?.[name]
      return own === undefined ? undefined : shapeOf(root, own)
    },
    row: () => (row?.node.type === 'object' ? row : undefined),
  }
}

/** Returns the members of an object that are lists of objects. */
export const tablesOf = (shape: Shape | undefined): readonly string[] =>
  Object.keys(shape?.node.properties ?? {}).filter((name) => shape?.member(name)?.row() !== undefined)

/** Says if a value is a list without rows, of which the schema says what its rows are. */
export const isEmptyTable = (value: unknown, shape: Shape | undefined): value is readonly Row[] =>
  Array.isArray(value) && value.length === 0 && shape?.row() !== undefined

/** Returns a row with the members that the schema requires, all of them empty. */
export function newRow({ node, member }: Shape): Row {
  return Object.fromEntries((node.required ?? []).map((name) => [name, emptyOf(member(name)?.node)]))
}

function emptyOf(node: Node | undefined): unknown {
  switch (node?.type) {
    case 'array':
      return []
    case 'object':
      return {}
    case 'boolean':
      return false
    case 'integer':
      return null
    default:
      return Array.isArray(node?.type) ? null : ''
  }
}
