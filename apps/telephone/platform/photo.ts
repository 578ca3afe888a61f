// Reads photos from the camera's file, and reduces their size before they are hashed.
import type { Contenu, Shrink } from '@sillon/telephone/reseau'
import { File, Paths } from 'expo-file-system'
import { ImageManipulator, SaveFormat } from 'expo-image-manipulator'

// At this width, a tenth of a camera's width, a label and a crate are still legible.
const WIDEST_PX = 1280
const QUALITY = 0.6

/** Reads the camera's photo and deletes its file, so that it does not appear in a gallery. */
export async function photoAt(uri: string): Promise<Contenu> {
  const file = new File(uri)
  const contenu = await file.bytes()
  file.delete()
  return { role: 'photo', type_media: 'image/jpeg', contenu }
}

/** Returns a photo of at most 1280 pixels in width, as JPEG. */
export const reduire: Shrink = async (photo) => {
  const taken = new File(Paths.cache, `photo-${Date.now()}-${photo.contenu.length}.jpg`)
  taken.write(photo.contenu)
  try {
    const drawn = await ImageManipulator.manipulate(taken.uri).resize({ width: WIDEST_PX }).renderAsync()
    const { uri } = await drawn.saveAsync({ format: SaveFormat.JPEG, compress: QUALITY })
    return { ...(await photoAt(uri)), role: photo.role }
  } finally {
    taken.delete()
  }
}
