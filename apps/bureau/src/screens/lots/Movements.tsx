// The movements of matter into and out of a lot, latest first.
import { Table } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import { mass, moment } from '../../words/figures.ts'
import { useMovements } from './queries.ts'
import { Section } from './Section.tsx'
import { LOTS } from './texts.ts'

/** The movements of a lot. */
export function Movements({ id }: { id: string }) {
  const say = useWords(LOTS)
  const { langue, me } = useDesk()
  return (
    <Section name="mouvements" none="aucun_mouvement" of={useMovements(id)}>
      {(movements) => (
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{say('quand')}</Table.Th>
              <Table.Th scope="col">{say('quoi')}</Table.Th>
              <Table.Th scope="col" ta="right">
                {say('quantite_mouvement')}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {movements.map(({ id: key, genre, date_operation, quantite_g, contrepasse_par }) => (
              <Table.Tr key={key}>
                <Table.Td>{moment(date_operation, langue, me.organisation.fuseau_horaire)}</Table.Td>
                <Table.Td>
                  {say(`mouvement_${genre}`)}
                  {contrepasse_par !== null && ` (${say('contrepassee')})`}
                </Table.Td>
                <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
                  {mass(quantite_g, langue)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Section>
  )
}
