// Reads a printed code by the camera.
import { Button, Modal, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../desk.ts'
import { type Look, lookOf } from './detectors.ts'
import { LIST } from './texts.ts'

// The pause between two pictures, so that typing and pressing «Close» stay quick.
const PAUSE_MS = 100

// Says if the browser gives the page a camera: over HTTPS, or on the machine of the service.
const canScan = (): boolean => navigator.mediaDevices !== undefined

/** A button that reads a code; without a camera there is none. */
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
  const [failed, fail] = useState<'camera_sans_reseau' | 'camera_fermee' | null>(null)
  const latest = useRef(found)
  latest.current = found
  useEffect(() => {
    const stopped = new AbortController()
    const closed = () => fail('camera_fermee')
    lookOf().then(
      (look) =>
        watch(video.current, look, stopped.signal).then(
          (code) => code !== null && latest.current(code),
          closed,
        ),
      () => fail('camera_sans_reseau'),
    )
    return () => stopped.abort()
  }, [])
  if (failed !== null) return <Text role="alert">{say(failed)}</Text>
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
async function watch(
  video: HTMLVideoElement | null,
  look: Look,
  signal: AbortSignal,
): Promise<string | null> {
  if (video === null || signal.aborted) return null
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  try {
    video.srcObject = stream
    await video.play()
    while (!signal.aborted) {
      const code = await look(video)
      if (code !== null && !signal.aborted) return code.trim()
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
    return null
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}
