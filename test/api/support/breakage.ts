import type { Api } from './api.ts'

/** The text that no response may contain. */
export const SECRET = 'secret of the database'

// For some routes, the functions that their handlers call before the route's own function.
const FIRST_CALLED: Readonly<Record<string, string>> = {
  sync_commandes: 'sync_ouvrir',
  fichiers_confirmer: 'fichiers_a_confirmer',
  organisation_logo_changer: 'organisation_logo_annoncer',
}

/** Runs an act while the function behind a route fails with this SQLSTATE. */
export function failing<T>(api: Api, route: string, sqlstate: string, run: () => Promise<T>): Promise<T> {
  const raises = `raise sqlstate '${sqlstate}' using message = '${SECRET}', detail = '${SECRET}'`
  return doing(api, route, raises, run)
}

/** Runs an act while the function behind a route executes this PL/pgSQL statement instead. */
export async function doing<T>(
  api: Api,
  route: string,
  statement: string,
  run: () => Promise<T>,
): Promise<T> {
  const name = FIRST_CALLED[route] ?? route
  const [found] = await api.sql<{ definition: string; signature: string }>(
    `select pg_get_functiondef(p.oid) as definition,
       format('v1.%I(%s) returns %s', p.proname, pg_get_function_arguments(p.oid), pg_get_function_result(p.oid)) as signature
     from pg_proc p where p.pronamespace = 'v1'::regnamespace and p.proname = $1`,
    [name],
  )
  if (found === undefined) throw new Error(`there is no v1.${name}`)
  await api.sql(
    `create or replace function ${found.signature} language plpgsql as $$ begin ${statement}; end $$`,
  )
  try {
    return await run()
  } finally {
    await api.sql(found.definition)
  }
}
