// Attempts on each route that takes a body: bodies that are wrong as a whole, every hostile value in every member of the accepted
// body, ids of another organization, and bodies that are sent wrongly.
import { v7 as uuidv7 } from 'uuid'
import { ORGANISATION } from '../../../demo/ids.ts'
import type { Route } from '../../../src/contract/route.ts'
import type { Api } from '../../api/support/api.ts'
import { BODIES, VALUES } from '../../api/support/hostile.ts'
import { NOBODY } from '../../api/support/provoke.ts'
import type { Ask } from '../../api/support/scene.ts'
import { type Outcome, type Stage, tried } from './stage.ts'
import { RAW, SENDINGS, sendRaw } from './transports.ts'

/** One attempt. */
export type Hostility = { readonly title: string; try(stage: Stage): Promise<Outcome> }

const MARK = '__VALUE__'
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
// Writes a key twice, which no JSON value can express.
const TWICE = '1,"__TWICE__":2'

/** Returns every attempt on a route; `theirs` are ids of another organization's rows. */
export function hostilitiesOf(stage: Stage, route: Route, theirs: readonly string[]): Hostility[] {
  const ask = stage.asks.get(route.name)
  if (ask === undefined) return []
  const own = JSON.stringify(ask.body ?? {})
  const send =
    (body: unknown, headers = {}) =>
    (on: Stage) =>
      tried(on.api, route.method, ask.path, sending(ask, body, headers))
  const wrong = Object.entries(BODIES).map(([title, body]) => ({ title: `body: ${title}`, try: send(body) }))
  const values = membersOf(ask.body).flatMap((at) =>
    Object.entries({ ...VALUES, 'a key written twice': TWICE }).map(([title, value]) => ({
      title: `${at.join('.')}: ${title}`,
      try: send(replaced(ask.body, at, value)),
    })),
  )
  const sent = Object.entries(SENDINGS).map(([title, { body, headers }]) => ({
    title,
    try: send(body, headers),
  }))
  const strangers = [...new Set([...(ask.path.match(UUID) ?? []), ...(own.match(UUID) ?? [])])].map(
    (id, at) => ({
      title: `an id of another organization, ${at + 1}`,
      try: (on: Stage) => alike(on.api, route, ask, id, theirs[at % theirs.length] ?? NOBODY),
    }),
  )
  const raw = Object.entries(RAW).map(([title, body]) => ({
    title,
    try: (on: Stage) => written(on.api, route, ask, body),
  }))
  return [...wrong, ...values, ...sent, ...strangers, ...raw]
}

/** Returns ids of rows of VOISINE, one for each table with rows. */
export async function idsOfTheNeighbour(api: Api): Promise<string[]> {
  const tables = await api.sql<{ nom: string }>(
    `select c.oid::regclass::text as nom from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'id' and a.atttypid = 'uuid'::regtype
       join pg_attribute o on o.attrelid = c.oid and o.attname = 'organisation_id'
     where c.relkind = 'r' and c.relowner = 'proprietaire'::regrole order by 1`,
  )
  const each = tables.map(({ nom }) => `(select id::text from ${nom} where organisation_id = $1 limit 1)`)
  return (await api.sql<{ id: string }>(each.join(' union all '), [ORGANISATION.voisine])).map(({ id }) => id)
}

/** Compares the response about another organization's id with the one about an unknown id: only the id may differ. */
export async function alike(api: Api, route: Route, ask: Ask, id: string, theirs: string): Promise<Outcome> {
  // The unknown id was never sent before: an earlier attempt may have created a record under the shared one.
  const nobody = uuidv7()
  const about = (other: string) => {
    const body = ask.body === undefined ? undefined : JSON.stringify(ask.body).replaceAll(id, other)
    return { path: ask.path.replaceAll(id, other), sending: sending(ask, body) }
  }
  try {
    const [nobodys, their] = [about(nobody), about(theirs)]
    const one = await api.send(route.method, nobodys.path, nobodys.sending)
    // If the request created a record under a free id, it is not sent again.
    if (one.status < 300) return { status: one.status, loss: null }
    const other = await api.send(route.method, their.path, their.sending)
    const same =
      one.status === other.status && one.text.replaceAll(nobody, id) === other.text.replaceAll(theirs, id)
    const loss = `${route.name} tells ${theirs} (${other.status} ${other.text.slice(0, 200)}) from nobody's (${one.status} ${one.text.slice(0, 200)})`
    return { status: other.status, loss: same ? null : loss }
  } catch (error) {
    return { status: 0, loss: `${route.name}: ${(error as Error).message.slice(0, 400)}` }
  }
}

async function written(api: Api, route: Route, ask: Ask, body: (typeof RAW)[string]): Promise<Outcome> {
  const { authorization } =
    sending(ask, undefined).as === undefined
      ? { authorization: '' }
      : { authorization: `Authorization: Bearer ${await api.tokenOf(ask.as)}` }
  const head = [`${route.method} ${ask.path} HTTP/1.1`, ...(authorization === '' ? [] : [authorization])]
  try {
    const status = await sendRaw(api.url, head, body)
    return { status: status ?? 0, loss: status !== null && status >= 500 ? `${route.name}: ${status}` : null }
  } catch (error) {
    return { status: 0, loss: `${route.name}: ${(error as Error).message}` }
  }
}

function sending({ as }: Ask, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  return { as: as === '' ? undefined : as, body, headers }
}

/** Returns the paths to every member of a body, including the members of a list's first item. */
function membersOf(body: unknown, way: readonly string[] = []): string[][] {
  if (typeof body !== 'object' || body === null || way.length > 3) return way.length > 0 ? [[...way]] : []
  const inside = Object.entries(body)
    .filter(([key]) => !Array.isArray(body) || key === '0')
    .flatMap(([key, value]) => membersOf(value, [...way, key]))
  return way.length > 0 ? [[...way], ...inside] : inside
}

function replaced(body: unknown, at: readonly string[], value: string): string {
  const copy = structuredClone(body) as Record<string, unknown>
  const last = at.at(-1) ?? ''
  const place = at
    .slice(0, -1)
    .reduce<Record<string, unknown>>((one, key) => one[key] as Record<string, unknown>, copy)
  place[last] = MARK
  return JSON.stringify(copy).replace(`"${MARK}"`, () => value.replace('__TWICE__', () => last))
}
