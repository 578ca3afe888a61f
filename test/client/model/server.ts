// The real service of the histories. A test can move the time of its database forward, save the database, and restore a saved
// state.
import { afterAll, inject } from 'vitest'
import { type Api, apiOf } from '../../api/support/api.ts'
import { enrolDevice, envelopeOf, sendOne } from '../../api/support/phones.ts'
import { cloneDatabase, withClient } from '../../support/clone.ts'
import { openDatabase } from '../../support/database.ts'
import { openServer } from '../../support/server.ts'

/** The service of the histories. */
export type World = {
  readonly api: Api
  /** The true time, which is the service's time, in milliseconds. */
  now(): number
  /** Lets this much time pass at once, for the service too. */
  pass(ms: number): Promise<void>
  /** Sets the time by which the true time is ahead of this machine's clock. */
  setAhead(ms: number): Promise<void>
  /** Saves the database under that name, replacing an earlier save. */
  save(name: string): Promise<void>
  /** Restores a saved state, which is kept. After that, another phone takes the next numbers. */
  restore(name: string): Promise<void>
}

// PostgreSQL refers to its clock functions by object id, so after the built-in functions are renamed, other functions can take
// their names.
const CLOCKS = ['now', 'clock_timestamp', 'statement_timestamp']
const MOVED_CLOCKS = `
  set allow_system_table_mods = on;
  create schema essai;
  create table essai.avance (ms bigint not null);
  insert into essai.avance values (0);
  grant usage on schema essai to public;
  grant select on essai.avance to public;
  ${CLOCKS.map(
    (clock) => `alter function pg_catalog.${clock}() rename to machine_${clock};
      create function pg_catalog.${clock}() returns timestamptz ${clock === 'clock_timestamp' ? 'volatile' : 'stable'}
      language sql as 'select pg_catalog.machine_${clock}() + (select ms from essai.avance) * interval ''1 ms''';`,
  ).join('\n')}
  set allow_system_table_mods = off`

/** Opens the service; it is closed when the test file ends. */
export async function openWorld(): Promise<World> {
  const database = await openDatabase('demo')
  await database.admin((client) => client.query(MOVED_CLOCKS))
  const server = await openServer({ TASKS: 'apart' }, { database })
  const api = await apiOf(server, (username) => server.token(username))
  const { adminUrl } = inject('sillon')
  const kept = (name: string) => `${database.name}_${name}`
  let ahead = 0

  const alone = async (use: () => Promise<void>) => {
    await withClient(adminUrl, async (client) => {
      await client.query(`alter database ${database.name} allow_connections false`)
      await client.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [
        database.name,
      ])
    })
    await use()
    await withClient(adminUrl, (client) =>
      client.query(`alter database ${database.name} allow_connections true`),
    )
    for (let answer = await api.get('/v1/moi', 'admin'); answer.status !== 200; ) {
      if (answer.status !== 503) throw new Error(`the service does not come back: ${answer.text}`)
      await new Promise((resume) => setTimeout(resume, 20))
      answer = await api.get('/v1/moi', 'admin')
    }
  }
  const drop = (name: string) =>
    withClient(adminUrl, (client) => client.query(`drop database if exists ${name} with (force)`))
  const saved = new Set<string>()
  afterAll(async () => {
    for (const name of saved) await drop(kept(name))
  })
  const world: World = {
    api,
    now: () => Date.now() + ahead,
    pass: (ms) => world.setAhead(ahead + ms),
    async setAhead(ms) {
      ahead = ms
      await api.sql('update essai.avance set ms = $1', [ms])
    },
    save: (name) =>
      alone(async () => {
        await drop(kept(name))
        await cloneDatabase(adminUrl, database.name, kept(name))
        saved.add(name)
      }),
    async restore(name) {
      await alone(async () => {
        await drop(database.name)
        await cloneDatabase(adminUrl, kept(name), database.name)
      })
      await world.setAhead(ahead)
      const stranger = await enrolDevice(api, 'agent2')
      await sendOne(api, stranger, await envelopeAt(world, stranger))
    },
  }
  return world
}

function envelopeAt(world: World, device: Parameters<typeof envelopeOf>[0]) {
  const instant = new Date(world.now()).toISOString()
  const horloge = { ref_serveur: instant, ms_depuis_ref: 0 }
  return envelopeOf(device, 1, {}, { cree_le_appareil: instant, horloge })
}
