// The map of the plots that match the filters, and its legend.
import { Group, Paper, SegmentedControl, Text, useComputedColorScheme } from '@mantine/core'
import { useMemo } from 'react'
import { useAddress } from '../../address.ts'
import { useDesk, useWords } from '../../desk.ts'
import { MapView } from '../../parts/map/Map.tsx'
import { boundsOf, featureOf } from '../../parts/map/shapes.ts'
import { CHOOSABLE, disc, plotLayers } from './layers.ts'
import { CategorieMark, EtatMark, Swatch } from './Mark.tsx'
import { degreesOf, type Filters, tilesOf, useExtent, usePlot } from './queries.ts'
import { CATEGORIES, COLOURS, type Colouring, ETATS } from './states.ts'
import { PLOTS } from './texts.ts'

type Props = { filters: Filters; id: string | undefined; producteur: string | undefined }

/** The map of plots. */
export function PlotsMap({ filters, id, producteur }: Props) {
  const say = useWords(PLOTS)
  const desk = useDesk()
  const scheme = useComputedColorScheme('light')
  const [{ couleurs }, change] = useAddress()
  const by: Colouring = couleurs === 'categorie' ? 'categorie' : 'etat'
  const extent = useExtent(
    id === undefined && producteur !== undefined ? { producteur_id: producteur } : filters,
  )
  const shape = usePlotBounds(id)
  const everywhere = useMemo(() => degreesOf(extent.data), [extent.data])
  const tiles = useMemo(() => ({ parcelles: tilesOf(desk, filters) }), [desk, filters])
  const layers = useMemo(() => plotLayers(by, scheme, { id, producteur }), [by, scheme, id, producteur])
  return (
    <Paper withBorder p="xs" component="section" aria-label={say('carte')}>
      <MapView
        label={say('carte')}
        height="min(55vh, 34rem)"
        tiles={tiles}
        layers={layers}
        icon={disc}
        fit={shape ?? everywhere}
        choosable={CHOOSABLE}
        approachable={NEARER}
        onChoose={({ properties }) => change({ id: String(properties.id), producteur: '' })}
      />
      <Legend
        by={by}
        change={(next) => change({ couleurs: next === 'etat' ? '' : next }, { replace: true })}
      />
    </Paper>
  )
}

const NEARER = ['amas']

function usePlotBounds(id: string | undefined) {
  const { data } = usePlot(id ?? '', id !== undefined)
  return useMemo(() => boundsOf(featureOf(data?.polygone?.geojson ?? null, {})), [data])
}

function Legend({ by, change }: { by: Colouring; change: (next: Colouring) => void }) {
  const say = useWords(PLOTS)
  const scheme = useComputedColorScheme('light')
  return (
    <>
      <SegmentedControl
        size="xs"
        mb="xs"
        aria-label={say('couleurs')}
        value={by}
        onChange={(next) => change(next as Colouring)}
        data={[
          { value: 'etat', label: say('etat') },
          { value: 'categorie', label: say('categorie') },
        ]}
      />
      <Group component="ul" gap="md" p={0} m={0} style={{ listStyle: 'none' }} aria-label={say('legende')}>
        {by === 'etat'
          ? ETATS.map((etat) => (
              <li key={etat}>
                <EtatMark etat={etat} />
              </li>
            ))
          : CATEGORIES.map((categorie) => (
              <li key={categorie}>
                <CategorieMark categorie={categorie} />
              </li>
            ))}
        <li>
          <Group gap={6} wrap="nowrap" component="span">
            <Swatch colour={COLOURS[scheme].chevauchement} isFull />
            <Text span size="sm">
              {say('en_commun')}
            </Text>
          </Group>
        </li>
      </Group>
      <Text size="xs" c="dimmed" mt="xs">
        {say(by === 'etat' ? 'amas_etat' : 'amas')}
      </Text>
    </>
  )
}
