// The grid: each cell names the state, its category and since when, and leads to the history of the plot.
import { Anchor, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useDesk, useWords } from '../../desk.ts'
import { type ColumnOf, RecordTable } from '../../parts/list/RecordTable.tsx'
import { useWhole } from '../../parts/list/records.ts'
import { RecordLink } from '../../parts/RecordLink.tsx'
import { dayOf } from '../../words/figures.ts'
import { countsOf, type Plot, type State } from './grid.ts'
import type { Asked, useGrid } from './queries.ts'
import { TEXTS } from './texts.ts'

/** The table of plots and referentials. */
export function GridTable({ asked, of }: { readonly asked: Asked; readonly of: ReturnType<typeof useGrid> }) {
  const say = useWords(TEXTS)
  const plots = useWhole(
    of,
    (grid) => grid.plots,
    ({ isCut }) => isCut,
  )
  const { referentials = [], states = 0, names = NO_NAMES, isCut } = of.data ?? {}
  const nameOf = ({ id }: Plot) => names.get(id) ?? '…'
  const columns: readonly ColumnOf<Plot>[] = [
    { head: say('parcelle'), cell: (plot) => <Named plot={plot} names={names} /> },
    ...referentials.map((code) => ({
      head: code,
      cell: ({ id, states: held }: Plot) => <Cell plot={id} state={held.get(code)} />,
    })),
  ]
  return (
    <>
      {of.data !== undefined && <Totals {...of.data} />}
      <RecordTable
        name={say('titre')}
        of={plots}
        columns={columns}
        idOf={({ id }) => id}
        counted={(n) => say(isCut ? 'coupe' : 'nombre', { n })}
        none={say('aucune')}
        rowPx={60}
        sorts={[
          { id: 'parcelle', head: say('parcelle'), by: nameOf },
          ...referentials.map((code) => ({
            id: code,
            head: code,
            by: ({ states: held }: Plot) => held.get(code)?.etat_code ?? null,
          })),
        ]}
        exported={{
          path: '/v1/conformite/statuts',
          query: asked,
          ...(isCut === true ? {} : { lignes: say('nombre_etats', { n: states }) }),
        }}
        kept="/conformite/tableau"
      />
    </>
  )
}

const NO_NAMES: ReadonlyMap<string, string> = new Map()

type Grid = NonNullable<ReturnType<typeof useGrid>['data']>

// The number of plots of each category, by referential.
function Totals({ plots, referentials }: Grid) {
  const say = useWords(TEXTS)
  if (plots.length === 0) return null
  return (
    <Group gap="lg" component="section" aria-label={say('en_tout')}>
      {referentials.map((code) => (
        <Text key={code} size="sm">
          <strong>{code}</strong>{' '}
          {countsOf({ plots }, code)
            .map(([category, n]) => `${n} ${say(category)}`)
            .join(', ')}
        </Text>
      ))}
    </Group>
  )
}

function Named({ plot: { id, producteur_id }, names }: { readonly plot: Plot } & Pick<Grid, 'names'>) {
  return (
    <>
      <RecordLink genre="parcelle" id={id}>
        {names.get(id) ?? '…'}
      </RecordLink>
      {producteur_id !== null && (
        <Text size="xs" fw={400}>
          {names.get(producteur_id) ?? '…'}
        </Text>
      )}
    </>
  )
}

function Cell({ plot, state }: { readonly plot: string; readonly state: State | undefined }) {
  const say = useWords(TEXTS)
  const { langue, me } = useDesk()
  if (state === undefined) return <Text size="sm">{say('sans_etat')}</Text>
  const { etat_code, categorie_affichage, depuis } = state
  return (
    <>
      <Anchor component={Link} to="/conformite" search={{ parcelle_id: plot } as never} inherit>
        {`${etat_code} · ${say(categorie_affichage)}`}
      </Anchor>
      {depuis !== null && (
        <Text size="xs">{say('depuis', { le: dayOf(depuis, langue, me.organisation.fuseau_horaire) })}</Text>
      )}
    </>
  )
}
