// Persons with open lines: their payable sum, their barred sum and its reasons.
import { Anchor, Table } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import { told } from '../../parts/fiche/values.ts'
import { Obstacles } from './Obstacles.tsx'
import { type Due, isPayable, type Names, type Payee, sumOf } from './queries.ts'
import { TEXTS } from './texts.ts'

type Given = { readonly rows: readonly Due[]; readonly names: Names; choose(payee: Payee): void }

/** One row per person and currency; the largest payable sum is first. */
export function Persons({ rows, names, choose }: Given) {
  const say = useWords(TEXTS)
  const desk = useDesk()
  const personOf = ({ producteur_id, fournisseur_id }: Due) => producteur_id ?? fournisseur_id
  // A line without a price has no currency: it stands with the priced ones of the person.
  const currencies = new Map(
    rows.flatMap((row) => (row.devise === null ? [] : [[personOf(row), row.devise]])),
  )
  const keyOf = (row: Due) => `${personOf(row)} ${row.devise ?? currencies.get(personOf(row)) ?? ''}`
  const amount = (sum: number, first: Due) => (sum === 0 ? '—' : told('montant', sum, first, desk))
  const persons = [...Map.groupBy(rows, keyOf)]
    .map(([key, of]) => {
      const lines = of.toSorted((one, other) => Number(one.devise === null) - Number(other.devise === null))
      const payable = lines.filter(isPayable)
      const barred = lines.filter(({ obstacles }) => obstacles.length > 0)
      return { key, lines, first: lines[0] as Due, payable: sumOf(payable), barred }
    })
    .toSorted((one, other) => other.payable - one.payable)
  return (
    <Table.ScrollContainer minWidth={640} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table aria-label={say('personnes')} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            {(['personne', 'lignes', 'payable', 'bloque', 'ce_qui_bloque'] as const).map((head) => (
              <Table.Th key={head} scope="col" ta={FIGURES.has(head) ? 'right' : undefined}>
                {say(head)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {persons.map(({ key, lines, first, payable, barred }) => (
            <Table.Tr key={key}>
              <Table.Th scope="row" fw={500}>
                <Anchor
                  component="button"
                  type="button"
                  ta="left"
                  fz="sm"
                  onClick={() => choose(payeeOf(first))}
                >
                  {names.get(first.producteur_id ?? first.fournisseur_id ?? '') ?? '…'}
                </Anchor>
              </Table.Th>
              <Table.Td ta="right">{lines.length}</Table.Td>
              <Table.Td ta="right">{amount(payable, first)}</Table.Td>
              <Table.Td ta="right">{amount(sumOf(barred), first)}</Table.Td>
              <Table.Td>
                <Obstacles codes={barred.flatMap(({ obstacles }) => obstacles)} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

const FIGURES: ReadonlySet<string> = new Set(['lignes', 'payable', 'bloque'])

const payeeOf = ({ producteur_id, fournisseur_id }: Due): Payee =>
  producteur_id === null ? { fournisseur_id: fournisseur_id ?? '' } : { producteur_id }
