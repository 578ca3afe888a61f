// Photos: read where the camera left them, and made smaller before they are hashed.
import type { Contenu, Shrink } from '@sillon/telephone/reseau'
import { File, Paths } from 'expo-file-system'
import { ImageManipulator, SaveFormat } from 'expo-image-manipulator'

// A label and a crate are read at this width; it is a tenth of what a camera gives.
const WIDEST_PX = 1280
const QUALITY = 0.6

/** The photo that the camera left there, which is removed: it stands in no gallery. */
export async function photoAt(uri: string): Promise<Contenu> {
  const file = new File(uri)
  const contenu = await file.bytes()
  file.delete()
  return { role: 'photo', type_media: 'image/jpeg', contenu }
}

/** A photo of at most 1280 pixels across, as JPEG. */
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
