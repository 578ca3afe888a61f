// Lines of docs/proof.md are made of the results of tests with third-party tools.
import { expect, type RunnerTask, test } from 'vitest'
import { passedOf, requireOthersPassed } from '../support/foreignTools.ts'

const taskOf = (name: string, state?: string) => ({ type: 'test', name, result: state && { state } })
const groupOf = (...tasks: readonly object[]) => [
  { type: 'suite', name: 'sign-ins', result: { state: 'pass', duration: 1_200 }, tasks },
]

test('a group of passed tests is a line with their number and its time', () => {
  const tasks = groupOf(taskOf('a phone', 'pass'), { ...groupOf(taskOf('a browser', 'pass'))[0] })
  expect(passedOf(tasks as never as RunnerTask[])).toEqual([
    '**passed**: sign-ins, 2 tests in 2 s: a phone; a browser.',
  ])
})

test.each([undefined, 'skip', 'fail'])('a group with a test that is %s proves nothing', (state) => {
  const tasks = groupOf(taskOf('a phone', 'pass'), taskOf('a browser', state))
  expect(() => passedOf(tasks as never as RunnerTask[])).toThrow('a browser: ')
})

test('a file is proved by its last test once all others passed', () => {
  const last = taskOf('the page of proof')
  const fileOf = (state: string) =>
    [...groupOf(taskOf('a file of 9 MB', state)), last] as never as RunnerTask[]
  expect(() => requireOthersPassed(fileOf('pass'), last as never as RunnerTask)).not.toThrow()
  expect(() => requireOthersPassed(fileOf('fail'), last as never as RunnerTask)).toThrow(
    'a file of 9 MB: fail',
  )
})
