import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useAddress } from '../../address.ts'
import { useDesk, useWords } from '../../desk.ts'
import { useOrdering } from '../../parts/fiche/ordering.ts'
import { type ColumnOf, RecordTable } from '../../parts/list/RecordTable.tsx'
import { dayOf, mass } from '../../words/figures.ts'
import { Filters } from './Filters.tsx'
import { filtersOf, type Lot, useLots, useNames } from './queries.ts'
import { State } from './State.tsx'
import { LOTS } from './texts.ts'

/** The lots that match the filters. */
export function LotList() {
  const say = useWords(LOTS)
  const [search] = useAddress()
  const { query, orders } = useOrdering(['-cree_le', 'cree_le'])
  const lots = useLots(search, query)
  const columns = useColumns()
  return (
    <>
      <Filters />
      <RecordTable
        name={say('vue_lots')}
        of={lots}
        columns={columns}
        idOf={({ id }) => id}
        counted={(n, isExact) => say('resultat', { n, exact: isExact ? 'oui' : 'non' })}
        none={say('aucun')}
        exported={{ path: '/v1/lots', query: { ...filtersOf(search), ...query } }}
        orders={orders}
        kept="/lots"
      />
    </>
  )
}

function useColumns(): readonly ColumnOf<Lot>[] {
  const say = useWords(LOTS)
  const { langue, me } = useDesk()
  const { nameOf } = useNames()
  return [
    {
      head: say('numero'),
      cell: ({ id, numero_officiel, produit_id }) => (
        <>
          <Anchor component={Link} to="/lots" search={((all: object) => ({ ...all, id })) as never} inherit>
            {numero_officiel ?? say('sans_numero')}
          </Anchor>
          <Text size="xs">{nameOf(produit_id)}</Text>
        </>
      ),
    },
    { head: say('statut'), cell: ({ statut }) => <State statut={statut} /> },
    { head: say('quantite'), cell: ({ quantite_g }) => mass(quantite_g, langue), isNumber: true },
    {
      head: say('categorie'),
      cell: ({ categorie_affichage }) => say(categorie_affichage),
      visibleFrom: 'sm',
    },
    { head: say('emplacement'), cell: ({ emplacement_id }) => nameOf(emplacement_id), visibleFrom: 'sm' },
    { head: say('campagne'), cell: ({ campagne_id }) => nameOf(campagne_id), visibleFrom: 'lg' },
    {
      head: say('cree_le'),
      cell: ({ cree_le }) => dayOf(cree_le, langue, me.organisation.fuseau_horaire),
      visibleFrom: 'lg',
    },
  ]
}
