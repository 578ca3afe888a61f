// The waiting receptions. Each links to the page of its lot, where a person validates it.
import { Button, Table, Text } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import { rowsOf } from '../../parts/list/records.ts'
import { Pending } from '../../parts/Pending.tsx'
import { RecordLink } from '../../parts/RecordLink.tsx'
import { dayOf, mass } from '../../words/figures.ts'
import { useNames, useWaiting } from './queries.ts'
import { LOTS } from './texts.ts'

const ORIGINES = {
  membres: 'origine_membres',
  achat: 'origine_achat',
  retour: 'origine_reception_retour',
} as const

/** The receptions that wait. */
export function Waiting() {
  const say = useWords(LOTS)
  const { langue, me } = useDesk()
  const on = (instant: string) => dayOf(instant, langue, me.organisation.fuseau_horaire)
  const { nameOf } = useNames()
  const asked = useWaiting()
  const waiting = rowsOf(asked)
  return (
    <Pending of={asked}>
      {() =>
        waiting.length === 0 ? (
          <Text>{say('aucune_reception')}</Text>
        ) : (
          <>
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">{say('reception')}</Table.Th>
                  <Table.Th scope="col">{say('produit')}</Table.Th>
                  <Table.Th scope="col" ta="right">
                    {say('net')}
                  </Table.Th>
                  <Table.Th scope="col" visibleFrom="sm">
                    {say('origine_reception')}
                  </Table.Th>
                  <Table.Th scope="col" visibleFrom="sm">
                    {say('emplacement')}
                  </Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {waiting.map(({ id, lot_id, produit_id, net_g, origine, emplacement_id, date_operation }) => (
                  <Table.Tr key={id}>
                    <Table.Th scope="row" fw={400}>
                      {lot_id === null ? (
                        on(date_operation)
                      ) : (
                        <RecordLink genre="lot" id={lot_id}>
                          {say('reception_du', { le: on(date_operation) })}
                        </RecordLink>
                      )}
                    </Table.Th>
                    <Table.Td>{nameOf(produit_id)}</Table.Td>
                    <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
                      {mass(net_g, langue)}
                    </Table.Td>
                    <Table.Td visibleFrom="sm">{say(ORIGINES[origine])}</Table.Td>
                    <Table.Td visibleFrom="sm">{nameOf(emplacement_id)}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
            {asked.hasNextPage && (
              <Button mt="sm" variant="default" onClick={() => void asked.fetchNextPage()}>
                {say('plus')}
              </Button>
            )}
          </>
        )
      }
    </Pending>
  )
}
