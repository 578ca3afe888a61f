// The links of the contract: the operations that take the record which a response names. They come from the paths: the part before the
// last parameter of a path is the collection in which other routes list and create its records.
import type { Route } from './route.ts'
import { dereference, parseReference, type RouteSchemas, type Schema } from './routeSchemas.ts'

/** An OpenAPI link. */
export type Link = { readonly operationId: string; readonly parameters: Readonly<Record<string, string>> }

/** The links of each route's response, by the name of the route. */
export type Links = ReadonlyMap<string, Readonly<Record<string, Link>>>

// The collections whose records stand in the response of another path, and where.
const ELSEWHERE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/v1/attributions': { utilisateurs_attributions: '/attributions/0/id', utilisateurs_attribuer: '/id' },
  '/v1/commandes': { controles: '/controles/0/commande/id' },
  '/v1/editeur/packs/:code/versions': { editeur_packs_lire: '/versions/0/version' },
  '/v1/fichiers': { fichiers_url_envoi: '/fichier/id' },
  '/v1/resultats': { sorties_resultats: '/resultat/id' },
}

/** Returns the links of these routes. */
export function linksOf(routes: readonly Route[], schemas: RouteSchemas): Links {
  const links = new Map<string, Record<string, Link>>()
  for (const { name, path } of routes) {
    const parts = path.split('/')
    const last = parts.findLastIndex(isParameter)
    if (last === -1) continue
    const [collection, parameter] = [parts.slice(0, last).join('/'), parts[last]?.slice(1) ?? '']
    const outer = parts.slice(0, last).filter(isParameter)
    const before = outer.map((one) => [one.slice(1), `$request.path.${one.slice(1)}`])
    for (const [source, pointer] of sourcesOf(collection, parameter, routes, schemas)) {
      const parameters = { ...Object.fromEntries(before), [parameter]: `$response.body#${pointer}` }
      links.set(source, { ...links.get(source), [name]: { operationId: name, parameters } })
    }
  }
  return links
}

function isParameter(part: string): boolean {
  return part.startsWith(':')
}

// Returns the routes that name a record of a collection, each with the place in its response.
function sourcesOf(
  collection: string,
  parameter: string,
  routes: readonly Route[],
  schemas: RouteSchemas,
): (readonly [string, string])[] {
  const own = routes
    .filter(({ path }) => path === collection)
    .flatMap(({ name }) => {
      const pointer = pointerOf(name, parameter, schemas)
      return pointer === undefined ? [] : [[name, pointer] as const]
    })
  return [...own, ...Object.entries(ELSEWHERE[collection] ?? {})]
}

// Returns the place in the response: in the record, or in the first row of its first list. `resultat_id` is the `id` of a row.
function pointerOf(route: string, parameter: string, schemas: RouteSchemas): string | undefined {
  const read = ({ file, schema }: Placed): Placed => {
    const document = schemas.get(file)
    if (schema.$ref === undefined || document === undefined) return { file, schema }
    const parsed = parseReference(schema.$ref)
    return { file: parsed.file || file, schema: dereference(schemas, document, schema) }
  }
  const { file, schema } = read({ file: route, schema: schemas.get(route)?.$defs.reponse ?? {} })
  const { properties = {} } = schema
  const [list, rows] = Object.entries(properties).find(([, { items }]) => items !== undefined) ?? []
  const row = rows?.items === undefined ? {} : (read({ file, schema: rows.items }).schema.properties ?? {})
  if (parameter in properties) return `/${parameter}`
  if (parameter in row) return `/${list}/0/${parameter}`
  if (!parameter.endsWith('_id')) return undefined
  if ('id' in row) return `/${list}/0/id`
  return 'id' in properties ? '/id' : undefined
}

type Placed = { readonly file: string; readonly schema: Schema }
