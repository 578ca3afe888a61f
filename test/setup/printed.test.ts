// docs/decisions/0037: «What libraries print goes into the log too, a line each».
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { printInto } from '../../src/process/printed.ts'

test('what is printed is a line of the log, however long its stack', () => {
  const lines: string[] = []
  const target: Partial<Console> = {}
  printInto(pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }), target)
  target.error?.('Error occurred during query planning: \n%s', new Error('x').stack)
  target.warn?.('careful')
  target.log?.({ a: 1 })
  expect(lines.map((line) => line.trimEnd().split('\n').length)).toEqual([1, 1, 1])
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, msg: 'Error occurred during query planning: ', suite: expect.stringContaining('Error: x') },
    { level: 40, msg: 'careful' },
    { level: 30, msg: '{ a: 1 }' },
  ])
})
