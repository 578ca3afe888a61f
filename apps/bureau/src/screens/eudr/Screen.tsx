// The deforestation statements: the validated shipments, and the state of the one that is chosen.
import { Anchor, Stack, Text } from '@mantine/core'
import { useAddress } from '../../address.ts'
import { useDesk, useWords } from '../../desk.ts'
import { type ColumnOf, RecordTable } from '../../parts/list/RecordTable.tsx'
import { useWhole } from '../../parts/list/records.ts'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { Pending } from '../../parts/Pending.tsx'
import { dayOf } from '../../words/figures.ts'
import { MOST, SHIPPED, type Shipment, useShipments, useStatement } from './queries.ts'
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
  const { langue, me } = useDesk()
  const asked = useShipments()
  const of = useWhole(
    asked,
    ({ rows }) => rows,
    ({ isCut }) => isCut,
  )
  const clientOf = ({ client_id }: Shipment) => asked.data?.names.get(client_id) ?? '…'
  const columns: readonly ColumnOf<Shipment>[] = [
    {
      head: say('expedition'),
      cell: ({ id, conteneurs }) => (
        <Anchor component="button" type="button" ta="left" fz="sm" onClick={() => choose(id)}>
          {conteneurs.map(({ numero }) => numero).join(', ') || say('sans_conteneur')}
        </Anchor>
      ),
    },
    { head: say('client'), cell: clientOf },
    {
      head: say('date'),
      cell: ({ date_operation }) =>
        date_operation === null ? '—' : dayOf(date_operation, langue, me.organisation.fuseau_horaire),
    },
  ]
  return (
    <>
      {asked.data?.isCut && <Text size="sm">{say('coupe', { n: MOST })}</Text>}
      <RecordTable
        name={say('expeditions')}
        of={of}
        columns={columns}
        idOf={({ id }) => id}
        none={say('aucune')}
        sorts={[
          { id: 'client', head: say('client'), by: clientOf },
          { id: 'date', head: say('date'), by: ({ date_operation }) => date_operation },
        ]}
        exported={{ path: '/v1/expeditions', query: SHIPPED }}
        kept="/expeditions/eudr"
      />
    </>
  )
}
