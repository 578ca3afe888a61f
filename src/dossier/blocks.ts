// Stores the files of a dossier in the object store, split into blocks of 4 MiB that fit in memory, each under its SHA-256. A block is
// recorded before it is stored, so that after an interruption every stored block is known.
import { createHash, hash } from 'node:crypto'
import type { ObjectStore } from '../objects/port.ts'
import type { Door, DossierKey } from './door.ts'

/** A file in the store: the id under which its blocks are, and its total hash and size. */
export type StoredFile = {
  readonly chemin: string
  readonly objet_id: string
  readonly blocs: readonly string[]
  readonly sha256: string
  readonly taille_octets: number
}

/** The store of blocks. */
export type Store = {
  readonly objects: Pick<ObjectStore, 'put' | 'read' | 'remove'>
  readonly door: Door
  readonly it: DossierKey
  /** The current attempt; absent if no attempt runs any more. */
  readonly attempt?: Attempt
}

/** An attempt at a dossier. Its number tells it from earlier attempts, whose writes are refused (fencing). */
export type Attempt = { readonly tentative: number }

const BLOCK_BYTES = 4_194_304
const MEDIA = 'application/octet-stream'

/** Stores a file, block by block. */
export async function keep(
  store: Store,
  chemin: string,
  content: AsyncIterable<Uint8Array>,
): Promise<StoredFile> {
  const [whole, blocs] = [createHash('sha256'), [] as string[]]
  let taille_octets = 0
  let [held, size] = [[] as Uint8Array[], 0]
  const put = async () => {
    blocs.push(await putBlock(store, Buffer.concat(held)))
    held = []
    size = 0
  }
  for await (const piece of content) {
    whole.update(piece)
    taille_octets += piece.length
    for (let at = 0; at < piece.length; ) {
      const part = piece.subarray(at, at + BLOCK_BYTES - size)
      held.push(part)
      size += part.length
      at += part.length
      if (size === BLOCK_BYTES) await put()
    }
  }
  if (size > 0) await put()
  return { chemin, objet_id: store.it.dossier_id, blocs, sha256: whole.digest('hex'), taille_octets }
}

async function putBlock({ objects, door, it }: Store, bytes: Buffer): Promise<string> {
  const sha256 = hash('sha256', bytes)
  await door('dossier_blocs', { ...it, ajoutes: [sha256] })
  const cle = keyOf(it, it.dossier_id, sha256)
  await objects.put({ cle, type_media: MEDIA, taille_octets: bytes.length, sha256 }, bytes)
  return sha256
}

/** Reads a file from the store; throws if a block is missing. */
export async function* read(
  { objects, it }: Store,
  { chemin, objet_id, blocs, taille_octets }: StoredFile,
): AsyncGenerator<Uint8Array> {
  for (const sha256 of blocs) {
    const bytes = await objects.read(keyOf(it, objet_id, sha256), Math.max(taille_octets, BLOCK_BYTES))
    if (bytes === null) throw new Error(`${chemin}: block ${sha256} is not in the store`)
    yield bytes
  }
}

/** Removes every recorded block, unless another attempt has taken over the dossier. */
export async function forget({ objects, door, it, attempt }: Store): Promise<void> {
  for (;;) {
    const { blocs } = await door<{ blocs: string[] }>('dossier_blocs', { ...it, ...attempt })
    if (blocs.length === 0) return
    for (const sha256 of blocs) await objects.remove(keyOf(it, it.dossier_id, sha256))
    await door('dossier_blocs', { ...it, ...attempt, retires: blocs })
  }
}

function keyOf({ organisation_id }: DossierKey, id: string, sha256: string): string {
  return `${organisation_id}/${id}/${sha256}`
}
