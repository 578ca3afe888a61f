// The requests of the screen of imports.
import { answered } from '@sillon/client/client'
import type { operations } from '@sillon/client/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Search } from '../../address.ts'
import { useDesk } from '../../desk.ts'
import { pageOf, useRecords } from '../../parts/list/records.ts'

type Answer<Name extends keyof operations> = operations[Name] extends {
  responses: { 200: { content: { 'application/json': infer Body } } }
}
  ? Body
  : never

/** An import. */
export type Importation = Answer<'imports_lire'>
/** A kind of import, with its columns. */
export type Model = Answer<'imports_modeles'>['modeles'][number]
/** A fault or a warning of the report. */
export type Finding = Answer<'imports_constats'>['constats'][number]
/** A row of the file as the service read it. */
export type Line = Answer<'imports_lignes'>['lignes'][number]

/** The states of an import, in the order in which it passes through them. */
export const STATES = [
  'attendu',
  'en_essai',
  'illisible',
  'essaye',
  'en_application',
  'applique',
  'annule',
] as const

const SOON_MS = 1000
const isMoving = ({ statut }: Pick<Importation, 'statut'>) =>
  statut === 'en_essai' || statut === 'en_application'

/** Converts the filters of the URL to those of the service. */
export function filtersOf({ genre, statut }: Search) {
  const state = STATES.find((one) => one === statut)
  return {
    ...(genre === undefined ? {} : { genre }),
    ...(state === undefined ? {} : { statut: state }),
  }
}

/** Reads the imports that match the filters of the URL. */
export function useImports(search: Search, order: { readonly tri?: '-cree_le' | 'cree_le' }) {
  const { client } = useDesk()
  const filters = { ...filtersOf(search), ...order }
  return useRecords<Importation>(['imports', 'liste', filters], async (curseur, signal) => {
    const query = { ...filters, limite: 50, ...(curseur === undefined ? { total: true } : { curseur }) }
    const page = answered(await client.GET('/v1/imports', { params: { query }, signal }))
    return pageOf(page.imports, page)
  })
}

/** Reads an import; reads it again at intervals while the service processes it. */
export function useImport(id: string) {
  const { client } = useDesk()
  return useQuery({
    queryKey: ['imports', 'un', id],
    queryFn: async ({ signal }) =>
      answered(await client.GET('/v1/imports/{id}', { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? SOON_MS : false),
  })
}

/** The kinds of imports with their columns. */
export function useModels() {
  const { client } = useDesk()
  return useQuery({
    queryKey: ['imports', 'modeles'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => answered(await client.GET('/v1/imports/modeles', { signal })).modeles,
  })
}

/** Reads the report of an import: faults and warnings in the order of the file. */
export function useFindings({ id, statut }: Importation, gravite: string | undefined) {
  const { client } = useDesk()
  const only = (['faute', 'avertissement'] as const).find((one) => one === gravite)
  return useRecords<Finding>(['imports', 'constats', id, statut, only], async (curseur, signal) => {
    const query = {
      limite: 100,
      ...(only === undefined ? {} : { gravite: only }),
      ...(curseur === undefined ? { total: true } : { curseur }),
    }
    const params = { path: { id }, query }
    const page = answered(await client.GET('/v1/imports/{id}/constats', { params, signal }))
    return pageOf(page.constats, page)
  })
}

/** Returns the number of warnings of an import. */
export function useWarnings({ id, statut }: Importation): number {
  const { client } = useDesk()
  const asked = useQuery({
    queryKey: ['imports', 'avertissements', id, statut],
    queryFn: async ({ signal }) => {
      const query = { gravite: 'avertissement', limite: 1, total: true } as const
      const params = { path: { id }, query }
      return answered(await client.GET('/v1/imports/{id}/constats', { params, signal })).total?.lignes ?? 0
    },
  })
  return asked.data ?? 0
}

/** Reads the rows of an import. */
export function useLines({ id, statut }: Importation) {
  const { client } = useDesk()
  return useRecords<Line>(['imports', 'lignes', id, statut], async (curseur, signal) => {
    const query = { limite: 100, ...(curseur === undefined ? { total: true } : { curseur }) }
    const params = { path: { id }, query }
    const page = answered(await client.GET('/v1/imports/{id}/lignes', { params, signal }))
    return pageOf(page.lignes, page)
  })
}

const REPORTED = ['constats', 'avertissements', 'lignes']

/** Reads the report again after each trial: a second trial ends in the same state, so the state alone does not show it. */
export function useReportReadAgain({ id, statut }: Importation): void {
  const queries = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the state is the occasion
  useEffect(() => {
    for (const one of REPORTED) void queries.invalidateQueries({ queryKey: ['imports', one, id] })
  }, [queries, id, statut])
}
