// How an upgrade's connections wait: for half a second, and for no autovacuum.
import pg from 'pg'
import { APPLICATION } from './patience.ts'

// How soon a statement ends whose process was killed: what it locks is locked for nobody.
const LOST_MS = 1_000

// After which PostgreSQL has an autovacuum give way that is waited for: a second if nobody says otherwise, which no statement waits.
const GIVE_WAY_MS = 200

type Setting = readonly [name: string, value: string]

/** The settings that an upgrade's connections have. */
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

/** An address at which an upgrade's statements are run as a role. */
export async function actingAs(adminUrl: string, role: string, lockMs: number): Promise<string> {
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
