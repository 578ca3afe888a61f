import { Group, List, Loader, Text, Title } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { RecordLink } from '../../parts/RecordLink.tsx'
import { Refusal } from '../../parts/Refusal.tsx'
import { moment, surface } from '../../words/figures.ts'
import { type Detail, useSurveys } from './queries.ts'
import { type Shape, shapeOf } from './shapes.ts'
import { TEXTS } from './texts.ts'

const LandMap = lazy(() => import('./LandMap.tsx').then((module) => ({ default: module.LandMap })))

// How many versions of a plot's surveys are drawn over one another.
const VERSIONS = 4

/** The plots of an item that are about land: the surveys of each over one another, drawn and told. */
export function Land({ item }: { item: Detail }) {
  const say = useWords(TEXTS)
  const { langue, me } = useDesk()
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
  const shapes: Shape[] = surveys.flatMap(({ survey, shape, isInForce, isOther, plot }) =>
    shape === null ? [] : [{ id: survey.id, nom: plot.nom, rings: shape, isInForce, isOther }],
  )
  const names = plots.map(({ nom }) => nom).join(', ')
  return (
    <section>
      <Title order={3} size="h4" mb="xs">
        {say('carte')}
      </Title>
      {shapes.length > 0 && (
        <Suspense fallback={<Loader role="status" aria-label={say('carte')} />}>
          <LandMap
            shapes={shapes}
            label={say('carte_texte', { noms: names })}
            absent={say('carte_absente')}
          />
        </Suspense>
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
