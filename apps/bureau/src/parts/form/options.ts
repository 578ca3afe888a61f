// Reads the records that a form offers, and the names of those that it holds by their ids.
import { answered, Refused } from '@sillon/client/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Desk, useDesk } from '../../desk.ts'
import type { Language } from '../../words/words.ts'
import type { Drafts } from './draft.ts'
import { labelled, PICKERS, type Picker, type Row } from './pickers.ts'

/** An offered record: the value that the request takes, and its words. */
export type Option = { readonly value: string; readonly label: string }

const MOST = 50
type Get = (path: string, init: unknown) => Promise<{ data?: unknown; error?: unknown; response: Response }>

/** Reads a path of the service that a table of this page names. */
export async function readPath(
  { client }: Pick<Desk, 'client'>,
  path: string,
  params: { path?: object; query?: object },
  signal: AbortSignal,
): Promise<Row> {
  const get = client.GET as unknown as Get
  return answered(await get(path, { params, signal })) as Row
}

/** Returns the records that may be picked, and what is typed to find others. */
export function useOptions(fiche: string, par: string, near: Drafts, chosen: readonly string[]) {
  const desk = useDesk()
  const [typed, search] = useState('')
  const picker = PICKERS[fiche === 'etat' ? 'referentiel' : fiche]
  const query = picker === undefined ? {} : queryOf(picker, near, typed)
  const asked = useQuery({
    queryKey: ['choix', fiche, query],
    enabled: picker !== undefined,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<readonly Row[]> => {
      if (picker === undefined) return []
      const rows = (await readPath(desk, picker.path, { query }, signal))[picker.rows]
      return (rows as readonly unknown[]).map((row) =>
        typeof row === 'string' ? { code: row } : (row as Row),
      )
    },
  })
  const rows = asked.data ?? []
  const listed =
    fiche === 'etat'
      ? statesOf(rows, near.referentiel_code, desk.langue)
      : rows.map((row) => ({ value: String(row[par]), label: picker?.label(row, desk.langue) ?? '' }))
  const missing = chosen.filter((value) => !listed.some((option) => option.value === value))
  const named = useNamed(fiche, par === 'id' ? missing : [])
  const kept = missing.map((value) => ({ value, label: named.get(value) ?? value }))
  const isClosed = asked.error instanceof Refused && asked.error.status === 403
  return { options: [...kept, ...listed], search, isSearched: picker?.search !== undefined, isClosed }
}

// The words of records by their ids.
function useNamed(fiche: string, ids: readonly string[]): ReadonlyMap<string, string> {
  const desk = useDesk()
  const { one, label } = PICKERS[fiche] ?? {}
  const asked = useQuery({
    queryKey: ['choix', fiche, 'noms', ids, desk.langue],
    enabled: ids.length > 0 && one !== undefined,
    staleTime: 60_000,
    queryFn: async ({ signal }) =>
      new Map(
        await Promise.all(
          ids.map(async (id) => {
            const row = await readPath(desk, one ?? '', { path: { id } }, signal).catch(() => null)
            return [id, row === null ? id : (label?.(row, desk.langue) ?? id)] as const
          }),
        ),
      ),
  })
  return asked.data ?? new Map()
}

function queryOf({ path, query, search, within = [] }: Picker, near: Drafts, typed: string) {
  const narrowed = within.flatMap((name) => {
    const value = near[name]
    return typeof value === 'string' && value !== '' ? [[name, value]] : []
  })
  const isWhole = ['/v1/campagnes', '/v1/produits', '/v1/permissions'].includes(path)
  return {
    ...query,
    ...Object.fromEntries(narrowed),
    ...(search !== undefined && typed.trim() !== '' ? { [search]: typed.trim() } : {}),
    ...(isWhole ? {} : { limite: search === undefined ? 200 : MOST }),
  }
}

/** Returns the states of a referential. */
export function statesOf(rows: readonly Row[], referentiel: unknown, langue: Language): readonly Option[] {
  const within = rows.filter(
    ({ code }) => referentiel === undefined || referentiel === '' || code === referentiel,
  )
  const states = within.flatMap((row) => row.etats as readonly Row[])
  return [...new Map(states.map((state) => [String(state.code), labelled(state, langue)]))].map(
    ([value, label]) => ({ value, label: `${label} (${value})` }),
  )
}
