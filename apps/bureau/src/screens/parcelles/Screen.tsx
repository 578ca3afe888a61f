// Plots on the map: the filters, the map, and next to it the list of the same plots or the page of the selected one.
import { Grid, Text } from '@mantine/core'
import { useRef } from 'react'
import { useAddress } from '../../address.ts'
import { useDesk, useWords } from '../../desk.ts'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { count } from '../../words/figures.ts'
import { FilterBar } from './FilterBar.tsx'
import { PlotSheet } from './PlotSheet.tsx'
import { PlotsMap } from './PlotsMap.tsx'
import { PlotTable } from './PlotTable.tsx'
import { ProducerSheet } from './ProducerSheet.tsx'
import { useExtent, useFilters } from './queries.ts'
import { PLOTS } from './texts.ts'

/** The screen of plots. */
export function Screen() {
  const say = useWords(PLOTS)
  const { langue } = useDesk()
  const [{ id, producteur }] = useAddress()
  const filters = useFilters()
  const { data } = useExtent(filters)
  const open = id ?? producteur
  const last = useRef(open)
  if (open !== undefined) last.current = open
  return (
    <>
      <PageTitle>{say('titre')}</PageTitle>
      <FilterBar filters={filters} />
      <Text role="status" size="sm" my="xs" mih="1.5em">
        {data !== undefined &&
          say('compte', {
            n: data.parcelles,
            dit: count(data.parcelles, langue),
            placees: data.situees,
            dit_placees: count(data.situees, langue),
          })}
      </Text>
      <Grid gap="md">
        <Grid.Col span={{ base: 12, lg: 7 }}>
          <PlotsMap filters={filters} id={id} producteur={producteur} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 5 }}>
          {id !== undefined ? (
            <PlotSheet key={id} id={id} />
          ) : producteur !== undefined ? (
            <ProducerSheet key={producteur} id={producteur} />
          ) : (
            <PlotTable filters={filters} from={last.current} />
          )}
        </Grid.Col>
      </Grid>
    </>
  )
}
