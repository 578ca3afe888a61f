// docs/decisions/0097: two organizations alternate on two connections, with many aborted requests: no response ever contains an
// id of the other organization. TENANT_REQUESTS sets the number: TENANT_REQUESTS=1000 npm test -- ordeal/cloisons
import { expect, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import { seededRandom } from '../../demo/polygons.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { makeStranger } from '../access/stranger.ts'
import { collectes, enrol } from '../concurrency/support/phones.ts'
import { SEED, sizeOf, tell } from '../support/figures.ts'
import { broken } from './support/laws.ts'
import { openStage, type Stage, unexpected } from './support/stage.ts'

const REQUESTS = sizeOf('TENANT_REQUESTS')
const AT_ONCE = 6
/** One request in ONE_ABORTED_IN is aborted, after at most LONGEST_MS. */
const ONE_ABORTED_IN = 4
const LONGEST_MS = 25
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const STRANGER = 'epreuve-voisin'
const QUERIES = [
  '{ producteurs(first: 100) { nodes { id parcelles(first: 2) { nodes { id } } } } }',
  '{ collectes(first: 100) { nodes { id producteur { id } } } lots(first: 100) { nodes { id } } }',
  '{ utilisateurs(first: 100) { nodes { id } } organisations(first: 9) { nodes { id } } }',
]
/** Tables from which the negative control removes the protection; both organizations have rows in them. */
const OPENED = [
  'producteur.producteur',
  'parcelle.parcelle',
  'utilisateur.utilisateur',
  'organisation.organisation',
]

/** The route on which a person with several organizations does not choose one. */
const OF_A_PERSON = 'moi_rattachements'

/** A request by an account of an organization. */
type Asking = { readonly method: string; readonly path: string; readonly body?: () => Promise<unknown> }
type Tenant = {
  readonly id: string
  token(): Promise<string>
  readonly asks: readonly Asking[]
  /** Returns every id in the responses, with its place. */
  readonly seen: Map<string, string>
}

test.skipIf(REQUESTS === undefined)(
  'no answer holds what is another organization’s',
  { timeout: 7_200_000 },
  async () => {
    const stage = await openStage({ POOL_SIZE: '2', READ_POOL_SIZE: '2' })
    const tenants = await openTenants(stage)
    const { losses, ...counts } = await alternate(stage, tenants, REQUESTS ?? 0, seededRandom(SEED))
    losses.push(...(await mixed(stage, tenants)), ...(await broken(stage.api)), ...unexpected(stage.api))
    for (const name of OPENED)
      await stage.api.sql(
        `do $$ declare p text; begin
           for p in select polname from pg_policy where polrelid = '${name}'::regclass and polcmd in ('r', '*') loop
             execute format('alter policy %I on ${name} using (true)', p); end loop; end $$`,
      )
    await alternate(stage, tenants, 200, seededRandom(SEED))
    const told = await mixed(stage, tenants)
    tell({
      what: `${REQUESTS} requests of two organizations in turn, on two connections`,
      measured: { ...counts, lost: losses.length },
      losses,
      control: { what: 'policies that let every row through', isTold: told.length > 0 },
    })
    expect(counts.answered).toBeGreaterThan((REQUESTS ?? 0) / 2)
  },
)

async function openTenants({ api, issuer, asks }: Stage): Promise<readonly [Tenant, Tenant]> {
  await makeStranger(api, STRANGER)
  const claims = { organisations: ['VOISINE'] }
  const neighbour = await issuer.tokenOf(STRANGER, { claims })
  const lists = ROUTES.filter(
    ({ method, who, name }) => method === 'GET' && who !== 'public' && name !== OF_A_PERSON,
  )
  const reads = lists.map(({ name, path }) => ({ method: 'GET', path: asks.get(name)?.path ?? path }))
  const graphql = QUERIES.map((query) => ({
    method: 'POST',
    path: '/graphql',
    body: async () => ({ query }),
  }))
  const service = {
    ...api.server,
    get: (path: string, as?: string) => api.get(path, as),
    post: (path: string, body: unknown, as?: string) => api.post(path, body, as),
  }
  const phone = await enrol(service, 'agent1', 'admin')
  let sequence = 0
  const sending = async () => {
    sequence += 1
    return { commandes: await collectes(phone, [sequence, sequence]) }
  }
  const queue = { method: 'POST', path: '/v1/sync/commandes', body: sending }
  return [
    {
      id: ORGANISATION.demo,
      token: () => api.tokenOf('admin'),
      asks: [...reads, ...graphql, ...graphql, queue],
      seen: new Map(),
    },
    {
      id: ORGANISATION.voisine,
      token: async () => neighbour,
      asks: [...reads, ...graphql, ...graphql],
      seen: new Map(),
    },
  ]
}

async function alternate(
  { api }: Stage,
  tenants: readonly [Tenant, Tenant],
  requests: number,
  random: () => number,
) {
  const counts = { answered: 0, aborted: 0, refused: 0 }
  const losses: string[] = []
  let next = 0
  const one = async (tenant: Tenant) => {
    const asking = tenant.asks[Math.floor(random() * tenant.asks.length)]
    if (asking === undefined) return
    const isAborted = random() * ONE_ABORTED_IN < 1
    const ending = new AbortController()
    if (isAborted) setTimeout(() => ending.abort(), random() * LONGEST_MS)
    const headers = { authorization: `Bearer ${await tenant.token()}`, 'content-type': 'application/json' }
    const body = asking.body === undefined ? undefined : JSON.stringify(await asking.body())
    try {
      const answer = await fetch(api.url + asking.path, {
        method: asking.method,
        headers,
        body,
        signal: ending.signal,
      })
      const text = await answer.text()
      for (const [id] of text.matchAll(UUID))
        if (!`${asking.path}${body}`.includes(id)) tenant.seen.set(id, asking.path)
      counts.answered += 1
      if (answer.status === 503) counts.refused += 1
      else if (answer.status >= 500) losses.push(`${asking.path} → ${answer.status} ${text.slice(0, 200)}`)
    } catch (error) {
      if (!ending.signal.aborted) losses.push(`${asking.path}: ${(error as Error).message}`)
      counts.aborted += 1
    }
  }
  const asker = async () => {
    while (next < requests) await one(tenants[next++ % 2] as Tenant)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, asker))
  return { ...counts, losses }
}

// Searches each response for ids that only rows of the other organization have.
async function mixed({ api }: Stage, tenants: readonly [Tenant, Tenant]): Promise<string[]> {
  const tables = await api.sql<{ nom: string }>(
    `select c.oid::regclass::text as nom from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'id' and a.atttypid = 'uuid'::regtype
       join pg_attribute o on o.attrelid = c.oid and o.attname = 'organisation_id'
     where c.relkind = 'r' and c.relowner = 'proprietaire'::regrole`,
  )
  const each = tables.map(
    ({ nom }) => `select id::text, '${nom}' as nom from ${nom} where organisation_id = $1`,
  )
  const owned = async ({ id }: Tenant) => {
    const rows = await api.sql<{ id: string; nom: string }>(each.join(' union all '), [id])
    return new Map([[id, 'organisation.organisation'], ...rows.map((row) => [row.id, row.nom] as const)])
  }
  const [mine, theirs] = [await owned(tenants[0]), await owned(tenants[1])]
  const told = ({ seen, id }: Tenant, own: typeof mine, foreign: typeof mine) =>
    [...seen]
      .filter(([one]) => foreign.has(one) && !own.has(one))
      .map(([one, path]) => `${path} told ${id} ${one} of ${foreign.get(one)}`)
  return [...told(tenants[0], mine, theirs), ...told(tenants[1], theirs, mine)]
}
