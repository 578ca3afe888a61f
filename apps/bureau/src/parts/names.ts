// Names of the records that the rows of a screen refer to.
import { NomsDeFiches } from '@sillon/client/operations'
import type { Desk } from '../desk.ts'
import type { Names } from './list/records.ts'

const KINDS = ['producteurs', 'parcelles', 'produits', 'utilisateurs'] as const
/** The ids in a row, by the kind of their records. */
export type Ids = Partial<Record<(typeof KINDS)[number], string | null>>

/** Reads the names of records by id; a record that the person may not read has no name. */
export async function namesOf({ read, langue }: Desk, all: readonly Ids[]): Promise<Names> {
  const of = (kind: (typeof KINDS)[number]) => [
    ...new Set(all.flatMap((ids) => (typeof ids[kind] === 'string' ? [ids[kind]] : []))),
  ]
  const ids = { producteurs: of('producteurs'), parcelles: of('parcelles'), produits: of('produits') }
  const wanted = { ...ids, utilisateurs: of('utilisateurs') }
  const most = Math.max(...Object.values(wanted).map(({ length }) => length))
  const parts = Array.from({ length: Math.max(1, Math.ceil(most / AT_ONCE)) }, (_, n) => n * AT_ONCE)
  const found = await Promise.all(
    parts.map((from) => {
      const part = (some: readonly string[]) => some.slice(from, from + AT_ONCE)
      return read(NomsDeFiches, {
        producteurs: part(wanted.producteurs),
        parcelles: part(wanted.parcelles),
        produits: part(wanted.produits),
        utilisateurs: part(wanted.utilisateurs),
      })
    }),
  )
  return new Map<string, string>(
    found.flatMap(({ producteurs, parcelles, produits, utilisateurs }) => [
      ...there(producteurs).map(({ id, nomComplet }) => [id, nomComplet ?? id] as const),
      ...there(parcelles).map(({ id, nom }) => [id, nom] as const),
      ...there(produits).map(({ id, nomFr, nomEn }) => [id, langue === 'fr' ? nomFr : nomEn] as const),
      ...there(utilisateurs).map(({ id, nomAffiche }) => [id, nomAffiche] as const),
    ]),
  )
}

/** The most names of a kind that the query answers. */
const AT_ONCE = 200

const there = <Node>(page: { readonly nodes: readonly (Node | null)[] } | null): Node[] =>
  (page?.nodes ?? []).filter((node): node is Node => node !== null)
