// Reads a printed code by the camera, where the browser has a reader of codes; elsewhere the code is typed.
import { Button, Modal, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../desk.ts'
import { LIST } from './texts.ts'

type Detector = { detect(of: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]> }
type DetectorClass = new () => Detector

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

// Says if the browser reads codes by a camera.
const canScan = (): boolean => detectorClass() !== undefined && navigator.mediaDevices !== undefined

/** A button that reads a code; without a reader of codes in the browser there is none. */
export function Scan({ found }: { found: (code: string) => void }) {
  const say = useWords(LIST)
  const [isOpen, open] = useState(false)
  if (!canScan()) return null
  const take = (code: string) => {
    open(false)
    found(code)
  }
  return (
    <>
      <Button variant="default" onClick={() => open(true)}>
        {say('scanner')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => open(false)}
        title={say('scanner')}
        closeButtonProps={{ 'aria-label': say('fermer') }}
      >
        {isOpen && <Camera found={take} />}
      </Modal>
    </>
  )
}

function Camera({ found }: { found: (code: string) => void }) {
  const say = useWords(LIST)
  const video = useRef<HTMLVideoElement>(null)
  const [isRefused, refuse] = useState(false)
  const latest = useRef(found)
  latest.current = found
  useEffect(() => {
    const stopped = new AbortController()
    watch(video.current, stopped.signal).then(
      (code) => code !== null && latest.current(code),
      () => refuse(true),
    )
    return () => stopped.abort()
  }, [])
  if (isRefused) return <Text role="alert">{say('camera_fermee')}</Text>
  return (
    <>
      <Text size="sm" mb="xs">
        {say('camera')}
      </Text>
      <video ref={video} muted playsInline style={{ width: '100%' }} />
    </>
  )
}

// Looks at pictures of the camera until one has a code; the camera is closed then, or when the person leaves.
async function watch(video: HTMLVideoElement | null, signal: AbortSignal): Promise<string | null> {
  const Reader = detectorClass()
  if (video === null || Reader === undefined) return null
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  try {
    video.srcObject = stream
    await video.play()
    const detector = new Reader()
    while (!signal.aborted) {
      const [code] = await detector.detect(video)
      if (code !== undefined) return code.rawValue.trim()
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return null
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}
