// Makes the file of a document: drawn, kept in the store, and written down, in that order: whoever dies in between leaves
// a file that nobody refers to, and the next one draws it again.
import { hash } from 'node:crypto'
import type { NewObject, ObjectStore } from '../objects/port.ts'
import { draw } from './draw.ts'
import type { Frozen } from './layout.ts'
import { LOGO_BYTES } from './logo.ts'

/** What documents are made with. */
export type Making = {
  readonly objects: Pick<ObjectStore, 'put' | 'read'>
  /** Where anybody verifies a code: what stands before it. */
  readonly verification: string
}

/** Where anybody verifies a document of this service. */
export function verificationOf(publicUrl: string): string {
  return `${publicUrl}/verifier`
}

/** Draws a document and keeps its file; answers what was kept. */
export async function make({ objects, verification }: Making, frozen: Frozen): Promise<NewObject> {
  const content = await draw(frozen, verification, await logoOf(objects, frozen.organisation))
  const sha256 = hash('sha256', content)
  const cle = `${frozen.organisation.id}/${frozen.id}/${sha256}`
  const object = { cle, type_media: 'application/pdf', taille_octets: content.length, sha256 }
  await objects.put(object, content)
  return object
}

// A document without the logo that was frozen would be another document: it waits until the store has it again.
async function logoOf(objects: Making['objects'], { id, logo_sha256 }: Frozen['organisation']) {
  if (logo_sha256 === undefined) return undefined
  const logo = await objects.read(`${id}/${id}/${logo_sha256}`, LOGO_BYTES)
  if (logo === null || hash('sha256', logo) !== logo_sha256)
    throw new Error(`the store has no logo ${logo_sha256} of organization ${id}`)
  return logo
}
