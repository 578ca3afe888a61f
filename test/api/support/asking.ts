// Helpers for the files in domains/: the same request about an unknown record, with another member, or sent twice.
import { v7 as uuidv7 } from 'uuid'
import type { Route } from '../../../src/contract/route.ts'
import type { Api } from './api.ts'
import type { Domain } from './domain.ts'
import type { Place } from './place.ts'
import { NOBODY, type Provoke, send, withId } from './provoke.ts'

/** Puts the id of a row into the path of a route. */
export const at = ({ path }: Route, id: string): string => path.replace(':id', id)

/** Returns the same request with other members in its body; the function makes them when the request is sent. */
export const withMembers =
  (membersOf: () => object): Provoke =>
  (stage, route, ask) =>
    send(stage, route, { ...ask, body: { ...(ask.body as object), ...membersOf() } })

/** Sends the same request again after it has succeeded. */
export const twice: Provoke = async (stage, route, ask) => {
  await send(stage, route, ask)
  return send(stage, route, ask)
}

/** Returns the same request about a row that does not exist. */
export const unknown: Provoke = (stage, route, ask) => withId(() => NOBODY)(stage, route, ask)

/** Adds `droit_manquant` to the refusals of a list and its routes: a field agent neither manages nor reads the stock. */
export const agentRefused = (list: string, refusals: Domain['refusals']): Domain['refusals'] =>
  Object.fromEntries(
    [list, ...Object.keys(refusals)].map((name) => [
      name,
      {
        ...refusals[name],
        droit_manquant: ((stage, route, ask) =>
          send(stage, route, { ...ask, as: 'agent1' })) satisfies Provoke,
      },
    ]),
  )

/** The code of a referential that no organization has selected. */
export async function unticked(api: Api): Promise<string> {
  const code = `R${uuidv7().slice(-8)}`
  await api.sql('insert into conformite.referentiel (code, libelle) values ($1, $1)', [code])
  return code
}

/** A member that takes an id, with an id of another organization. */
export function place(
  [route, member]: readonly [string, string],
  theirs: string,
  path: (id: string) => string,
  { body, as = 'admin' }: { body?: (id: string) => object; as?: string } = {},
): Place {
  return { route, member, id: () => theirs, path, ...(body === undefined ? {} : { body }), as }
}
