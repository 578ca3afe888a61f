// Brings a database to this version: roles, migrations, the task queue's schema, then the rules of `sql/` as a whole.
import { Logger, migrate } from 'graphile-migrate'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { readStanding, type Standing } from './doors.ts'
import { install } from './install.ts'
import { prepareAsSuperuser, type Superuser } from './logins.ts'
import { APPLICATION, LOCK, PATIENCE, type Patience, patiently } from './patience.ts'
import { refuseShared } from './pooler.ts'
import { prepareCluster } from './preparation.ts'
import { fingerprint, MIGRATIONS, migrationSettings, readSources, type Source } from './sources.ts'
import { refuseNewer } from './versions.ts'

// How soon a statement ends whose process was killed: what it locks is locked for nobody.
const LOST_MS = 1_000

/** How a database is brought to this version. */
export type Preparation = {
  readonly log: (line: string) => void
  /** On purpose, whatever newer version it had. */
  readonly evenBack?: boolean
  /** Where what takes a superuser is done, and by whom; the administrator does it where nothing is said. */
  readonly superuser?: Superuser
  readonly patience?: Patience
}

/** Brings a database to this version. Idempotent and safe to run twice at once; stands in nobody's way for longer than a second. */
export async function prepareDatabase(
  adminUrl: string,
  { log, evenBack = false, patience = PATIENCE, superuser }: Preparation,
): Promise<void> {
  if (superuser !== undefined) {
    await refuseShared(superuser.url, 'DATABASE_SUPERUSER_URL')
    await prepareAsSuperuser(superuser, adminUrl, { log, patience })
  }
  await refuseShared(adminUrl, 'DATABASE_ADMIN_URL')
  const admin = new pg.Client({ connectionString: adminUrl, application_name: APPLICATION })
  // Lost between two steps, it is missed by the next one.
  admin.on('error', () => undefined)
  await admin.connect()
  const step = (work: () => Promise<void>) => patiently(adminUrl, log, work, patience)
  try {
    await admin.query('select pg_advisory_lock($1)', [LOCK])
    if (!evenBack) await refuseNewer(admin)
    await admin.query(
      `select set_config('lock_timeout', $1, false), set_config('client_connection_check_interval', $2, false)`,
      [`${patience.lockMs}`, `${LOST_MS}`],
    )
    await step(() => prepareCluster(admin, log))
    const before = await readStanding(admin)
    log('migrations')
    await step(() => runPendingMigrations(adminUrl, MIGRATIONS, patience))
    await step(() =>
      runMigrations({
        connectionString: actingAs(adminUrl, 'taches', patience.lockMs),
        noPreparedStatements: true,
      }),
    )
    await step(() => applySources(admin, readSources(), log, { before, lockMs: patience.lockMs }))
  } finally {
    await admin.end()
  }
}

/** Runs the migrations of a folder that the database has not had, each in a transaction unless it says that it has none. */
export async function runPendingMigrations(
  adminUrl: string,
  migrationsFolder: string,
  { lockMs }: Patience,
): Promise<void> {
  await dropUnfinished(adminUrl)
  await migrate({
    ...migrationSettings(),
    connectionString: actingAs(adminUrl, 'proprietaire', lockMs),
    migrationsFolder,
    // What failed is told by whoever called.
    logger: new Logger(() => (level, message) => {
      if (level === 'warning') console.error(message)
    }),
  })
}

// An index whose making was cut (`concurrently`) is none, and bears the name by which the next attempt would take it for one.
async function dropUnfinished(adminUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl, application_name: APPLICATION })
  await admin.connect()
  try {
    const { rows } = await admin.query<{ name: string }>(
      `select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid
       where not i.indisvalid and c.relowner = 'proprietaire'::regrole`,
    )
    for (const { name } of rows) await admin.query(`drop index ${name}`)
  } finally {
    await admin.end()
  }
}

/**
 * Applies what changed of `sql/` in one transaction and drops what no file holds any more; skipped when nothing changed. `before` is
 * what stood before migrations were run, where some were.
 */
export async function applySources(
  admin: pg.Client,
  sources: readonly Source[],
  log: (line: string) => void,
  { before, lockMs = PATIENCE.lockMs }: { readonly before?: Standing; readonly lockMs?: number } = {},
): Promise<void> {
  const last = await readStanding(admin)
  if (last?.empreinte === fingerprint(sources)) return
  await install(admin, { sources, before: before ?? last, lockMs, log })
}

function actingAs(url: string, role: string, lockMs: number): string {
  const address = new URL(url)
  const own = `-c role=${role} -c lock_timeout=${lockMs} -c client_connection_check_interval=${LOST_MS}`
  const options = [address.searchParams.get('options'), own]
  address.searchParams.set('options', options.filter(Boolean).join(' '))
  address.searchParams.set('application_name', APPLICATION)
  return address.href
}
