// `importation`: reads, tries and applies the office's imports. A trial writes every row and rolls back. An interrupted import
// starts again and writes nothing twice. The database counts failures, since the queue also counts restarts and deaths.
import { createHash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Task } from 'graphile-worker'
import { Pool, type PoolClient } from 'pg'
import { callDoor } from '../database/callDoor.ts'
import { GRACE_MS, LONG_MS, runWithTimeout } from '../database/longWork.ts'
import { runInScope } from '../database/scope.ts'
import { hashUnusedPassword } from '../identity/handlers.ts'
import type { Sealing } from '../identity/sealing.ts'
import { UnreadableFile, wordsOf } from '../imports/fault.ts'
import type { Format } from '../imports/kind.ts'
import { kindOf } from '../imports/kinds.ts'
import { type Limits, ONE_FILE } from '../imports/limits.ts'
import { type Currencies, columnMarks } from '../imports/marks.ts'
import { readApart } from '../imports/readApart.ts'
import { type Lot, reportOf } from '../imports/report.ts'
import { type ConvertedRow, type ConvertRow, createRowConverter } from '../imports/understand.ts'
import type { ObjectStore } from '../objects/port.ts'

type Import = { organisation_id: string; importation_id: string }
type Asked = {
  readonly genre: string
  readonly format: Format
  readonly statut: 'en_essai' | 'en_application'
  readonly mode: 'tout' | 'bonnes' | null
  readonly taille_octets: number
  readonly sha256: string
  readonly cle: string
  readonly auteur_id: string
  readonly devises: Currencies
}
type Tools = {
  pool: Pool
  objects: Pick<ObjectStore, 'read'>
  sealing: Sealing
  it: Import
  asked: Asked
  signal: AbortSignal
  limits: Limits
}

const ROWS_TOGETHER = 200
/** Time in ms to judge rows before other work gets the event loop. */
const TURN_MS = 10

/** Makes the handler for the job of one import. */
export function importation(
  pool: Pool,
  objects: Pick<ObjectStore, 'read'>,
  sealing: Sealing,
  limits: Limits = ONE_FILE,
): Task {
  return async (payload, { abortSignal: signal }) => {
    const it = payload as Import
    await runInScope({ patienceMs: LONG_MS + GRACE_MS }, async () => {
      const asked = await ask<Asked | null>(pool, 'importation_ouvrir', it)
      if (asked === null) return
      const tools = { pool, objects, sealing, it, asked, signal, limits }
      await workOn(tools).catch(async (error: unknown) => {
        if (!signal.aborted) await ask(pool, 'importation_buter', { ...it, auteur_id: asked.auteur_id })
        throw error
      })
    })
  }
}

function workOn(tools: Tools): Promise<void> {
  const { statut, mode } = tools.asked
  if (statut === 'en_essai') return tryOut(tools)
  return mode === 'tout' ? applyAll(tools) : applyGood(tools)
}

async function tryOut(tools: Tools): Promise<void> {
  const leftOut = new Set<string>()
  try {
    await readIn(tools, leftOut)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    const { code, details = null } = error
    const raison = { code, message: wordsOf(code, details), details }
    return await advance(tools.pool, tools, 'rejeter', { raison })
  }
  await runAndRollBack(tools.pool, (client) => write(client, tools, 0))
  await advance(tools.pool, tools, 'conclure', { colonnes_ignorees: [...leftOut] })
}

async function readIn(tools: Tools, leftOut: Set<string>): Promise<void> {
  const { objects, asked } = tools
  const bytes = await objects.read(asked.cle, asked.taille_octets)
  if (bytes === null) throw new UnreadableFile('fichier_absent')
  const isAnnounced = createHash('sha256').update(bytes).digest('hex') === asked.sha256
  if (!isAnnounced) throw new UnreadableFile('fichier_different')
  const marks = columnMarks(asked.devises)
  // Reads the file a second time if the end of the file decides how its earlier numbers are read.
  do await readOnce(tools, bytes, leftOut, createRowConverter(kindOf(asked.genre), marks))
  while (marks.settle())
}

async function readOnce(
  tools: Tools,
  bytes: Buffer,
  leftOut: Set<string>,
  understand: ConvertRow,
): Promise<void> {
  const { pool, it, asked, signal, limits } = tools
  const kind = kindOf(asked.genre)
  let rang = 0
  for await (const rows of readApart(kind, asked.format, bytes, { signal, limits, leftOut })) {
    const vider = rang === 0
    const lignes: (ConvertedRow & { rang: number })[] = []
    let turn = performance.now()
    for (const row of rows) {
      rang += 1
      lignes.push({ rang, ...understand(row) })
      if (performance.now() - turn < TURN_MS) continue
      await breathe()
      turn = performance.now()
    }
    signal.throwIfAborted()
    await ask(pool, 'importation_lire', { ...it, vider, lignes })
  }
}

async function applyAll(tools: Tools): Promise<void> {
  const { pool } = tools
  const isSound = await runWithTimeout(pool, LONG_MS, async (client) => {
    if ((await write(client, tools, 0)) > 0) throw new Unsound()
    await advance(client, tools, 'achever')
    return true
  }).catch((error: unknown) => {
    if (error instanceof Unsound) return false
    throw error
  })
  if (!isSound) await advance(pool, tools, 'renoncer')
}

async function applyGood(tools: Tools): Promise<void> {
  await write(tools.pool, tools, 0)
  await advance(tools.pool, tools, 'achever')
}

// A row without faults at the trial has one now, so the whole file is rolled back.
class Unsound extends Error {}

// Writes the rows in order, in batches, and returns the number of rows with faults. It records the findings on another
// connection, so that a report shows the progress.
async function write(on: Pool | PoolClient, { pool, sealing, it, asked, signal }: Tools, from: number) {
  const { statut, mode, auteur_id } = asked
  const kind = kindOf(asked.genre)
  const secret = kind.secret === true ? await hashUnusedPassword(sealing) : {}
  const nombre = kind.verrouille === true && mode === 'bonnes' ? 1 : ROWS_TOGETHER
  const lignes: Lot['lignes'][number][] = []
  let [ecrites, fautives] = [0, 0]
  for (let apres: number | null = from; apres !== null; ) {
    signal.throwIfAborted()
    const requete = { ...it, statut, auteur_id, apres, nombre, secret }
    const lot: Lot = await ask<Lot>(on, 'importation_ecrire', requete)
    const sound = lot.lignes.filter(({ ecrite }) => ecrite).length
    ecrites += statut === 'en_essai' ? 0 : lot.deja + sound
    fautives += lot.lignes.length - sound
    lignes.push(...lot.lignes)
    if (lignes.length >= ROWS_TOGETHER || lot.dernier === null) {
      const examinees = lot.dernier ?? apres
      await ask(pool, 'importation_noter', { ...it, ...reportOf(lignes.splice(0)), examinees, ecrites })
    }
    apres = lot.dernier
  }
  return fautives
}

async function advance(
  on: Pool | PoolClient,
  { it, asked }: Tools,
  acte: string,
  found: { raison?: object; colonnes_ignorees?: readonly string[] } = {},
): Promise<void> {
  await ask(on, 'importation_avancer', { ...it, auteur_id: asked.auteur_id, acte, ...found })
}

async function runAndRollBack(pool: Pool, work: (client: PoolClient) => Promise<unknown>): Promise<void> {
  class Done extends Error {}
  await runWithTimeout(pool, LONG_MS, async (client) => {
    await work(client)
    throw new Done()
  }).catch((error: unknown) => {
    if (!(error instanceof Done)) throw error
  })
}

async function ask<T>(on: Pool | PoolClient, name: string, requete: object): Promise<T> {
  if (on instanceof Pool) return await runWithTimeout(on, LONG_MS, (client) => ask<T>(client, name, requete))
  return await callDoor<T>(on, name, requete)
}
