// The tries of a simulation: what each was calculated for, the adjustments, the price and the amount.
import { Table, Title } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import { told } from '../../parts/fiche/values.ts'
import { typedOf, unitOf } from '../../parts/form/units.ts'
import { mass } from '../../words/figures.ts'
import { measureOf } from './measures.ts'
import { TEXTS } from './texts.ts'
import type { Price, Product, Try } from './types.ts'

type Given = { readonly tries: readonly Try[]; readonly products: readonly Product[] }

/** The table of the tries. */
export function Tries({ tries, products }: Given) {
  const say = useWords(TEXTS)
  const { me } = useDesk()
  const here = me.organisation.devise_defaut
  const isForeign = tries.some(({ price }) => price.devise !== price.devise_organisation)
  const heads = ['essai', 'entree', 'base', 'ajustements', 'prix', 'montant'] as const
  return (
    <section aria-label={say('essais')}>
      <Title order={2} size="h4" mb="xs">
        {say('essais')}
      </Title>
      <Table.ScrollContainer minWidth={720} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table aria-label={say('essais')} verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              {heads.map((head) => (
                <Table.Th key={head} scope="col" ta={FIGURES.has(head) ? 'right' : undefined}>
                  {say(head)}
                </Table.Th>
              ))}
              {isForeign && (
                <Table.Th scope="col" ta="right">
                  {say('chez_nous', { devise: here })}
                </Table.Th>
              )}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {tries.map((one) => (
              <Row
                key={one.n}
                of={one}
                product={products.find(({ id }) => id === one.price.produit_id)}
                isForeign={isForeign}
              />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </section>
  )
}

const FIGURES: ReadonlySet<string> = new Set(['base', 'prix', 'montant'])

type RowGiven = {
  readonly of: Try
  readonly product: Product | undefined
  readonly isForeign: boolean
}

function Row({ of: { n, asked, price }, product, isForeign }: RowGiven) {
  const desk = useDesk()
  const { langue } = desk
  const amount = (value: number | null) => (value === null ? '—' : told('montant', value, price, desk))
  const typed = (name: string, value: number) => {
    const { sign, decimals } = unitOf(measureOf(name, product).unite, price.devise)
    return `${measureOf(name, product)[langue]} ${typedOf(value, decimals, langue)}${sign === '' ? '' : ` ${sign}`}`
  }
  const inputs = [
    ...(asked.net_marchand_g === undefined ? [] : [mass(asked.net_marchand_g, langue)]),
    ...Object.entries(asked.mesures ?? {}).map(([name, value]) => typed(name, value)),
  ]
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={500}>
        {n}
      </Table.Th>
      <Table.Td>{inputs.length === 0 ? '—' : inputs.join(', ')}</Table.Td>
      <Table.Td ta="right">{amount(price.prix_base_kg)}</Table.Td>
      <Table.Td>
        <Adjustments of={price} typed={typed} />
      </Table.Td>
      <Table.Td ta="right" fw={700}>
        {amount(price.prix_kg)}
      </Table.Td>
      <Table.Td ta="right">{amount(price.montant)}</Table.Td>
      {isForeign && (
        <Table.Td ta="right">
          {price.montant_organisation === null
            ? '—'
            : told('montant', price.montant_organisation, { devise: price.devise_organisation }, desk)}
        </Table.Td>
      )}
    </Table.Tr>
  )
}

type AdjustmentsGiven = { readonly of: Price; typed(name: string, value: number): string }

function Adjustments({ of: price, typed }: AdjustmentsGiven) {
  const say = useWords(TEXTS)
  const desk = useDesk()
  if (price.ajustements.length === 0) return <>{say('sans_ajustement')}</>
  return price.ajustements.map(({ mesure, valeur, pas, montant_kg }) => (
    <div key={mesure}>
      {say('ajustement', {
        mesure: typed(mesure, valeur),
        pas,
        montant: told('montant', montant_kg, price, desk),
      })}
    </div>
  ))
}
