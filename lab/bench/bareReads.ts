// The bare `select` of each read: the body of its `v1` function without the call that opens the session. It looks up neither an
// account nor a permission. Each connection sets its organization once, so the same policies apply.
import type { ClientBase } from 'pg'

/** The caller that the functions get. */
export type Session = { organisation: string; utilisateur: string }

const OPENING =
  /\butilisateur\.(?:exiger_actif|exiger_lecteur|exiger_lecture|exiger_permission|exiger_editeur|identifier|identifier_porteur)\(/

/** Creates the schema `nu` with a bare twin of each `v1` function; returns the names of the functions that have one. */
export async function createBareReads(
  client: ClientBase,
  sessions: ReadonlyMap<string, Session>,
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string; body: string; result: string; language: string }>(
    `select p.proname as name, p.prosrc as body, pg_get_function_result(p.oid) as result, l.lanname as language
     from pg_proc p join pg_language l on l.oid = p.prolang
     where p.pronamespace = 'v1'::regnamespace and p.proname = any ($1)`,
    [[...sessions.keys()]],
  )
  await client.query('create schema nu; grant usage on schema nu to api')
  for (const { name, body, result, language } of rows) {
    const session = sessions.get(name)
    if (session === undefined) continue
    await client.query(`
      create function nu.${name}(p_appelant jsonb, p_requete jsonb) returns ${result}
      language ${language} security definer
      set search_path = pg_catalog, pg_temp
      set cursor_tuple_fraction = 0
      as $nu$${withoutOpening(body, session)}$nu$;
      alter function nu.${name} owner to metier;
      grant execute on function nu.${name} to api`)
  }
  return new Set(rows.map(({ name }) => name))
}

/**
 * Stores the responses that the service makes without a database function, so that the bare application can select them by route
 * name.
 */
export async function keepAnswers(client: ClientBase, answers: ReadonlyMap<string, string>): Promise<void> {
  await client.query(`
    create table nu.gardee (nom text primary key, texte text not null);
    grant select on nu.gardee to api`)
  for (const answer of answers) await client.query('insert into nu.gardee values ($1, $2)', [...answer])
}

/** Returns a database URL whose connections start with this organization and these settings. */
export function inOrganisation(
  url: string,
  organisation: string,
  others: Readonly<Record<string, string>> = {},
): string {
  const address = new URL(url)
  const settings = { 'sillon.organisation_id': organisation, 'sillon.editeur': 'oui', ...others }
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  address.searchParams.set('options', options.join(' '))
  return address.href
}

/** The body of a `v1` function, with the session's values in place of its opening call. */
function withoutOpening(body: string, { organisation, utilisateur }: Session): string {
  const found = OPENING.exec(body)
  if (found === null) return body
  const end = closing(body, found.index + found[0].length)
  const session = `row('${organisation}', '${utilisateur}', true)::utilisateur.session`
  return withoutOpening(body.slice(0, found.index) + session + body.slice(end), { organisation, utilisateur })
}

// Returns the position after the closing parenthesis that matches the opening one before `from`; quoted text has no parentheses
// here.
function closing(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth += 1
    else if (text[at] === ')') depth -= 1
    if (depth === 0) return at + 1
  }
  throw new Error(`an opening that does not end: ${text.slice(from)}`)
}
