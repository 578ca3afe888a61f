// Photos in a browser: what its camera gives is an address of data.
import type { Contenu, Shrink } from '@sillon/telephone/reseau'

/** The photo at that address. */
export async function photoAt(uri: string): Promise<Contenu> {
  const answer = await fetch(uri)
  const contenu = new Uint8Array(await answer.arrayBuffer())
  return { role: 'photo', type_media: contenu[0] === 0x89 ? 'image/png' : 'image/jpeg', contenu }
}

/** A browser's photo is as small as its camera: it stays. */
export const reduire: Shrink = async (photo) => photo
