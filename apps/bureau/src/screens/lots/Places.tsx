// The stock by place: the lots at the place, its capacity and its alerts.
import { Anchor, Progress, Table, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useDesk, useWords } from '../../desk.ts'
import { Pending } from '../../parts/Pending.tsx'
import { mass, percent } from '../../words/figures.ts'
import { type Place, usePlaces } from './queries.ts'
import { LOTS } from './texts.ts'

/** Returns the places that are open, and the closed ones that still hold stock. */
export function Places() {
  const say = useWords(LOTS)
  const asked = usePlaces()
  return (
    <Pending of={asked}>
      {(all) => {
        const places = all.filter(({ actif, stock_g }) => actif || stock_g > 0)
        return places.length === 0 ? <Text>{say('aucun_lieu')}</Text> : <PlaceTable places={places} />
      }}
    </Pending>
  )
}

function PlaceTable({ places }: { places: readonly Place[] }) {
  const say = useWords(LOTS)
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{say('emplacement')}</Table.Th>
          <Table.Th scope="col" visibleFrom="sm">
            {say('site')}
          </Table.Th>
          <Table.Th scope="col" ta="right">
            {say('quantite')}
          </Table.Th>
          <Table.Th scope="col">{say('occupation')}</Table.Th>
          <Table.Th scope="col" visibleFrom="sm">
            {say('alertes')}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {places.map((place) => (
          <Row key={place.id} place={place} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Row({ place }: { place: Place }) {
  const say = useWords(LOTS)
  const { langue } = useDesk()
  const { id, code, nom, site, capacite_g, stock_g, alertes, actif } = place
  const signals = [...alertes.map((alerte) => say(`alerte_${alerte}`)), ...(actif ? [] : [say('ferme')])]
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={400}>
        <Anchor component={Link} to="/lots" search={{ emplacement_id: id } as never} inherit>
          {code} · {nom}
        </Anchor>
        <Text size="xs" fw={600} hiddenFrom="sm">
          {signals.join(', ')}
        </Text>
      </Table.Th>
      <Table.Td visibleFrom="sm">{site}</Table.Td>
      <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
        {mass(stock_g, langue)}
      </Table.Td>
      <Table.Td>
        {capacite_g === null ? (
          <Text size="sm">{say('sans_capacite')}</Text>
        ) : (
          <>
            <Text size="sm">
              {percent(stock_g, capacite_g, langue)} · {mass(capacite_g, langue)}
            </Text>
            <Progress value={Math.min(100, (stock_g / capacite_g) * 100)} aria-label={say('occupation')} />
          </>
        )}
      </Table.Td>
      <Table.Td visibleFrom="sm" fw={600}>
        {signals.join(', ')}
      </Table.Td>
    </Table.Tr>
  )
}
