// Requests of the price simulator.
import { answered } from '@sillon/client/client'
import type { operations } from '@sillon/client/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from '../../desk.ts'
import { readNamesOf } from '../../parts/fiche/names.ts'
import { loadWrites, type Schema } from '../../parts/form/schema.ts'
import { measuresOf } from './measures.ts'

type Answer<Name extends 'contrats_lire' | 'contrats_prix' | 'produits'> =
  operations[Name]['responses'][200]['content']['application/json']
/** A contract. */
export type Contract = Answer<'contrats_lire'>
/** A line of a contract. */
export type Line = Contract['lignes'][number]
/** A product with its attributes. */
export type Product = Answer<'produits'>['produits'][number]
/** A calculated price. */
export type Price = Answer<'contrats_prix'>
/** What a price is calculated for. */
export type Body = NonNullable<operations['contrats_prix']['requestBody']>['content']['application/json']

/** Reads a contract, the names of its products and their attributes, and the form of a price. */
export function useContract(id: string) {
  const desk = useDesk()
  return useQuery({
    queryKey: ['simuler', id],
    queryFn: async ({ signal }) => {
      const contract = answered(
        await desk.client.GET('/v1/contrats/{id}', { params: { path: { id } }, signal }),
      )
      const products = new Set(contract.lignes.map(({ produit_id }) => produit_id))
      const [names, { produits }, { contrats_prix }] = await Promise.all([
        readNamesOf(desk, new Map([['produit', products]])),
        desk.client.GET('/v1/produits', { signal }).then(answered),
        loadWrites(),
      ])
      const schemaOf = (line: Line): Schema => {
        const { properties = {} } = contrats_prix?.schema ?? {}
        const { net_marchand_g, le } = properties
        const measures = measuresOf(line, produits, properties.mesures)
        return {
          type: 'object',
          required: measures === null ? [] : ['mesures'],
          properties: {
            ...(net_marchand_g === undefined ? {} : { net_marchand_g }),
            ...(measures === null ? {} : { mesures: measures }),
            ...(le === undefined ? {} : { le }),
          },
        }
      }
      return { contract, names, products: produits, schemaOf }
    },
  })
}

/** The calculation of a price. */
export function useCalculating(id: string) {
  const { client } = useDesk()
  return useMutation({
    mutationFn: async (body: Body): Promise<Price> =>
      answered(await client.POST('/v1/contrats/{id}/prix', { params: { path: { id } }, body })),
  })
}
