import { Table, Text } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import { Chart } from '../../parts/chart/Chart.tsx'
import { piece } from '../../parts/piece.tsx'
import { count, day, mass, percent } from '../../words/figures.ts'
import { axisMass } from './axis.ts'
import { FigureLink } from './FigureLink.tsx'
import type { Figures, Week } from './queries.ts'
import { Scroll } from './Scroll.tsx'
import { CAMPAIGN } from './texts.ts'

const Columns = piece(async () => (await import('../../parts/chart/Columns.tsx')).Columns)
const Climb = piece(async () => (await import('../../parts/chart/Climb.tsx')).Climb)

/** Collections by week, and the used share of the ceilings. */
export function Weeks({ weeks, figures }: { weeks: readonly Week[]; figures: Figures }) {
  const say = useWords(CAMPAIGN)
  const { langue } = useDesk()
  if (weeks.length === 0) return <Text size="sm">{say('aucune_collecte')}</Text>
  const climbing = climb(weeks, figures.capacites)
  const ceiling = (figures.capacites ?? []).reduce((sum, { plafond_g }) => sum + plafond_g, 0)
  const highest = Math.max(...weeks.map(({ net_g }) => net_g))
  return (
    <>
      <Text size="sm" fw={600}>
        {say('net_par_semaine')}
      </Text>
      <Chart height={200}>
        <Columns
          columns={weeks.map(({ semaine, net_g }) => ({ name: semaine, value: net_g }))}
          say={axisMass(langue, highest)}
        />
      </Chart>
      {ceiling > 0 && (
        <>
          <Text size="sm" fw={600}>
            {say('pris_cumule')}
          </Text>
          <Chart height={200}>
            <Climb
              points={climbing.map(({ semaine, taken }) => ({ name: semaine, value: taken }))}
              ceiling={{ name: say('plafond_total', { masse: mass(ceiling, langue) }), value: ceiling }}
              say={axisMass(langue, ceiling)}
            />
          </Chart>
        </>
      )}
      <WeekTable weeks={climbing} ceiling={ceiling} campaign={figures.campagne.id} />
    </>
  )
}

type Climbing = Week & { readonly taken: number }
type TableProps = { weeks: readonly Climbing[]; ceiling: number; campaign: string }

function WeekTable({ weeks, ceiling, campaign }: TableProps) {
  const say = useWords(CAMPAIGN)
  const first = weeks[0]?.du ?? ''
  return (
    <Scroll name={say('semaines')}>
      <Table aria-label={say('semaines')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{say('semaine')}</Table.Th>
            <Table.Th scope="col" ta="right">
              {say('collectes')}
            </Table.Th>
            <Table.Th scope="col" ta="right">
              {say('net')}
            </Table.Th>
            <Table.Th scope="col" ta="right">
              {say('pris_cumule')}
            </Table.Th>
            {ceiling > 0 && (
              <Table.Th scope="col" ta="right">
                {say('part_du_plafond')}
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {weeks.map((week) => (
            <WeekRow key={week.semaine} week={week} first={first} ceiling={ceiling} campaign={campaign} />
          ))}
        </Table.Tbody>
      </Table>
    </Scroll>
  )
}

type RowProps = { week: Climbing; first: string; ceiling: number; campaign: string }

function WeekRow({ week, first, ceiling, campaign }: RowProps) {
  const say = useWords(CAMPAIGN)
  const { langue } = useDesk()
  const { semaine, lundi, du, au, collectes, net_g, taken } = week
  const search = { campagne: campaign, liste: 'collectes', du, au }
  const name = say('semaine_du', { semaine, jour: day(lundi, langue) })
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={400}>
        {name}
      </Table.Th>
      <Table.Td ta="right">
        <FigureLink
          to="/campagne"
          search={search}
          label={say('collectes_de', {
            n: collectes,
            dit: count(collectes, langue),
            semaine: name,
          })}
        >
          {count(collectes, langue)}
        </FigureLink>
      </Table.Td>
      <Table.Td ta="right">
        <FigureLink
          to="/campagne"
          search={search}
          label={say('net_de', { masse: mass(net_g, langue), semaine: name })}
        >
          {mass(net_g, langue)}
        </FigureLink>
      </Table.Td>
      <Table.Td ta="right">
        <FigureLink
          to="/campagne"
          search={{ campagne: campaign, liste: 'collectes', du: first, au }}
          label={say('pris_de', { masse: mass(taken, langue), semaine: name })}
        >
          {mass(taken, langue)}
        </FigureLink>
      </Table.Td>
      {ceiling > 0 && (
        <Table.Td ta="right">
          <FigureLink
            to="/campagne"
            search={{ campagne: campaign, liste: 'capacites' }}
            label={say('part_de', { part: percent(taken, ceiling, langue), semaine: name })}
          >
            {percent(taken, ceiling, langue)}
          </FigureLink>
        </Table.Td>
      )}
    </Table.Tr>
  )
}

// The used share of the ceilings at the end of each week. Consumption from before the organization used the service belongs to no
// week. It is the balances minus the weeks, and counts from the first week on.
function climb(weeks: readonly Week[], capacities: Figures['capacites']): readonly Climbing[] {
  const inWeeks = weeks.reduce((sum, { prise_g }) => sum + prise_g, 0)
  const consumed = capacities?.reduce((sum, { consomme_g }) => sum + consomme_g, 0) ?? inWeeks
  let taken = consumed - inWeeks
  return weeks.map((week) => {
    taken += week.prise_g
    return { ...week, taken }
  })
}
