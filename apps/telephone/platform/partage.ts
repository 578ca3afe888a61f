// Shares a picture with another application of the phone.
import { File, Paths } from 'expo-file-system'
import { shareAsync } from 'expo-sharing'

/** Shares a PNG that is given in base64. */
export async function share(base64: string, name: string): Promise<void> {
  const file = new File(Paths.cache, name)
  file.write(base64, { encoding: 'base64' })
  await shareAsync(file.uri, { mimeType: 'image/png' })
}
