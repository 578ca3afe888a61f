// The plots that overlap a plot: the shared area, the other producer, and the control about the pair.
import { ScrollArea, Table, Text, useComputedColorScheme, VisuallyHidden } from '@mantine/core'
import { useMemo } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { ShapesMap } from '../../parts/map/ShapesMap.tsx'
import { Pending } from '../../parts/Pending.tsx'
import { RecordLink } from '../../parts/RecordLink.tsx'
import { dayOf, percent, surface } from '../../words/figures.ts'
import { OpenLink } from './OpenLink.tsx'
import { useOverlaps } from './queries.ts'
import { Part } from './Sheet.tsx'
import { COLOURS } from './states.ts'
import { PLOTS } from './texts.ts'

type Plot = {
  readonly nom: string
  readonly polygone: { readonly id: string; readonly geojson: string } | null
}
type Told = NonNullable<ReturnType<typeof useOverlaps>['data']>

/** The overlaps of a plot. */
export function Overlaps({ id, plot }: { id: string; plot: Plot }) {
  const say = useWords(PLOTS)
  return (
    <Part title={say('chevauchements')}>
      <Pending of={useOverlaps(id)}>{(told) => <Shown plot={plot} told={told} />}</Pending>
    </Part>
  )
}

function Shown({ plot, told }: { plot: Plot; told: Told }) {
  const say = useWords(PLOTS)
  const { langue, holds } = useDesk()
  const scheme = useComputedColorScheme('light')
  const { chevauchements, minimum_m2 } = told
  const shapes = useMemo(() => shapesOf(plot, told, COLOURS[scheme]), [plot, told, scheme])
  if (chevauchements.length === 0)
    return <Text size="sm">{say('aucun_chevauchement', { minimum: surface(minimum_m2, langue) })}</Text>
  return (
    <>
      <ShapesMap label={say('chevauchements_carte', { nom: plot.nom })} height={220} shapes={shapes} />
      <ScrollArea type="auto" viewportProps={{ tabIndex: 0 }}>
        <Table>
          <caption>
            <VisuallyHidden>{say('chevauchements')}</VisuallyHidden>
          </caption>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{say('avec')}</Table.Th>
              <Table.Th scope="col">{say('commune')}</Table.Th>
              <Table.Th scope="col">{say('periode')}</Table.Th>
              <Table.Th scope="col">{say('controle')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {chevauchements.map(({ polygone_id, autre, commune_m2, part_cp, du, au, controle_id }) => (
              <Table.Tr key={`${polygone_id} ${autre.polygone_id}`}>
                <Table.Td>
                  <OpenLink plot={autre.id}>{autre.nom}</OpenLink>
                  {autre.producteur_id !== null && (
                    <Text size="sm" mt={6}>
                      <OpenLink producer={autre.producteur_id}>
                        {autre.producteur_nom ?? autre.producteur_id}
                      </OpenLink>
                    </Text>
                  )}
                </Table.Td>
                <Table.Td>
                  {surface(commune_m2, langue)}
                  <br />
                  {say('part', { part: percent(part_cp, 10_000, langue) })}
                </Table.Td>
                <Table.Td>
                  <Period du={du} au={au} />
                </Table.Td>
                <Table.Td>
                  {controle_id === null ? (
                    say('decide')
                  ) : holds('review.resolve') ? (
                    <RecordLink genre="controle" id={controle_id}>
                      {say('a_decider')}
                    </RecordLink>
                  ) : (
                    say('a_decider')
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea>
    </>
  )
}

function Period({ du, au }: { du: string | null; au: string | null }) {
  const say = useWords(PLOTS)
  const { langue, me } = useDesk()
  const said = (instant: string | null) =>
    instant === null ? say('sans') : dayOf(instant, langue, me.organisation.fuseau_horaire)
  return <>{au === null ? say('du', { du: said(du) }) : say('du_au', { du: said(du), au: said(au) })}</>
}

function shapesOf(plot: Plot, { chevauchements }: Told, colours: (typeof COLOURS)['light']) {
  const own = { id: 'ici', geojson: plot.polygone?.geojson ?? null, colour: colours.en_vigueur }
  const others = chevauchements.map(({ autre }) => ({
    id: autre.polygone_id,
    geojson: autre.geojson,
    colour: colours.sans_releve,
    isPast: true,
  }))
  const common = chevauchements.map(({ autre, geojson }) => ({
    id: `commun ${autre.polygone_id}`,
    geojson,
    colour: colours.chevauchement,
  }))
  return [own, ...others, ...common]
}
