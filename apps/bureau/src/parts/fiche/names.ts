// The names of the records that rows refer to by id.
import { Refused } from '@sillon/client/client'
import { useQuery } from '@tanstack/react-query'
import { type Desk, useDesk } from '../../desk.ts'
import { readOne, readRows } from '../form/options.ts'
import { PICKERS, type Row as Record } from '../form/pickers.ts'
import { queryOf } from '../form/query.ts'
import { namesOf } from '../names.ts'
import { readForms } from './answers.ts'
import { ficheOf, hasForm, isActivity, type Row } from './values.ts'

const AT_ONCE: { readonly [fiche: string]: 'producteurs' | 'parcelles' | 'produits' | 'utilisateurs' } = {
  producteur: 'producteurs',
  parcelle: 'parcelles',
  produit: 'produits',
  utilisateur: 'utilisateurs',
}

/**
 * Reads the names of the records that rows refer to. Four kinds are read in one request, the others from their lists or one by
 * one. A record that the person may not read gets a text that says so; one that could not be read now has no name. An activity is
 * named by its code, an inspection form with its questions by `formKey`.
 */
export async function readNames(desk: Desk, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
  const wanted = new Map<string, Set<string>>()
  const members = rows.flatMap(membersOf)
  for (const [name, value] of members) {
    const fiche = ficheOf(name)
    if (fiche !== undefined && typeof value === 'string')
      wanted.set(fiche, (wanted.get(fiche) ?? new Set()).add(value))
  }
  const hasActivities = members.some(([name]) => isActivity(name))
  const [names, activities, forms] = await Promise.all([
    readNamesOf(desk, wanted),
    hasActivities ? readActivities(desk) : [],
    rows.some(hasForm) ? readForms(desk) : [],
  ])
  return new Map([...names, ...activities, ...forms])
}

// The codes of activities with their names; none if the tree can not be read.
async function readActivities(desk: Desk): Promise<readonly (readonly [string, string])[]> {
  const picker = PICKERS.activite
  if (picker === undefined) return []
  const { rows } = await readRows(desk, picker, {}, new AbortController().signal).catch(() => ({ rows: [] }))
  return rows.map((row) => [String(row.code), picker.label(row, desk.langue)])
}

/** The name of a record that the person may not read. */
export const UNSEEN = { fr: 'non visible', en: 'not visible' } as const

/** Reads the names of records, given their ids by kind. */
export async function readNamesOf(
  desk: Desk,
  wanted: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<ReadonlyMap<string, string>> {
  const together = [...wanted].flatMap(([fiche, ids]) =>
    AT_ONCE[fiche] === undefined ? [] : [...ids].map((id) => ({ [AT_ONCE[fiche] ?? 'produits']: id })),
  )
  const rest = [...wanted].filter(([fiche]) => AT_ONCE[fiche] === undefined)
  const all = await Promise.all([
    together.length === 0 ? new Map<string, string>() : namesOf(desk, together),
    ...rest.map(([fiche, ids]) => namesByList(desk, fiche, ids)),
  ])
  const unseen = UNSEEN[desk.langue]
  const ids = [...wanted.values()].flatMap((some) => [...some])
  return new Map([...ids.map((id) => [id, unseen] as const), ...all.flatMap((names) => [...names])])
}

function membersOf(row: Row): (readonly [string, unknown])[] {
  return Object.entries(row).flatMap(([name, value]) => {
    if (Array.isArray(value)) return value.flatMap((one) => (isRow(one) ? membersOf(one) : []))
    return [[name, value] as const]
  })
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

// Kinds without a route for a single record are read as a whole list.
async function namesByList(
  desk: Desk,
  fiche: string,
  ids: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const picker = PICKERS[fiche]
  if (picker === undefined) return new Map()
  const { signal } = new AbortController()
  const readAll = async () => (await readRows(desk, picker, queryOf(picker, {}, ''), signal)).rows
  const read = async (some: readonly string[], records: Promise<readonly Record[]>) =>
    records.then(
      (all) => all.map((record) => [String(record.id), picker.label(record, desk.langue)] as const),
      (error: unknown) => (isBarred(error) ? [] : some.map((id) => [id, UNREAD] as const)),
    )
  const found =
    picker.one === undefined
      ? [read([...ids], readAll())]
      : [...ids].map((id) =>
          read(
            [id],
            readOne(desk, picker, id, signal).then((record) => [record]),
          ),
        )
  return new Map((await Promise.all(found)).flat())
}

const UNREAD = '…'
// True if the record is unknown to the service, or hidden from this person.
const isBarred = (error: unknown) =>
  error instanceof Refused && (error.status === 403 || error.status === 404)

/** Returns the names of the records that a record refers to. */
export function useNamesOf(row: Row): ReadonlyMap<string, string> {
  const desk = useDesk()
  const asked = useQuery({
    queryKey: ['noms de', 'fiche', row, desk.langue],
    queryFn: () => readNames(desk, [row]),
    staleTime: 60_000,
  })
  return asked.data ?? new Map()
}

/** Returns the name of who did something. The person's own name is shown even without permission to read accounts. */
export const authorOf = (
  id: string,
  names: ReadonlyMap<string, string>,
  { me: { utilisateur } }: Desk,
): string => (id === utilisateur.id ? utilisateur.nom_affiche : (names.get(id) ?? UNREAD))
