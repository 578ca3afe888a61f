// The waiting receptions. Each links to the page of its lot, where a person validates it.
import { useDesk, useWords } from '../../desk.ts'
import { useOrdering } from '../../parts/fiche/ordering.ts'
import { type ColumnOf, RecordTable } from '../../parts/list/RecordTable.tsx'
import { RecordLink } from '../../parts/RecordLink.tsx'
import { dayOf, mass } from '../../words/figures.ts'
import { type Reception, useNames, useWaiting, WAITING } from './queries.ts'
import { LOTS } from './texts.ts'

const ORIGINES = {
  membres: 'origine_membres',
  achat: 'origine_achat',
  retour: 'origine_reception_retour',
} as const

/** The receptions that wait. */
export function Waiting() {
  const say = useWords(LOTS)
  const { query, orders } = useOrdering(['-date_operation', 'date_operation'])
  return (
    <RecordTable
      name={say('vue_receptions')}
      of={useWaiting(query)}
      columns={useColumns()}
      idOf={({ id }) => id}
      none={say('aucune_reception')}
      exported={{ path: '/v1/receptions', query: { ...WAITING, ...query } }}
      orders={orders}
      kept="/lots/receptions"
    />
  )
}

function useColumns(): readonly ColumnOf<Reception>[] {
  const say = useWords(LOTS)
  const { langue, me } = useDesk()
  const on = (instant: string) => dayOf(instant, langue, me.organisation.fuseau_horaire)
  const { nameOf } = useNames()
  return [
    {
      head: say('reception'),
      cell: ({ lot_id, date_operation }) =>
        lot_id === null ? (
          on(date_operation)
        ) : (
          <RecordLink genre="lot" id={lot_id}>
            {say('reception_du', { le: on(date_operation) })}
          </RecordLink>
        ),
    },
    { head: say('produit'), cell: ({ produit_id }) => nameOf(produit_id) },
    { head: say('net'), cell: ({ net_g }) => mass(net_g, langue), isNumber: true },
    { head: say('origine_reception'), cell: ({ origine }) => say(ORIGINES[origine]), visibleFrom: 'sm' },
    { head: say('emplacement'), cell: ({ emplacement_id }) => nameOf(emplacement_id), visibleFrom: 'sm' },
  ]
}
