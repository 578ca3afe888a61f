// Collects every regular expression that may be applied to text from outside, in code, in SQL and in schemas.
import { isNode, type Modules, readModules, walk } from './constants.ts'
import { inSql } from './sqlExpressions.ts'
import { type SourceFile, under } from './tree.ts'

/** An expression with its place. An expression built at run time is known only by its source text. */
export type Expression = {
  readonly path: string
  readonly source: string
  readonly flags: string
  readonly isComputed: boolean
}

const CODE = ['src/', 'packages/', 'apps/bureau/src/', 'apps/reference/src/', 'server.ts']
const SQL = ['sql/', 'migrations/committed/']
// These files generate the project's own code at build time.
const MAKERS = /^packages\/client\/generate|^sql\/porte\//
// Schemas are compiled with the flag `u`, as JSON Schema requires.
const SCHEMA_FLAGS = 'u'

/** Returns the expressions of the repository in their order, each once per file. */
export function readExpressions(tree: readonly SourceFile[]): readonly Expression[] {
  const written = tree.filter(({ path }) => !path.includes('/node_modules/') && !MAKERS.test(path))
  const code = under(written, CODE).filter(({ path }) => /\.tsx?$/.test(path))
  const modules = readModules(code)
  const found = [
    ...code
      .filter(({ text }) => text.includes('/') || /RegExp|pattern/.test(text))
      .flatMap((file) => inCode(file, modules)),
    ...under(written, ['schemas/'], '.json').flatMap(inSchema),
    ...under(written, SQL, '.sql').flatMap(({ path, text }) => inSql(text).map((one) => ({ path, ...one }))),
  ]
  return [...new Map(found.map((one) => [nameOf(one), one])).values()]
}

/** Returns an expression in the form of the lock. */
export function nameOf({ path, source, flags, isComputed }: Expression): string {
  return `${path} ${isComputed ? source : `/${source}/${flags}`}`
}

function inCode({ path, text }: SourceFile, { parse, textOf }: Modules): Expression[] {
  const found: Expression[] = []
  const add = (node: unknown, source: unknown, flags: string) => {
    const known = textOf(source, path)
    if (known !== null) found.push({ path, source: known, flags, isComputed: false })
    else if (isNode(node)) {
      const whole = text.slice(Number(node.start), Number(node.end)).replaceAll(/\s+/g, ' ')
      found.push({ path, source: whole, flags: '', isComputed: true })
    }
  }
  walk(parse(path), (node) => {
    const { regex, callee, arguments: given, properties } = node
    if (isNode(regex))
      found.push({ path, source: String(regex.pattern), flags: String(regex.flags), isComputed: false })
    if (isNode(callee) && callee.name === 'RegExp' && Array.isArray(given))
      add(node, given[0], textOf(given[1], path) ?? '')
    if (node.type !== 'ObjectExpression' || !Array.isArray(properties)) return
    for (const property of properties.filter(isNode))
      if (isNode(property.key) && property.key.name === 'pattern') add(property, property.value, SCHEMA_FLAGS)
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
