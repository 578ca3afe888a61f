// The values of a module's text constants, as far as the source shows them: literals, templates and other constants.
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import type { SourceFile } from './tree.ts'

/** A node of a syntax tree. */
export type Node = Readonly<Record<string, unknown>>

/** The modules of the repository, parsed only once each. */
export type Modules = {
  parse(path: string): Node
  /** Returns the text value of an expression in that module; null if it is known only at run time. */
  textOf(node: unknown, path: string): string | null
}

/** Says if a value is a syntax node, or a list of them. */
export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** Visits every node below a value. */
export function walk(value: unknown, visit: (node: Node) => void): void {
  if (!isNode(value)) return
  visit(value)
  for (const child of Object.values(value)) walk(child, visit)
}

/** Reads the modules of the given files. */
export function readModules(files: readonly SourceFile[]): Modules {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const parsed = new Map<string, Node>()

  function parse(path: string): Node {
    const known = parsed.get(path)
    if (known !== undefined) return known
    const { program, errors } = parseSync(path, texts.get(path) ?? '')
    if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
    const node: unknown = program
    if (!isNode(node)) throw new Error(`${path}: no module`)
    parsed.set(path, node)
    return node
  }

  function textOf(node: unknown, path: string): string | null {
    if (!isNode(node)) return null
    if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
    if (node.type === 'Identifier') return constantOf(String(node.name), path)
    if (node.type !== 'TemplateLiteral') return null
    const holes = nodesOf(node.expressions).map((one) => textOf(one, path))
    if (holes.includes(null)) return null
    return nodesOf(node.quasis)
      .map(({ value }, index) => `${isNode(value) ? value.cooked : ''}${holes[index] ?? ''}`)
      .join('')
  }

  function constantOf(name: string, path: string): string | null {
    for (const statement of nodesOf(parse(path).body)) {
      const declared = isNode(statement.declaration) ? statement.declaration : statement
      const found = nodesOf(declared.declarations).find(({ id }) => isNode(id) && id.name === name)
      if (found !== undefined) return declared.kind === 'const' ? textOf(found.init, path) : null
      const isImported = nodesOf(statement.specifiers).some(
        ({ local }) => isNode(local) && local.name === name,
      )
      if (isImported && isNode(statement.source))
        return importedFrom(join(dirname(path), String(statement.source.value)), name)
    }
    return null
  }

  const importedFrom = (path: string, name: string) => (texts.has(path) ? constantOf(name, path) : null)
  return { parse, textOf }
}
