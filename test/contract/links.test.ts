// Spec: api#liens: the contract links the operations that take the record of a response.
import { describe, expect, test } from 'vitest'
import exemples from '../../schemas/exemples.json' with { type: 'json' }
import { linksOf } from '../../src/contract/openapiLinks.ts'
import { readRouteSchemas } from '../../src/contract/routeSchemas.ts'
import { ROUTES } from '../../src/routes/table.ts'

const LINKS = linksOf(ROUTES, readRouteSchemas())
// No response has the kind of a record, the missing sequences of a device or the tiles of a map.
const WITHOUT = ['actes_lire', 'appareils_annuler_sequence', 'parcelles_tuile']

const all = [...LINKS].flatMap(([source, links]) =>
  Object.values(links).map(({ operationId, parameters }) => ({ source, operationId, parameters })),
)

function valueAt(body: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], body)
}

describe('the links of the contract', () => {
  test('reach every operation with a parameter in its path', () => {
    const reached = new Set(all.map(({ operationId }) => operationId))
    const left = ROUTES.filter(({ path, name }) => path.includes(':') && !reached.has(name))
    expect(left.map(({ name }) => name)).toEqual(WITHOUT)
  })

  test('give every parameter of the path, and nothing else', () => {
    const paths = new Map(ROUTES.map(({ name, path }) => [name, path]))
    for (const { operationId, parameters } of all) {
      const names = [...(paths.get(operationId) ?? '').matchAll(/:(\w+)/g)].map(([, name]) => name)
      expect(Object.keys(parameters)).toEqual(names)
    }
  })

  test('point at a value of the response that the contract shows as an example', () => {
    const succes = exemples.succes as Readonly<Record<string, { readonly reponse?: unknown }>>
    const lost = all.flatMap(({ source, operationId, parameters }) =>
      Object.values(parameters)
        .filter((one) => one.startsWith('$response.body#'))
        .filter(
          (one) =>
            succes[source]?.reponse !== undefined &&
            valueAt(succes[source]?.reponse, one.split('#')[1] ?? '') === undefined,
        )
        .map((one) => `${source} ${one} ${operationId}`),
    )
    expect(lost).toEqual([])
  })
})
