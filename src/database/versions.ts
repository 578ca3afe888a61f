// Checks if this version may upgrade a database: not if a newer version has upgraded it
// (docs/decisions/0042-montee-de-version.md).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { MIGRATIONS, ownFingerprint, RELEASE } from './sources.ts'

/** The state of a database that forbids an upgrade, or that stopped it. The message is a sentence for the operator. */
export class DatabaseStateError extends Error {}

const BACK = 'To install the older rules on purpose: npm run db -- --retour'

/** Returns true if `one` is a later release than `other`. */
export function isNewer(one: string, other: string): boolean {
  const [left, right] = [one, other].map((version) => version.split('.').map(Number))
  const at = left?.findIndex((number, place) => number !== right?.[place]) ?? -1
  return at >= 0 && (left?.[at] ?? 0) > (right?.[at] ?? 0)
}

/**
 * Refuses a database without rules, and a database that a newer version upgraded. Commands that do not change the rules call it.
 * A database is accepted if its latest installed rules are this tree's, even if newer rules were installed before.
 */
export async function refuseMovedOn(admin: pg.Client): Promise<void> {
  if (!(await exists(admin, 'organisation.organisation')))
    throw new DatabaseStateError(
      'This database holds nothing of Sillon yet. DATA_DIR or DATABASE_ADMIN_URL names the one of the service; npm run db prepares it.',
    )
  if ((await lastBrought(admin))?.empreinte !== ownFingerprint()) await refuseNewer(admin)
}

/** Refuses a database that was already upgraded to a version newer than this tree. */
export async function refuseNewer(admin: pg.Client): Promise<void> {
  const lacking = await lackingMigrations(admin)
  if (lacking.length > 0) {
    throw new DatabaseStateError(
      `A newer version has prepared this database: this one lacks its migrations ${lacking.join(', ')}. ${BACK}.`,
    )
  }
  const last = await lastBrought(admin)
  if (last === undefined) return
  if (last.version !== null && isNewer(last.version, RELEASE)) {
    throw new DatabaseStateError(
      `This database was brought to version ${last.version} on ${last.le} UTC, and this is version ${RELEASE}. ${BACK}.`,
    )
  }
  const { rows } = await admin.query<{ suivante_le: string | null }>(
    `select to_char(min(s.applique_le) at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as suivante_le
     from core.version_sql s
     where s.rang > (select max(v.rang) from core.version_sql v where v.empreinte = $1)`,
    [ownFingerprint()],
  )
  const left = rows[0]?.suivante_le
  if (left) {
    throw new DatabaseStateError(
      `This database has had the rules of this version before, and was brought to others on ${left} UTC. ${BACK}.`,
    )
  }
}

type Brought = { readonly empreinte: string; readonly version: string | null; readonly le: string }

// Reads `version` through `to_jsonb`: a database from before numbered releases has no such column.
async function lastBrought(admin: pg.Client): Promise<Brought | undefined> {
  if (!(await exists(admin, 'core.version_sql'))) return undefined
  const { rows } = await admin.query<Brought>(
    `select v.empreinte, to_jsonb(v) ->> 'version' as version,
            to_char(v.applique_le at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as le
     from core.version_sql v order by v.rang desc limit 1`,
  )
  return rows[0]
}

async function lackingMigrations(admin: pg.Client): Promise<string[]> {
  if (!(await exists(admin, 'graphile_migrate.migrations'))) return []
  const folder = join(MIGRATIONS, 'committed')
  const known = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => /^--! Hash: (\S+)/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1])
  const { rows } = await admin.query<{ filename: string }>(
    'select filename from graphile_migrate.migrations where hash <> all ($1) order by filename',
    [known],
  )
  return rows.map(({ filename }) => filename)
}

async function exists(admin: pg.Client, table: string): Promise<boolean> {
  const { rows } = await admin.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
    table,
  ])
  return rows[0]?.there === true
}
