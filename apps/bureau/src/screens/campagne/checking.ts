// Reads what stands in the way of opening or closing a campaign: numbers of records, each with the list that counts them.
import { answered, Refused } from '@sillon/client/client'
import { useQuery } from '@tanstack/react-query'
import { useDesk } from '../../desk.ts'
import { readPath } from '../../parts/form/options.ts'
import type { Campaign } from './queries.ts'

/** A point of the list: its number, whether that is all of them, and where they stand; null for a person who may not read them. */
export type Point = {
  readonly name:
    | 'point_capacites'
    | 'point_telephones'
    | 'point_receptions_brouillon'
    | 'point_receptions_attente'
    | 'point_controles'
  readonly to: string
  readonly found: { readonly lignes: number; readonly exact: boolean } | null
}

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

type Asked = Omit<Point, 'found'> & {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}

// Phones that sent nothing for a day may hold captures.
function asksOf({ id, statut }: Campaign, mayDecide: boolean): readonly Asked[] {
  const since = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS - DAY_MS).toISOString()
  const capacities: Asked = {
    name: 'point_capacites',
    path: '/v1/capacites',
    query: { campagne_id: id, statut: 'proposee' },
    to: mayDecide ? `/capacites/a-decider?campagne=${id}` : `/capacites?campagne_id=${id}&statut=proposee`,
  }
  if (statut === 'preparation') return [capacities]
  const receptions = (name: Point['name'], state: string): Asked => ({
    name,
    path: '/v1/receptions',
    query: { campagne_id: id, statut: state },
    to: `/receptions?campagne_id=${id}&statut=${state}`,
  })
  return [
    {
      name: 'point_telephones',
      path: '/v1/appareils',
      query: { statut: 'actif', muets_depuis: since },
      to: `/campagne?campagne=${id}&liste=appareils&muets_depuis=${since}`,
    },
    receptions('point_receptions_brouillon', 'brouillon'),
    receptions('point_receptions_attente', 'en_attente'),
    {
      name: 'point_controles',
      path: '/v1/controles',
      query: { statut: 'ouvert', campagne_id: id },
      to: `/controles?campagne=${id}`,
    },
    capacities,
  ]
}

/** Returns the points of a campaign that is not closed. */
export function usePoints(campaign: Campaign) {
  const desk = useDesk()
  return useQuery({
    queryKey: ['campagne', campaign.id, 'points', campaign.statut],
    queryFn: ({ signal }): Promise<readonly Point[]> =>
      Promise.all(
        asksOf(campaign, desk.holds('capacity.approve')).map(async ({ name, to, path, query }) => {
          const counted = { ...query, limite: 1, total: true }
          const found = await readPath(desk, path, { query: counted }, signal).then(
            ({ total }) => total as Point['found'],
            (error: unknown) => {
              if (error instanceof Refused && error.status === 403) return null
              throw error
            },
          )
          return { name, to, found }
        }),
      ),
  })
}

/**
 * Returns the next official numbers of a campaign, for the product's natures: of one in preparation by the latest model, which it
 * will freeze. Null for a person who may not read models, or if there is none.
 */
export function useNumbers({ id, statut }: Campaign) {
  const { client, holds } = useDesk()
  const isOpen = statut === 'ouverte'
  return useQuery({
    queryKey: ['campagne', id, 'numeros', statut],
    enabled: isOpen || statut === 'preparation',
    queryFn: async ({ signal }) => {
      if (!isOpen && !holds('settings.manage')) return null
      const latest = { params: { query: { limite: 1 } }, signal }
      const model = isOpen
        ? undefined
        : answered(await client.GET('/v1/numerotation/modeles', latest)).modeles[0]
      const { produits } = answered(await client.GET('/v1/produits', { signal }))
      const [first] = produits
      if (first === undefined || (model === undefined && !isOpen)) return null
      const prefix = model?.prefixe_entreprise ?? null
      const tried = {
        ...(model === undefined ? {} : { modele: JSON.stringify(model.segments) }),
        ...(prefix === null ? {} : { prefixe_entreprise: prefix }),
      }
      const read = async (nature: 'MP' | 'REC' | 'NET' | 'PF') => {
        const query = { campagne: id, produit: first.id, nature, ...tried }
        return answered(await client.GET('/v1/numerotation/apercu', { params: { query }, signal })).numero
      }
      return await Promise.all((['MP', 'REC', 'NET', 'PF'] as const).map(read))
    },
  })
}
