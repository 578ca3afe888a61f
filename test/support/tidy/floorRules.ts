// The levels («floors») of sql/: a domain calls only domains on its own level or below, and no calls form a cycle.
import { basename, dirname } from 'node:path'
import { routines, views, withoutComments } from './sqlSource.ts'
import { type SourceFile, under, type Violation } from './tree.ts'

const SAID = 'sql/README.md'
const DRAWN = 'ARCHITECTURE.md'

// A call of a function, procedure or view of another domain.
type Call = { readonly path: string; readonly from: string; readonly to: string; readonly callee: string }

type Floors = readonly { readonly domain: string; readonly floor: number }[]

/** The files that may call a rule on a higher level, by name (docs/decisions/0139). This list may only shrink. */
const CALLS_UP = [
  'sql/capacite/jugees_autrement.sql collecte.consommation_du_solde',
  'sql/collecte/enregistrer.sql reception.est_attendue',
  'sql/collecte/enregistrer.sql reception.rapprocher',
  'sql/emplacement/presenter.sql lot.alertes_place',
  'sql/lot/devalider.sql reception.devalider',
  'sql/lot/exiger_faisable.sql reception.exiger_faisable',
  'sql/lot/juges_autrement.sql reception.etats',
  'sql/vente/corriger.sql expedition.suivre_vente',
]

/** A call goes to a lower level or to the same one. The exceptions are in a short list (docs/decisions/0052, 0053, 0139). */
export function callsRunDown(tree: readonly SourceFile[]): Violation[] {
  const floor = floorIn(floorsOf(tree, SAID))
  return downOnly(tree)
    .filter(({ from, to }) => floor(from) < floor(to))
    .map(({ path, callee }) => `${path}: calls ${callee}, which stands on a higher floor`)
}

/**
 * The headers `Calls up:` name the upward calls of function bodies, each callee in one file. The list contains exactly these
 * calls.
 */
export function callsUpAreNamed(tree: readonly SourceFile[]): Violation[] {
  const called = new Set(callsOf(tree).map(textOf))
  const named = headersOf(tree)
  const callees = named.map((call) => call.split(' ')[1])
  return [
    ...named.filter((call) => !called.has(call)).map((call) => `${call}: named in the header, not called`),
    ...named.filter((call) => !CALLS_UP.includes(call)).map((call) => `${call}: not in CALLS_UP`),
    ...CALLS_UP.filter((call) => tree.some(({ path }) => call.startsWith(`${path} `)))
      .filter((call) => !named.includes(call))
      .map((call) => `${call}: in CALLS_UP, and no header names it`),
    ...named
      .filter((_, place) => callees.indexOf(callees[place]) !== place)
      .map((call) => `${call}: has two callers from below`),
  ]
}

/** Domains on one level do not call each other in a cycle: such domains must be joined, or put on two levels. */
export function neighboursCallOneWay(tree: readonly SourceFile[]): Violation[] {
  const floor = floorIn(floorsOf(tree, SAID))
  const beside = new Map<string, Set<string>>()
  for (const { from, to } of downOnly(tree).filter((call) => floor(call.from) === floor(call.to)))
    beside.set(from, (beside.get(from) ?? new Set()).add(to))
  return [...beside.keys()]
    .map((domain) => ({
      domain,
      circle: [...reach(domain, beside)].filter((other) => reach(other, beside).has(domain)),
    }))
    .filter(({ circle }) => circle.length > 0)
    .map(({ domain, circle }) => `sql/${domain}: calls come back to it by ${circle.sort().join(', ')}`)
}

/** Every domain is on exactly one level, and nothing else is on a level. */
export function everyDomainHasItsFloor(tree: readonly SourceFile[]): Violation[] {
  const said = floorsOf(tree, SAID).map(({ domain }) => domain)
  const domains = new Set(under(tree, ['sql/'], '.sql').map(({ path }) => domainOf(path)))
  return [
    ...[...domains].filter((domain) => !said.includes(domain)).map((domain) => `no floor for ${domain}`),
    ...said.filter((domain) => !domains.has(domain)).map((domain) => `${domain} is no domain`),
    ...said
      .filter((domain, place) => said.indexOf(domain) !== place)
      .map((domain) => `${domain} stands twice`),
  ].map((what) => `${SAID}: ${what}`)
}

/** The diagram in ARCHITECTURE.md shows the levels that `sql/README.md` names. */
export function theHouseIsDrawnAsItIs(tree: readonly SourceFile[]): Violation[] {
  const lines = (path: string) =>
    floorsOf(tree, path).map(({ domain, floor }) => `${domain} on floor ${floor}`)
  const [said, drawn] = [lines(SAID), lines(DRAWN)]
  return [
    ...said.filter((line) => !drawn.includes(line)).map((line) => `${DRAWN}: does not draw ${line}`),
    ...drawn.filter((line) => !said.includes(line)).map((line) => `${DRAWN}: draws ${line}`),
  ]
}

/**
 * If a domain generates a function from rows, the function belongs to this domain. The functions in its rows are not on a higher
 * level.
 */
export function waysHangDown(tree: readonly SourceFile[]): Violation[] {
  const floor = floorIn(floorsOf(tree, SAID))
  const made = named(under(tree, ['sql/'], '/aiguillage.rows.sql'), /\('(\w+)\.\w+'/g)
  const hung = named(under(tree, ['sql/'], '/voie.rows.sql'), /'(\w+)\.\w+'\)/g)
  return [
    ...made.filter(({ own, domain }) => domain !== own).map(({ path, domain }) => `${path}: is ${domain}'s`),
    ...hung
      .filter(({ own, domain }) => floor(domain) > floor(own))
      .map(({ path, domain }) => `${path}: names ${domain}, which stands on a higher floor`),
  ]
}

// A line of the code block `floors` has a number and the domains on that level, up to the first other character.
function floorsOf(tree: readonly SourceFile[], path: string): Floors {
  const text = tree.find((file) => file.path === path)?.text ?? ''
  const block = /^```floors\n([\s\S]*?)^```/m.exec(text)?.[1] ?? ''
  return [...block.matchAll(/^[^\w\n]*(\d+)[^\w\n]+([\w ]+)/gm)].flatMap(([, floor, domains = '']) =>
    (domains.match(/\w+/g) ?? []).map((domain) => ({ domain, floor: Number(floor) })),
  )
}

function floorIn(floors: Floors): (domain: string) => number {
  const known = new Map(floors.map(({ domain, floor }) => [domain, floor]))
  return (domain) => known.get(domain) ?? 0
}

function domainOf(path: string): string {
  return basename(dirname(path))
}

// The names of functions in rows may be on any level, because rows call nothing.
function callsOf(tree: readonly SourceFile[]): Call[] {
  const files = under(tree, ['sql/'], '.sql').map(({ path, text }) => ({ path, code: withoutComments(text) }))
  const seen = new Set(files.flatMap(({ code }) => views(code)))
  const run = new Set([
    ...files.flatMap(({ code }) => routines(code).map(({ name }) => name)),
    ...under(tree, ['sql/'], '/aiguillage.rows.sql').flatMap(({ text }) =>
      [...text.matchAll(/\('(\w+\.\w+)'/g)].map(([, name = '']) => name),
    ),
  ])
  return files
    .filter(({ path }) => !path.endsWith('.rows.sql'))
    .flatMap(({ path, code }) =>
      [...code.matchAll(/\b((\w+)\.\w+)\b(\s*\()?/g)]
        .map(([, callee = '', to = '', opens]) => ({ path, from: domainOf(path), to, callee, opens }))
        .filter(({ from, to }) => from !== to)
        .filter(({ callee, opens }) => (opens === undefined ? seen : run).has(callee)),
    )
}

function textOf({ path, callee }: Pick<Call, 'path' | 'callee'>): string {
  return `${path} ${callee}`
}

// Returns the calls that the levels restrict, without the calls that a header names.
function downOnly(tree: readonly SourceFile[]): Call[] {
  const named = new Set(headersOf(tree))
  return callsOf(tree).filter((call) => !named.has(textOf(call)))
}

function headersOf(tree: readonly SourceFile[]): string[] {
  return under(tree, ['sql/'], '.sql').flatMap(({ path, text }) =>
    [...text.matchAll(/^-- Calls up: (.+)\.$/gm)].flatMap(([, names = '']) =>
      names.split(', ').map((callee) => textOf({ path, callee })),
    ),
  )
}

function named(files: readonly SourceFile[], pattern: RegExp) {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([, domain = '']) => ({ path, own: domainOf(path), domain })),
  )
}

function reach(domain: string, beside: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const found = new Set<string>()
  const left = [...(beside.get(domain) ?? [])]
  for (let next = left.pop(); next !== undefined; next = left.pop())
    if (!found.has(next)) {
      found.add(next)
      left.push(...(beside.get(next) ?? []))
    }
  return found
}
