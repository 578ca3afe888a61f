// The lots by filters: rows that are seen are drawn, and the next page comes when its end is near.
import { Anchor, Table, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { useAddress } from '../../address.ts'
import { useDesk, useWords } from '../../desk.ts'
import { Pending } from '../../parts/Pending.tsx'
import { Refusal } from '../../parts/Refusal.tsx'
import { dayOf, mass } from '../../words/figures.ts'
import { Filters } from './Filters.tsx'
import { type Lot, useLots, useNames } from './queries.ts'
import { State } from './State.tsx'
import { LOTS } from './texts.ts'

const ROW_PX = 44
const AHEAD = 20
const WHOLE = { whiteSpace: 'nowrap' } as const

/** The lots that the filters let through. */
export function LotList() {
  const say = useWords(LOTS)
  const [search] = useAddress()
  const asked = useLots(search)
  const lots = asked.data?.pages.flatMap((page) => page.lots) ?? []
  const total = asked.data?.pages[0]?.total
  return (
    <>
      <Filters />
      <Text role="status" size="sm" mb="xs">
        {total && say('resultat', { n: total.lignes, exact: total.exact ? 'oui' : 'non' })}
      </Text>
      <Pending of={asked}>
        {() =>
          lots.length === 0 ? (
            <Text>{say('aucun')}</Text>
          ) : (
            <>
              <Rows lots={lots} hasMore={asked.hasNextPage} more={() => void asked.fetchNextPage()} />
              {asked.isFetchNextPageError && (
                <Refusal error={asked.error} retry={() => void asked.fetchNextPage()} />
              )}
            </>
          )
        }
      </Pending>
    </>
  )
}

function Rows({ lots, hasMore, more }: { lots: readonly Lot[]; hasMore: boolean; more: () => void }) {
  const say = useWords(LOTS)
  const table = useRef<HTMLTableElement>(null)
  const rows = useWindowVirtualizer({
    count: lots.length,
    estimateSize: () => ROW_PX,
    overscan: 10,
    scrollMargin: table.current?.offsetTop ?? 0,
  })
  const seen = rows.getVirtualItems()
  const [first, last] = [seen[0], seen.at(-1)]
  const isNearEnd = last !== undefined && last.index >= lots.length - AHEAD
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each page
  useEffect(() => {
    if (isNearEnd && hasMore) more()
  }, [isNearEnd, hasMore, lots.length])
  const margin = rows.options.scrollMargin
  return (
    <Table ref={table} aria-rowcount={hasMore ? -1 : lots.length + 1}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{say('numero')}</Table.Th>
          <Table.Th scope="col">{say('statut')}</Table.Th>
          <Table.Th scope="col" ta="right">
            {say('quantite')}
          </Table.Th>
          <Table.Th scope="col" visibleFrom="sm">
            {say('categorie')}
          </Table.Th>
          <Table.Th scope="col" visibleFrom="sm">
            {say('emplacement')}
          </Table.Th>
          <Table.Th scope="col" visibleFrom="lg">
            {say('campagne')}
          </Table.Th>
          <Table.Th scope="col" visibleFrom="lg">
            {say('cree_le')}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        <Gap px={(first?.start ?? margin) - margin} />
        {seen.map(({ index, key }) => {
          const lot = lots[index]
          return lot && <Row key={key} lot={lot} index={index} measure={rows.measureElement} />
        })}
        <Gap px={rows.getTotalSize() - ((last?.end ?? margin) - margin)} />
      </Table.Tbody>
      {hasMore && <Table.Caption>{say('suite')}</Table.Caption>}
    </Table>
  )
}

const Gap = ({ px }: { px: number }) =>
  px > 0 && (
    <tr aria-hidden>
      <td style={{ height: px, padding: 0 }} />
    </tr>
  )

type Drawn = { lot: Lot; index: number; measure: (row: HTMLTableRowElement | null) => void }

function Row({ lot, index, measure }: Drawn) {
  const say = useWords(LOTS)
  const { langue, me } = useDesk()
  const { nameOf } = useNames()
  return (
    <Table.Tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      <Table.Td>
        <Anchor
          component={Link}
          to="/lots"
          search={((all: object) => ({ ...all, id: lot.id })) as never}
          inherit
        >
          {lot.numero_officiel ?? say('sans_numero')}
        </Anchor>
        <Text size="xs">{nameOf(lot.produit_id)}</Text>
      </Table.Td>
      <Table.Td>
        <State statut={lot.statut} />
      </Table.Td>
      <Table.Td ta="right" style={WHOLE}>
        {mass(lot.quantite_g, langue)}
      </Table.Td>
      <Table.Td visibleFrom="sm">{say(lot.categorie_affichage)}</Table.Td>
      <Table.Td visibleFrom="sm">{nameOf(lot.emplacement_id)}</Table.Td>
      <Table.Td visibleFrom="lg">{nameOf(lot.campagne_id)}</Table.Td>
      <Table.Td visibleFrom="lg">{dayOf(lot.cree_le, langue, me.organisation.fuseau_horaire)}</Table.Td>
    </Table.Tr>
  )
}
