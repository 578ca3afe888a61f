// The surveys of a plot: drawn over one another, and listed with date and area; a person can hide each one.
import { Checkbox, ScrollArea, Table, Text, useComputedColorScheme, VisuallyHidden } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { ShapesMap } from '../../parts/map/ShapesMap.tsx'
import { dayOf, surface } from '../../words/figures.ts'
import { Swatch } from './Mark.tsx'
import { Part } from './Sheet.tsx'
import { PLOTS } from './texts.ts'

/** A survey as the service returns it. */
export type Survey = {
  readonly id: string
  readonly date_operation: string
  readonly surface_m2: number | null
  readonly geojson: string | null
  readonly valide: boolean
  readonly en_vigueur: boolean
}

// The styles of surveys, from the latest to the earliest, for a light and a dark map.
const SERIES = {
  light: ['#15803d', '#1d4ed8', '#b45309', '#7e22ce', '#0e7490', '#be185d'],
  dark: ['#4ade80', '#93c5fd', '#fbbf24', '#d8b4fe', '#67e8f9', '#f9a8d4'],
}

/** The surveys of a plot, latest first. */
export function Surveys({ nom, surveys }: { nom: string; surveys: readonly Survey[] }) {
  const say = useWords(PLOTS)
  const series = SERIES[useComputedColorScheme('light')]
  const [left, leave] = useState<ReadonlySet<string>>(new Set())
  const shapes = useMemo(
    () =>
      surveys
        .map(({ id, geojson, en_vigueur }, index) => ({
          id,
          geojson,
          colour: series[index % series.length] as string,
          isPast: !en_vigueur,
        }))
        .filter(({ id }) => !left.has(id))
        .reverse(),
    [surveys, left, series],
  )
  const toggle = (id: string) =>
    leave((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  if (surveys.length === 0)
    return (
      <Part title={say('releves')}>
        <Text size="sm">{say('aucun_releve')}</Text>
      </Part>
    )
  return (
    <Part title={say('releves')}>
      {surveys.some(({ geojson }) => geojson !== null) && (
        <ShapesMap label={say('releves_carte', { nom })} height={260} shapes={shapes} />
      )}
      <SurveyTable surveys={surveys} left={left} toggle={toggle} />
    </Part>
  )
}

type TableProps = {
  readonly surveys: readonly Survey[]
  readonly left: ReadonlySet<string>
  readonly toggle: (id: string) => void
}

function SurveyTable({ surveys, left, toggle }: TableProps) {
  const say = useWords(PLOTS)
  const { langue, me } = useDesk()
  const series = SERIES[useComputedColorScheme('light')]
  const colourAt = (index: number) => series[index % series.length] as string
  return (
    <ScrollArea type="auto" viewportProps={{ tabIndex: 0 }}>
      <Table>
        <caption>
          <VisuallyHidden>{say('releves')}</VisuallyHidden>
        </caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{say('releve')}</Table.Th>
            <Table.Th scope="col">{say('situation')}</Table.Th>
            <Table.Th scope="col" ta="right">
              {say('surface')}
            </Table.Th>
            <Table.Th scope="col" ta="right">
              {say('difference')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {surveys.map((survey, index) => {
            const date = dayOf(survey.date_operation, langue, me.organisation.fuseau_horaire)
            return (
              <Table.Tr key={survey.id}>
                <Table.Td style={{ whiteSpace: 'nowrap' }}>
                  <Checkbox
                    checked={survey.geojson !== null && !left.has(survey.id)}
                    disabled={survey.geojson === null}
                    onChange={() => toggle(survey.id)}
                    aria-label={say('montrer', { date })}
                    label={
                      <>
                        <Swatch
                          colour={colourAt(index)}
                          {...(survey.en_vigueur ? {} : { dash: [3, 2] as const })}
                        />{' '}
                        {date}
                      </>
                    }
                  />
                </Table.Td>
                <Table.Td>
                  {say(survey.en_vigueur ? 'en_vigueur' : survey.valide ? 'passe' : 'invalide')}
                </Table.Td>
                <Table.Td ta="right">
                  {survey.surface_m2 === null ? say('sans') : surface(survey.surface_m2, langue)}
                </Table.Td>
                <Table.Td ta="right">{differenceOf(surveys, index, langue) ?? say('sans')}</Table.Td>
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
    </ScrollArea>
  )
}

// Returns the difference in area between a survey and the latest earlier one that has an area.
function differenceOf(surveys: readonly Survey[], index: number, langue: 'fr' | 'en'): string | null {
  const here = surveys[index]?.surface_m2 ?? null
  const before = surveys.slice(index + 1).find(({ surface_m2 }) => surface_m2 !== null)?.surface_m2 ?? null
  if (here === null || before === null) return null
  const more = here - before
  return `${more < 0 ? '−' : '+'}${surface(Math.abs(more), langue)}`
}
