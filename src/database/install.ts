// Installs the changed files of `sql/` in one transaction. Slow work that locks nothing comes first. Statements that lock objects
// in use come last and take a moment (docs/decisions/0095-montee-sans-arret.md).
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { findChanged, nameOf, noteMade } from './changedSources.ts'
import { noteVersion, type Standing } from './doors.ts'
import { dropFunctions, dropOrphans, orphanViews } from './drops.ts'
import { isInTheWay } from './patience.ts'
import { fingerprint, PHASE, type Source } from './sources.ts'

// SQLSTATEs of a change that `create or replace` can not make: another return type, other parameter names, or other columns of a
// view.
const OTHER_SHAPE = new Set(['42P13', '42P16'])
// Least `lock_timeout` in ms: enough for a free lock.
const LEAST_WAIT_MS = 50
// Attempts to get the locks, and the pause between them as a multiple of `lockMs`. Other sessions continue during the pause.
const TURNS = 6
const LET_THROUGH = 2

/** Sources to install, and the rules that the database held before. */
export type Installation = {
  readonly sources: readonly Source[]
  readonly before: Standing | undefined
  /** Total wait for locks in ms. */
  readonly lockMs: number
  readonly log: (line: string) => void
}

/** Installs the sources. If an object can not be replaced, starts again and drops it first. */
export async function install(admin: pg.Client, installation: Installation): Promise<void> {
  const dropped = new Set<string>()
  for (let refused = await tryInstall(admin, installation, dropped); refused !== undefined; ) {
    dropped.add(refused)
    refused = await tryInstall(admin, installation, dropped)
  }
}

/** Makes one attempt in one transaction. Returns the object to drop first if PostgreSQL can not replace it. */
async function tryInstall(
  admin: pg.Client,
  { sources, before, lockMs, log }: Installation,
  dropped: ReadonlySet<string>,
): Promise<string | undefined> {
  await admin.query('begin')
  try {
    // `changed` reads the catalogue after these drops, so it also lists the objects that were dropped in cascade.
    await dropFunctions(admin, dropped)
    const left = await findChanged(admin, sources)
    if (dropped.size === 0) log(`rules: ${left.length} files of sql/, out of ${sources.length}`)
    await admin.query('set local check_function_bodies = off')
    await admin.query('set local role metier')
    await admin.query('alter default privileges revoke execute on functions from public')
    await runFiles(admin, left, [PHASE.functions, PHASE.rows, PHASE.fromRows])
    await noteMade(admin, left)

    // A running command that reads a dropped view would find neither the view nor rules that work without it.
    const isBehind = (await orphanViews(admin, sources)).length > 0
    const waited = await lockAndCommit(admin, { lockMs, isBehind }, async (wait) => {
      await runFiles(admin, left, [PHASE.triggers], wait)
      await runFiles(admin, await changedViews(admin, sources, left, dropped), [PHASE.views], wait)
      await runFiles(admin, left, [PHASE.fromViews], wait)
      await dropOrphans(admin, sources, left, log)
      await noteVersion(admin, fingerprint(sources), before)
    })
    log(`rules: sessions that use changed objects waited ${waited} ms at most`)
    return undefined
  } catch (error) {
    await admin.query('rollback')
    if (error instanceof OtherShape && !dropped.has(error.made)) return error.made
    throw error
  }
}

/**
 * Runs the statements that lock objects in use, and commits. Returns for how long the locks were held, in ms. If another session
 * holds a lock, it rolls back to the savepoint, which keeps the slow work, waits while other sessions continue, and tries again.
 * A retry locks `appareil.appareil` first, as every command does, so that no deadlock arises; a first attempt that drops views
 * that commands read does so too.
 */
async function lockAndCommit(
  admin: pg.Client,
  { lockMs, isBehind }: { lockMs: number; isBehind: boolean },
  work: (wait: () => Promise<unknown>) => Promise<void>,
): Promise<number> {
  await admin.query('savepoint avant')
  for (let turn = 1; ; turn++) {
    const since = performance.now()
    const wait = () =>
      admin.query(
        `set local lock_timeout = ${Math.max(LEAST_WAIT_MS, Math.round(lockMs + since - performance.now()))}`,
      )
    try {
      await wait()
      if (isBehind || turn > 1) await admin.query('lock table appareil.appareil in exclusive mode')
      await work(wait)
      await admin.query('commit')
      return Math.round(performance.now() - since)
    } catch (error) {
      if (turn === TURNS || !isInTheWay(error)) throw error
      await admin.query('rollback to savepoint avant')
      await pause(LET_THROUGH * lockMs)
    }
  }
}

/** Thrown if PostgreSQL can not replace an object by its new form. */
class OtherShape extends Error {
  readonly made: string
  constructor(made: string, message: string, options: ErrorOptions) {
    super(message, options)
    this.made = made
  }
}

/** Runs the files of these phases, each as its owner. */
async function runFiles(
  admin: pg.Client,
  left: readonly Source[],
  phases: readonly Source['phase'][],
  first?: () => Promise<unknown>,
): Promise<void> {
  let acting: string | undefined
  for (const source of left.filter(({ phase }) => phases.includes(phase))) {
    await first?.()
    if (source.owner !== acting) await admin.query(`set local role ${source.owner}`)
    acting = /\bset (?:local )?role\b/i.test(source.text) ? undefined : source.owner
    try {
      await admin.query(source.text)
    } catch (cause) {
      if (!(cause instanceof pg.DatabaseError)) throw new Error(`sql/${source.path}: ${cause}`, { cause })
      const message = `sql/${source.path}: ${cause.message}${where(source.text, cause)}`
      const isReplaced = source.phase === PHASE.functions || source.phase === PHASE.views
      if (isReplaced && OTHER_SHAPE.has(cause.code ?? ''))
        throw new OtherShape(nameOf(source), message, { cause })
      throw new Error(message, { cause })
    }
  }
  await admin.query('reset role')
}

/** Returns the views to make: changed ones, and ones dropped in cascade because they read a dropped view. */
async function changedViews(
  admin: pg.Client,
  sources: readonly Source[],
  left: readonly Source[],
  dropped: ReadonlySet<string>,
): Promise<Source[]> {
  const views = sources.filter(({ phase }) => phase === PHASE.views)
  const going = views.map(nameOf).filter((name) => dropped.has(name))
  if (going.length > 0) await admin.query(`drop view if exists ${going.join(', ')} cascade`)
  const { rows } = await admin.query<{ name: string }>(
    'select v.name from unnest($1::text[]) as v (name) where to_regclass(v.name) is null',
    [views.map(nameOf)],
  )
  const gone = new Set(rows.map(({ name }) => name))
  return views.filter((view) => left.includes(view) || gone.has(nameOf(view)))
}

function where(text: string, error: pg.DatabaseError): string {
  const position = Number(error.position ?? 0)
  return position > 0 ? ` (line ${text.slice(0, position).split('\n').length})` : ''
}
