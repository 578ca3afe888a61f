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
  const found = await read(NomsDeFiches, {
    producteurs: of('producteurs'),
    parcelles: of('parcelles'),
    produits: of('produits'),
    utilisateurs: of('utilisateurs'),
  })
  return new Map<string, string>([
    ...there(found.producteurs).map(({ id, nomComplet }) => [id, nomComplet ?? id] as const),
    ...there(found.parcelles).map(({ id, nom }) => [id, nom] as const),
    ...there(found.produits).map(({ id, nomFr, nomEn }) => [id, langue === 'fr' ? nomFr : nomEn] as const),
    ...there(found.utilisateurs).map(({ id, nomAffiche }) => [id, nomAffiche] as const),
  ])
}

const there = <Node>(page: { readonly nodes: readonly (Node | null)[] } | null): Node[] =>
  (page?.nodes ?? []).filter((node): node is Node => node !== null)
