import { Group, List, Text, Title, useComputedColorScheme } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import { type Shape, ShapesMap } from '../../parts/map/ShapesMap.tsx'
import { RecordLink } from '../../parts/RecordLink.tsx'
import { Refusal } from '../../parts/Refusal.tsx'
import { moment, surface } from '../../words/figures.ts'
import { type Detail, useSurveys } from './queries.ts'
import { shapeOf } from './shapes.ts'
import { TEXTS } from './texts.ts'

// Colours of the item's own plot and of other plots, in the light and the dark scheme. A replaced survey has a dashed outline.
const COLOURS = {
  light: { own: '#14532d', other: '#9c2a00' },
  dark: { own: '#4ade80', other: '#ff922b' },
} as const

// The maximum number of survey versions drawn over one another.
const VERSIONS = 4

/** The plots of an item about land: the surveys of each plot, on a map and as a list. */
export function Land({ item }: { item: Detail }) {
  const say = useWords(TEXTS)
  const { langue, me } = useDesk()
  const colours = COLOURS[useComputedColorScheme('light')]
  const other = (item.details as { autre_id?: string } | null)?.autre_id
  const ids = item.entite === 'parcelle' ? [item.entite_id, other].filter((id) => typeof id === 'string') : []
  const asked = useSurveys(ids)
  if (ids.length === 0) return null
  if (asked.error) return <Refusal error={asked.error} retry={() => void asked.refetch()} />
  const plots = (asked.data?.parcelles?.nodes ?? []).filter((plot) => plot !== null)
  const surveys = plots
    .toSorted((one, next) => ids.indexOf(one.id) - ids.indexOf(next.id))
    .flatMap((plot, at) =>
      plot.polygones.nodes
        .filter((survey) => survey !== null)
        .slice(0, VERSIONS)
        .map((survey) => ({
          plot,
          survey,
          shape: shapeOf(survey.forme, survey.geojson),
          isInForce: survey.id === plot.releveEnVigueur?.id,
          isOther: at > 0,
        })),
    )
  const shapes: Shape[] = surveys.map(({ survey, shape, isInForce, isOther }) => ({
    id: survey.id,
    geojson: shape,
    colour: isOther ? colours.other : colours.own,
    isPast: !isInForce,
  }))
  const names = plots.map(({ nom }) => nom).join(', ')
  return (
    <section>
      <Title order={3} size="h4" mb="xs">
        {say('carte')}
      </Title>
      {shapes.some(({ geojson }) => geojson !== null) && (
        <ShapesMap label={say('carte_texte', { noms: names })} height={320} shapes={shapes} />
      )}
      <Text fw={500} mt="xs">
        {say('releves')}
      </Text>
      <List size="sm" spacing={10}>
        {surveys.map(({ plot, survey, shape, isInForce }) => (
          <List.Item key={survey.id}>
            <Group gap={4}>
              <RecordLink genre="parcelle" id={plot.id}>
                {plot.nom}
              </RecordLink>
              <Text size="sm">
                {[
                  moment(survey.dateOperation, langue, me.organisation.fuseau_horaire),
                  ...(survey.surfaceM2 === null ? [] : [surface(survey.surfaceM2, langue)]),
                  ...(isInForce ? [say('releve_actuel')] : []),
                  ...(shape === null ? [say('releve_invalide')] : []),
                ].join(' · ')}
              </Text>
            </Group>
          </List.Item>
        ))}
      </List>
    </section>
  )
}
