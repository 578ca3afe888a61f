// Photos in a browser: its camera gives a data URL.
import type { Contenu, Shrink } from '@sillon/telephone/reseau'

/** Reads the photo of a data URL. */
export async function photoAt(uri: string): Promise<Contenu> {
  const answer = await fetch(uri)
  const contenu = new Uint8Array(await answer.arrayBuffer())
  return { role: 'photo', type_media: contenu[0] === 0x89 ? 'image/png' : 'image/jpeg', contenu }
}

/** Keeps a browser's photo as it is: its camera's photos are small. */
export const reduire: Shrink = async (photo) => photo
