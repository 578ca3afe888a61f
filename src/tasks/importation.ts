// `importation`: reads, tries and applies what the office brings in. A trial writes every row as it would be written and
// takes it back; what a death interrupts begins again, and writes nothing twice.
import { createHash } from 'node:crypto'
import type { Task } from 'graphile-worker'
import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../database/db.ts'
import { within } from '../database/scope.ts'
import { UnreadableFile } from '../imports/fault.ts'
import type { Format } from '../imports/kind.ts'
import { kindOf } from '../imports/kinds.ts'
import { readRows } from '../imports/read.ts'
import { type Lot, noted } from '../imports/report.ts'
import { type Understood, understanding } from '../imports/understand.ts'
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
}
type Tools = { pool: Pool; objects: Pick<ObjectStore, 'read'>; it: Import; asked: Asked; signal: AbortSignal }

const ROWS_TOGETHER = 200
// All or nothing is one transaction, in which each statement is short.
const PATIENCE_MS = 120_000

/** The handler of the job of one import. */
export function importation(pool: Pool, objects: Pick<ObjectStore, 'read'>): Task {
  return async (payload, { abortSignal: signal }) => {
    const it = payload as Import
    const asked = await ask<Asked | null>(pool, 'importation_ouvrir', it)
    if (asked === null) return
    const tools = { pool, objects, it, asked, signal }
    await within({ patienceMs: PATIENCE_MS }, () =>
      asked.statut === 'en_essai'
        ? tryOut(tools)
        : asked.mode === 'tout'
          ? applyAll(tools)
          : applyGood(tools),
    )
  }
}

async function tryOut(tools: Tools): Promise<void> {
  try {
    await readIn(tools)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    const { code, details = null } = error
    return await advance(tools.pool, tools, 'rejeter', { raison: { code, details } })
  }
  await takenBack(tools.pool, (client) => write(client, tools, 0))
  await advance(tools.pool, tools, 'conclure')
}

async function readIn({ pool, objects, it, asked, signal }: Tools): Promise<void> {
  const bytes = await objects.read(asked.cle, asked.taille_octets)
  if (bytes === null) throw new UnreadableFile('fichier_absent')
  const isAnnounced = createHash('sha256').update(bytes).digest('hex') === asked.sha256
  if (!isAnnounced) throw new UnreadableFile('fichier_different')
  const kind = kindOf(asked.genre)
  const understand = understanding(kind)
  let rang = 0
  let lignes: (Understood & { rang: number })[] = []
  const keep = async () => {
    signal.throwIfAborted()
    await ask(pool, 'importation_lire', { ...it, vider: rang <= ROWS_TOGETHER, lignes })
    lignes = []
  }
  for await (const row of readRows(kind, asked.format, bytes)) {
    rang += 1
    lignes.push({ rang, ...understand(row) })
    if (lignes.length === ROWS_TOGETHER) await keep()
  }
  if (lignes.length > 0) await keep()
}

async function applyAll(tools: Tools): Promise<void> {
  const { pool } = tools
  const isSound = await inTransaction(pool, async (client) => {
    const { fautives, ecrites } = await write(client, tools, 0)
    if (fautives > 0) throw new Unsound()
    await advance(client, tools, 'achever', { ecrites })
    return true
  }).catch((error: unknown) => {
    if (error instanceof Unsound) return false
    throw error
  })
  if (!isSound) await advance(pool, tools, 'renoncer', { ecrites: 0 })
}

async function applyGood(tools: Tools): Promise<void> {
  const { pool } = tools
  const { ecrites } = await write(pool, tools, 0)
  await advance(pool, tools, 'achever', { ecrites })
}

// Rows that were found sound and are not any more: nothing of the file is kept.
class Unsound extends Error {}

// The rows in their order, some together. What was found of them is noted apart, so that a report says how far it is.
async function write(on: Pool | PoolClient, { pool, it, asked, signal }: Tools, from: number) {
  const { statut, auteur_id } = asked
  const total = { examinees: 0, ecrites: 0, fautives: 0 }
  for (let apres: number | null = from; apres !== null; ) {
    signal.throwIfAborted()
    const lot: Lot = await ask<Lot>(on, 'importation_ecrire', {
      ...it,
      statut,
      auteur_id,
      apres,
      nombre: ROWS_TOGETHER,
    })
    if (lot.dernier !== null) {
      total.examinees = lot.dernier
      total.ecrites += lot.deja + lot.lignes.filter(({ ecrite }) => ecrite).length
      total.fautives += lot.lignes.filter(({ ecrite }) => !ecrite).length
      const { examinees } = total
      const ecrites = statut === 'en_essai' ? 0 : total.ecrites
      await ask(pool, 'importation_noter', { ...it, ...noted(lot.lignes), examinees, ecrites })
    }
    apres = lot.dernier
  }
  return total
}

async function advance(
  on: Pool | PoolClient,
  { it, asked }: Tools,
  acte: string,
  more: object = {},
): Promise<void> {
  await ask(on, 'importation_avancer', {
    ...it,
    auteur_id: asked.auteur_id,
    acte,
    raison: null,
    ecrites: null,
    ...more,
  })
}

async function takenBack(pool: Pool, work: (client: PoolClient) => Promise<unknown>): Promise<void> {
  class Done extends Error {}
  await inTransaction(pool, async (client) => {
    await work(client)
    throw new Done()
  }).catch((error: unknown) => {
    if (!(error instanceof Done)) throw error
  })
}

async function ask<T>(on: Pool | PoolClient, name: string, requete: object): Promise<T> {
  const text = `select v1.${name}($1::jsonb)::text as reponse`
  const { rows } = await on.query<{ reponse: string | null }>(text, [JSON.stringify(requete)])
  return JSON.parse(rows[0]?.reponse ?? 'null') as T
}
