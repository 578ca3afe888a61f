// The names of the records that items are about.
import { NomsDesControles } from '@sillon/client/operations'
import { useQuery } from '@tanstack/react-query'
import { type Desk, useDesk } from '../../desk.ts'
import type { Names } from '../../parts/list/records.ts'
import { term } from '../../words/terms.ts'
import type { Language } from '../../words/words.ts'
import type { Item } from './queries.ts'

/** The name of an item's record. */
export type Naming = {
  readonly fiche: string
  readonly producteur: { readonly id: string; readonly nom: string } | null
}

// A person who may not read the record sees its item without the name.
async function namingsOf(read: Desk['read'], ids: string[]): Promise<ReadonlyMap<string, Naming>> {
  const found = await read(NomsDesControles, { ids }).catch(() => null)
  return new Map(
    (found?.controles?.nodes ?? []).flatMap((node) => {
      if (node === null) return []
      const { id, collecte, parcelle } = node
      const owner = node.producteur ?? collecte?.producteur ?? parcelle?.producteur ?? null
      const fiche =
        collecte?.numeroOfficiel ??
        collecte?.referenceProvisoire ??
        parcelle?.nom ??
        node.producteur?.nomComplet ??
        ''
      const producteur = owner === null ? null : { id: owner.id, nom: owner.nomComplet ?? '' }
      return [[id, { fiche, producteur }] as const]
    }),
  )
}

/** Returns the name of an item's record once it is loaded. */
export function useNaming(id: string): Naming | undefined {
  const { read } = useDesk()
  const asked = useQuery({ queryKey: ['controles_noms', id], queryFn: () => namingsOf(read, [id]) })
  return asked.data?.get(id)
}

/** The names of the items' records, with their producers. */
export async function namesOf({ read, langue }: Desk, items: readonly Item[]): Promise<Names> {
  const namings = await namingsOf(
    read,
    items.map(({ id }) => id),
  )
  return new Map(
    items.map((item) => {
      const naming = namings.get(item.id)
      const fiche = naming?.fiche || provisionalName(item, langue)
      const who = naming?.producteur?.nom
      return [item.id, who === undefined || who === fiche ? fiche : `${fiche} · ${who}`]
    }),
  )
}

/** Returns the name to show until the name of an item's record is loaded. */
export const provisionalName = ({ commande }: Item, langue: Language): string =>
  commande.reference_provisoire || term(commande.type, langue)
