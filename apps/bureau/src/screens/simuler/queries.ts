// Requests of the price simulator.
import { answered } from '@sillon/client/client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from '../../desk.ts'
import { readNamesOf } from '../../parts/fiche/names.ts'
import { loadWrites, type Schema } from '../../parts/form/schema.ts'
import { measuresOf } from './measures.ts'
import type { Body, Line, Price } from './types.ts'

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
