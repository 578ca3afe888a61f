// Recalls and exercises, latest first.
import { Anchor, Badge } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useDesk, useWords } from '../../../desk.ts'
import { useOrdering } from '../../../parts/fiche/ordering.ts'
import { type ColumnOf, RecordTable } from '../../../parts/list/RecordTable.tsx'
import { mass, moment } from '../../../words/figures.ts'
import { called } from '../codes.ts'
import { type Summary, useRecalls } from '../queries.ts'
import { TRACE } from '../texts.ts'

/** All recalls, or the recalls that reached one record. */
export function Recalls({ objet_id }: { objet_id?: string }) {
  const say = useWords(TRACE)
  const { query, orders } = useOrdering(['-cree_le', 'cree_le'])
  const filters = { ...query, ...(objet_id === undefined ? {} : { objet_id }) }
  return (
    <RecordTable
      name={say(objet_id === undefined ? 'rappels' : 'rappels_lot')}
      of={useRecalls(filters)}
      columns={useColumns()}
      idOf={({ id }) => id}
      none={say(objet_id === undefined ? 'rappels_aucun' : 'rappels_lot_aucun')}
      rowPx={60}
      exported={{ path: '/v1/rappels', query: filters }}
      orders={orders}
      kept="/trace"
    />
  )
}

function useColumns(): readonly ColumnOf<Summary>[] {
  const say = useWords(TRACE)
  const { langue, me } = useDesk()
  const measure = ({ resultat, plan }: Summary) => resultat ?? plan
  return [
    {
      head: say('est_rappel'),
      cell: ({ id, cree_le }) => (
        <Anchor component={Link} to="/trace" search={{ rappel: id } as never} fw={700} inherit>
          {say('rappel_de', { date: moment(cree_le, langue, me.organisation.fuseau_horaire) })}
        </Anchor>
      ),
    },
    {
      head: say('etat'),
      cell: ({ statut }) => <Badge variant="outline">{called('etat', statut, langue)}</Badge>,
    },
    {
      head: say('est_exercice'),
      cell: ({ exercice }) => say(exercice ? 'oui' : 'non'),
      visibleFrom: 'sm',
    },
    { head: say('f_lots'), cell: (recall) => measure(recall).lots, isNumber: true, visibleFrom: 'sm' },
    {
      head: say('masse_atteinte'),
      cell: (recall) => mass(measure(recall).quantite_g, langue),
      isNumber: true,
      visibleFrom: 'sm',
    },
    {
      head: say('masse_non_bloquable'),
      cell: (recall) => mass(measure(recall).non_bloquable_g, langue),
      isNumber: true,
      visibleFrom: 'lg',
    },
    {
      head: say('rappel_raison'),
      cell: ({ raison }) => <span style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{raison}</span>,
      visibleFrom: 'lg',
    },
  ]
}
