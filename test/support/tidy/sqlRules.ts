// The rules about sql/ and migrations/: one function per file with the same name, and the style of the text.
import { basename, dirname } from 'node:path'
import { COMMAND_PATH } from './commandPath.ts'
import {
  codeOnly,
  isCollection,
  openingComment,
  type Routine,
  routines,
  views,
  withoutComments,
} from './sqlSource.ts'
import { linesMatching, type SourceFile, under, type Violation } from './tree.ts'

const BODY_LINES = 70
const HEADER_ORDER = [
  /\blanguage\b/,
  /\b(?:immutable|stable|volatile)\b/,
  /\bsecurity definer\b/,
  /\bset search_path = pg_catalog, pg_temp/,
]

const rules = (tree: readonly SourceFile[]) => under(tree, ['sql/'], '.sql')
const single = (tree: readonly SourceFile[]) => rules(tree).filter(({ path }) => !isCollection(path))

/** A file contains one function, procedure or view. It has the name of the file, in the schema named like the folder. */
export function oneRoutinePerFile(tree: readonly SourceFile[]): Violation[] {
  return single(tree).flatMap(({ path, text }) => {
    const expected = `${basename(dirname(path))}.${basename(path, '.sql')}`
    const created = [...routines(text).map(({ name }) => name), ...views(text)]
    return created.length === 1 && created[0] === expected
      ? []
      : [`${path}: creates ${created.join(', ') || 'nothing'} instead of ${expected}`]
  })
}

/** Every statement can be applied again to its own result. */
export function everythingIsReplaced(tree: readonly SourceFile[]): Violation[] {
  return linesMatching(
    single(tree),
    /^create (?!or replace )(?:function|procedure|view)\b/,
    'not `create or replace`',
  )
}

/** A condition that no index supports reads the whole table, so it is forbidden: docs/decisions/0011 and 0038. */
export function indexesCanAnswer(tree: readonly SourceFile[]): Violation[] {
  return [
    ...linesMatching(
      single(tree),
      /\b\w+\.\w+ = \((?!p_|v_)\w+(?:\.\w+)? ->> (?:'\w+'|\d+)\)::uuid/,
      'looks a row up by an id that it casts: a `materialized` CTE casts it first',
    ),
    ...linesMatching(
      single(tree),
      /\b\w+\.\w+ is not distinct from p_/,
      'looks a row up by `is not distinct from`, which no index answers',
    ),
    ...linesMatching(
      single(tree),
      /\bon \w+\.\w+ = coalesce\(/,
      'joins by `coalesce`, which is not leakproof: a subquery says the id first',
    ),
  ]
}

/** A body with more lines contains a second idea. */
export function bodiesAreShort(tree: readonly SourceFile[]): Violation[] {
  return eachRoutine(single(tree), ({ body }) => {
    const lines = body.trimEnd().split('\n').length
    return lines > BODY_LINES ? `its body has ${lines} lines` : undefined
  })
}

/**
 * No function looks up a name in a schema where its caller may create objects. Three kinds need no `set search_path`: a procedure
 * that COMMITs can not have it; a parsed body (`begin atomic`) looks up no names; and functions that only rules call, in commands
 * and openings, use their caller's.
 */
export function searchPathIsFixed(tree: readonly SourceFile[]): Violation[] {
  const isFixed = (header: string) => /\bset search_path = pg_catalog, pg_temp$/m.test(header)
  const onPath = ({ name }: Routine) => COMMAND_PATH.has(name)
  return [
    ...eachRoutine([...single(tree), ...under(tree, ['migrations/'], '.sql')], (routine) => {
      const { kind, header, body } = routine
      const commits = kind === 'procedure' && /\bcommit;/.test(body)
      return commits || isFixed(header) || body.startsWith('begin atomic\n') || onPath(routine)
        ? undefined
        : 'has no `set search_path = pg_catalog, pg_temp`'
    }),
    ...eachRoutine(single(tree), (routine) =>
      onPath(routine) && isFixed(routine.header)
        ? 'is on the path of commands or openings: a `set search_path` of its own is paid for by each'
        : undefined,
    ),
  ]
}

/** Every header has the same order: language, volatility, security, search path. */
export function headersAreOrdered(tree: readonly SourceFile[]): Violation[] {
  return eachRoutine(single(tree), ({ header }) => {
    const places = HEADER_ORDER.map((part) => header.search(part)).filter((place) => place >= 0)
    return places.every((place, i) => i === 0 || place > (places[i - 1] ?? 0))
      ? undefined
      : 'header out of order'
  })
}

/** Parameters are named `p_…`. An output that a caller reads by name may have any name. */
export function parametersAreNamed(tree: readonly SourceFile[]): Violation[] {
  return eachRoutine(single(tree), ({ parameters }) => {
    const odd = parameters.filter(
      (parameter) => !/^(?:out \w+|(?:in |inout |variadic )?p_\w+)\b/.test(parameter),
    )
    return odd.length > 0 ? `parameter ${odd.join(', ')}` : undefined
  })
}

/** Variables are named `v_…`. */
export function variablesAreNamed(tree: readonly SourceFile[]): Violation[] {
  return eachRoutine(single(tree), ({ body }) => {
    const declared = /^declare\n([\s\S]*?)^begin\b/m.exec(withoutComments(body))?.[1] ?? ''
    const odd = [...declared.matchAll(/^ {2}(\w+) /gm)]
      .map(([, name = '']) => name)
      .filter((name) => !/^v_/.test(name))
    return odd.length > 0 ? `variable ${odd.join(', ')}` : undefined
  })
}

/** Only `v1` functions and the wrappers of the task queue are `security definer`. */
export function definersAreDoors(tree: readonly SourceFile[]): Violation[] {
  return eachRoutine(single(tree), ({ name, header, body }) => {
    const isDefiner = /\bsecurity definer\b/.test(header)
    if (name.startsWith('v1.'))
      return isDefiner || /\bcommit;/.test(body) ? undefined : 'is a door without `security definer`'
    return isDefiner && !name.startsWith('tache.') ? 'is `security definer` outside v1 and tache' : undefined
  })
}

/**
 * Rules take the time as an argument. Only `v1` functions, reports, and the code that measures a running statement's duration
 * read the clock.
 */
export function timeIsAnArgument(tree: readonly SourceFile[]): Violation[] {
  const inside = single(tree).filter(
    ({ path }) => !/^sql\/(?:v1\/|commande\/delai_epuise\.sql|rapports\/instant\.sql)/.test(path),
  )
  const clock =
    /\b(?:now|clock_timestamp|statement_timestamp|transaction_timestamp)\(\)|\bcurrent_(?:date|timestamp)\b/
  return inside.flatMap(({ path, text }) => (clock.test(codeOnly(text)) ? [`${path}: reads the clock`] : []))
}

/** A function in SQL is planned again each time a statement calls it, so no such function is called for the rows of a list. */
export function shownRowsAreNotPlanned(tree: readonly SourceFile[]): Violation[] {
  return inSqlUnder(tree, /^\w+\.presenter/).map((path) => `${path}: is in SQL, and shows rows`)
}

/**
 * Forbids language SQL in functions of tasks that run repeatedly alongside the commands: messages to producers and the outside
 * log.
 */
export function tasksBesideCommandsAreNotPlanned(tree: readonly SourceFile[]): Violation[] {
  return inSqlUnder(tree, /^v1\.sms_|^restauration\.(?:preparer|sceller|deposer)$/).map(
    (path) => `${path}: is in SQL, and runs beside the commands`,
  )
}

function inSqlUnder(tree: readonly SourceFile[], roots: RegExp): string[] {
  const all = new Map(single(tree).map((file) => [nameOf(file), { ...file, code: codeOnly(file.text) }]))
  const reached = new Set([...all.keys()].filter((name) => roots.test(name)))
  // The loop also visits members that are added while it runs.
  for (const name of reached) {
    const calls = [...(all.get(name)?.code ?? '').matchAll(/\b([a-z_]+\.[a-z_]+)\(/g)]
    for (const [, callee = ''] of calls) if (all.has(callee)) reached.add(callee)
  }
  return [...reached].flatMap((name) => {
    const { path, code } = all.get(name) ?? { path: '', code: '' }
    return /\blanguage sql\b/.test(code) && !isInlined(code) ? [path] : []
  })
}

// An expression that is stored in parsed form becomes part of its caller's plan.
const isInlined = (code: string) => /\bbegin atomic\n\s+select\b/.test(code) && !/\bfrom\b/.test(code)

// There are two kinds of views: views over two tables that store the same fact (docs/performance.md#rows, 0074), and reports
// whose logins are granted columns of tables. Reports name both tables, or a fact that only one table stores.
const HOMES = /\b(?:from|join) (?:only )?(matiere\.ecriture|collecte\.pesee|capacite\.consommation)\b/g
const HOMES_NAMED = [
  'sql/capacite/toute_consommation.sql',
  'sql/collecte/par_semaine.sql',
  'sql/collecte/toute_pesee.sql',
  'sql/matiere/toute_ecriture.sql',
  'sql/rapports/capacite_collectee.sql',
  'sql/rapports/mouvement_stock.sql',
  'sql/rapports/stock_a.sql',
  'sql/rapports/trace_lot.sql',
]

/** Rows stored in two tables are read through the view over both, because each table has only a part of them. */
export function oneHomeIsNotTheWhole(tree: readonly SourceFile[]): Violation[] {
  return rules(tree)
    .filter(({ path }) => !HOMES_NAMED.includes(path))
    .flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(HOMES)].map(([, table = '']) => `${path}: reads ${table} alone`),
    )
}

function nameOf({ path }: SourceFile): string {
  return `${basename(dirname(path))}.${basename(path, '.sql')}`
}

/** Unexpected errors are caught in one place. */
export function othersAreCaughtOnce(tree: readonly SourceFile[]): Violation[] {
  const outside = [...rules(tree), ...under(tree, ['migrations/', 'demo/'], '.sql')].filter(
    ({ path }) => !path.startsWith('sql/commande/'),
  )
  return linesMatching(outside.map(uncommented), /\bwhen others\b/i, '`when others`')
}

/** Columns are named where they are read: `select *` is forbidden. */
export function columnsAreNamed(tree: readonly SourceFile[]): Violation[] {
  const files = under(tree, ['sql/', 'migrations/', 'src/', 'scripts/', 'ops/', 'demo/', 'server.ts'])
  return linesMatching(files.map(uncommented), /\bselect \*/i, '`select *`')
}

/**
 * A file begins with one sentence about its content, then the places in the specification that require it or the choice behind
 * it.
 */
export function filesOpenWithTheirReason(tree: readonly SourceFile[]): Violation[] {
  return rules(tree).flatMap(({ path, text }) => {
    const comment = openingComment(text)
    if (!/^-- [^\n]+/.test(comment)) return [`${path}: opens without a sentence`]
    return /^-- (?:Spec|Chosen): |\bChosen: /m.test(comment)
      ? []
      : [`${path}: says neither \`Spec:\` nor \`Chosen:\``]
  })
}

/** Keywords are in lowercase. */
export function keywordsAreLowercase(tree: readonly SourceFile[]): Violation[] {
  const keyword =
    /\b(?:SELECT|FROM|WHERE|INSERT|UPDATE|DELETE|CREATE|BEGIN|END|RETURN|RETURNS|DECLARE|THEN|ELSE|JOIN)\b/
  return rules(tree).flatMap(({ path, text }) =>
    keyword.test(codeOnly(text)) ? [`${path}: uppercase keyword`] : [],
  )
}

function eachRoutine(
  files: readonly SourceFile[],
  judge: (routine: Routine) => string | undefined,
): Violation[] {
  return files.flatMap(({ path, text }) =>
    routines(text).flatMap((routine) => {
      const fault = judge(routine)
      return fault === undefined ? [] : [`${path}: ${routine.name} ${fault}`]
    }),
  )
}

function uncommented({ path, text }: SourceFile): SourceFile {
  return { path, text: path.endsWith('.sql') ? withoutComments(text) : text }
}
