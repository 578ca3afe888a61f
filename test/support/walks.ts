// The operations of the contract that people use, and those that a walk in the browser used through a screen. The walks record
// these in `test/bureau/walked.json`, which `npm run check` counts.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildContract } from '../../src/contract/openapi.ts'
import type { Who } from '../../src/contract/route.ts'
import { readRouteSchemas } from '../../src/contract/routeSchemas.ts'
import { ROUTES } from '../../src/routes/table.ts'

/** The operations that walks used through a screen. */
export type Walked = {
  /** The reads and writes that succeeded. */
  readonly reads: readonly string[]
  readonly writes: readonly string[]
  /** The codes of the refusals that a screen showed, by write; those with status 401 or 403 are left out. */
  readonly refusals: Readonly<Record<string, readonly string[]>>
}

/** An operation of the contract that a person uses. */
export type Operation = {
  readonly name: string
  readonly isRead: boolean
  /** True if the contract documents a refusal of the operation with a status other than 401, 403 and 429. */
  readonly isRefusable: boolean
  /** True if a request to this path is a request of this operation. */
  readonly matches: (method: string, path: string) => boolean
}

/** The committed record of the walks. */
export const WALKED_FILE = 'test/bureau/walked.json'
const RECORD = 'walked.jsonl'
const PARAMETER = /\{[^}]+\}/g
const UNSHOWN = new Set(['401', '403', '429'])

/** Operations that need no screen, each with a reason; at most ten. Operations of phones are excluded by their `x-acces`. */
export const EXCUSED: Readonly<Record<string, string>> = {
  reglages_telephone:
    'phone: it obeys them offline; the office sees and writes the same values under settings',
}

/** Writes whose refusals no screen can reach, each with a reason: the success of their walk is enough. */
export const UNREFUSED: Readonly<Record<string, string>> = {
  moi_relances:
    'the row of the table says which kind of reminders: only another client can name one that is unknown',
  moi_courriel_retirer: 'it has no member and no state that forbids it: without an address it does nothing',
  producteurs_releve_etablir:
    'it has no member; a member with a page is known for ever, and the button is for persons who may read all',
}

/** Returns the operations of people: of members and the publisher's team, not of phones, machines and public pages. */
export function operationsOfPeople(): Operation[] {
  const { paths } = buildContract(ROUTES, readRouteSchemas())
  return Object.entries(paths as Record<string, Record<string, Described>>).flatMap(([path, operations]) => {
    const shape = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(PARAMETER, '[^/]+')}$`)
    return Object.entries(operations)
      .filter(([, operation]) => isOfPeople(operation['x-acces']))
      .map(([method, { operationId, responses }]) => ({
        name: operationId,
        isRead: method === 'get',
        isRefusable: Object.keys(responses).some((status) => /^4/.test(status) && !UNSHOWN.has(status)),
        matches: (sent: string, to: string) => sent.toLowerCase() === method && shape.test(to),
      }))
  })
}

type Described = {
  readonly operationId: string
  readonly 'x-acces': Who
  readonly responses: Readonly<Record<string, unknown>>
}

function isOfPeople(who: Who): boolean {
  return who === 'membre' || typeof who === 'object'
}

/** Returns the committed record. */
export function readWalked(): Walked {
  return JSON.parse(readFileSync(WALKED_FILE, 'utf8'))
}

/** Records an operation that a walk used; `code` is the code of a refusal that the page showed. */
export function noteWalked(folder: string, name: string, code: string | null): void {
  appendFileSync(join(folder, RECORD), `${JSON.stringify({ name, code })}\n`)
}

/** Returns the operations that the walks of this run recorded; null if there are none. */
export function notedIn(folder: string): Walked | null {
  const file = join(folder, RECORD)
  if (!existsSync(file)) return null
  const notes = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): { name: string; code: string | null } => JSON.parse(line))
  const reads = new Set(operationsOfPeople().flatMap(({ name, isRead }) => (isRead ? [name] : [])))
  const succeeded = [...new Set(notes.flatMap(({ name, code }) => (code === null ? [name] : [])))].toSorted()
  const refused = Object.groupBy(
    notes.filter(({ code }) => code !== null),
    ({ name }) => name,
  )
  return {
    reads: succeeded.filter((name) => reads.has(name)),
    writes: succeeded.filter((name) => !reads.has(name)),
    refusals: Object.fromEntries(
      Object.entries(refused)
        .map(
          ([name, all = []]) => [name, [...new Set(all.map(({ code }) => String(code)))].toSorted()] as const,
        )
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ),
  }
}

/** Says how many operations have a screen. */
export function walkedSentence({ reads, writes, refusals }: Walked): string {
  const people = operationsOfPeople()
  const hasScreen = ({ name, isRead, isRefusable }: Operation) =>
    Object.hasOwn(EXCUSED, name) ||
    (isRead
      ? reads.includes(name)
      : writes.includes(name) &&
        (!isRefusable || Object.hasOwn(refusals, name) || Object.hasOwn(UNREFUSED, name)))
  const count = (isRead: boolean) => {
    const all = people.filter((one) => one.isRead === isRead)
    return `${all.filter(hasScreen).length} of ${all.length}`
  }
  return `${count(false)} writes, ${count(true)} reads have a screen`
}
