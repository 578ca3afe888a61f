// `npm run admin -- rapports …`: sets which PostgreSQL logins may read the SQL reports of an organization.
import { type Command, InvalidArgumentError } from 'commander'
import pg from 'pg'
import { live, Sentence } from '../../src/process/lifetime.ts'
import { type Acting, act, addConfirm, addTrial } from './acting.ts'
import type { AskRules } from './rules.ts'

// Timeouts of a report login: PostgreSQL does not inherit a role's settings from its group. A value that the administrator has
// set is kept.
const LIMITS: Readonly<Record<string, string>> = {
  statement_timeout: '5min',
  idle_in_transaction_session_timeout: '10min',
}

type Tying = Acting & { readonly connexions?: number }

// The connections of a report login, of the hundred that the cluster has.
const CONNECTIONS = 5

/** Adds the commands. */
export function addReports(program: Command): void {
  const rapports = program
    .command('rapports')
    .description('logins that read the SQL reports (docs/rapports.md)')
  addTrial(rapports.command('rattacher <organisation> <role>'))
    .description('let a login, member of role `rapports`, read the reports of an organization')
    .option(
      '--connexions <n>',
      `how many connections it may have at once (${CONNECTIONS} where it has no limit)`,
      count,
    )
    .action((organisation: string, role: string, options: Tying) => tie(organisation, role, options, true))
  addConfirm(rapports.command('detacher <organisation> <role>'))
    .description('revoke it: open sessions end with their next statement')
    .action((organisation: string, role: string, options: Acting) => tie(organisation, role, options, false))
}

function count(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('a number from 1 to 9999.')
  return Number(text)
}

function tie(organisation: string, role: string, options: Tying, reads: boolean): Promise<never> {
  const work = async (ask: AskRules) => {
    const [row] = await ask<{ tied: boolean }>('select rapports.rattacher($1, $2, now()) as tied', [
      role,
      reads,
    ])
    if (!row?.tied) throw new Sentence(`there is no login ${role} that is a member of role rapports.`)
    if (reads) await limit(ask, role, options.connexions)
    return `${role} ${reads ? 'reads' : 'no longer reads'} the reports of ${organisation}.`
  }
  const ends = reads ? {} : { ends: `${role} will no longer read the reports of ${organisation}.` }
  return live((lifetime) => act(lifetime, { organisation, options, work, ...ends }))
}

async function limit(ask: AskRules, role: string, connections?: number): Promise<void> {
  await ask('reset role')
  const missing = await ask<{ nom: string; ordre: string }>(MISSING, [
    role,
    LIMITS,
    connections ?? null,
    CONNECTIONS,
  ])
  for (const { nom, ordre } of missing) {
    await ask(ordre).catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error
      throw new Sentence(
        `${role} has no ${nom}, and this login may not set it: have its owner run \`${ordre}\`.`,
      )
    })
  }
}

const MISSING = `
  select l.key as nom, format('alter role %I set %s = %L', $1::text, l.key, l.value) as ordre
  from jsonb_each_text($2) as l
  where not exists (
    select from pg_catalog.pg_db_role_setting s cross join unnest(s.setconfig) as c (texte)
    where s.setrole = (select r.oid from pg_catalog.pg_roles r where r.rolname = $1)
      and starts_with(c.texte, l.key || '='))
  union all
  select 'connection limit', format('alter role %I connection limit %s', r.rolname, coalesce($3, $4::integer))
  from pg_catalog.pg_roles r
  where r.rolname = $1 and (r.rolconnlimit = -1 or r.rolconnlimit <> $3::integer)
  order by 1`
