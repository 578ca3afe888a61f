// Requests of the deforestation statements of shipments.
import { answered } from '@sillon/client/client'
import type { operations } from '@sillon/client/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type Desk, useDesk } from '../../desk.ts'
import { readNamesOf } from '../../parts/fiche/names.ts'
import { readPath } from '../../parts/form/options.ts'
import { readPages } from '../../parts/list/pages.ts'
import { saveFile } from '../../parts/paper/file.ts'

type Shipments = operations['expeditions']['responses'][200]['content']['application/json']
/** A shipment. */
export type Shipment = Shipments['expeditions'][number]
type Share = { readonly quantite_g: number; readonly part_ppm: number }
type Properties = Share & {
  readonly ProducerName: string | null
  readonly ProducerCountry: string | null
  readonly ProductionPlace: string
  readonly parcelle_id: string
  readonly surface_m2: number
  readonly collecte_du: string
  readonly collecte_au: string
}
/** The statement of a shipment: its plots, and what is missing. */
export type Statement = {
  readonly features: readonly { readonly id: string; readonly properties: Properties }[]
  readonly total_g: number
  readonly sans_geometrie: readonly (Share & { readonly parcelle_id: string })[]
  readonly sans_parcelle: readonly (Share & { readonly genre: string })[]
  readonly complet: boolean
}

/** The most shipments that the screen lists. */
export const MOST = 400

/** The filter of the shipments that a statement is made of. */
export const SHIPPED = { statut: 'validée' } as const

/** Reads the last validated shipments, and the names of their clients. */
export function useShipments() {
  const desk = useDesk()
  return useQuery({
    queryKey: ['eudr', 'expeditions'],
    queryFn: async ({ signal }) => {
      const { rows, isCut } = await readPages(
        async (part): Promise<Shipments> => {
          const query = { ...SHIPPED, ...part }
          return answered(await desk.client.GET('/v1/expeditions', { params: { query }, signal }))
        },
        ({ expeditions }) => expeditions,
        MOST,
      )
      const clients = new Set(rows.map(({ client_id }) => client_id))
      return { rows, isCut, names: await readNamesOf(desk, new Map([['client', clients]])) }
    },
  })
}

type Shapes = 'points' | 'polygones'

const readStatement = async (desk: Desk, id: string, geometrie: Shapes, signal: AbortSignal) =>
  (await readPath(
    desk,
    '/v1/expeditions/{id}/eudr',
    { path: { id }, query: { geometrie } },
    signal,
  )) as unknown as Statement

/** Reads the statement of a shipment, and the names of the plots without a position. */
export function useStatement(id: string) {
  const desk = useDesk()
  return useQuery({
    queryKey: ['eudr', 'etat', id],
    queryFn: async ({ signal }) => {
      const statement = await readStatement(desk, id, 'points', signal)
      const plots = new Set(statement.sans_geometrie.map(({ parcelle_id }) => parcelle_id))
      return { statement, names: await readNamesOf(desk, new Map([['parcelle', plots]])) }
    },
  })
}

/** Keeps the statement of a shipment as a file. */
export function useKeeping(id: string) {
  const desk = useDesk()
  return useMutation({
    mutationFn: (geometrie: Shapes) => readStatement(desk, id, geometrie, new AbortController().signal),
    onSuccess: (statement, geometrie) =>
      saveFile(
        new Blob([JSON.stringify(statement, null, 2)], { type: 'application/geo+json' }),
        `eudr-${geometrie}-${id}.geojson`,
      ),
  })
}
