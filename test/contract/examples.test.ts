// Spec: api#exemples: every body and every response of the reference has an example that is valid by the contract's own schemas.
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { readExamples, withExamples } from '../../src/contract/examples.ts'
import { addDateFormats } from '../../src/contract/formats.ts'
import { buildContract } from '../../src/contract/openapi.ts'
import { refusalsOf } from '../../src/contract/route.ts'
import { readRouteSchemas } from '../../src/contract/routeSchemas.ts'
import { ROUTES } from '../../src/routes/table.ts'

const RENEW = 'renewed by EXEMPLES=yes npm test -- contract/responses'
const ID = 'urn:sillon:contract'
const JSON_TYPE = 'application/json'
const contract = buildContract(ROUTES, readRouteSchemas())
const examples = readExamples()
const shown = withExamples(contract, examples)
// The route of the contract needs no example, because its response is the contract; a response that is not JSON needs none
// either.
const speaking = Object.values(contract.paths).flatMap((methods) =>
  Object.values(methods).flatMap(({ operationId, responses }) =>
    JSON.stringify(responses).includes(`"$ref":"#/components/schemas/${operationId}"`) ? [operationId] : [],
  ),
)
const routes = ROUTES.filter(({ name }) => name !== 'openapi' && speaking.includes(name))

const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false })
addDateFormats(ajv)
ajv.addSchema(contract, ID)

type Media = { example?: unknown; examples?: Record<string, { value: unknown }> }

function faultsOf(pointer: string, value: unknown): string[] {
  const validate = ajv.compile({ $ref: `${ID}#${pointer}` })
  return validate(value) ? [] : [`${pointer} ${ajv.errorsText(validate.errors)}`]
}
const escaped = (step: string) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))

// Returns every place with JSON in the served contract, with its content.
function placesOf(node: unknown, pointer = ''): [pointer: string, media: Media][] {
  if (typeof node !== 'object' || node === null) return []
  const { content } = node as { content?: Record<string, Media> }
  const here = content?.[JSON_TYPE]
  const below = Object.entries(node)
    .filter(([name]) => name !== 'schemas' && name !== 'example' && name !== 'examples')
    .flatMap(([name, held]) => placesOf(held, `${pointer}/${escaped(name)}`))
  return here === undefined ? below : [[`${pointer}/content/${escaped(JSON_TYPE)}`, here], ...below]
}

test(`every operation has an example of what it takes and answers, every code one of its refusal: ${RENEW}`, () => {
  expect(Object.keys(examples.succes).toSorted()).toEqual(routes.map(({ name }) => name).toSorted())
  const codes = [...new Set(ROUTES.flatMap(refusalsOf))]
  expect(Object.keys(examples.refus).toSorted()).toEqual(codes.toSorted())
  const bare = placesOf(shown).filter(
    ([, { example, examples: several = {} }]) =>
      example === undefined && Object.values(several).every(({ value }) => value === undefined),
  )
  expect(bare.map(([pointer]) => pointer)).toEqual([
    '/paths/~1v1~1openapi.json/get/responses/200/content/application~1json',
  ])
  expect(placesOf(shown).length).toBeGreaterThan(500)
})

// Compiles some hundreds of schemas, which takes time.
test(`every example is one by the schema that stands beside it: ${RENEW}`, { timeout: 120_000 }, () => {
  const faults = placesOf(shown).flatMap(([pointer, { example }]) =>
    example === undefined ? [] : faultsOf(`${pointer}/schema`, example),
  )
  expect(faults).toEqual([])
})

test('the example of a refusal is a body of this code, and of a record that changed tells both versions', () => {
  for (const [code, body] of Object.entries(examples.refus)) {
    expect(faultsOf('/components/schemas/erreur', body)).toEqual([])
    expect(body).toMatchObject({ erreur: code })
  }
  const changed = '/components/responses/412.fiche_changee/content/application~1json/schema'
  expect(faultsOf(changed, examples.refus.fiche_changee)).toEqual([])
  expect(faultsOf(changed, { erreur: 'fiche_changee' })).not.toEqual([])
})

test('an example that the schema does not let through is found', () => {
  const [pointer = '', { example }] = placesOf(shown).find(([one]) => one.includes('controles/get')) ?? [
    '',
    {},
  ]
  const [name = ''] = Object.keys(example as object)
  expect(faultsOf(`${pointer}/schema`, { ...(example as object), [name]: 'x' })).not.toEqual([])
})

test('nothing of a run stands in them: no proof of anybody, no machine, no hour', () => {
  const text = JSON.stringify(examples)
  expect(text).not.toMatch(/127\.0\.0\.1|localhost|X-Amz-|[?&]signature=/i)
  const tokens = new Set(text.match(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g))
  expect([...tokens]).toHaveLength(1)
  const ids = new Set(text.match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g))
  expect([...ids].filter((id) => !/^019[67]0000-/.test(id))).toEqual([])
})
