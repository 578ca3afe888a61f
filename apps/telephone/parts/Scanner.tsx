// The camera that reads the office's QR code.
import { CameraView, useCameraPermissions } from 'expo-camera'
import { useState } from 'react'
import { StyleSheet } from 'react-native'
import { useTheme } from './theme.ts'
import { Button, Label } from './ui.tsx'

/** A button that opens the camera, and the camera until it reads a QR code. */
export function Scanner({ onRead }: { onRead: (texte: string) => void }) {
  const { dire } = useTheme()
  const [permission, ask] = useCameraPermissions()
  const [isOpen, setOpen] = useState(false)
  const open = async () => {
    const { granted } = permission?.granted ? permission : await ask()
    setOpen(granted)
  }
  const read = (texte: string) => {
    setOpen(false)
    onRead(texte)
  }
  if (isOpen)
    return (
      <>
        <CameraView
          style={styles.camera}
          barcodeScannerSettings={{ barcodeTypes: ['qr'] }}
          onBarcodeScanned={({ data }) => read(data)}
        />
        <Button kind="outlined" label={dire('fermer')} onPress={() => setOpen(false)} />
      </>
    )
  return (
    <>
      <Button kind="outlined" label={dire('scanner')} onPress={() => void open()} />
      {permission?.granted === false && !permission.canAskAgain ? (
        <Label tone="warn">{dire('camera_refusee')}</Label>
      ) : null}
    </>
  )
}

const styles = StyleSheet.create({ camera: { height: 320, borderRadius: 12, overflow: 'hidden' } })
