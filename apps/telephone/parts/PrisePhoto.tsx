// The camera inside the application: its photos belong to the collection and do not appear in the phone's gallery.
import type { Contenu } from '@sillon/telephone/reseau'
import { CameraView, useCameraPermissions } from 'expo-camera'
import { useRef, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { photoAt } from '../platform/photo'
import { SPACE, useTheme } from './theme.ts'
import { Button, Label } from './ui.tsx'

/** A button that opens the camera, and the open camera. */
export function PrisePhoto({ count, onTake }: { count: number; onTake: (photo: Contenu) => void }) {
  const { dire } = useTheme()
  const [permission, ask] = useCameraPermissions()
  const [isOpen, setOpen] = useState(false)
  const [isReady, setReady] = useState(false)
  const camera = useRef<CameraView>(null)
  const open = async () => {
    const { granted } = permission?.granted ? permission : await ask()
    setOpen(granted)
  }
  const take = async () => {
    const taken = await camera.current?.takePictureAsync({ quality: 1, shutterSound: false })
    if (taken !== undefined) onTake(await photoAt(taken.uri))
    setOpen(false)
    setReady(false)
  }
  return (
    <View style={styles.group}>
      {count === 0 ? null : <Label muted>{dire('photos', { n: count })}</Label>}
      {permission?.granted === false && !permission.canAskAgain ? (
        <Label tone="warn">{dire('camera_refusee')}</Label>
      ) : null}
      {isOpen ? (
        <>
          <CameraView ref={camera} style={styles.camera} onCameraReady={() => setReady(true)} />
          <Button label={dire('declencher')} disabled={!isReady} onPress={() => void take()} />
          <Button kind="outlined" label={dire('fermer')} onPress={() => setOpen(false)} />
        </>
      ) : (
        <Button kind="outlined" label={dire('photo')} onPress={() => void open()} />
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  group: { gap: SPACE },
  camera: { height: 320, borderRadius: 12, overflow: 'hidden' },
})
