// Photos in a browser, whose camera returns a data URL.
import type { Contenu, Shrink } from '@sillon/telephone/reseau'

/** Reads a photo from a data URL. */
export async function photoAt(uri: string): Promise<Contenu> {
  const answer = await fetch(uri)
  const contenu = new Uint8Array(await answer.arrayBuffer())
  return { role: 'photo', type_media: contenu[0] === 0x89 ? 'image/png' : 'image/jpeg', contenu }
}

/** Returns a browser's photo unchanged, because these photos are small. */
export const reduire: Shrink = async (photo) => photo
