import { Table, Text } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import { Chart } from '../../parts/chart/Chart.tsx'
import type { Stack } from '../../parts/chart/Stacks.tsx'
import { piece } from '../../parts/piece.tsx'
import { mass } from '../../words/figures.ts'
import { axisMass } from './axis.ts'
import { FigureLink } from './FigureLink.tsx'
import type { Held } from './queries.ts'
import { Scroll } from './Scroll.tsx'
import { CAMPAIGN } from './texts.ts'

const Stacks = piece(async () => (await import('../../parts/chart/Stacks.tsx')).Stacks)
const CATEGORIES = ['bio', 'conversion', 'conventionnel', 'hors_statut'] as const

/** The contents of the campaign's lots, by place and category. */
export function Stock({ stock, campaign }: { stock: readonly Held[]; campaign: string }) {
  const say = useWords(CAMPAIGN)
  const { langue } = useDesk()
  if (stock.length === 0) return <Text size="sm">{say('aucun_stock')}</Text>
  const places = [...new Map(stock.map((held) => [held.emplacement_id, held])).values()]
  const of = (id: string, categorie: string) =>
    stock.find((held) => held.emplacement_id === id && held.categorie === categorie)
  const shown = CATEGORIES.filter((categorie) => stock.some((held) => held.categorie === categorie))
  const stacks = places.map(
    ({ emplacement_id, code }): Stack => ({
      name: code,
      ...Object.fromEntries(shown.map((one) => [one, of(emplacement_id, one)?.quantite_g ?? 0])),
    }),
  )
  const highest = Math.max(...stock.map(({ quantite_g }) => quantite_g))
  return (
    <>
      <Chart height={64 + 44 * Math.min(places.length, 12)}>
        <Stacks
          stacks={stacks.slice(0, 12)}
          layers={shown.map((key) => ({ key, name: say(key) }))}
          say={axisMass(langue, highest)}
        />
      </Chart>
      <Scroll name={say('stock')}>
        <Table aria-label={say('stock')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{say('place')}</Table.Th>
              {shown.map((categorie) => (
                <Table.Th key={categorie} scope="col" ta="right">
                  {say(categorie)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {places.map(({ emplacement_id, code, nom }) => (
              <Table.Tr key={emplacement_id}>
                <Table.Th scope="row" fw={400}>
                  {nom} ({code})
                </Table.Th>
                {shown.map((categorie) => (
                  <Table.Td key={categorie} ta="right">
                    <Quantity held={of(emplacement_id, categorie)} campaign={campaign} />
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Scroll>
    </>
  )
}

function Quantity({ held, campaign }: { held: Held | undefined; campaign: string }) {
  const say = useWords(CAMPAIGN)
  const { langue } = useDesk()
  if (held === undefined) return say('rien')
  const { emplacement_id, categorie, quantite_g, lots, nom } = held
  const masse = mass(quantite_g, langue)
  return (
    <FigureLink
      to="/lots"
      search={{ campagne_id: campaign, en_stock: 'true', emplacement_id, categorie }}
      label={say('stock_de', { masse, n: lots, categorie: say(categorie), place: nom })}
    >
      {masse}{' '}
      <Text size="xs" c="dimmed" span display="block">
        {say('n_lots', { n: lots })}
      </Text>
    </FigureLink>
  )
}
