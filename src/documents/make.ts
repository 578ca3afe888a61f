// Makes the file of a document: drawn, kept in the store, and written down, in that order: whoever dies in between leaves
// a file that nobody refers to, and the next one draws it again.
import { hash } from 'node:crypto'
import type { NewObject, ObjectStore } from '../objects/port.ts'
import { draw } from './draw.ts'
import type { Frozen } from './layout.ts'

/** What documents are made with. */
export type Making = {
  readonly objects: Pick<ObjectStore, 'put'>
  /** Where anybody verifies a code: what stands before it. */
  readonly verification: string
}

/** Where anybody verifies a document of this service. */
export function verificationOf(publicUrl: string): string {
  return `${publicUrl}/verifier`
}

/** Draws a document and keeps its file; answers what was kept. */
export async function make({ objects, verification }: Making, frozen: Frozen): Promise<NewObject> {
  const content = await draw(frozen, verification)
  const sha256 = hash('sha256', content)
  const cle = `${frozen.organisation.id}/${frozen.id}/${sha256}`
  const object = { cle, type_media: 'application/pdf', taille_octets: content.length, sha256 }
  await objects.put(object, content)
  return object
}
