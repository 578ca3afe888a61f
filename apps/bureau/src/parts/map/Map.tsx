// A map. The screen gives the shapes to draw; the base map belongs to the workbench.
import { Alert, Center, Text } from '@mantine/core'
import { Suspense, useContext, useState } from 'react'
import { LanguageContext, useWords } from '../../desk.ts'
import { piece } from '../piece.tsx'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { MapProps } from './map.ts'

const Canvas = piece(async () => (await import('./Canvas.tsx')).Canvas)

/** A map, or a sentence if the browser can not draw one: the calling screen shows the same content as a list. */
export function MapView(props: MapProps) {
  const say = useWords({ fr, en })
  const langue = useContext(LanguageContext)
  const [isDrawn] = useState(canDraw)
  if (!isDrawn)
    return (
      <Alert color="gray" role="note">
        {say('sans_webgl')}
      </Alert>
    )
  const waiting = (
    <Center h={props.height} role="status">
      <Text c="dimmed">{say('chargement')}</Text>
    </Center>
  )
  return (
    <div>
      <Suspense fallback={waiting}>
        <Canvas key={langue} {...props} say={say} />
      </Suspense>
      <Text size="xs" c="dimmed" ta="right">
        {say('fond')}
      </Text>
    </div>
  )
}

function canDraw(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
