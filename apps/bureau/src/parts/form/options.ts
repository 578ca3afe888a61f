// Reads the records that a form offers, and the names of the selected ones.
import { useDebouncedValue } from '@mantine/hooks'
import { answered, Refused } from '@sillon/client/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type Desk, useDesk } from '../../desk.ts'
import type { Language } from '../../words/words.ts'
import type { Drafts } from './draft.ts'
import { labelled } from './labels.ts'
import { PICKERS, type Picker, type Row } from './pickers.ts'
import { queryOf, soughtOf } from './query.ts'

/** An offered record: the value for the request, and its label. */
export type Option = { readonly value: string; readonly label: string }

const PAUSE_MS = 300
/** The maximum number of rows that a list without search offers. */
export const MOST_ROWS = 2000
type Get = (path: string, init: unknown) => Promise<{ data?: unknown; error?: unknown; response: Response }>

/** Reads a path of the service that a table of the workbench contains. */
export async function readPath(
  { client }: Pick<Desk, 'client'>,
  path: string,
  params: { path?: object; query?: object },
  signal: AbortSignal,
): Promise<Row> {
  const get = client.GET as unknown as Get
  return answered(await get(path, { params, signal })) as Row
}

/** Reads a path of the service as a file of a media type. */
export async function readBlob(
  { client }: Pick<Desk, 'client'>,
  path: string,
  params: { path: object },
  type: string,
): Promise<Blob> {
  const get = client.GET as unknown as Get
  return answered(await get(path, { params, headers: { Accept: type }, parseAs: 'blob' })) as Blob
}

/** Reads one record of the kind that a picker offers. */
export async function readOne(
  desk: Pick<Desk, 'client'>,
  { one = '', inner }: Picker,
  id: string,
  signal: AbortSignal,
): Promise<Row> {
  const read = await readPath(desk, one, { path: { id } }, signal)
  return inner === undefined ? read : (read[inner] as Row)
}

/** Reads the list of a picker: one page of search results, or all pages up to the maximum. */
export async function readRows(
  desk: Pick<Desk, 'client'>,
  { path, names, rows: member, search }: Picker,
  query: object,
  signal: AbortSignal,
): Promise<{ readonly rows: readonly Row[]; readonly isCut: boolean }> {
  const rows: Row[] = []
  let curseur: unknown
  do {
    const asked = typeof curseur === 'string' ? { ...query, curseur } : query
    const page = await readPath(desk, path, { query: asked }, signal).catch((error: unknown) =>
      error instanceof Refused && error.status === 403
        ? readInstead(desk, { path, names, asked, error }, signal)
        : Promise.reject(error),
    )
    for (const row of page[member] as readonly unknown[])
      rows.push(typeof row === 'string' ? { code: row } : (row as Row))
    curseur = search === undefined ? page.suivant : null
  } while (typeof curseur === 'string' && rows.length < MOST_ROWS)
  return { rows, isCut: typeof curseur === 'string' }
}

type Barred = {
  readonly path: string
  readonly names: string | undefined
  readonly asked: object
  readonly error: Refused
}

// Reads the shorter list for a person who may not read the list itself.
function readInstead(
  desk: Pick<Desk, 'client'>,
  { path, names, asked, error }: Barred,
  signal: AbortSignal,
): Promise<Row> {
  if (path === REFERENTIALS) return readReferentials(desk, signal)
  return names === undefined ? Promise.reject(error) : readPath(desk, names, { query: asked }, signal)
}

const REFERENTIALS = '/v1/referentiels'

// Every member may read the referentials of the campaigns that run, and picks among those that are in use.
async function readReferentials(desk: Pick<Desk, 'client'>, signal: AbortSignal): Promise<Row> {
  const { filieres } = await readPath(desk, '/v1/ma-filiere', {}, signal)
  const all = (filieres as readonly Row[]).flatMap(({ referentiels }) => referentiels as readonly Row[])
  const used = all.filter(({ coche }) => coche === true)
  return { referentiels: [...new Map(used.map((one) => [one.code, one])).values()], suivant: null }
}

/** Returns the records that may be picked, and a function that takes what is typed to find others. */
export function useOptions(fiche: string, par: string, near: Drafts, chosen: readonly string[]) {
  const desk = useDesk()
  const [typed, search] = useState('')
  const labels = useRef(new Map<string, string>()).current
  const [sought] = useDebouncedValue(soughtOf(typed, chosen, labels), PAUSE_MS)
  const picker = PICKERS[fiche === 'etat' ? 'referentiel' : fiche]
  const query = picker === undefined ? {} : queryOf(picker, near, sought)
  const asked = useQuery({
    queryKey: ['choix', fiche, query],
    enabled: picker !== undefined,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      picker === undefined ? { rows: [], isCut: false } : readRows(desk, picker, query, signal),
  })
  const rows = asked.data?.rows ?? []
  const listed =
    fiche === 'etat'
      ? statesOf(rows, near.referentiel_code, desk.langue)
      : rows.map((row) => ({ value: String(row[par]), label: picker?.label(row, desk.langue) ?? '' }))
  const missing = chosen.filter((value) => !listed.some((option) => option.value === value))
  const named = useNamed(fiche, par === 'id' ? missing : [])
  const kept = missing.map((value) => ({ value, label: named.get(value) ?? labels.get(value) ?? value }))
  const options = [...kept, ...listed]
  for (const { value, label } of options) labels.set(value, label)
  return {
    options,
    search,
    isSearched: picker?.search !== undefined,
    isClosed: asked.error instanceof Refused && asked.error.status === 403,
    isCut: asked.data?.isCut === true,
  }
}

// Returns the labels of records by id.
function useNamed(fiche: string, ids: readonly string[]): ReadonlyMap<string, string> {
  const desk = useDesk()
  const picker = PICKERS[fiche]
  const asked = useQuery({
    queryKey: ['choix', fiche, 'noms', ids, desk.langue],
    enabled: ids.length > 0 && picker?.one !== undefined,
    staleTime: 60_000,
    queryFn: async ({ signal }) =>
      new Map(
        await Promise.all(
          ids.map(async (id) => {
            if (picker === undefined) return [id, id] as const
            const row = await readOne(desk, picker, id, signal).catch(() => null)
            return [id, row === null ? id : picker.label(row, desk.langue)] as const
          }),
        ),
      ),
  })
  return asked.data ?? new Map()
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
