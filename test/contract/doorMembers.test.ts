// A `v1` function reads only request members that the schema of its route contains: a misspelt member, in a file or as a
// parameter's name, would always count as absent.
import { expect, test } from 'vitest'
import { dereference, readRouteSchemas, type Schema } from '../../src/contract/routeSchemas.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { withClient } from '../support/clone.ts'
import { openDatabase } from '../support/database.ts'

/** Members that a handler adds to the request. */
const BY_HANDLER: Readonly<Record<string, readonly string[]>> = {
  moi_invitation: ['code_empreinte'],
  editeur_identites_reinitialiser: ['mot_de_passe_hash'],
  fichiers_confirmer: ['cle', 'trouve'],
  organisation_logo_changer: ['image'],
  webhooks_secret: ['secret_id', 'secret_scelle'],
}

const schemas = readRouteSchemas()
const { adminUrl } = await openDatabase()

test('every member that a door reads is one that the schema of its route knows', async () => {
  const { rows } = await withClient(adminUrl, (client) =>
    client.query<{ name: string; body: string }>(
      `select p.proname as name, p.prosrc as body from pg_proc p where p.pronamespace = 'v1'::regnamespace`,
    ),
  )
  const bodies = new Map(rows.map(({ name, body }) => [name, body]))
  const unknown = ROUTES.flatMap(({ name }) => {
    const known = new Set([...membersOf(name), ...(BY_HANDLER[name] ?? [])])
    const read = (bodies.get(name) ?? '').matchAll(/p_requete\s*(?:->>?|\?|#>>)\s*'\{?(\w+)/g)
    return [...new Set([...read].map(([, member = '']) => member))]
      .filter((member) => !known.has(member))
      .map((member) => `${name}: ${member}`)
  })
  expect(unknown).toEqual([])
  expect(bodies.get('clients_desactiver')).toContain(`p_requete ->> 'raison'`)
})

// Returns the members that the path, the query and the body of a route may have.
function membersOf(name: string): Set<string> {
  const document = schemas.get(name)
  if (document === undefined) throw new Error(`schemas/routes/${name}.json is missing`)
  const found = new Set<string>()
  const collect = (schema: Schema | undefined): void => {
    if (schema === undefined) return
    const said = dereference(schemas, document, schema)
    for (const member of Object.keys(said.properties ?? {})) found.add(member)
    for (const word of ['allOf', 'anyOf', 'oneOf'] as const)
      for (const part of (said[word] ?? []) as readonly Schema[]) collect(part)
  }
  for (const part of ['chemin', 'query', 'corps']) collect(document.$defs[part])
  return found
}
