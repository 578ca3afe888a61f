// Makes the file of a document: draws it, puts it into the store, and then records it. If the process dies before the record, the
// store keeps an unused file, and the next attempt draws the document again.
import { hash } from 'node:crypto'
import type { NewObject, ObjectStore } from '../objects/port.ts'
import { draw } from './draw.ts'
import type { Frozen } from './layout.ts'
import { LOGO_BYTES } from './logo.ts'

/** The parts needed to make documents. */
export type DrawingTools = {
  readonly objects: Pick<ObjectStore, 'put' | 'read' | 'remove'>
  /** The URL prefix of verification. */
  readonly verification: string
}

/** Returns the URL prefix at which anyone verifies a document of this service. */
export function verificationOf(publicUrl: string): string {
  return `${publicUrl}/verifier`
}

/** Draws a document and stores its file; returns the stored object. */
export async function make({ objects, verification }: DrawingTools, frozen: Frozen): Promise<NewObject> {
  const content = await draw(frozen, verification, await logoOf(objects, frozen.organisation))
  const sha256 = hash('sha256', content)
  const cle = `${frozen.organisation.id}/${frozen.id}/${sha256}`
  const object = { cle, type_media: 'application/pdf', taille_octets: content.length, sha256 }
  await objects.put(object, content)
  return object
}

/** Removes the file after recording if the store must not keep it: its content was erased meanwhile, or it was drawn twice. */
export async function settle(
  { objects }: Pick<DrawingTools, 'objects'>,
  { cle }: NewObject,
  isKept: boolean,
): Promise<void> {
  if (!isKept) await objects.remove(cle)
}

// Reads the frozen logo. If the store lost the logo, the document is not drawn yet, because without its logo it would be a
// different document.
async function logoOf(objects: DrawingTools['objects'], { id, logo_sha256 }: Frozen['organisation']) {
  if (logo_sha256 === undefined) return undefined
  const logo = await objects.read(`${id}/${id}/${logo_sha256}`, LOGO_BYTES)
  if (logo === null || hash('sha256', logo) !== logo_sha256)
    throw new Error(`the store has no logo ${logo_sha256} of organization ${id}`)
  return logo
}
