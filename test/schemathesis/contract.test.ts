// Spec: api#contrat: foreign programs compare every operation of the service with its contract.
//
//   npm test -- schemathesis            # ten minutes, more beside other work; with PREUVE=yes it writes docs/proof.md
// The work has a fixed size: the seed and the numbers below decide which requests are sent, not the speed of the machine.
// The programs come from PyPI and npm into the person's cache; the run fails if they can not be had.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, inject, test } from 'vitest'
import { ROUTES } from '../../src/routes/table.ts'
import { doing } from '../api/support/breakage.ts'
import { UNREFERRED } from '../contract/unreferred.ts'
import { openStage, type Stage, unexpected } from '../ordeal/support/stage.ts'
import { installPython, installTools, isNamed, prove, run } from '../support/foreignTools.ts'
import { readExemplified } from './examples.ts'

const IS_NAMED = isNamed('schemathesis')
const MINUTES = 60_000
const SEED = 541_420
const SCHEMATHESIS = '4.32.5'
const SPECTRAL = '6.16.3'
// Selects among the requests at the limits, and lists the called operations.
const HOOKS = join(import.meta.dirname, 'hooks.py')
// Requests drawn at random for each operation.
const DRAWN = 8
// Runs of a hundred chains that follow links from responses, each with a seed of its own: a run gives up chains whose bodies the
// tool can not draw, however many it is asked for.
const CHAINED = 6
// A machine with much other work takes six times as long as one without.
const LONGEST = 60 * MINUTES
const LIFE_S = 14_400
// The tool schemathesis would expect success for every valid request, but a schema can not say which cursors, codes and states
// the service knows.
const LEFT_OUT = 'positive_data_acceptance'
// The statuses that refuse invalid data: those that schemathesis expects, and 413, because invalid data may also be too large.
const REFUSING = '400 401 403 404 405 406 409 413 415 422 428 429 5xx'.split(' ')
const passed: string[] = []
const held = test.skipIf(!IS_NAMED)
let folder: string
let stage: Stage

type Report = {
  readonly operations: { readonly total: number; readonly tested: number }
  readonly test_cases: { readonly generated: number }
  readonly failures: readonly unknown[]
  readonly errors: readonly unknown[]
  readonly valid_rates: Readonly<Record<string, Readonly<Record<string, { readonly accepted: number }>>>>
}

type Judged = { readonly report: Report; readonly printed: string }

beforeAll(async () => {
  if (!IS_NAMED) return
  folder = mkdtempSync(join(inject('sillon').folder, 'schemathesis-'))
  stage = await openStage()
  writeFileSync(join(folder, 'contract.json'), JSON.stringify(await readExemplified(stage.api, stage.asks)))
  writeFileSync(join(folder, 'schemathesis.toml'), await accountsOf(stage))
}, 10 * MINUTES)

/** Returns the settings of schemathesis: each operation is called with a token of an account that may call it. */
async function accountsOf({ issuer, asks }: Stage): Promise<string> {
  const claims = { exp: Math.floor(Date.now() / 1000) + LIFE_S }
  const operations = ROUTES.map(async ({ name }) => {
    const as = asks.get(name)?.as
    if (as === undefined) return ''
    const headers = `{ Authorization = "Bearer ${await issuer.tokenOf(as, { claims })}" }`
    return `[[operations]]\ninclude-operation-id = "${name}"\nheaders = ${headers}\n`
  })
  const refusal = `[checks.negative_data_rejection]\nexpected-statuses = ${JSON.stringify(REFUSING)}\n`
  const hooks = `hooks = ${JSON.stringify(HOOKS)}\n`
  return [hooks, refusal, ...(await Promise.all(operations))].join('\n')
}

/** Runs schemathesis; returns its report, and its output if it found faults. */
async function schemathesis(seed: number, ...options: readonly string[]): Promise<Judged> {
  const { program } = await installPython({ schemathesis: SCHEMATHESIS })
  const service = ['contract.json', '--url', stage.api.server.url, '--seed', `${seed}`, '--no-color']
  const checks = ['--exclude-checks', LEFT_OUT, '--continue-on-failure']
  const report = ['--report', 'json', '--report-json-path', 'report.json']
  const asked = program('schemathesis', 'run', ...service, ...checks, ...report, ...options)
  const printed = await run(...asked, folder).then(
    () => '',
    ({ message }: Error) => message,
  )
  return { report: JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as Report, printed }
}

/** Returns the report; throws if the tool found a fault or the service logged one. */
function requireNothing({ report, printed }: Judged): Report {
  expect(printed).toBe('')
  expect([report.failures, report.errors, unexpected(stage.api)]).toEqual([[], [], []])
  return report
}

held(
  'Spectral finds nothing in the served contract but what no operation refers to',
  { timeout: 5 * MINUTES },
  async () => {
    const tools = await installTools({ '@stoplight/spectral-cli': SPECTRAL })
    writeFileSync(join(folder, 'served.json'), (await stage.api.send('GET', '/v1/openapi.json')).text)
    // The contract has no contact, because that is the operator of an installation.
    const rules = { extends: ['spectral:oas'], rules: { 'info-contact': 'off' } }
    writeFileSync(join(folder, '.spectral.json'), JSON.stringify(rules))
    const spectral = [
      join(tools, '@stoplight/spectral-cli/dist/index.js'),
      'lint',
      'served.json',
      '-f',
      'json',
    ]
    const found = JSON.parse(await run(process.execPath, [...spectral, '--quiet'], folder)) as {
      readonly code: string
      readonly path: readonly string[]
    }[]
    const unreferred = UNREFERRED.map((name) => `oas3-unused-component components.schemas.${name}`)
    expect(found.map(({ code, path }) => `${code} ${path.join('.')}`).toSorted()).toEqual(
      unreferred.toSorted(),
    )
    const left = `the ${UNREFERRED.length} components that no operation refers to`
    passed.push(`**passed**: Spectral ${SPECTRAL} finds nothing but ${left}.`)
  },
)

held(
  'schemathesis finds a service that answers otherwise than its contract',
  { timeout: 5 * MINUTES },
  async () => {
    const only = ['--include-operation-id', 'clients', '--phases', 'examples,coverage']
    const { report } = await doing(stage.api, 'clients', `return '{"inattendu": true}'`, () =>
      schemathesis(SEED, ...only),
    )
    expect(report.failures).not.toEqual([])
  },
)

held('schemathesis finds nothing in any operation', { timeout: LONGEST }, async () => {
  const report = requireNothing(await schemathesis(SEED, '--phases', 'examples,coverage'))
  expect(report.operations).toMatchObject({ total: ROUTES.length, tested: ROUTES.length })
  const reached = Object.values(report.valid_rates)
  const accepted = reached.filter((rates) => Object.values(rates).some((rate) => rate.accepted > 0)).length
  // Not every example is accepted: its record may be used up before schemathesis calls the operation.
  expect(accepted).toBeGreaterThan(reached.length * 0.8)
  const asked = `${report.test_cases.generated} requests to ${ROUTES.length} operations`
  passed.push(
    `**passed**: schemathesis ${SCHEMATHESIS}, seed ${SEED}, examples and limits: ${asked}; ${accepted} of the ` +
      `${reached.length} that were sent a valid one accepted it. Control: a route that answers otherwise than its contract.`,
  )
})

held('schemathesis finds nothing in requests drawn at random', { timeout: LONGEST }, async () => {
  const report = requireNothing(await schemathesis(SEED, '--phases', 'fuzzing', '--max-examples', `${DRAWN}`))
  expect(report.operations.tested).toBe(ROUTES.length)
  passed.push(
    `**passed**: schemathesis with requests drawn at random: ${report.test_cases.generated} to ${ROUTES.length} operations.`,
  )
})

held('schemathesis finds nothing in requests that follow links', { timeout: LONGEST }, async () => {
  const reached = new Set<string>()
  let generated = 0
  for (let run = 0; run < CHAINED; run += 1) {
    const report = requireNothing(await schemathesis(SEED + run, '--phases', 'stateful'))
    generated += report.test_cases.generated
    const called = JSON.parse(readFileSync(join(folder, 'called.json'), 'utf8')) as string[]
    for (const operation of called) reached.add(operation)
  }
  expect(reached.size).toBeGreaterThan(100)
  passed.push(
    `**passed**: schemathesis with requests that follow links from responses: ${generated} to ${reached.size} operations, ` +
      `in ${CHAINED} runs, the first with seed ${SEED}.`,
  )
})

held('all passed, and the page of proof says so', () => {
  expect(passed).toHaveLength(4)
  prove('schemathesis', 'Foreign programs compare every operation with the contract', passed)
})
