// Spec: api#contrat: the contract follows all recommendations of an OpenAPI linter, except those listed here with the reason.
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { buildContract } from '../../src/contract/openapi.ts'
import { readRouteSchemas } from '../../src/contract/routeSchemas.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { UNREFERRED } from './unreferred.ts'

type Exception = { readonly rule: string; readonly places: readonly string[]; readonly why: string }

const escaped = (path: string) => path.replaceAll('~', '~0').replaceAll('/', '~1')

const EXCEPTIONS: readonly Exception[] = [
  {
    rule: 'info-license',
    places: ['#/info'],
    why: 'the service grants no licence: there is no name of SPDX and no address to give',
  },
  {
    rule: 'no-unused-components',
    places: UNREFERRED.map((name) => `#/components/schemas/${name}`),
    why: 'told, not referred to: what a batch holds is judged one by one, and the rows of a spreadsheet are no JSON',
  },
  {
    rule: 'no-ambiguous-paths',
    places: ['lignes', 'constats', 'essayer', 'appliquer', 'annuler', 'valider'].map(
      (act) => `#/paths/${escaped(`/v1/imports/{id}/${act}`)}`,
    ),
    why: 'an id is a UUID, which `modeles` is not',
  },
  {
    rule: 'no-ambiguous-paths',
    places: [`#/paths/${escaped('/v1/journal/{id}/preuve')}`],
    why: 'the number of an entry is digits, which `sceaux` is not; a seal’s id is a UUID, which `preuve` is not',
  },
  {
    rule: 'operation-4xx-response',
    places: ROUTES.filter(({ who }) => who === 'public').map(
      ({ path }) => `#/paths/${escaped(path)}/get/responses`,
    ),
    why: 'whoever asks, and whatever they write behind the path, is answered',
  },
]

async function lint(contract: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const source = JSON.stringify(contract)
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config })
  return problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`)
}

const contract = buildContract(ROUTES, readRouteSchemas())
const excepted = EXCEPTIONS.flatMap(({ rule, places }) => places.map((place) => `${rule} ${place}`))

test('the contract has no fault that a linter finds, and every exception is one', async () => {
  expect((await lint(contract)).toSorted()).toEqual(excepted.toSorted())
})

test('a fault is found: a path that says a parameter which nobody describes', async () => {
  const [path = '', methods = {}] =
    Object.entries(contract.paths).find(([one]) => one.endsWith('/{id}')) ?? []
  const faulty = { ...contract, paths: { [path.replace('{id}', '{autre}')]: methods } }
  expect((await lint(faulty)).filter((one) => one.startsWith('path-parameters-defined'))).not.toEqual([])
})
