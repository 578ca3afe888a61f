// The season of the benches: collections in several organizations, phones of one organization, and the baseline function on a
// copy of the database.
import pg from 'pg'
import type { Lifetime } from '../../src/process/lifetime.ts'
import type { Demo } from './demoCluster.ts'
import { createFloor, type Floor } from './floor.ts'
import { cloneOrganisations, loadCollections } from './load.ts'
import { type BenchPhone, enrolPhones } from './phones.ts'
import { conclude, progress } from './progress.ts'
import { startService } from './serviceProcess.ts'
import { type Found, readTemplate } from './template.ts'

/** The season: its phones, the collection that is copied, and the baseline function with the URL of its database. */
export type Season = { phones: BenchPhone[]; found: Found; floor: Floor; floorUrl: string }

// Organization 0 is the demo's; the last one stays unchanged, as the template for further ones.
const LOADED = 3
const SPARE = LOADED

/** Loads a season with this number of collections and analyzes the database. */
export async function prepareSeason(
  { cluster, config }: Demo,
  { devices, collections }: { devices: number; collections: number },
  lifetime: Lifetime,
): Promise<Season> {
  const service = await startService(config, lifetime)
  const phones = await enrolPhones(service.url, devices)
  await service.stop()
  const each = Math.ceil(collections / LOADED)
  const found = await onDatabase(config.databaseAdminUrl, async (client) => {
    const template = await readTemplate(client)
    await cloneOrganisations(client, template, { like: 0, from: 1, to: SPARE }, lifetime.ending)
    await loadCollections(
      client,
      template,
      { from: 0, to: LOADED - 1, first: 1, each },
      lifetime.ending,
      (loaded) => progress(`${loaded} of ${each * LOADED} collections loaded`),
    )
    await client.query('vacuum analyze')
    return template
  })
  conclude(`${each * LOADED} collections in ${LOADED} organizations, analysed`)
  await onDatabase(cluster.url('postgres', 'postgres'), (client) =>
    client.query('create database plancher template sillon'),
  )
  const floorUrl = cluster.url('plancher', 'postgres')
  const floor = await onDatabase(floorUrl, (client) => createFloor(client, found))
  conclude(
    `floor: ${floor.tables.length + 1} rows and 3 updates a collection (${[...new Set(floor.tables)].join(', ')})`,
  )
  return { phones, found, floor, floorUrl }
}

/** Grows the season to this number of collections in this number of organizations, and analyzes the database. */
export async function growSeason(
  { config }: Demo,
  { found }: Season,
  { organisations, collections }: { organisations: number; collections: number },
  { ending }: Lifetime,
): Promise<void> {
  await onDatabase(config.databaseAdminUrl, async (client) => {
    const [from, to] = [SPARE + 1, organisations]
    for (let low = from; low <= to; low += 100) {
      progress(`${low} of ${to} organizations`)
      await cloneOrganisations(client, found, { like: SPARE, from: low, to: Math.min(to, low + 99) }, ending)
    }
    conclude(`${to} organizations`)
    const each = Math.ceil(collections / (to - SPARE + 1))
    const begun = Date.now()
    await loadCollections(client, found, { from: SPARE, to, first: 1, each }, ending, (loaded) =>
      progress(
        `${loaded} of ${collections} collections loaded, ${Math.round((Date.now() - begun) / 1000)} s`,
      ),
    )
    progress('analysing …')
    await client.query('vacuum analyze')
    conclude(`${collections} collections more over ${to - SPARE + 1} organizations`)
  })
}

/** Runs a function on a connection as superuser. */
export async function onDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
