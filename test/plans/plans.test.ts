// «No join or scan grows with the organization instead of the record» (docs/decisions/0038-lectures-bornees.md): all calls, in a
// small organization and in the same one after it grew some hundred times. No call reads more rows than before, except calls
// about the whole organization, which have their own limits. If PLANS_COLLECTES is set, the organization grows to that many
// collections, and calls are also checked with the service's real plans and by their time.
import { afterAll, expect, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import { grow } from '../../lab/bench/growth.ts'
import { openApi } from '../api/support/api.ts'
import { withClient } from '../support/clone.ts'
import { EVERY, GROWING, type Growing, REPORTS, SUMS } from './exceptions.ts'
import { type Mode, type Reads, watch } from './reads.ts'
import { rowsOfReports } from './reports.ts'
import { type Round, round } from './round.ts'
import { rowsOf, screens } from './screens.ts'
import { plansSize } from './size.ts'
import { UNCALLED } from './uncalled.ts'

const SIZE = plansSize()
const MODES: readonly Mode[] = SIZE.full ? ['indexes', 'taken'] : ['indexes']
/**
 * The number of additional rows that a call may read: small tables also grow, and the planner scans them where it could use an
 * index.
 */
const ALLOWED: Readonly<Record<Mode, number>> = { indexes: 400, taken: 5000, once: 400 }
/**
 * The largest allowed factor by which a call's time may grow. It is ignored for times below `NOISE_MS`, because other processes
 * also use the machine.
 */
const TIMES = 20
const NOISE_MS = 250
/** The time allowed per row that a call reads. */
const ROW_MS = 0.05

const api = await openApi({ isMeasured: true })
const { adminUrl } = api.server.database
const watching = watch(MODES, SUMS)
afterAll(watching.stop)

let called = new Set<string>()

test('no call reads more in a larger organization', {
  timeout: SIZE.full ? 3_600_000 : 600_000,
}, async () => {
  // If no size is set, the earlier calls are made only for their effects.
  const small: Round = await round(api, SIZE.full ? watching : { ...watching, calls: [] }, SIZE.full)
  await withClient(adminUrl, async (client) => {
    // Puts a quarter of the collections under control, and bars some of them from the organic referential.
    await client.query(CONTROLS, [ORGANISATION.demo])
    await grow(client, ORGANISATION.demo, SIZE.growth(await count('collecte.collecte')))
    // Disables JIT for the superuser's statements, because the settings of the service's roles do not reach them.
    await client.query(
      `do $$ begin execute format('alter database %I set jit = off', current_database()); end $$`,
    )
  })
  const large = await round(api, watching)
  called = new Set([...large.values()].map(({ name }) => name))
  const bounds = await boundsOf({ ...GROWING, '': EVERY })
  if (SIZE.full) await report(small, large)
  expect([...large].flatMap(([title, now]) => excess(title, now, small.get(title), bounds))).toEqual([])
  // A call that takes too long is aborted.
  const lost = [...small].filter(([title, { name }]) => !large.has(title) && !(name in UNCALLED))
  expect(lost.map(([title]) => title)).toEqual([])
})

test('no screen of GraphQL reads more than its page, but what it counts', { timeout: 600_000 }, async () => {
  const counted = await count('collecte.collecte')
  const read: string[] = []
  let all = 0
  expect(screens().length).toBeGreaterThan(50)
  await withClient(adminUrl, async (client) => {
    for (const query of screens()) {
      const rows = await rowsOf(api, client, query)
      const most = ALLOWED.indexes + (/totalCount/.test(query) ? counted : 0)
      all += rows
      if (rows > most) read.push(`${query}: ${rows} rows, ${most} allowed`)
    }
  })
  expect(read).toEqual([])
  expect(all).toBeGreaterThan(screens().length)
})

test('a report that is asked for one record reads that record', { timeout: 600_000 }, async () => {
  const reports = await rowsOfReports(adminUrl)
  expect(reports.size).toBeGreaterThan(6)
  const bounds = await boundsOf(REPORTS)
  const read = [...reports].filter(([name, rows]) => rows > ALLOWED.indexes + (bounds.get(name) ?? 0))
  expect(read).toEqual([])
  for (const name of Object.keys(REPORTS)) expect([...reports.keys()]).toContain(name)
})

test('every function of the door is called, or said why not', async () => {
  const functions = await api.sql<{ name: string }>(
    `select p.proname as name from pg_proc p where p.pronamespace = 'v1'::regnamespace order by 1`,
  )
  const missing = functions.map(({ name }) => name).filter((name) => !called.has(name) && !(name in UNCALLED))
  expect(missing).toEqual([])
  for (const name of [...Object.keys(GROWING), ...Object.keys(UNCALLED)])
    expect(functions.map((found) => found.name)).toContain(name.replace(/\?.*/, ''))
})

test('what bars a lot is read from its own collections', async () => {
  const [made] = await withClient(adminUrl, async (client) => {
    await client.query('set session_replication_role = replica')
    return (await client.query(MADE, [ORGANISATION.demo])).rows
  })
  watching.calls.length = 0
  watching.on = true
  const { body } = await api.get(`/v1/lots/${made.vers_id}`, 'direction')
  watching.on = false
  expect(body.ecarts_du_bio).toEqual([
    {
      referentiel_code: 'AB',
      collecte_id: made.de_id,
      motifs: expect.arrayContaining(['capacite_depassee']),
    },
  ])
  for (const { rows } of watching.calls) expect(rows).toBeLessThan(ALLOWED.indexes)
})

async function count(rows: string): Promise<number> {
  const [found] = await api.sql<{ n: number }>(`select count(*)::float8 as n from (select from ${rows}) as r`)
  return found?.n ?? 0
}

/** The number of additional rows that a function may read. */
async function boundsOf(
  growing: Readonly<Record<string, Omit<Growing, 'why'>>>,
): Promise<ReadonlyMap<string, number>> {
  const bounds = new Map<string, number>()
  for (const [name, { times, of }] of Object.entries(growing)) {
    const counts = await Promise.all(of.map(count))
    bounds.set(name, times * counts.reduce((sum, n) => sum + n, 0))
  }
  return bounds
}

function excess(
  title: string,
  now: Reads,
  was: Reads | undefined,
  bounds: ReadonlyMap<string, number>,
): string[] {
  const before = { rows: was?.rows ?? 0, ms: was?.ms ?? 0 }
  const [filter = ''] = /\?\w+=/.exec(title) ?? []
  const bound = bounds.get(now.name + filter) ?? bounds.get(now.name) ?? 0
  const more = ALLOWED[now.mode] + bound + (bounds.get('') ?? 0)
  const longest = NOISE_MS + TIMES * before.ms + ROW_MS * more
  const told: string[] = []
  if (now.rows - before.rows > more)
    told.push(`${title}: ${before.rows} -> ${now.rows} rows, ${more} more allowed (${now.tables})`)
  if (now.mode === 'taken' && now.ms > longest)
    told.push(
      `${title}: ${Math.round(before.ms)} -> ${Math.round(now.ms)} ms, ${Math.round(longest)} allowed`,
    )
  return told
}

async function report(small: Round, large: Round): Promise<void> {
  const lines = [...large].map(([title, { rows, ms }]) => {
    const was = small.get(title)
    return `${title}: ${was?.rows ?? '-'} -> ${rows} rows, ${was?.ms.toFixed(1) ?? '-'} -> ${ms.toFixed(1)} ms`
  })
  const sizes = await Promise.all(
    ['collecte.collecte', 'controle.controle', 'lot.lot', 'producteur.producteur'].map(count),
  )
  process.stdout.write(`${sizes.join(' ')}\n${lines.join('\n')}\n`)
}

// Makes an organic lot from a barred collection.
const MADE = `insert into matiere.filiation
    (organisation_id, mouvement_id, rang, de_genre, de_id, vers_genre, vers_id, quantite_g)
  select $1::uuid, m.id, 999, 'collecte', c.id, 'lot', l.id, 1000
  from (select l.id from lot.lot l where l.organisation_id = $1 and lot.categorie(l.id) = 'bio' limit 1) as l,
    (select k.entite_id as id from controle.controle k
     where k.organisation_id = $1 and k.motif = 'capacite_depassee' and k.statut = 'ouvert' limit 1) as c,
    (select m.id from matiere.mouvement m where m.organisation_id = $1 limit 1) as m
  returning de_id, vers_id`

const CONTROLS = `insert into controle.controle
    (organisation_id, commande_id, motif, entite, entite_id, auteur_id, details, ouvert_le)
  select c.organisation_id, c.commande_id, 'capacite_depassee', 'collecte', c.id, c.utilisateur_id, '{}', c.recue_le
  from (
    select c.*, row_number() over (order by f.de_id is null, c.id) as rang
    from collecte.collecte c
      left join (select distinct f.de_id from matiere.filiation f where f.vers_genre = 'lot' and not f.annulee) as f
        on f.de_id = c.id
    where c.organisation_id = $1) as c
  where c.rang % 4 = 1`
