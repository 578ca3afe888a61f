// The refusals of rules, read from their source: the codes that a function raises, the functions that it calls, and what its
// header lists of both.
import erreurs from '../../schemas/erreurs.json' with { type: 'json' }
import { type ActRow, readActs, refusedActs } from '../support/tidy/actRows.ts'
import { doorRows, openingOf, openings } from '../support/tidy/doors.ts'
import { openingComment, routines, withoutComments } from '../support/tidy/sqlSource.ts'
import { readTree, type SourceFile, under } from '../support/tidy/tree.ts'
import type { Edge, Header, Rules } from './rules.ts'
import { readWritings } from './written.ts'

/** Codes that a function raises but that do not come out of a caller, with the reason; caller `*` means every caller. */
export type Explained = readonly [caller: string, callee: string, codes: readonly string[], why: string]

const NONE: ReadonlySet<string> = new Set()
const RAISE = /raise sqlstate\s+'TR4\d\d'\s+using\s+message\s*=\s*'(\w+)'/g

// A table whose rows name functions, and the function that calls them; `names` finds the names if not every row counts.
type Dispatch = { readonly table: string; readonly caller: string; readonly names?: RegExp }
const DISPATCHED: readonly Dispatch[] = [
  { table: 'controle.motif_decision', caller: 'controle.lever_un' },
  { table: 'commande.type_commande', caller: 'commande.ecrire_type', names: /^ {4}\('(\w+\.\w+)'/gm },
  { table: 'commande.type_commande', caller: 'commande.examiner_type', names: /"examiner": "(\w+\.\w+)"/g },
  { table: 'commande.type_commande', caller: 'commande.reecrire_type', names: /"reecrire": "(\w+\.\w+)"/g },
  { table: 'commande.type_commande', caller: 'commande.annuler_type', names: /"annuler": "(\w+\.\w+)"/g },
  { table: 'rejugement.genre', caller: 'rejugement.appliquer' },
]

/** Reads the rules. A call by a name from a table counts as a call of every function that the table names. */
export function readRules(): Rules {
  const tree = under(readTree(), ['sql/'], '.sql')
  const files = tree.flatMap(({ text }) => routines(text).map(({ name }) => [name, text] as const))
  const bodies = new Map([
    ...namesOf(tree, 'aiguillage').map((name) => [name, ''] as const),
    ...files.map(([name, text]) => [name, withoutComments(text)] as const),
  ])
  const doors = readDoors(tree, bodies)
  const calls = [...bodies].flatMap(([caller, code]) =>
    namesIn(code, /\b(\w+\.\w+)\s*\(/g).map((callee) => ({ caller, callee })),
  )
  for (const { name, text } of doors) bodies.set(name, text)
  const dispatched = DISPATCHED.flatMap(({ table, caller, names = /'(\w+\.\w+)'/g }) =>
    namesIn(textOf(tree, `sql/${table.replace('.', '/')}.rows.sql`), names)
      .filter((callee) => bodies.has(callee))
      .map((callee) => ({ table, caller, callee })),
  )
  const acts = readActs(tree)
  const byTable = Map.groupBy(dispatched, ({ table }) => table)
  const ways = readWays(tree)
  const made = [...Map.groupBy([...ways, ...dispatched], ({ caller }) => caller)].filter(
    ([name]) => bodies.get(name) === '',
  )
  const known = ({ caller, callee }: Edge) => caller !== callee && bodies.has(callee)
  return {
    raises: new Map([
      ...[...bodies].map(([name, code]) => [name, raisedBy(code, acts)] as const),
      ...doors.map(({ name, header }) => [name, header.codes] as const),
    ]),
    calls: [...calls, ...dispatched, ...ways, ...doors.flatMap((door) => door.calls)].filter(known),
    ...readWritings(tree, bodies),
    headers: new Map([
      ...files.map(([name, text]) => [name, headerOf(text, byTable)] as const),
      ...made.map(([name, to]) => [name, { codes: NONE, named: to.map(({ callee }) => callee) }] as const),
      ...doors.map(({ name, header }) => [name, header] as const),
    ]),
  }
}

// Calls through functions that are generated from rows (`core.aiguiller`): such a function has the refusals of the functions in
// its rows.
function readWays(tree: readonly SourceFile[]): Edge[] {
  const way = /\('(\w+\.\w+)',\s+(?:\d+, null|null, '[^']+'),\s+'(\w+\.\w+)'\)/g
  return tree
    .filter(({ path }) => path.endsWith('/voie.rows.sql'))
    .flatMap(({ text }) => [...text.matchAll(way)])
    .map(([, caller = '', callee = '']) => ({ caller, callee }))
}

function raisedBy(code: string, acts: readonly ActRow[]): Set<string> {
  return new Set([...namesIn(code, RAISE), ...refusedActs(code, acts)])
}

// A function that is generated from a row has the refusals of opening its session, those in the headers of the functions that the
// row names, and the code in the row.
function readDoors(tree: readonly SourceFile[], bodies: ReadonlyMap<string, string>) {
  const opening = openings(tree)
  const doors = doorRows(tree)
  const known = new Set([...bodies.keys(), ...doors.map((door) => `v1.${door.name}`)])
  return doors.map((door) => {
    const name = `v1.${door.name}`
    const written = namesIn(door.text, /\b(\w+\.\w+)\b/g).filter((one) => known.has(one))
    // A row that names the reading function of its record also compares the version that the caller saw.
    const isVersioned = written.some((one) => one.startsWith('v1.'))
    const named = [...new Set([...written, ...(isVersioned ? ['porte.exiger_version'] : [])])]
    const codes = new Set(namesIn(door.text, /'(\w+)'/g).filter((word) => word in erreurs))
    const calls = [...named, opening.get(openingOf(door)) ?? ''].map((callee) => ({ caller: name, callee }))
    return { name, text: door.text, calls, header: { codes, named } }
  })
}

function headerOf(text: string, byTable: ReadonlyMap<string, readonly Edge[]>): Header {
  const opening = openingComment(text).replaceAll(/^-- ?/gm, '').replaceAll('\n', ' ')
  const [, said = ''] = /\bRefuses: (.*?)(?=(?:Spec|Why|Motifs|Alerts|Locks|Chosen): |$)/.exec(opening) ?? []
  const named = namesIn(said, /`(\w+\.\w+)`/g).flatMap(
    (name) => byTable.get(name)?.map(({ callee }) => callee) ?? [name],
  )
  const words = namesIn(said.replaceAll(/`[^`]*`/g, ''), /\b(\w+)\b/g)
  return { codes: new Set(words.filter((word) => word in erreurs)), named }
}

// Returns the first name in each row of this kind, in all domains.
function namesOf(tree: readonly SourceFile[], rows: string): string[] {
  return tree
    .filter(({ path }) => path.endsWith(`/${rows}.rows.sql`))
    .flatMap(({ text }) => namesIn(text, /\('(\w+\.\w+)'/g))
}

function namesIn(code: string, pattern: RegExp): string[] {
  return [...code.matchAll(pattern)].map(([, name = '']) => name)
}

/**
 * Returns the codes in the header of each function, with those of the functions that the header names, without the explained
 * ones.
 */
export function saidBy(
  { headers, raises }: Rules,
  explained: readonly Explained[],
): Map<string, Set<string>> {
  const calls = [...headers].flatMap(([caller, { named }]) => named.map((callee) => ({ caller, callee })))
  const own = new Map([...raises].map(([name]) => [name, headers.get(name)?.codes ?? new Set<string>()]))
  return refusedBy({ raises: own, calls }, explained)
}

/** Returns every code with which a call of each function could end, including those of constraints and triggers. */
export function possibleBy({ raises, calls, constrained, triggered }: Rules): Map<string, Set<string>> {
  const own = new Map(
    [...raises].map(([name, codes]) => [name, new Set([...codes, ...(constrained.get(name) ?? [])])]),
  )
  return refusedBy({ raises: own, calls: [...calls, ...triggered] }, [])
}

/** Returns the codes of each function, its own and those of the functions that it calls, without the explained ones. */
export function refusedBy(
  { raises, calls }: Pick<Rules, 'raises' | 'calls'>,
  explained: readonly Explained[],
): Map<string, Set<string>> {
  const codes = new Map([...raises].map(([name, own]) => [name, new Set(own)]))
  const kept = ({ caller, callee }: Edge, code: string) =>
    !explained.some(
      ([from, to, some]) => (from === caller || from === '*') && to === callee && some.includes(code),
    )
  for (let grows = true; grows; ) {
    grows = false
    for (const edge of calls) {
      const mine = codes.get(edge.caller) ?? new Set<string>()
      for (const code of codes.get(edge.callee) ?? [])
        if (!mine.has(code) && kept(edge, code)) {
          mine.add(code)
          grows = true
        }
    }
  }
  return codes
}

/** Permissions whose modules are always active. */
export function permissionsOfTheCore(): Set<string> {
  const rows = textOf(under(readTree(), ['sql/'], '.sql'), 'sql/utilisateur/permission.rows.sql')
  return new Set([...rows.matchAll(/\('([\w.]+)', 'noyau'/g)].map(([, code = '']) => code))
}

function textOf(tree: readonly SourceFile[], path: string): string {
  const file = tree.find((one) => one.path === path)
  if (file === undefined) throw new Error(`${path} is missing`)
  return file.text
}
