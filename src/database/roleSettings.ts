// The settings that each login of the service runs with: how long it waits and for what. They are the role's own in the
// cluster, so that they hold behind a pooler too and whoever connects as it; a login that acts as the role states them.

/** A role that the service signs in as. */
export type ServiceRole = 'api' | 'lecture' | 'connexion' | 'taches'

type Settings = Readonly<Record<string, string>>

const COMMON: Settings = {
  // Compiling a plan takes longer than any statement of this service runs.
  jit: 'off',
  // Less than the service waits for an answer: silence is then the connection's, not the statement's.
  statement_timeout: '25s',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '30s',
  // A statement whose client is gone ends, and so do its locks.
  client_connection_check_interval: '2s',
  tcp_user_timeout: '20s',
  tcp_keepalives_idle: '10s',
  tcp_keepalives_interval: '5s',
  tcp_keepalives_count: '3',
}

const SETTINGS: Readonly<Record<ServiceRole, Settings>> = {
  // A table that was analyzed while a page held it is read whole by plans that are kept while it grows; an index of a small table
  // costs no more processor time (docs/decisions/0066).
  api: { ...COMMON, enable_seqscan: 'off' },
  lecture: { ...COMMON, default_transaction_read_only: 'on' },
  connexion: COMMON,
  taches: COMMON,
}

/** What connections that act as a role run with; roles that nobody signs in as have the plan setting alone. */
export function settingsOf(role: string): Settings {
  return isServiceRole(role) ? SETTINGS[role] : { jit: 'off' }
}

/** The settings as statements of a superuser. */
export function roleSettingsSql(): string {
  const statements = Object.entries(SETTINGS).flatMap(([role, settings]) =>
    Object.entries(settings).map(([name, value]) => `  alter role ${role} set ${name} = '${value}';`),
  )
  return `
-- How long each login waits, and for what (src/database/roleSettings.ts). One installation has others by
-- \`alter role … in database … set …\`, which stands over these.
do $reglages$
begin
${statements.join('\n')}
exception when internal_error then
  null;  -- another database of this cluster is being prepared at the same moment
end
$reglages$;
`
}

/** The same as pg_db_role_setting shows it: the roles, and the settings that each has at least. */
export function roleSettingsKept(): { readonly role: string; readonly settings: readonly string[] }[] {
  return Object.entries(SETTINGS).map(([role, settings]) => ({
    role,
    settings: Object.entries(settings).map(([name, value]) => `${name}=${value}`),
  }))
}

function isServiceRole(role: string): role is ServiceRole {
  return Object.hasOwn(SETTINGS, role)
}
