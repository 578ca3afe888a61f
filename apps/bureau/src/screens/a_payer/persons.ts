// The open lines by person and currency.
import { type Due, isPayable, type Names, type Payee, sumOf } from './queries.ts'

/** A person with open lines of one currency. */
export type Person = {
  readonly key: string
  readonly name: string
  readonly lines: readonly Due[]
  readonly first: Due
  /** The lines that can be paid now, and those that something bars. */
  readonly payable: readonly Due[]
  readonly barred: readonly Due[]
  readonly sum: number
}

/** Returns the persons; the largest payable sum is first. A line without a price has no currency: it stands with the priced ones. */
export function personsOf(rows: readonly Due[], names: Names): readonly Person[] {
  const personOf = ({ producteur_id, fournisseur_id }: Due) => producteur_id ?? fournisseur_id ?? ''
  const currencies = new Map(
    rows.flatMap((row) => (row.devise === null ? [] : [[personOf(row), row.devise]])),
  )
  const keyOf = (row: Due) => `${personOf(row)} ${row.devise ?? currencies.get(personOf(row)) ?? ''}`
  return [...Map.groupBy(rows, keyOf)]
    .map(([key, of]) => {
      const lines = of.toSorted((one, other) => Number(one.devise === null) - Number(other.devise === null))
      const first = lines[0] as Due
      const payable = lines.filter(isPayable).slice(0, MOST_LINES)
      const barred = lines.filter(({ obstacles }) => obstacles.length > 0)
      return {
        key,
        name: names.get(personOf(first)) ?? '…',
        lines,
        first,
        payable,
        barred,
        sum: sumOf(payable),
      }
    })
    .toSorted((one, other) => other.sum - one.sum)
}

// The most lines of a payment.
const MOST_LINES = 500

/** Returns the beneficiary of a line. */
export const payeeOf = ({ producteur_id, fournisseur_id }: Due): Payee =>
  producteur_id === null ? { fournisseur_id: fournisseur_id ?? '' } : { producteur_id }
