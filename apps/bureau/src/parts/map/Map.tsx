// A map. The screen gives the shapes to draw; the base map belongs to the workbench.
import { Alert, Button, Center, Group, Text } from '@mantine/core'
import { Suspense, useContext, useMemo, useState } from 'react'
import { DeskContext, LanguageContext, useWords } from '../../desk.ts'
import { readPageSettings } from '../../settings.ts'
import type { Language } from '../../words/words.ts'
import { piece } from '../piece.tsx'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { MapProps } from './map.ts'

const { tuiles: TILES } = readPageSettings()
const Canvas = piece(async () => (await import('./Canvas.tsx')).Canvas)

/** A map, or a sentence if the browser can not draw one: the calling screen shows the same content as a list. */
export function MapView(props: MapProps) {
  const say = useWords({ fr, en })
  const langue = useContext(LanguageContext)
  const me = useContext(DeskContext)?.me
  const adresse = me?.images
  const imagery = useMemo(
    () =>
      adresse === undefined || me === undefined ? TILES : { organisation: me.organisation.code, adresse },
    [adresse, me],
  )
  const shown = adresse ?? TILES
  const [isDrawn] = useState(canDraw)
  const [place, setPlace] = useState<{ readonly lng: number; readonly lat: number } | null>(null)
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
        <Canvas key={`${langue} ${shown}`} {...props} say={say} point={setPlace} imagery={imagery} />
      </Suspense>
      <Group justify="space-between" gap="xs" mt={4}>
        <Text size="xs" style={{ fontVariantNumeric: 'tabular-nums' }} data-lieu>
          {place === null ? '' : degrees(place, langue)}
        </Text>
        <Button size="compact-xs" variant="default" onClick={() => window.print()}>
          {say('imprimer')}
        </Button>
        <Text size="xs" c="dimmed">
          {shown === undefined ? say('fond') : say('fond_images', { hote: new URL(shown).host })}
        </Text>
      </Group>
    </div>
  )
}

// Latitude and longitude in decimal degrees, to a metre.
const degrees = ({ lat, lng }: { readonly lat: number; readonly lng: number }, langue: Language) =>
  [lat, lng]
    .map((one) => one.toLocaleString(langue, { minimumFractionDigits: 5, maximumFractionDigits: 5 }))
    .join(langue === 'fr' ? ' ; ' : ', ')

function canDraw(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
