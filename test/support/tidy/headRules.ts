// The README.md of each domain in sql/ is short, and names only existing things.
import { type SourceFile, under, type Violation } from './tree.ts'

const LEAST = 10
const MOST = 30

/** Every domain of sql/ has a README.md of ten to thirty lines. */
export function domainsHaveHeads(tree: readonly SourceFile[]): Violation[] {
  return [...domainsOf(tree)].flatMap((domain) => {
    const head = tree.find(({ path }) => path === `sql/${domain}/README.md`)
    if (head === undefined) return [`sql/${domain}: has no README.md`]
    const lines = head.text.trimEnd().split('\n').length
    return lines < LEAST || lines > MOST ? [`${head.path}: ${lines} lines, not ${LEAST} to ${MOST}`] : []
  })
}

/** A `schema.name` in a README.md of sql/ is a file, a table, a column type or a command type, or is generated from a row. */
export function headsNameWhatIsThere(tree: readonly SourceFile[]): Violation[] {
  const domains = domainsOf(tree)
  const known = new Set([
    ...under(tree, ['sql/'], '.sql').map(({ path }) => path.slice(4, -4).replaceAll('/', '.')),
    ...under(tree, ['sql/porte/'], '.rows.sql').flatMap(({ text }) =>
      [...text.matchAll(/^ {4}\('(\w+)'/gm)].map(([, name]) => `v1.${name}`),
    ),
    ...relationsOf(under(tree, ['migrations/committed/'], '.sql')),
    ...under(tree, ['sql/'], 'aiguillage.rows.sql').flatMap(
      ({ text }) => text.match(/(?<=\(')\w+\.\w+/g) ?? [],
    ),
    ...under(tree, ['sql/commande/'], 'type_commande.rows.sql').flatMap(
      ({ text }) => text.match(/(?<=\(')\w+\.\w+/g) ?? [],
    ),
  ])
  return under(tree, ['sql/'], '/README.md').flatMap(({ path, text }) =>
    [...text.matchAll(/`([a-z]\w*\.[a-z]\w*)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => domains.has(name.split('.')[0] ?? '') && !known.has(name))
      .map((name) => `${path}: ${name} is the name of nothing`),
  )
}

function domainsOf(tree: readonly SourceFile[]): Set<string> {
  return new Set(under(tree, ['sql/'], '.sql').map(({ path }) => path.split('/')[1] ?? ''))
}

// Returns the tables and types that migrations create and do not drop; a renamed table has its new name.
function relationsOf(migrations: readonly SourceFile[]): Set<string> {
  const tables = new Set<string>()
  const change =
    /^create (?:unlogged table|table|type) (\w+\.\w+)|^drop table (?:if exists )?(\w+\.\w+)|^alter table (\w+)\.(\w+) rename to (\w+)/gm
  for (const { text } of migrations)
    for (const [, made, dropped, schema, from, to] of text.matchAll(change)) {
      if (made !== undefined) tables.add(made)
      tables.delete(dropped ?? `${schema}.${from}`)
      if (to !== undefined) tables.add(`${schema}.${to}`)
    }
  return tables
}
