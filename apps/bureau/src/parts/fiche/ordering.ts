// The order of a list, kept in the URL: the one that the service gives, or its reverse.
import { useAddress } from '../../address.ts'
import { useDesk, useWords } from '../../desk.ts'
import type { Orders } from '../list/sorting.ts'
import { LIST } from '../list/texts.ts'
import { reverseOf } from './orders.ts'
import { memberWord } from './values.ts'

// An id or a rank tells people the order of recording alone.
const ORDINALS = ['id', 'rang']

/** The order of a list: what its requests say of it, and what the tools above the list offer. */
export type Ordering<Order extends string> = {
  readonly query: { readonly tri?: Order }
  readonly orders: Orders
}

/** Returns the order that the URL names, given the two orders of the service's route, the usual one first. */
export function useOrdering<Order extends string>([usual, reverse]: readonly [
  Order,
  Order,
]): Ordering<Order> {
  const { langue } = useDesk()
  const say = useWords(LIST)
  const [search, change] = useAddress()
  const isReversed = search.tri === reverse
  const wordOf = (order: Order) => {
    const member = order.replace('-', '')
    const membre = ORDINALS.includes(member) ? say('enregistrement') : memberWord(member, langue)
    return say(order === member ? 'montant' : 'descendant', { membre })
  }
  return {
    query: isReversed ? { tri: reverse } : {},
    orders: {
      value: isReversed ? reverse : usual,
      offered: [usual, reverse].map((value) => ({ value, label: wordOf(value) })),
      change: (tri) => change({ tri: tri === usual ? undefined : tri }, { replace: true }),
    },
  }
}

/** Returns the two orders of a list, given the usual one. */
export const bothOrders = (usual: string) => [usual, reverseOf(usual)] as const
