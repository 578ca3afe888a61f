// Connection settings for an upgrade: short waits for locks (half a second by default), and no waits for autovacuum.
import pg from 'pg'
import { APPLICATION } from './patience.ts'

// Interval in ms at which PostgreSQL checks that the client still lives, so that the statement of a killed upgrade ends and frees
// its locks.
const LOST_MS = 1_000

// `deadlock_timeout` in ms. After this time PostgreSQL cancels an autovacuum that blocks the statement. The default of 1 s is
// longer than a statement waits for a lock here.
const GIVE_WAY_MS = 200

type Setting = readonly [name: string, value: string]

/** Returns the settings of an upgrade's connections. A login without the right to set `deadlock_timeout` keeps its default. */
export async function settingsOfUpgrade(admin: pg.Client, lockMs: number): Promise<Setting[]> {
  const { rows } = await admin.query<{ ok: boolean }>(
    `select has_parameter_privilege('deadlock_timeout', 'set') as ok`,
  )
  const settings: Setting[] = [
    ['lock_timeout', `${lockMs}`],
    ['client_connection_check_interval', `${LOST_MS}`],
  ]
  return rows[0]?.ok === true ? [...settings, ['deadlock_timeout', `${GIVE_WAY_MS}`]] : settings
}

/** Returns a URL whose connections run the statements of an upgrade, as a given role. */
export async function makeUpgradeUrl(adminUrl: string, role: string, lockMs: number): Promise<string> {
  const admin = new pg.Client({ connectionString: adminUrl, application_name: APPLICATION })
  admin.on('error', () => undefined)
  await admin.connect()
  const settings = await settingsOfUpgrade(admin, lockMs).finally(() => admin.end())
  const address = new URL(adminUrl)
  const own = [...settings, ['role', role]].map(([name, value]) => `-c ${name}=${value}`)
  address.searchParams.set('options', [address.searchParams.get('options'), ...own].filter(Boolean).join(' '))
  address.searchParams.set('application_name', APPLICATION)
  return address.href
}
