// Upgrades a database to this version: roles, migrations, the schema of the task queue, then all rules of `sql/`.
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { makeUpgradeUrl, settingsOfUpgrade } from './acting.ts'
import { readStanding, type Standing } from './doors.ts'
import { install } from './install.ts'
import { prepareAsSuperuser, type Superuser } from './logins.ts'
import { APPLICATION, PATIENCE, type Patience, retryOnLock } from './patience.ts'
import { runPendingMigrations } from './pendingMigrations.ts'
import { refusePooler } from './pooler.ts'
import { prepareCluster } from './preparation.ts'
import { fingerprint, MIGRATIONS, readSources, type Source } from './sources.ts'
import { runInTurn } from './turn.ts'
import { refuseNewer } from './versions.ts'

/** Options of an upgrade. */
export type Preparation = {
  readonly log: (line: string) => void
  /** Permits an installation over newer rules. */
  readonly evenBack?: boolean
  /** The superuser that prepares the cluster; by default the administrator does it. */
  readonly superuser?: Superuser
  readonly patience?: Patience
}

/**
 * Upgrades a database to this version. It is idempotent, safe to run twice at once, and blocks no other session for more than a
 * second.
 */
export async function prepareDatabase(
  adminUrl: string,
  { log, evenBack = false, patience = PATIENCE, superuser }: Preparation,
): Promise<void> {
  if (superuser !== undefined) {
    await refusePooler(superuser.url, 'DATABASE_SUPERUSER_URL')
    await prepareAsSuperuser(superuser, adminUrl, { log, patience })
  }
  await refusePooler(adminUrl, 'DATABASE_ADMIN_URL')
  await runInTurn(adminUrl, { log, patience }, () => bring(adminUrl, { log, evenBack, patience }))
}

async function bring(
  adminUrl: string,
  { log, evenBack, patience }: Required<Omit<Preparation, 'superuser'>>,
): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl, application_name: APPLICATION })
  // If the connection is lost between two steps, the next step fails.
  admin.on('error', () => undefined)
  await admin.connect()
  const step = (work: () => Promise<void>) => retryOnLock(adminUrl, log, work, patience)
  try {
    if (!evenBack) await refuseNewer(admin)
    await waitBriefly(admin, patience)
    await step(() => prepareCluster(admin, log))
    // Sets the timeouts again, because the preparation may have granted the right to set `deadlock_timeout`.
    await waitBriefly(admin, patience)
    const before = await readStanding(admin)
    log('migrations')
    await step(() => runPendingMigrations(adminUrl, MIGRATIONS, patience))
    await step(async () =>
      runMigrations({
        connectionString: await makeUpgradeUrl(adminUrl, 'taches', patience.lockMs),
        noPreparedStatements: true,
      }),
    )
    await step(() => applySources(admin, readSources(), log, { before, lockMs: patience.lockMs }))
  } finally {
    await admin.end()
  }
}

/**
 * Applies the changed files of `sql/` in one transaction and drops objects without a file. Does nothing if no file changed.
 * `before` is the state before the migrations, if any ran.
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

async function waitBriefly(admin: pg.Client, { lockMs }: Patience): Promise<void> {
  for (const setting of await settingsOfUpgrade(admin, lockMs))
    await admin.query('select set_config($1, $2, false)', [...setting])
}
