// A line of a sale with the lots in stock: those that qualify take a mass, the others say why they do not.
import { Button, Group, Table, Text, TextInput, Title } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import { valueWord } from '../../parts/fiche/values.ts'
import { typedOf, wholeOf } from '../../parts/form/units.ts'
import { RecordLink } from '../../parts/RecordLink.tsx'
import { mass } from '../../words/figures.ts'
import { type Reason, reasonsAgainst } from './judging.ts'
import type { Lot, Referential, SaleLine } from './queries.ts'
import { TEXTS } from './texts.ts'

type Given = {
  readonly line: SaleLine
  readonly product: string
  readonly lots: readonly Lot[]
  readonly referentials: readonly Referential[]
  massOf(lot: string): string
  setMass(some: readonly (readonly [lot: string, text: string])[]): void
}

const KG_DECIMALS = 3

/** The lots of a line, those that qualify first. */
export function LineLots({ line, product, lots, referentials, massOf, setMass }: Given) {
  const say = useWords(TEXTS)
  const { langue } = useDesk()
  const judged = lots
    .map((lot) => ({ lot, reasons: reasonsAgainst(lot, line, referentials) }))
    .toSorted((one, other) => one.reasons.length - other.reasons.length)
  const gramsOf = ({ id }: Lot) => wholeOf(massOf(id), KG_DECIMALS, langue) ?? 0
  const total = lots.reduce((all, lot) => all + gramsOf(lot), 0)
  const most = line.maximum_g - line.expedie_g
  const sold = Object.entries(line.qualites).map(([referentiel, etat]) => `${referentiel} ${etat}`)
  // Fills the lots that qualify, one after the other, up to what is left.
  const fill = () => {
    let left = Math.max(0, line.reste_g)
    setMass(
      judged.map(({ lot, reasons }) => {
        const grams = reasons.length > 0 ? 0 : Math.min(left, lot.quantite_g)
        left -= grams
        return [lot.id, grams === 0 ? '' : typedOf(grams, KG_DECIMALS, langue)]
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
        <Button variant="default" size="compact-sm" onClick={fill} disabled={line.reste_g <= 0}>
          {say('tout')}
        </Button>
      </Group>
      {line.reste_g <= 0 && <Text size="sm">{say('soldee')}</Text>}
      {lots.length === 0 && <Text size="sm">{say('aucun_lot')}</Text>}
      {lots.length > 0 && <Lots title={title} judged={judged} massOf={massOf} setMass={setMass} />}
      <Text size="sm" role="status" fw={600}>
        {say('total', { total: mass(total, langue), reste: mass(line.reste_g, langue) })}{' '}
        {total > most && say('depasse', { maximum: mass(most, langue) })}
      </Text>
    </section>
  )
}

type Judged = { readonly lot: Lot; readonly reasons: readonly Reason[] }
type LotsGiven = Pick<Given, 'massOf' | 'setMass'> & {
  readonly title: string
  readonly judged: readonly Judged[]
}

function Lots({ title, judged, massOf, setMass }: LotsGiven) {
  const say = useWords(TEXTS)
  return (
    <Table.ScrollContainer minWidth={680} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table aria-label={title} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            {(['lot', 'nature', 'stock', 'qualites', 'charger'] as const).map((head) => (
              <Table.Th key={head} scope="col" ta={head === 'stock' ? 'right' : undefined}>
                {say(head)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {judged.map(({ lot, reasons }) => (
            <Row
              key={lot.id}
              lot={lot}
              reasons={reasons}
              text={massOf(lot.id)}
              change={(text) => setMass([[lot.id, text]])}
            />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

type RowGiven = {
  readonly lot: Lot
  readonly reasons: readonly Reason[]
  readonly text: string
  change(text: string): void
}

function Row({ lot, reasons, text, change }: RowGiven) {
  const say = useWords(TEXTS)
  const { langue } = useDesk()
  const name = lot.numero_officiel ?? valueWord(lot.statut, langue)
  const grams = wholeOf(text, KG_DECIMALS, langue)
  const fault =
    text.trim() === ''
      ? undefined
      : grams === null
        ? 'illisible'
        : grams > lot.quantite_g
          ? 'trop'
          : undefined
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={500}>
        <RecordLink genre="lot" id={lot.id}>
          {name}
        </RecordLink>
      </Table.Th>
      <Table.Td>{lot.nature}</Table.Td>
      <Table.Td ta="right">{mass(lot.quantite_g, langue)}</Table.Td>
      <Table.Td>{lot.qualites.map((one) => `${one.referentiel_code} ${one.etat_code}`).join(', ')}</Table.Td>
      <Table.Td>
        {reasons.length > 0 ? (
          reasons.map((reason) => (
            <Text key={JSON.stringify(reason)} size="sm">
              {reason.key === 'non_valide'
                ? say('non_valide', { statut: valueWord(reason.statut, langue) })
                : say(reason.key, reason)}
            </Text>
          ))
        ) : (
          <TextInput
            aria-label={say('charger_lot', { lot: name })}
            inputMode="decimal"
            size="xs"
            maxLength={20}
            value={text}
            error={fault === undefined ? undefined : say(fault)}
            onChange={({ currentTarget }) => change(currentTarget.value)}
          />
        )}
      </Table.Td>
    </Table.Tr>
  )
}
