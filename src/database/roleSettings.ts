// Settings of each login of the service, mostly timeouts. The cluster stores them with the role, so they also apply behind a
// pooler and to other clients of that login. A login that acts as another role sends them at its start-up.

/** A role that the service signs in as. */
export type ServiceRole = 'api' | 'lecture' | 'connexion' | 'taches'

type Settings = Readonly<Record<string, string>>

const COMMON: Settings = {
  // Compiling a plan takes longer than any statement of this service runs.
  jit: 'off',
  // Shorter than the client's timeout of 30 s: a connection that is silent for that long is broken, and not just busy with a slow
  // statement.
  statement_timeout: '25s',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '30s',
  // PostgreSQL ends a statement whose client is gone, and frees its locks.
  client_connection_check_interval: '2s',
  tcp_user_timeout: '20s',
  tcp_keepalives_idle: '10s',
  tcp_keepalives_interval: '5s',
  tcp_keepalives_count: '3',
}

const SETTINGS: Readonly<Record<ServiceRole, Settings>> = {
  // A plan of a table that was analyzed while it had one page reads the whole table, and the connection keeps that plan while the
  // table grows. An index scan of a small table costs no more processor time (docs/performance.md#lists).
  api: { ...COMMON, enable_seqscan: 'off' },
  lecture: { ...COMMON, default_transaction_read_only: 'on' },
  connexion: COMMON,
  taches: COMMON,
}

/** Returns the settings of connections that act as a role. Roles that are no logins have the plan setting alone. */
export function settingsOf(role: string): Settings {
  return isServiceRole(role) ? SETTINGS[role] : { jit: 'off' }
}

/** Returns the settings as SQL for a superuser. */
export function roleSettingsSql(): string {
  const statements = Object.entries(SETTINGS).flatMap(([role, settings]) =>
    Object.entries(settings).map(([name, value]) => `  alter role ${role} set ${name} = '${value}';`),
  )
  return `
-- Timeouts and settings of each login (src/database/roleSettings.ts). An installation overrides them with
-- \`alter role … in database … set …\`.
do $reglages$
begin
${statements.join('\n')}
exception when internal_error then
  null;  -- another database of this cluster is being prepared at the same moment
end
$reglages$;
`
}

/**
 * Returns the settings of the roles in the form of pg_db_role_setting: each role with the settings that it must have at least.
 */
export function roleSettingsKept(): { readonly role: string; readonly settings: readonly string[] }[] {
  return Object.entries(SETTINGS).map(([role, settings]) => ({
    role,
    settings: Object.entries(settings).map(([name, value]) => `${name}=${value}`),
  }))
}

function isServiceRole(role: string): role is ServiceRole {
  return Object.hasOwn(SETTINGS, role)
}
