import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import erreurs from '../../schemas/erreurs.json' with { type: 'json' }
import { MAX_BATCH } from '../../src/contract/batch.ts'
import { listCommandSchemas } from '../../src/contract/commandSchemas.ts'
import { commandComponents } from '../../src/contract/components.ts'
import { buildContract, fingerprintOf } from '../../src/contract/openapi.ts'
import { DOCUMENTED, refusalsOf } from '../../src/contract/route.ts'
import { partOf, readRouteSchemas, type Schema } from '../../src/contract/routeSchemas.ts'
import { ROUTES } from '../../src/routes/table.ts'

const schemas = readRouteSchemas()
const contract = buildContract(ROUTES, schemas)
const text = JSON.stringify(contract)

/** Returns the given members, and recursively the members and items inside them, each with its path. */
function schemasIn(properties: Record<string, Schema | true>, at: string): [string, Schema | true][] {
  return Object.entries(properties).flatMap(([name, schema]) => [
    [`${at}/${name}`, schema] as [string, Schema | true],
    ...(schema === true ? [] : schemasIn(partsOf(schema), `${at}/${name}`)),
  ])
}

function partsOf({ properties, items, oneOf, anyOf }: Schema): Record<string, Schema> {
  const alternatives = [...(oneOf ?? []), ...((anyOf as readonly Schema[] | undefined) ?? [])]
  return {
    ...properties,
    ...(items === undefined ? {} : { items }),
    ...Object.fromEntries(alternatives.entries()),
  }
}

describe('the contract', () => {
  test('does not change without its version, which `npm run generate` records', () => {
    const file = join(import.meta.dirname, '..', '..', 'schemas', 'openapi.lock')
    const lock: unknown = JSON.parse(readFileSync(file, 'utf8'))
    expect({ version: contract.info.version, sha256: fingerprintOf(contract) }).toEqual(lock)
  })

  test('is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator()
    const result = await validator.validate(JSON.parse(text))
    expect(result).toMatchObject({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  // The service compiles its schemas without this check, because the schema of schemas is the slowest of all to compile.
  test('is made of sheets that are JSON Schemas', () => {
    const ajv = new Ajv2020({ logger: false })
    expect([...schemas].filter(([, sheet]) => !ajv.validateSchema(sheet)).map(([name]) => name)).toEqual([])
    expect(ajv.validateSchema({ $defs: { corps: { properties: { masse: { minimum: 'zero' } } } } })).toBe(
      false,
    )
  })

  test('refers to nothing that it does not hold', () => {
    const components = contract.components as Record<string, object>
    const held = new Set(
      Object.entries(components).flatMap(([kind, named]) =>
        Object.keys(named).map((name) => `${kind}/${name}`),
      ),
    )
    const named = [...text.matchAll(/"\$ref":"#\/components\/([^"]+)/g)].map(([, path = '']) => path)
    expect(new Set(named).difference(held)).toEqual(new Set())
    const shared = [...held].filter(
      (path) => !path.startsWith('schemas/') && !path.startsWith('securitySchemes/'),
    )
    expect(new Set(shared).difference(new Set(named))).toEqual(new Set())
    expect(text).not.toContain('urn:sillon')
  })

  test('has no schema that generators of clients can not read', () => {
    // With a schema that leaves out its items or is a boolean constant, a generated client would lack a route, or would not
    // compile; two models with the same title would become one.
    const isLeftOut = (schema: Schema | true) =>
      schema === true ||
      typeof schema.const === 'boolean' ||
      ([schema.type].flat().includes('array') && !('items' in schema))
    const found = schemasIn(contract.components.schemas, '').filter(([, schema]) => isLeftOut(schema))
    expect(found.map(([place]) => place)).toEqual([])
    const commands = Object.keys(commandComponents())
    const own = Object.entries(contract.components.schemas).filter(([name]) => !commands.includes(name))
    expect(own.filter(([, schema]) => 'title' in schema)).toEqual([])
  })

  test('describes every route of the table and no other', () => {
    const described = Object.entries(contract.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const rows = ROUTES.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    expect(described.sort()).toEqual(rows.sort())
  })

  test('says what each route does to who has the contract alone: nothing leads to a page or a file', () => {
    const said = Object.entries(contract.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { description }]) => [`${method} ${path}`, String(description)]),
    )
    const elsewhere = /\bSpec\b|specification|docs\/|sql\/|src\/|\.md\b|§|«/
    expect(said.filter(([, words = '']) => words.length < 30 || elsewhere.test(words))).toEqual([])
  })

  test('names its security scheme, and asks for it but on the public routes', () => {
    expect(contract.components.securitySchemes).toHaveProperty('jetonIdentite')
    expect(contract.security).toEqual([{ jetonIdentite: [] }])
    const open = Object.entries(contract.paths).filter(([, { get }]) => Array.isArray(get?.security))
    expect(open.map(([path]) => path).sort()).toEqual([
      '/.well-known/jwks.json',
      '/sante',
      '/v1/openapi.json',
    ])
  })

  test('leaves the items of `commandes` untyped; envelope and payloads are components that nothing refers to', () => {
    expect(contract.components.schemas.sync_commandes_corps?.properties?.commandes?.items).toEqual({})
    const payloads = listCommandSchemas(join(import.meta.dirname, '..', '..', 'schemas'))
    const unreferenced = ['enveloppe', ...payloads.map(({ type, version }) => `${type}.${version}`)]
    for (const name of unreferenced) {
      expect(contract.components.schemas).toHaveProperty([name])
      expect(JSON.stringify(contract.paths)).not.toContain(`#/components/schemas/${name}"`)
    }
  })

  test('offers an Idempotency-Key wherever something is created or done, and nowhere else', () => {
    const offering = Object.entries(contract.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) => {
        const told = JSON.stringify(operation)
        const parts = [
          '#/components/parameters/cle_idempotence',
          '#/components/headers/rejouee',
          'cle_reutilisee',
        ]
        const held = parts.filter((part) => told.includes(part))
        expect([0, parts.length]).toContain(held.length)
        return held.length > 0 ? [`${method.toUpperCase()} ${path}`] : []
      }),
    )
    const acting = ROUTES.filter(
      ({ method, path, trial }) =>
        method !== 'GET' && trial !== true && !/^\/v1\/(?:sync|fichiers)\//.test(path),
    )
    const rows = acting.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    expect(offering.toSorted()).toEqual(rows.toSorted())
    expect(rows.length).toBeGreaterThan(90)
  })

  test('says once what several routes refuse alike: a reference wherever the same codes have the same status', () => {
    const written = Object.values(contract.paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ responses }) => Object.entries(responses as Record<string, { content?: object }>))
      .filter(([status, { content }]) => Number(status) >= 400 && content !== undefined)
      .map(([status, { content }]) => `${status} ${JSON.stringify(content)}`)
    expect(written.filter((one, index) => written.indexOf(one) !== index)).toEqual([])
    expect(written.length).toBeGreaterThan(100)
    expect(Object.keys(contract.components.responses as object).length).toBeGreaterThan(50)
  })

  test('offers If-Match wherever a record is changed, and its tag where it is shown', () => {
    const told = (method: string, part: string): string[] =>
      Object.entries(contract.paths).flatMap(([path, methods]) =>
        JSON.stringify(methods[method] ?? {}).includes(part) ? [path] : [],
      )
    const changed = Object.entries(contract.paths).flatMap(([path, { patch, put }]) =>
      patch === undefined && put === undefined ? [] : [path],
    )
    for (const part of ['#/components/parameters/version_vue', '412.fiche_changee'])
      expect([...told('patch', part), ...told('put', part)].toSorted()).toEqual(changed.toSorted())
    expect(told('get', '"ETag":{"$ref":"#/components/headers/version"}').toSorted()).toEqual(
      changed.toSorted(),
    )
    expect(changed).toHaveLength(20)
  })

  test('has a version above the documented one for what was added together, none left out', () => {
    const added = new Set(ROUTES.flatMap(({ since }) => since?.split('.')[1] ?? []).map(Number))
    const documented = Number(DOCUMENTED.split('.')[1])
    expect([...added].sort((a, b) => a - b)).toEqual([...added].map((_, index) => documented + 1 + index))
    expect(contract.info.version.replace(/\.\d+$/, '')).toBe(`1.${documented + added.size}`)
  })
})

test('says the size of a batch as its schema does', () => {
  const sizes = JSON.stringify(contract).match(/\b1 to \d+ commands\b/g) ?? []
  expect(sizes.length).toBeGreaterThan(1)
  expect(new Set(sizes)).toEqual(new Set([`1 to ${MAX_BATCH} commands`]))
})

describe('the table of routes', () => {
  test.each(ROUTES)('$method $path refuses with codes of the list alone', (route) => {
    for (const code of refusalsOf(route)) expect(Object.keys(erreurs)).toContain(code)
  })

  test('names its rows by words that are functions and files, each once', () => {
    const names = ROUTES.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[a-z][a-z_]*$/)
    expect([...schemas.keys()].sort()).toEqual([...names, 'commun'].sort())
  })

  test.each(ROUTES)('$method $path takes and answers what its schemas say', ({ name, path, method }) => {
    const defs = schemas.get(name)?.$defs ?? {}
    expect(defs).toHaveProperty('reponse')
    expect('corps' in defs).toBe(method !== 'GET')
    const members = (['chemin', 'query'] as const).map((part) =>
      Object.keys(partOf(schemas, name, part).properties ?? {}),
    )
    expect(members[0]).toEqual([...path.matchAll(/:(\w+)/g)].map(([, member]) => member))
    const told = contract.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    const parameters = (told?.parameters ?? []) as readonly { readonly name?: string }[]
    expect(parameters.flatMap(({ name: one }) => one ?? [])).toEqual(members.flat())
  })
})
