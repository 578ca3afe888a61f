// Every regular expression that may meet foreign text: those that the code writes, and those that schemas judge texts by.
import { parseSync } from 'vite'
import { type SourceFile, under } from './tree.ts'

/** An expression where it stands; one that is put together at run time is known by its source text alone. */
export type Expression = {
  readonly path: string
  readonly source: string
  readonly flags: string
  readonly isComputed: boolean
}

const CODE = ['src/', 'client/', 'sdk/', 'bureau/src/', 'reference/src/', 'server.ts']
// These write code of our own while it is made.
const MAKERS = /^sdk\/generate/
// Schemas are compiled with this flag, as JSON Schema says.
const SCHEMA_FLAGS = 'u'

/** The expressions of the tree, each once a file, in their order. */
export function readExpressions(tree: readonly SourceFile[]): readonly Expression[] {
  const code = under(tree, CODE)
    .filter(({ path }) => /\.tsx?$/.test(path) && !path.includes('/node_modules/') && !MAKERS.test(path))
    .filter(({ text }) => text.includes('/') || text.includes('RegExp'))
  const found = [...code.flatMap(inCode), ...under(tree, ['schemas/'], '.json').flatMap(inSchema)]
  return [...new Map(found.map((one) => [nameOf(one), one])).values()]
}

/** An expression as the lock writes it. */
export function nameOf({ path, source, flags, isComputed }: Expression): string {
  return `${path} ${isComputed ? source : `/${source}/${flags}`}`
}

type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

function inCode({ path, text }: SourceFile): Expression[] {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const found: Expression[] = []
  walk(program, (node) => {
    const regex = node.regex
    if (isNode(regex))
      found.push({ path, source: String(regex.pattern), flags: String(regex.flags), isComputed: false })
    if (!isNode(node.callee) || node.callee.name !== 'RegExp') return
    const source = text.slice(Number(node.start), Number(node.end)).replaceAll(/\s+/g, ' ')
    found.push({ path, source, flags: '', isComputed: true })
  })
  return found
}

function inSchema({ path, text }: SourceFile): Expression[] {
  const found: Expression[] = []
  walk(JSON.parse(text), ({ pattern }) => {
    if (typeof pattern === 'string')
      found.push({ path, source: pattern, flags: SCHEMA_FLAGS, isComputed: false })
  })
  return found
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (!isNode(value)) return
  visit(value)
  for (const child of Object.values(value)) walk(child, visit)
}
