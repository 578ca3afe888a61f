// The page of a plot: state, crop, surveys drawn over one another, and overlapping plots.
import { Group, List, Text } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import { percent, surface } from '../../words/figures.ts'
import { Controls } from './Controls.tsx'
import { CategorieMark, EtatMark } from './Mark.tsx'
import { OpenLink } from './OpenLink.tsx'
import { Overlaps } from './Overlaps.tsx'
import { usePlot, useProducts } from './queries.ts'
import { Opened, Part, Sheet } from './Sheet.tsx'
import { Surveys } from './Surveys.tsx'
import { PLOTS } from './texts.ts'

/** The page of a plot. */
export function PlotSheet({ id }: { id: string }) {
  const say = useWords(PLOTS)
  const { langue } = useDesk()
  return (
    <Opened of={usePlot(id)}>
      {(plot) => (
        <Sheet title={plot.nom}>
          <Group gap="md">
            <EtatMark etat={plot.etat} />
            <CategorieMark categorie={plot.categorie} />
            <Text size="sm">
              {say('surface_declaree', { surface: surface(plot.surface_declaree_m2, langue) })}
            </Text>
          </Group>
          {plot.producteur_id !== null && (
            <Text size="sm">
              {say('producteur_dit')}{' '}
              <OpenLink producer={plot.producteur_id}>{plot.producteur_nom ?? plot.producteur_id}</OpenLink>
            </Text>
          )}
          {plot.polygone === null && plot.point !== null && <Position point={plot.point} />}
          {Object.keys(plot.qualites).length > 0 && (
            <Text size="sm">
              {say('qualites', {
                qualites: Object.entries(plot.qualites)
                  .map(([referentiel, etat]) => `${referentiel} ${etat}`)
                  .join(', '),
              })}
            </Text>
          )}
          <Crops crops={plot.cultures} />
          <Controls controls={plot.controles} />
          <Surveys nom={plot.nom} surveys={plot.releves} />
          <Overlaps id={id} plot={plot} />
        </Sheet>
      )}
    </Opened>
  )
}

type Point = { longitude_microdegres: number; latitude_microdegres: number }

function Position({ point }: { point: Point }) {
  const say = useWords(PLOTS)
  const degrees = (micro: number) => (micro / 1_000_000).toFixed(6)
  return (
    <Text size="sm">
      {say('point', {
        latitude: degrees(point.latitude_microdegres),
        longitude: degrees(point.longitude_microdegres),
      })}
    </Text>
  )
}

type Crop = { produit_id: string; part_cp: number; strate: 'principal' | 'associe' }

function Crops({ crops }: { crops: readonly Crop[] }) {
  const say = useWords(PLOTS)
  const { langue } = useDesk()
  const nameOf = useProducts()
  return (
    <Part title={say('cultures')}>
      {crops.length === 0 ? (
        <Text size="sm">{say('aucune_culture')}</Text>
      ) : (
        <List size="sm" lh={2}>
          {crops.map(({ produit_id, part_cp, strate }) => (
            <List.Item key={`${produit_id} ${strate}`}>
              {say(strate === 'associe' ? 'associe' : 'culture', {
                produit: nameOf(produit_id),
                part: percent(part_cp, 10_000, langue),
              })}
            </List.Item>
          ))}
        </List>
      )}
    </Part>
  )
}
