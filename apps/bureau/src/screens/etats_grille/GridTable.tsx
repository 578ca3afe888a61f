// The grid: each cell names the state, its category and since when, and leads to the history of the plot.
import { Anchor, Table, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useDesk, useWords } from '../../desk.ts'
import { RecordLink } from '../../parts/RecordLink.tsx'
import { dayOf } from '../../words/figures.ts'
import { countsOf, type Plot, type State } from './grid.ts'
import type { useGrid } from './queries.ts'
import { TEXTS } from './texts.ts'

type Given = NonNullable<ReturnType<typeof useGrid>['data']>

const FIRST_PX = 260
const COLUMN_PX = 170

/** The table of plots and referentials. */
export function GridTable({ plots, referentials, isCut, names }: Given) {
  const say = useWords(TEXTS)
  if (plots.length === 0) return <Text>{say('aucune')}</Text>
  return (
    <>
      <Text size="sm" role="status">
        {isCut ? say('coupe', { n: plots.length }) : say('nombre', { n: plots.length })}
      </Text>
      <Table.ScrollContainer
        minWidth={FIRST_PX + referentials.length * COLUMN_PX}
        scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
      >
        <Table aria-label={say('titre')} verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{say('parcelle')}</Table.Th>
              {referentials.map((code) => (
                <Table.Th key={code} scope="col">
                  {code}
                </Table.Th>
              ))}
            </Table.Tr>
            <Table.Tr>
              <Table.Th scope="row">{say('en_tout')}</Table.Th>
              {referentials.map((code) => (
                <Table.Td key={code}>
                  {countsOf({ plots }, code).map(([category, n]) => (
                    <div key={category}>{`${n} ${say(category)}`}</div>
                  ))}
                </Table.Td>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {plots.map((plot) => (
              <Row key={plot.id} plot={plot} referentials={referentials} names={names} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  )
}

type RowGiven = Pick<Given, 'referentials' | 'names'> & { readonly plot: Plot }

function Row({ plot: { id, producteur_id, states }, referentials, names }: RowGiven) {
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={500}>
        <RecordLink genre="parcelle" id={id}>
          {names.get(id) ?? '…'}
        </RecordLink>
        {producteur_id !== null && (
          <Text size="xs" fw={400}>
            {names.get(producteur_id) ?? '…'}
          </Text>
        )}
      </Table.Th>
      {referentials.map((code) => (
        <Table.Td key={code}>
          <Cell plot={id} state={states.get(code)} />
        </Table.Td>
      ))}
    </Table.Tr>
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
