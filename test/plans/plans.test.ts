// «No join or scan grows with the organization instead of the record» (docs/decisions/0038-lectures-bornees.md): the ordinary call of
// every route, the second page of every list and what background tasks call, in a small organization and in the same one grown
// some hundred times: none reads more rows than before, but for those whose answer is the organization.
import { afterAll, expect, test } from 'vitest'
import { ORGANISATION, UTILISATEUR } from '../../demo/ids.ts'
import { ROUTES } from '../../src/routes.ts'
import { openApi } from '../api/support/api.ts'
import { openScene, ordinary } from '../api/support/ordinary.ts'
import { withClient } from '../support/clone.ts'
import { GROWING, UNCALLED } from './exceptions.ts'
import { grow } from './growth.ts'
import { type Reads, watch } from './reads.ts'

const SIZE = { terrain: 400, stock: 60, membres: 20 }
/** What a call may read more than before: small tables that grew too, and records that others' acts touched meanwhile. */
const ALLOWED = 400

const api = await openApi({ settings: { TASKS: 'apart' } })
const { database } = api.server
const pool = database.pool('api')
const watching = watch()
afterAll(watching.stop)

const TASKS: readonly (readonly [string, object])[] = [
  ['sms_a_envoyer', {}],
  ['sms_envoye', { envois: [] }],
  ['fichiers_a_verifier', {}],
  ['fichiers_verifier', { fichier_id: ORGANISATION.demo, cle: 'x', trouve: null }],
  ['identites', { utilisateur_id: UTILISATEUR.agent1 }],
  ['identites_relancer', {}],
  ['identite_etape', { identifiant: 'agent1', emetteur: 'x' }],
]

/** The ordinary calls, each with what it read, by the route and the function. */
async function round(): Promise<Map<string, Reads>> {
  const found = new Map<string, Reads>()
  const measured = async (title: string, call: () => Promise<unknown>) => {
    watching.calls.length = 0
    watching.on = true
    await call()
    watching.on = false
    for (const reads of watching.calls) found.set(`${title} (v1.${reads.name})`, reads)
  }
  const scene = await openScene(api)
  for (const route of ROUTES) {
    const { path, body, as } = await ordinary(api, scene, route)
    const title = `${route.method} ${route.path}`
    if (route.list === undefined) await measured(title, () => api.send(route.method, path, { body, as }))
    else {
      const page = `${path}${path.includes('?') ? '&' : '?'}limite=1`
      let next: string | null = null
      await measured(title, async () => {
        next = (await api.get(page, as)).body.suivant
      })
      if (next !== null) await measured(`${title}, page 2`, () => api.get(`${page}&curseur=${next}`, as))
    }
  }
  await measured('refused', () => api.get('/v1/utilisateurs', 'agent1'))
  await measured('refused', () => api.get('/v1/editeur/organisations', 'admin'))
  const body = { query: '{ collectes(first: 1) { nodes { id } } }' }
  await measured('POST /graphql', () => api.server.post('/graphql', body, 'direction'))
  for (const [name, request] of TASKS)
    await measured('task', () =>
      pool.query(`select v1.${name}($1::jsonb)`, [
        JSON.stringify({ organisation_id: ORGANISATION.demo, ...request }),
      ]),
    )
  return found
}

let called = new Set<string>()

test('no call reads more in a larger organization', { timeout: 240_000 }, async () => {
  const small = await round()
  await withClient(database.adminUrl, async (client) => {
    // A quarter of the collections is under control, some of it barred from the organic referential.
    await client.query(CONTROLS, [ORGANISATION.demo])
    await grow(client, ORGANISATION.demo, SIZE)
  })
  const large = await round()
  called = new Set([...large.values()].map(({ name }) => name))
  const grown = [...large].flatMap(([title, { name, rows, tables }]) => {
    const before = small.get(title)?.rows ?? small.get(title.replace(', page 2', ''))?.rows ?? 0
    return rows - before <= ALLOWED || name in GROWING
      ? []
      : [`${title}: ${before} -> ${rows} rows (${tables})`]
  })
  expect(grown).toEqual([])
})

test('every function of the door is called, or said why not', async () => {
  const functions = await api.sql<{ name: string }>(
    `select p.proname as name from pg_proc p where p.pronamespace = 'v1'::regnamespace order by 1`,
  )
  const missing = functions.map(({ name }) => name).filter((name) => !called.has(name) && !(name in UNCALLED))
  expect(missing).toEqual([])
  for (const name of [...Object.keys(GROWING), ...Object.keys(UNCALLED)])
    expect(functions.map((found) => found.name)).toContain(name)
})

test('what bars a lot is read from its own collections', async () => {
  const [made] = await withClient(database.adminUrl, async (client) => {
    await client.query('set session_replication_role = replica')
    return (await client.query(MADE, [ORGANISATION.demo])).rows
  })
  watching.calls.length = 0
  watching.on = true
  const { body } = await api.get(`/v1/lots/${made.vers_id}`, 'direction')
  watching.on = false
  expect(body.ecarts_du_bio).toEqual([
    { collecte_id: made.de_id, motifs: expect.arrayContaining(['capacite_depassee']) },
  ])
  expect(watching.calls[0]?.rows).toBeLessThan(ALLOWED)
})

// An organic lot, made of a collection that is barred.
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
