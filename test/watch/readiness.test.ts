// docs/decisions/0091: `/sante/pret` checks each part with a short timeout, one query at a time, at most once a second.
import { expect, test } from 'vitest'
import { answerReadiness, createReadiness } from '../../src/watch/readiness.ts'

const LOG = { info: () => undefined, warn: () => undefined }

test('a flood of probes is one question', async () => {
  let questions = 0
  const ask = async () => {
    questions += 1
  }
  const readiness = createReadiness([{ part: 'a', ask }], LOG, { limitMs: 500, everyMs: 200 })
  const start = performance.now()
  while (performance.now() - start < 500) await Promise.all([readiness.ask(), readiness.ask()])
  expect(questions).toBeGreaterThan(1)
  expect(questions).toBeLessThanOrEqual(3)
})

test('a part that hangs is missing after its time, and is not asked again while it hangs', async () => {
  const questions: (() => void)[] = []
  const ask = () => new Promise<void>((resolve) => questions.push(resolve))
  const told: string[] = []
  const log = {
    warn: (details: object) => told.push(JSON.stringify(details)),
    info: (details: object) => told.push(JSON.stringify(details)),
  } as unknown as typeof LOG
  const sound = { part: 'b', ask: async () => undefined }
  const readiness = createReadiness([{ part: 'a', ask }, sound], log, { limitMs: 30, everyMs: 0 })
  for (let round = 0; round < 3; round += 1) {
    const findings = await readiness.ask()
    expect(findings.map(({ part, fault }) => [part, fault])).toEqual([
      ['a', 'no answer in 30 ms'],
      ['b', null],
    ])
  }
  expect(questions).toHaveLength(1)
  questions[0]?.()
  await new Promise((resume) => setImmediate(resume))
  const answered = readiness.ask()
  questions[1]?.()
  expect((await answered).every(({ fault }) => fault === null)).toBe(true)
  expect(told.map((line) => JSON.parse(line).fault)).toEqual(['no answer in 30 ms', undefined])
})

test('a part that is shown only is told of, and decides nothing', async () => {
  const away = { part: 'a', isShownOnly: true, ask: () => Promise.reject(new Error('away')) }
  const answered: number[] = []
  const answer = {
    set: () => answer,
    type: () => answer,
    send: () => answer,
    status(code: number) {
      answered.push(code)
      return answer
    },
  }
  const readiness = createReadiness([away], LOG)
  expect(await readiness.ask()).toMatchObject([{ part: 'a', fault: 'Error' }])
  for (const part of [away, { ...away, isShownOnly: false }])
    await answerReadiness(createReadiness([part], LOG))({} as never, answer as never, () => undefined)
  expect(answered).toEqual([200, 503])
})

test('what a part fails with is told by its code, never by what it says', async () => {
  const ask = () => Promise.reject(Object.assign(new Error('Key (nom)=(Adjovi)'), { code: '23505' }))
  const readiness = createReadiness([{ part: 'a', ask }], LOG)
  expect(await readiness.ask()).toMatchObject([{ fault: '23505' }])
})
