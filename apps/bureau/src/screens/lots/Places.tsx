// The stock by place: the lots at the place, its capacity and its alerts.
import { Anchor, Progress, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useDesk, useWords } from '../../desk.ts'
import { type ColumnOf, RecordTable } from '../../parts/list/RecordTable.tsx'
import { useWhole } from '../../parts/list/records.ts'
import type { Sort } from '../../parts/list/sorting.ts'
import { mass, percent } from '../../words/figures.ts'
import { type Place, usePlaces } from './queries.ts'
import { LOTS } from './texts.ts'

/** Shows all places: a closed one may still hold stock. */
export function Places() {
  const say = useWords(LOTS)
  const sorts: readonly Sort<Place>[] = [
    { id: 'site', head: say('site'), by: ({ site }) => site },
    { id: 'stock_g', head: say('quantite'), by: ({ stock_g }) => stock_g },
    { id: 'occupation', head: say('occupation'), by: shareOf },
  ]
  return (
    <RecordTable
      name={say('vue_lieux')}
      of={useWhole(usePlaces(), (places) => places)}
      columns={useColumns()}
      idOf={({ id }) => id}
      none={say('aucun_lieu')}
      rowPx={56}
      sorts={sorts}
      exported={{ path: '/v1/emplacements', query: {} }}
      kept="/lots/lieux"
    />
  )
}

const shareOf = ({ stock_g, capacite_g }: Place) => (capacite_g === null ? null : stock_g / capacite_g)

function useColumns(): readonly ColumnOf<Place>[] {
  const say = useWords(LOTS)
  const { langue } = useDesk()
  const signalsOf = ({ alertes, actif }: Place) =>
    [...alertes.map((alerte) => say(`alerte_${alerte}`)), ...(actif ? [] : [say('ferme')])].join(', ')
  return [
    {
      head: say('emplacement'),
      cell: (place) => (
        <>
          <Anchor component={Link} to="/lots" search={{ emplacement_id: place.id } as never} inherit>
            {place.code} · {place.nom}
          </Anchor>
          <Text size="xs" fw={600} hiddenFrom="sm">
            {signalsOf(place)}
          </Text>
        </>
      ),
    },
    { head: say('site'), cell: ({ site }) => site, visibleFrom: 'sm' },
    { head: say('quantite'), cell: ({ stock_g }) => mass(stock_g, langue), isNumber: true },
    { head: say('occupation'), cell: (place) => <Occupied place={place} /> },
    { head: say('alertes'), cell: (place) => <strong>{signalsOf(place)}</strong>, visibleFrom: 'sm' },
  ]
}

function Occupied({ place: { stock_g, capacite_g } }: { place: Place }) {
  const say = useWords(LOTS)
  const { langue } = useDesk()
  if (capacite_g === null) return <Text size="sm">{say('sans_capacite')}</Text>
  return (
    <>
      <Text size="sm">
        {percent(stock_g, capacite_g, langue)} · {mass(capacite_g, langue)}
      </Text>
      <Progress value={Math.min(100, (stock_g / capacite_g) * 100)} aria-label={say('occupation')} />
    </>
  )
}
