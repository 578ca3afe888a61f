// Makes a dossier in two stages. First it reads all data in one snapshot and stores it in parts; then it makes the files from the parts,
// one after the other, and writes the archive. If the first stage is interrupted, it starts again with a new snapshot; the second stage
// resumes.
import { hash } from 'node:crypto'
import type { Pool } from 'pg'
import type { DrawingTools } from '../documents/make.ts'
import type { ObjectStore } from '../objects/port.ts'
import type { SyncKeys } from '../tokens/keys.ts'
import { archiveOf, type Entry } from './archive.ts'
import { type Attempt, forget, keep, read, type Store, type StoredFile } from './blocks.ts'
import { rowsOf, textOf } from './contents/files.ts'
import { type DossierKey, doorOf } from './door.ts'
import { areIdentitiesDone, filesOfIdentities, IDENTITIES } from './identities.ts'
import { MANIFEST, manifestOf, PUBLIC_KEY, SIGNATURE } from './manifest.ts'
import { inSnapshot } from './moment.ts'
import { type AttemptCalls, filesOf, recordFiles, requireCurrentAttempt, TakenOver } from './noting.ts'
import { establishPrinted, PAPERS, type Paper, papersOf, pathOf } from './papers.ts'
import type { Frame } from './piece.ts'
import { piecesOf } from './pieces.ts'

/** The parts needed to make dossiers. */
export type DossierTools = Pick<DrawingTools, 'verification'> & {
  readonly pool: Pool
  readonly objects: Pick<ObjectStore, 'put' | 'putStream' | 'read' | 'remove'>
  readonly seal: SyncKeys['seal']
}

/** The tools of an attempt. */
export type Tools = DossierTools &
  AttemptCalls & {
    readonly store: Store
    readonly signal: AbortSignal
  }

const FRAME = 'cadre.json'
// The number of files after which progress is recorded: few enough that little is drawn twice after an interruption, and that a
// person who watches sees progress.
const PAPERS_TOGETHER = 50
// Greatest number of attempts to find a snapshot in which every receipt has its document, while phones record more receipts.
const MOMENTS = 5

/** Makes the tools of one attempt. */
export function toolsFor(making: DossierTools, it: DossierKey, attempt: Attempt, signal: AbortSignal): Tools {
  const door = doorOf(making.pool)
  return { ...making, door, it, attempt, signal, store: { objects: making.objects, door, it, attempt } }
}

/** Reads all data in one snapshot, and fixes its instant. */
export async function extract(tools: Tools, caller: object): Promise<void> {
  const { door, it, attempt, store, signal } = tools
  requireCurrentAttempt(await door('dossier_vider', { ...it, ...attempt }))
  await forget(store)
  for (let more = MOMENTS; ; more -= 1) {
    await establishPrinted(door, it, signal)
    const read = await readSnapshot(tools, caller, more === 1)
    if (read === null) continue
    requireCurrentAttempt(await door('dossier_arreter', { ...it, ...attempt, ...read }))
    return
  }
}

// Returns null if a phone printed a receipt that has no document in this snapshot, and another snapshot may be tried.
async function readSnapshot(
  tools: Tools,
  caller: object,
  isLast: boolean,
): Promise<Pick<Frame, 'arrete_au' | 'pieces_identite'> | null> {
  const { pool, it, store, verification, signal } = tools
  return inSnapshot(pool, it, caller, async ({ frame: asked, isPrinted, reading }) => {
    if (!isPrinted && !isLast) return null
    const frame: Frame = { ...asked, verification }
    const pieces = [...piecesOf(frame)]
    const note = (part: StoredFile) => recordFiles(tools, 'partie', [part], pieces.length + 1)
    await note(await keep(store, FRAME, once(Buffer.from(JSON.stringify(frame)))))
    for (const piece of pieces) {
      signal.throwIfAborted()
      await note(await keep(store, piece.path, piece.write(reading, frame)))
    }
    const { arrete_au, pieces_identite } = frame
    return { arrete_au, pieces_identite }
  })
}

/** Makes the files and the archive, and records its hash and size. */
export async function finish(tools: Tools): Promise<void> {
  const { door, it, attempt } = tools
  const { sha256, taille_octets } = await assemble(tools)
  requireCurrentAttempt(await door('dossier_achever', { ...it, ...attempt, sha256, taille_octets }))
}

/** Records the reason why the dossier has no archive. */
export async function giveUp({ door, it, attempt }: Tools, code: string): Promise<void> {
  requireCurrentAttempt(await door('dossier_achever', { ...it, ...attempt, raison: { code, details: null } }))
}

/** Makes the files and the archive; returns its hash and size. */
export async function assemble(tools: Tools) {
  const { door, it, attempt, store, objects, seal } = tools
  const parts = new Map((await filesOf(tools, 'partie')).map((part) => [part.chemin, part]))
  const partOf = (path: string) => {
    const part = parts.get(path)
    if (part === undefined) throw new Error(`dossier ${it.dossier_id}: no part ${path}`)
    return part
  }
  const frame = JSON.parse(await textOf(read(store, partOf(FRAME)))) as Frame
  const done = new Set((await filesOf(tools, 'fichier')).map(({ chemin }) => chemin))
  await noteIdentities(tools, frame, partOf, done)
  await makeFiles(tools, frame, partOf, done)
  await makePapers(tools, partOf(PAPERS.path), done)

  const files = await filesOf(tools, 'fichier')
  const manifest = manifestOf(frame, files)
  const sha256 = hash('sha256', manifest)
  const made = await seal(manifest)
  const sealed = { ...it, ...attempt, sha256, signature: made.signature, cle_publique: made.key }
  const kept = await door<{ signature: string; cle_publique: object } | null>('dossier_signer', sealed)
  if (kept === null) throw new TakenOver()
  const entries: Entry[] = files.map((file) => ({ path: file.chemin, open: () => read(store, file) }))
  const beside = (path: string, bytes: Buffer) => entries.push({ path, open: () => once(bytes) })
  beside(MANIFEST, manifest)
  beside(SIGNATURE, Buffer.from(`${kept.signature}\n`))
  beside(PUBLIC_KEY, Buffer.from(`${JSON.stringify(kept.cle_publique)}\n`))
  const cle = `${it.organisation_id}/${it.dossier_id}/${sha256}`
  return objects.putStream(
    { cle, type_media: 'application/zip' },
    archiveOf(entries, new Date(frame.arrete_au)),
  )
}

async function makeFiles(
  tools: Tools,
  frame: Frame,
  partOf: (path: string) => StoredFile,
  done: ReadonlySet<string>,
): Promise<void> {
  const { store, signal } = tools
  for (const { path, made } of piecesOf(frame)) {
    const part = partOf(path)
    if (made === undefined && !done.has(path)) await recordFiles(tools, 'fichier', [part])
    for (const file of made ?? []) {
      if (done.has(file.path)) continue
      signal.throwIfAborted()
      await recordFiles(tools, 'fichier', [await keep(store, file.path, file.make(read(store, part), frame))])
    }
  }
}

async function noteIdentities(
  tools: Tools,
  frame: Frame,
  partOf: (path: string) => StoredFile,
  done: ReadonlySet<string>,
): Promise<void> {
  const { door, it, store, signal } = tools
  if (frame.pieces_identite !== true || areIdentitiesDone(done)) return
  for await (const files of filesOfIdentities(door, it, read(store, partOf(IDENTITIES.path)))) {
    signal.throwIfAborted()
    const some = files.filter(({ chemin }) => !done.has(chemin))
    await recordFiles(tools, 'fichier', some)
  }
}

async function makePapers(tools: Tools, part: StoredFile, done: ReadonlySet<string>): Promise<void> {
  const { store, door, it, signal } = tools
  const papers = () => rowsOf<Paper>(read(store, part))
  let expected = done.size
  for await (const rows of papers()) expected += rows.filter((paper) => isToMake(paper, done)).length
  for await (const rows of papers()) {
    const wanted = rows.filter((paper) => isToMake(paper, done))
    for (let at = 0; at < wanted.length; at += PAPERS_TOGETHER) {
      signal.throwIfAborted()
      const some = await papersOf(tools, door, it, wanted.slice(at, at + PAPERS_TOGETHER))
      await recordFiles(tools, 'fichier', some, expected)
    }
  }
}

function isToMake(paper: Paper, done: ReadonlySet<string>): boolean {
  return paper.dessinable && !done.has(pathOf(paper))
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
