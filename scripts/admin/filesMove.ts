// Copies the files of a database from its store to another one, and compares each copy. After an interruption, the next run
// continues and skips the objects that are already copied.
import { createHash } from 'node:crypto'
import { folderOf, keyOf } from '../../src/objects/outsideLog.ts'
import type { Found, Listed, ObjectStore } from '../../src/objects/port.ts'
import type { LogHead } from '../../src/objects/restored.ts'
import { Sentence } from '../../src/process/lifetime.ts'
import { runInLanes } from '../../src/process/runInLanes.ts'
import { ownPlace } from './outsideLog.ts'

/** Both stores, the position in the log, and the ids of the database's organizations. */
export type Move = {
  readonly from: ObjectStore
  readonly to: ObjectStore
  readonly head: LogHead
  readonly organisations: ReadonlySet<string>
  /** True if copies of earlier runs are read and compared too. */
  readonly rereads: boolean
  readonly ending?: AbortSignal
}

/** The objects of a move: number and size of those to copy, and number of those already copied. */
export type Moved = { objects: number; bytes: number; there: number }

/** The number of copied objects, and of those that disappeared from the source after they were listed. */
export type Copied = Moved & { gone: number }

/** An object of one store or of both. */
type Pair = { readonly source: Listed | null; readonly target: Listed | null }

const JOURNAL = 'journal'
// The folder of the objects with which a starting service tests its store; a killed process leaves them there.
const TRIAL = 'essai'
const MIXES = 'two stores are not mixed; name an empty one, or the store of an earlier run.'
// A store returns each file under the media type of its record, so the copy gets that type.
const TYPE = 'application/octet-stream'
// Objects larger than this are streamed.
const WHOLE_BYTES = 8_388_608
const AT_ONCE = 8
const WINDOW = 256

/** Counts the objects to copy. Refuses a source that is not the store of the database, and a target that contains other files. */
export async function planMove(move: Move): Promise<Moved> {
  const { from, to, head, organisations } = move
  if (from.place === to.place) throw new Sentence(`both stores are ${from.place}.`)
  const last = keyOf(head.journal, head.numero)
  if ((await ownPlace(from, head)).length > 0)
    throw new Sentence(`${from.place} is not the store of this database: ${last} is not there, or differs.`)
  const isStrange = (name: string) => ![JOURNAL, TRIAL].includes(name) && !organisations.has(name)
  for (const stranger of (await to.folders()).filter(isStrange))
    for await (const { cle } of to.list(`${stranger}/`))
      throw new Sentence(`${to.place} holds ${cle}, of no organization of this database: ${MIXES}`)
  for await (const { cle } of to.list(`${JOURNAL}/`))
    if (!cle.startsWith(`${folderOf(head.journal)}/`))
      throw new Sentence(`${to.place} holds ${cle}, of the log of another database: ${MIXES}`)
  const plan: Moved = { objects: 0, bytes: 0, there: 0 }
  for await (const { source, target } of pairsOf(move)) {
    if (source !== null && target !== null && source.taille_octets !== target.taille_octets)
      refuse(move, source)
    if (source !== null) count(plan, source, target)
    else if (target?.cle.startsWith(`${JOURNAL}/`) && target.cle > last)
      throw new Sentence(
        `${to.place} has more of the log than ${from.place}: ${target.cle}. Is it the one in use?`,
      )
  }
  return plan
}

/** Copies the objects. Adds each one to `copied` after its copy was read and compared. */
export async function copyFiles(move: Move, copied: Copied): Promise<void> {
  const copy = async ({ source, target }: Pair) => {
    if (source === null) return
    if (target === null || move.rereads) {
      const { cle, taille_octets } = source
      const expected = await (target === null ? send(move, source) : move.from.inspect(cle, taille_octets))
      if (expected === null) {
        copied.gone += 1
        return
      }
      await compare(move, source, expected)
    }
    count(copied, source, target)
  }
  let window: Pair[] = []
  for await (const pair of pairsOf(move)) {
    move.ending?.throwIfAborted()
    if (window.push(pair) < WINDOW) continue
    await runInLanes(window, AT_ONCE, copy)
    window = []
  }
  await runInLanes(window, AT_ONCE, copy)
}

function count(moved: Moved, { taille_octets }: Listed, target: Listed | null): void {
  if (target !== null) moved.there += 1
  else {
    moved.objects += 1
    moved.bytes += taille_octets
  }
}

// Returns the size and hash of the sent bytes; null if the object disappeared from the source after it was listed.
async function send({ from, to }: Move, { cle, taille_octets }: Listed): Promise<Found | null> {
  const object = { cle, type_media: TYPE }
  if (taille_octets > WHOLE_BYTES) return from.stream(cle, (bytes) => to.putStream(object, bytes))
  const content = await from.read(cle, taille_octets)
  if (content === null) return null
  const sha256 = createHash('sha256').update(content).digest('hex')
  const found = { taille_octets: content.length, sha256 }
  await to.put({ ...object, ...found }, content)
  return found
}

async function compare(move: Move, source: Listed, expected: Found): Promise<void> {
  const copy = await move.to.inspect(source.cle, source.taille_octets)
  if (copy?.sha256 !== expected.sha256 || copy.taille_octets !== expected.taille_octets) refuse(move, source)
}

function refuse({ from, to }: Move, { cle }: Listed): never {
  throw new Sentence(`${cle} differs in ${to.place} from ${from.place}: remove it there and run this again.`)
}

// Returns the objects of the database in both stores, folder by folder, in the order of their keys.
async function* pairsOf({ from, to, head, organisations }: Move): AsyncGenerator<Pair> {
  for (const folder of [...organisations].toSorted().concat(folderOf(head.journal))) {
    const sources = from.list(`${folder}/`)[Symbol.asyncIterator]()
    const targets = to.list(`${folder}/`)[Symbol.asyncIterator]()
    let [source, target] = [await next(sources), await next(targets)]
    while (source !== null || target !== null) {
      const isSource = source !== null && (target === null || source.cle <= target.cle)
      const isTarget = target !== null && (source === null || target.cle <= source.cle)
      yield { source: isSource ? source : null, target: isTarget ? target : null }
      if (isSource) source = await next(sources)
      if (isTarget) target = await next(targets)
    }
  }
}

async function next(listed: AsyncIterator<Listed>): Promise<Listed | null> {
  const { done, value } = await listed.next()
  return done === true ? null : value
}
