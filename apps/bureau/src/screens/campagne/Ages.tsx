import { Table } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import { Chart } from '../../parts/chart/Chart.tsx'
import { piece } from '../../parts/piece.tsx'
import { count } from '../../words/figures.ts'
import { FigureLink } from './FigureLink.tsx'
import type { Figures } from './queries.ts'
import { CAMPAIGN } from './texts.ts'

const Columns = piece(async () => (await import('../../parts/chart/Columns.tsx')).Columns)

/** The number of open controls by age. */
export function Ages({ ages }: { ages: NonNullable<Figures['controles']> }) {
  const say = useWords(CAMPAIGN)
  const { langue } = useDesk()
  return (
    <>
      <Chart height={180}>
        <Columns
          columns={ages.map(({ tranche, controles }) => ({
            name: say(`court_${tranche}`),
            value: controles,
          }))}
          say={(value) => count(Math.round(value), langue)}
          isLabelled
        />
      </Chart>
      <Table aria-label={say('controles')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{say('age')}</Table.Th>
            <Table.Th scope="col" ta="right">
              {say('controles_ouverts')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {ages.map(({ tranche, du, au, controles }) => (
            <Table.Tr key={tranche}>
              <Table.Th scope="row" fw={400}>
                {say(tranche)}
              </Table.Th>
              <Table.Td ta="right">
                <FigureLink
                  to="/controles"
                  search={{ statut: 'ouvert', du: du ?? undefined, au }}
                  label={say('controles_de', {
                    n: controles,
                    dit: count(controles, langue),
                    age: say(tranche),
                  })}
                >
                  {count(controles, langue)}
                </FigureLink>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </>
  )
}
