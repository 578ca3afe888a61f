// A line of a sale with the lots in stock: those that qualify take a mass, the others say why they do not.
import { Button, Group, Table, Text, Title } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import { KG, typedOf, wholeOf } from '../../parts/form/units.ts'
import { mass } from '../../words/figures.ts'
import type { Column } from './containers.ts'
import type { Judged } from './judging.ts'
import { LotRow } from './LotRow.tsx'
import type { SaleLine } from './queries.ts'
import { TEXTS } from './texts.ts'

type Given = {
  readonly line: SaleLine
  readonly product: string
  readonly judged: readonly Judged[]
  readonly columns: readonly Column[]
  massOf(lot: string, container: number): string
  setMass(some: readonly (readonly [lot: string, container: number, text: string])[]): void
}

/** The lots of a line, those that qualify first. */
export function LineLots({ line, product, judged, columns, massOf, setMass }: Given) {
  const say = useWords(TEXTS)
  const { langue } = useDesk()
  const gramsOf = (id: string, key: number) => wholeOf(massOf(id, key), KG, langue) ?? 0
  const sumOf = (id: string, keys: readonly Column[]) =>
    keys.reduce((all, { key }) => all + gramsOf(id, key), 0)
  const total = judged.reduce((all, { lot }) => all + sumOf(lot.id, columns), 0)
  const most = line.maximum_g - line.expedie_g
  const sold = Object.entries(line.qualites).map(([referentiel, etat]) => `${referentiel} ${etat}`)
  // Fills a container with the lots that qualify, one after the other, up to what the others leave.
  const fill = (into: number) => {
    const others = columns.filter(({ key }) => key !== into)
    const taken = judged.reduce((all, { lot }) => all + sumOf(lot.id, others), 0)
    let left = Math.max(0, line.reste_g - taken)
    setMass(
      judged.map(({ lot, reasons }) => {
        const there = Math.max(0, lot.quantite_g - sumOf(lot.id, others))
        const grams = reasons.length > 0 ? 0 : Math.min(left, there)
        left -= grams
        return [lot.id, into, grams === 0 ? '' : typedOf(grams, KG.decimals, langue)]
      }),
    )
  }
  const title = say('ligne', { n: line.rang, produit: product })
  return (
    <section aria-label={title}>
      <Group justify="space-between" align="end" mb="xs">
        <div>
          <Title order={3} size="h5">
            {title}
          </Title>
          <Text size="sm">
            {say('vendu', {
              qualites: sold.length === 0 ? say('sans_qualite') : sold.join(', '),
              reste: mass(line.reste_g, langue),
              maximum: mass(most, langue),
            })}
          </Text>
        </div>
        <Group gap="xs">
          {columns.map(({ key, label }) => (
            <Button
              key={key}
              variant="default"
              size="compact-sm"
              onClick={() => fill(key)}
              disabled={line.reste_g <= 0}
            >
              {columns.length > 1 ? say('tout_dans', { conteneur: label }) : say('tout')}
            </Button>
          ))}
        </Group>
      </Group>
      {line.reste_g <= 0 && <Text size="sm">{say('soldee')}</Text>}
      {judged.length === 0 && <Text size="sm">{say('aucun_lot')}</Text>}
      {judged.length > 0 && (
        <Lots title={title} judged={judged} columns={columns} massOf={massOf} setMass={setMass} />
      )}
      <Text size="sm" role="status" fw={600}>
        {say('total', { total: mass(total, langue), reste: mass(line.reste_g, langue) })}{' '}
        {total > most && say('depasse', { maximum: mass(most, langue) })}
      </Text>
    </section>
  )
}

type LotsGiven = Pick<Given, 'judged' | 'columns' | 'massOf' | 'setMass'> & { readonly title: string }

const COLUMN_PX = 150

function Lots({ title, judged, columns, massOf, setMass }: LotsGiven) {
  const say = useWords(TEXTS)
  return (
    <Table.ScrollContainer
      minWidth={530 + columns.length * COLUMN_PX}
      scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
    >
      <Table aria-label={title} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            {(['lot', 'nature', 'stock', 'qualites'] as const).map((head) => (
              <Table.Th key={head} scope="col" ta={head === 'stock' ? 'right' : undefined}>
                {say(head)}
              </Table.Th>
            ))}
            {columns.map(({ key, label }) => (
              <Table.Th key={key} scope="col">
                {columns.length > 1 ? say('charger_dans', { conteneur: label }) : say('charger')}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {judged.map((one) => (
            <LotRow
              key={one.lot.id}
              judged={one}
              columns={columns}
              massOf={(key) => massOf(one.lot.id, key)}
              change={(key, text) => setMass([[one.lot.id, key, text]])}
            />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
