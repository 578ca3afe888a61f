// Seals all secrets under another key, in one transaction that only an operator starts.
import type { ClientBase } from 'pg'
import { aboutAccount } from '../../src/identity/database/accounts.ts'
import { aboutKey } from '../../src/identity/database/signingKeys.ts'
import { DUE_PASSWORD, isSealed, type Sealing, WITNESS } from '../../src/identity/sealing.ts'
import { aboutSecret } from '../../src/webhooks/secrets.ts'

/** The result: resealed, or unchanged. */
export type Resealed =
  | { readonly outcome: 'resealed'; readonly passwords: number; readonly keys: number }
  /** The state before resealing: already under the new key, nothing sealed, sealed under another key, or in use by sessions. */
  | { readonly outcome: 'known' }
  | { readonly outcome: 'empty' }
  | { readonly outcome: 'foreign' }
  | { readonly outcome: 'in use'; readonly sessions: number }

// A sealed secret: the key of its row, its text and its context.
type Kept = { readonly id: string; readonly sealed: string; readonly about: string }
type Place = {
  readonly is: 'password' | 'key' | 'witness'
  readonly read: string
  readonly write: string
  about(id: string): string
}

const written = (assignment: string, condition: string) =>
  `update ${assignment} from unnest($1::text[], $2::text[], $3::text[]) as n (id, was, becomes) where ${condition}`

const PLACES: readonly Place[] = [
  {
    is: 'password',
    read: 'select sujet as id, mot_de_passe as sealed from connexion.titulaire',
    write: written(
      'connexion.titulaire t set mot_de_passe = n.becomes',
      't.sujet = n.id and t.mot_de_passe = n.was',
    ),
    about: aboutAccount,
  },
  ...(['mot_de_passe_a_poser', 'mot_de_passe_tente'] as const).map((column) => ({
    is: 'password' as const,
    read: `select identifiant as id, ${column} as sealed from personne.personne where ${column} is not null`,
    write: written(
      `personne.personne p set ${column} = n.becomes`,
      `p.identifiant = n.id and p.${column} = n.was`,
    ),
    about: () => DUE_PASSWORD,
  })),
  {
    is: 'key',
    read: `select kid as id, jwk ->> 'd' as sealed from connexion.cle_signature`,
    write: written(
      `connexion.cle_signature k set jwk = jsonb_set(k.jwk, '{d}', to_jsonb(n.becomes))`,
      `k.kid = n.id and k.jwk ->> 'd' = n.was`,
    ),
    about: aboutKey,
  },
  {
    is: 'key',
    read: 'select id::text, scelle as sealed from webhook.secret',
    write: written('webhook.secret s set scelle = n.becomes', 's.id = n.id::uuid and s.scelle = n.was'),
    about: aboutSecret,
  },
  {
    is: 'witness',
    read: `select 'x' as id, temoin as sealed from core.cle_identite`,
    write: written('core.cle_identite c set temoin = n.becomes, pose_le = now()', 'c.temoin = n.was'),
    about: () => WITNESS,
  },
]

const TABLES =
  'connexion.titulaire, connexion.cle_signature, personne.personne, webhook.secret, core.cle_identite'
const SCHEMAS = 'connexion, personne, webhook, core'

/**
 * Seals all secrets under the new key, or only tries to. `client` is the administrator's connection. While a process still runs
 * with the old key nothing is sealed, because that process would write secrets that the new key can not open.
 */
export async function reseal(
  client: ClientBase,
  from: Sealing,
  to: Sealing,
  isTrial = false,
): Promise<Resealed> {
  await client.query('begin')
  try {
    const answer = await resealWithin(client, from, to)
    await client.query(answer.outcome === 'resealed' && !isTrial ? 'commit' : 'rollback')
    return answer
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function resealWithin(client: ClientBase, from: Sealing, to: Sealing): Promise<Resealed> {
  const before = await sessionsOfTheService(client)
  if (before > 0) return { outcome: 'in use', sessions: before }
  await client.query('set local role proprietaire')
  await client.query(`lock table ${TABLES} in access exclusive mode`)
  // A process may start meanwhile. If it has not yet read the witness of the key, it will find that its key is wrong; if it has
  // read it, its session is included in this count.
  await client.query('set local role none')
  const sessions = await sessionsOfTheService(client)
  if (sessions > 0) return { outcome: 'in use', sessions }
  await client.query('set local role proprietaire')
  // Rewrites rows of every organization, which no role may do permanently.
  await client.query(`grant usage on schema ${SCHEMAS} to migration;
    grant select, update on ${TABLES} to migration`)
  await client.query('set local role migration; set local row_security = off')
  const { rows } = await client.query<{ temoin: string }>('select temoin from core.cle_identite')
  const witness = rows[0]?.temoin
  if (witness === undefined) return { outcome: 'empty' }
  if (opens(to, witness)) return { outcome: 'known' }
  if (!opens(from, witness)) return { outcome: 'foreign' }

  const done = { password: 0, key: 0, witness: 0 }
  // Two columns that contained the same sealed text get the same new text, because the provider may be processing that secret.
  const again = new Map<string, string>()
  for (const place of PLACES) done[place.is] += await resealIn(client, place, from, to, again)
  await client.query('set local role proprietaire')
  await client.query(`revoke all on ${TABLES} from migration;
    revoke usage on schema ${SCHEMAS} from migration`)
  return { outcome: 'resealed', passwords: done.password, keys: done.key }
}

async function resealIn(
  client: ClientBase,
  { read, write, about }: Place,
  from: Sealing,
  to: Sealing,
  again: Map<string, string>,
): Promise<number> {
  const { rows } = await client.query<{ id: string; sealed: string }>(read)
  const kept: Kept[] = rows
    .filter(({ sealed }) => isSealed(sealed))
    .map(({ id, sealed }) => ({ id, sealed, about: about(id) }))
  const becomes = kept.map(({ sealed, about: secret }) => {
    const next = again.get(sealed) ?? to.seal(from.open(sealed, secret), secret)
    again.set(sealed, next)
    return next
  })
  const was = kept.map(({ sealed }) => sealed)
  const { rowCount } = await client.query(write, [kept.map(({ id }) => id), was, becomes])
  if (rowCount !== kept.length) throw new Error(`${kept.length} to be sealed anew, ${rowCount} were`)
  return kept.length
}

function opens(sealing: Sealing, witness: string): boolean {
  try {
    return sealing.open(witness, WITNESS) === WITNESS
  } catch {
    return false
  }
}

// Counts the service's sessions, by login or by the application name that every process sets; a pooler's sessions count too.
async function sessionsOfTheService(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ sessions: number }>(
    `select count(*)::integer as sessions from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
       and (usename in ('api', 'taches', 'connexion', 'lecture') or application_name like 'sillon-%')`,
  )
  return rows[0]?.sessions ?? 0
}
