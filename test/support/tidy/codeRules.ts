// Rules that connect the layers: each has the words of the specification, and one list has all codes.
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import erreurs from '../../../schemas/erreurs.json' with { type: 'json' }
import { ROUTES } from '../../../src/routes/table.ts'
import { readActs, refusalOf } from './actRows.ts'
import { doorRows } from './doors.ts'
import { raises, routines } from './sqlSource.ts'
import { type SourceFile, under, type Violation } from './tree.ts'

const CODES = new Map(Object.entries(erreurs).map(([code, { statut }]) => [code, statut]))

/** A refusal is raised with the SQLSTATE class of refusals, the status of its code, and the code as its message. */
export function refusalsAreCodes(tree: readonly SourceFile[]): Violation[] {
  return under(tree, ['sql/'], '.sql').flatMap((file) =>
    raises(file).flatMap(({ statement, state, code }) => {
      if (file.path.startsWith('sql/commande/') && /^using\b/.test(statement)) return []
      // Files that raise a code which comes from the rows of their callers.
      if (['sql/acte/refuser.sql', 'sql/porte/ecrire_unite.sql'].includes(file.path)) return []
      // A serialization failure is no refusal: the transaction is repeated.
      if (/^sqlstate '40001'/.test(statement)) return []
      if (state === undefined || code === undefined)
        return [`${file.path}: raise ${statement.split('\n')[0]}`]
      const expected = CODES.get(code)
      if (expected === undefined) return [`${file.path}: ${code} does not stand in schemas/erreurs.json`]
      return String(expected) === state ? [] : [`${file.path}: ${code} is ${expected}, not ${state}`]
    }),
  )
}

/** An act is refused with a code of the list, and that code is a conflict with the record's state. */
export function actsRefuseWithCodes(tree: readonly SourceFile[]): Violation[] {
  return readActs(tree)
    .map((act) => [act, refusalOf(act)] as const)
    .filter(([, code]) => CODES.get(code) !== 409)
    .map(([{ entite, acte }, code]) => `sql/${entite}/acte.rows.sql: ${acte} refuses with ${code}, no 409`)
}

/** Each code of the list is used: raised or thrown, given in a route's row to a malformed member, or the name of a constraint. */
export function codesAreUsed(tree: readonly SourceFile[]): Violation[] {
  const raised = new Set(
    under(tree, ['sql/'], '.sql').flatMap((file) => raises(file).map(({ code }) => code)),
  )
  for (const act of readActs(tree)) raised.add(refusalOf(act))
  for (const { invalid = {} } of ROUTES) for (const code of Object.values(invalid)) raised.add(code)
  const answered = doorRows(tree).map(({ text }) => text)
  const thrown = under(tree, ['src/'], '.ts').map(({ text }) => text)
  const tables = under(tree, ['migrations/'], '.sql').map(({ text }) => text)
  return [...CODES.keys()]
    .filter((code) => !raised.has(code))
    .filter((code) => ![...thrown, ...answered].some((text) => text.includes(`'${code}'`)))
    .filter((code) => !tables.some((text) => new RegExp(`\\b(?:constraint|index) ${code}\\b`).test(text)))
    .map((code) => `schemas/erreurs.json: nothing answers ${code}`)
}

/** A route without a handler is served by the database function of its name, which a file or a row defines. */
export function routesHaveFunctions(tree: readonly SourceFile[]): Violation[] {
  const rows = new Set(doorRows(tree).map(({ name }) => name))
  return ROUTES.filter((route) => !('handler' in route && route.handler))
    .filter(({ name }) => !rows.has(name) && !existsSync(`sql/v1/${name}.sql`))
    .map(({ name }) => `v1.${name}: a route names it, and it does not exist`)
}

/** A `v1` function that is generated from a row serves a route, has only one row, and has no file. */
export function doorRowsServe(tree: readonly SourceFile[]): Violation[] {
  const routes = new Set(ROUTES.map(({ name }) => name))
  const files = new Set(under(tree, ['sql/v1/'], '.sql').map(({ path }) => basename(path, '.sql')))
  const rows = doorRows(tree)
  return [
    ...rows
      .filter(({ name }) => !routes.has(name))
      .map(({ name, path }) => `${path}: ${name}: no route calls it`),
    ...rows
      .filter(({ name }) => files.has(name))
      .map(({ name, path }) => `${path}: ${name}: sql/v1/ holds it too`),
    ...rows
      .filter((row) => rows.some((other) => other !== row && other.name === row.name))
      .map(({ name, path }) => `${path}: ${name}: two tables hold it`),
  ]
}

/** Every function has a caller. In TypeScript the name of a function may be elsewhere than in the text of the call. */
export function doorsAreUsed(tree: readonly SourceFile[]): Violation[] {
  const routes = new Set(ROUTES.map(({ name }) => name))
  const callers = [...under(tree, ['src/', 'scripts/', 'demo/'], '.ts'), ...under(tree, ['sql/'], '.sql')]
  const isNamed = (name: string) =>
    callers.some(({ path, text }) => {
      if (path === `sql/v1/${name}.sql`) return false
      return text.includes(`v1.${name}(`) || (path.endsWith('.ts') && text.includes(`'${name}'`))
    })
  return under(tree, ['sql/v1/'], '.sql')
    .map(({ path }) => basename(path, '.sql'))
    .filter((name) => !routes.has(name) && !isNamed(name))
    .map((name) => `sql/v1/${name}.sql: neither a route nor anything else calls it`)
}

/** A command type with a schema has a function of the same name, and exactly one row. */
export function commandTypesHaveFunctions(tree: readonly SourceFile[]): Violation[] {
  const functions = new Set(
    under(tree, ['sql/'], '.sql').flatMap(({ text }) => routines(text).map(({ name }) => name)),
  )
  const types = new Set(
    under(tree, ['schemas/commandes/'], '.json').map(({ path }) => path.split('/')[2] ?? ''),
  )
  return [...types]
    .filter((type) => !functions.has(type))
    .map((type) => `schemas/commandes/${type}: no function ${type}`)
}

/** A pgTAP file begins with the sentence that it proves, and is in the folder of the function or table that it tests. */
export function testsNameTheirRule(tree: readonly SourceFile[]): Violation[] {
  const domains = new Set(under(tree, ['sql/'], '.sql').map(({ path }) => path.split('/')[1] ?? ''))
  const functions = under(tree, ['sql/'], '.sql').map(({ path }) =>
    path.slice(4).replace(/(?:\.rows)?\.sql$/, ''),
  )
  const doors = doorRows(tree).map(({ name }) => `v1/${name}`)
  const tables = under(tree, ['migrations/'], '.sql').flatMap(({ text }) =>
    [...text.matchAll(/^create table (\w+)\.(\w+)/gm)].map(([, schema, name]) => `${schema}/${name}`),
  )
  const subjects = new Set([...functions, ...doors, ...tables])
  return under(tree, ['test/sql/'], '.sql').flatMap(({ path, text }) => {
    const [domain = '', name = ''] = path.split('/').slice(2, -1)
    const isKnown = name === '' || !domains.has(domain) || subjects.has(`${domain}/${name}`)
    return [
      ...(/^-- \S/.test(text) ? [] : [`${path}: opens without a sentence`]),
      ...(isKnown ? [] : [`${path}: ${domain}.${name} is neither a function nor a table`]),
    ]
  })
}
