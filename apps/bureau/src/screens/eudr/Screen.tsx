// The deforestation statements: the validated shipments, and the state of the one that is chosen.
import { Anchor, Stack, Table, Text } from '@mantine/core'
import { useAddress } from '../../address.ts'
import { useDesk, useWords } from '../../desk.ts'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { Pending } from '../../parts/Pending.tsx'
import { dayOf } from '../../words/figures.ts'
import { MOST, type Shipment, useShipments, useStatement } from './queries.ts'
import { State } from './State.tsx'
import { TEXTS } from './texts.ts'

/** The state of shipments under the European regulation on deforestation. */
export function Screen() {
  const say = useWords(TEXTS)
  const [{ expedition }, change] = useAddress()
  const choose = (id: string | undefined) => change({ expedition: id })
  return (
    <Stack gap="md">
      <PageTitle>{say('titre')}</PageTitle>
      <Text size="sm">{say('quoi')}</Text>
      {expedition === undefined ? (
        <Shipments choose={choose} />
      ) : (
        <>
          <Anchor component="button" type="button" size="sm" ta="left" onClick={() => choose(undefined)}>
            {say('autre')}
          </Anchor>
          <Chosen key={expedition} id={expedition} />
        </>
      )}
    </Stack>
  )
}

function Chosen({ id }: { id: string }) {
  const asked = useStatement(id)
  return <Pending of={asked}>{(found) => <State id={id} {...found} />}</Pending>
}

function Shipments({ choose }: { choose: (id: string) => void }) {
  const say = useWords(TEXTS)
  const asked = useShipments()
  return (
    <Pending of={asked}>
      {({ rows, isCut, names }) => (
        <>
          {rows.length === 0 && <Text>{say('aucune')}</Text>}
          {isCut && <Text size="sm">{say('coupe', { n: MOST })}</Text>}
          {rows.length > 0 && (
            <Table aria-label={say('expeditions')} verticalSpacing="xs">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">{say('expedition')}</Table.Th>
                  <Table.Th scope="col">{say('client')}</Table.Th>
                  <Table.Th scope="col">{say('date')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {rows.map((one) => (
                  <Row key={one.id} of={one} client={names.get(one.client_id) ?? '…'} choose={choose} />
                ))}
              </Table.Tbody>
            </Table>
          )}
        </>
      )}
    </Pending>
  )
}

type RowGiven = { readonly of: Shipment; readonly client: string; choose(id: string): void }

function Row({ of: { id, conteneurs, date_operation }, client, choose }: RowGiven) {
  const say = useWords(TEXTS)
  const { langue, me } = useDesk()
  const numbers = conteneurs.map(({ numero }) => numero).join(', ')
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={500}>
        <Anchor component="button" type="button" ta="left" fz="sm" onClick={() => choose(id)}>
          {numbers === '' ? say('sans_conteneur') : numbers}
        </Anchor>
      </Table.Th>
      <Table.Td>{client}</Table.Td>
      <Table.Td>
        {date_operation === null ? '—' : dayOf(date_operation, langue, me.organisation.fuseau_horaire)}
      </Table.Td>
    </Table.Tr>
  )
}
