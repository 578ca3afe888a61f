// Files of the embedded store on disk: complete or absent, never overwritten.
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { link, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { isCode } from '../process/systemErrors.ts'
import { measure, readAll } from './measure.ts'
import type { Found, Listed } from './port.ts'

/** Result of storing a file: stored, different from the announcement, or refused because the name exists. */
export type Kept = 'kept' | 'different' | 'taken'

// Age in ms after which an incomplete file is removed: the process that wrote it has died.
const LEFT_BEHIND_MS = 24 * 3_600_000

/** Writes a stream to a file. Writes a draft first and, if its bytes match, flushes it and links it to its name. An existing file stays. */
export async function keep(path: string, aside: string, content: Readable, awaited: Found): Promise<Kept> {
  const { kept } = await settle(path, aside, content, ({ taille_octets, sha256 }) => {
    return taille_octets === awaited.taille_octets && sha256 === awaited.sha256
  })
  return kept
}

/** Writes a stream to a file, whatever its content; returns its size and hash. */
export async function keepWhole(
  path: string,
  aside: string,
  content: AsyncIterable<Uint8Array>,
): Promise<Found> {
  return (await settle(path, aside, Readable.from(content, { objectMode: false }), () => true)).written
}

async function settle(
  path: string,
  aside: string,
  content: Readable,
  isAwaited: (written: Found) => boolean,
): Promise<{ kept: Kept; written: Found }> {
  await mkdir(aside, { recursive: true })
  const draft = join(aside, randomUUID())
  try {
    const written = await write(draft, content)
    if (!isAwaited(written)) return { kept: 'different', written }
    return { kept: await giveName(draft, path), written }
  } finally {
    await rm(draft, { force: true })
  }
}

async function giveName(draft: string, path: string): Promise<Kept> {
  const first = await mkdir(dirname(path), { recursive: true })
  try {
    await link(draft, path) // fails when the name is taken
  } catch (error) {
    if (isCode(error, 'EEXIST')) return 'taken'
    throw error
  }
  await flushFolders(dirname(path), first === undefined ? dirname(path) : dirname(first))
  return 'kept'
}

// Leaves the stream open if writing fails, so that the client receives the error on the same connection.
async function write(path: string, content: Readable): Promise<Found> {
  const hash = createHash('sha256')
  let taille_octets = 0
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      hash.update(chunk)
      taille_octets += chunk.length
      await file.writeFile(chunk)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { taille_octets, sha256: hash.digest('hex') }
}

/** Returns size and hash of a file; null if there is no file. */
export async function inspect(path: string, limit: number): Promise<Found | null> {
  if ((await sizeOf(path)) === null) return null
  return measure(createReadStream(path, { end: limit }), limit)
}

/** Returns the bytes of a file; null if there is no file, or if it has more than `limit` bytes. */
export async function read(path: string, limit: number): Promise<Buffer | null> {
  if ((await sizeOf(path)) === null) return null
  return readAll(createReadStream(path, { end: limit }), limit)
}

/** Passes the bytes of a file to `take`; null if there is no file. */
export async function stream<T>(path: string, take: (bytes: Readable) => Promise<T>): Promise<T | null> {
  return (await sizeOf(path)) === null ? null : take(createReadStream(path))
}

/** Returns the size of a file; null if there is no file. */
export async function sizeOf(path: string): Promise<number | null> {
  const found = await stat(path).catch(whenGone(null))
  return found === null ? null : found.size
}

/** Returns the names of the folders in a folder, sorted. */
export async function foldersIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(whenGone([]))
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
}

/** Returns the files under a folder at any depth, by their sorted paths from `root`. */
export async function* filesUnder(root: string, folder: string): AsyncGenerator<Listed> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(whenGone([]))
  // Sorts a folder with its slash, so that its files are in the byte order of their keys.
  const named = entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
  for (const name of named.toSorted()) {
    const cle = `${folder}${name}`
    if (name.endsWith('/')) yield* filesUnder(root, cle)
    else {
      const taille_octets = await sizeOf(join(root, cle))
      if (taille_octets !== null) yield { cle, taille_octets }
    }
  }
}

/** Removes old drafts. */
export async function removeLeftBehind(aside: string, now: Date): Promise<void> {
  await mkdir(aside, { recursive: true })
  for (const name of await readdir(aside)) {
    const path = join(aside, name)
    const { mtimeMs } = await stat(path).catch(whenGone({ mtimeMs: now.getTime() })) // another process may remove it
    if (now.getTime() - mtimeMs > LEFT_BEHIND_MS) await rm(path, { force: true })
  }
}

/** Checks that files can be stored in a folder: written, and linked to their names. */
export async function tryFolder(aside: string): Promise<void> {
  const trial = Buffer.from('essai')
  const path = join(aside, `essai-${randomUUID()}`)
  const awaited = await measure(Readable.from([trial]), trial.length)
  try {
    await keep(path, aside, Readable.from([trial]), awaited)
  } finally {
    await rm(path, { force: true })
  }
}

// Flushes the folder of a file and its new parents, because a name is durable only once its folder is flushed.
async function flushFolders(path: string, last: string): Promise<void> {
  await flushFolder(path)
  if (path !== last) await flushFolders(dirname(path), last)
}

async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

function whenGone<T>(instead: T): (error: unknown) => T {
  return (error) => {
    if (isCode(error, 'ENOENT')) return instead
    throw error
  }
}
