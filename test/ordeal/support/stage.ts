// The tools for hostile requests: the service, an issuer of tokens with any claims, an accepted request of every route, and the
// final checks of the database.
import { ORGANISATION } from '../../../demo/ids.ts'
import { readRouteSchemas } from '../../../src/contract/routeSchemas.ts'
import { ROUTES } from '../../../src/routes/table.ts'
import { type Api, openApi, type Sending } from '../../api/support/api.ts'
import { type Issuer, openIssuer } from '../../api/support/issuer.ts'
import { openScene, ordinary } from '../../api/support/ordinary.ts'
import type { Ask } from '../../api/support/scene.ts'
import type { Pool } from './values.ts'

/** The tools that every part of this folder shares. */
export type Stage = {
  readonly api: Api
  readonly issuer: Issuer
  readonly pool: Pool
  /** The successful request of each route, by the route's name. It is made once, and a success uses it up. */
  readonly asks: ReadonlyMap<string, Ask>
}

/** The result of a request: its status, and the fault in its response. */
export type Outcome = { readonly status: number; readonly loss: string | null }

const MANY = '1000000'
// Tokens are renewed after half of their ten minutes.
const TOKEN_MS = 300_000

/** Opens the tools for hostile requests. */
export async function openStage(settings: Readonly<Record<string, string>> = {}): Promise<Stage> {
  const issuer = await openIssuer()
  const known = new Map<string, { at: number; token: Promise<string> }>()
  const tokenOf = (username: string) => {
    const one = known.get(username)
    if (one !== undefined && Date.now() - one.at < TOKEN_MS) return one.token
    const token = issuer.tokenOf(username)
    known.set(username, { at: Date.now(), token })
    return token
  }
  const limits = Object.fromEntries(
    ['REFUSALS', 'ENROLMENTS', 'VERIFICATIONS', 'TOKENS', 'SYNC'].map((what) => [`${what}_PER_MINUTE`, MANY]),
  )
  const api = await openApi({ settings: { ...issuer.settings, ...limits, ...settings }, tokenOf })
  await api.sql(
    `insert into reglage.reglage (organisation_id, cle, version, valeur, depuis)
     select o.id, c.cle, 1, to_jsonb(c.maximum), '2000-01-01'
     from organisation.organisation o join reglage.cle c on c.cle like 'limites.%'`,
  )
  const scene = await openScene(api)
  const asks = new Map<string, Ask>()
  for (const route of ROUTES)
    if (route.who !== 'public') asks.set(route.name, await ordinary(api, scene, route))
  return { api, issuer, pool: { schemas: readRouteSchemas(), ids: await idsOf(api) }, asks }
}

/** Sends a request; an undocumented response, a 5xx and a missing response count as losses. */
export async function tried(api: Api, method: string, path: string, sending: Sending): Promise<Outcome> {
  try {
    const { status, text } = await api.send(method, path, sending)
    return {
      status,
      loss: status < 500 ? null : `${method} ${path.slice(0, 200)} → ${status} ${text.slice(0, 200)}`,
    }
  } catch (error) {
    const { message, cause } = error as Error
    const why = cause === undefined ? message : `${message} (${(cause as Error).message})`
    return { status: 0, loss: `${method} ${path.slice(0, 200)}: ${why.slice(0, 600)}` }
  }
}

/** The service's log lines about unexpected errors. */
export function unexpected({ server }: Api): string[] {
  return server.logs
    .filter(({ level, msg }) => Number(level) >= 50 || msg === 'unexpected error')
    .map((line) => `logged: ${JSON.stringify(line).slice(0, 400)}`)
}

// Reads some ids of every table: of this organization, and a few of the neighbouring one.
async function idsOf(api: Api): Promise<string[]> {
  const tables = await api.sql<{ nom: string }>(
    `select c.oid::regclass::text as nom from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'id' and a.atttypid = 'uuid'::regtype
       join pg_attribute o on o.attrelid = c.oid and o.attname = 'organisation_id'
     where c.relkind = 'r' and c.relowner = 'proprietaire'::regrole order by 1`,
  )
  const some = (nom: string, few: number) =>
    `(select id::text from ${nom} where organisation_id = $${few === 1 ? 2 : 1} limit ${few})`
  const all = tables.map(({ nom }) => `${some(nom, 3)} union all ${some(nom, 1)}`)
  const rows = await api.sql<{ id: string }>(all.join(' union all '), [
    ORGANISATION.demo,
    ORGANISATION.voisine,
  ])
  return rows.map(({ id }) => id)
}
