// A workbook is written apart: few at a time, and nobody waits for a thread that is gone.
import { expect, test } from 'vitest'
import { writeWorkbook } from '../../src/http/workbook.ts'

const writing = (script: string) =>
  writeWorkbook('x', [], [], new URL(`data:text/javascript,${encodeURI(script)}`))

/** A thread that takes its time and answers when it began and ended. */
const SLOW = `import { parentPort } from 'node:worker_threads'
const from = Date.now()
setTimeout(() => parentPort.postMessage(Buffer.from(JSON.stringify([from, Date.now()]))), 150)`

test('two are written at a time, the others wait for their turn', async () => {
  const spans = (await Promise.all(Array.from({ length: 5 }, () => writing(SLOW)))).map(
    (bytes) => JSON.parse(String(bytes)) as [number, number],
  )
  const together = spans.map(([from]) => spans.filter(([a, b]) => a <= from && from < b).length)
  expect(Math.max(...together)).toBeLessThanOrEqual(2)
})

test('a thread that ends without a word is told as unavailable, and gives its turn back', async () => {
  for (let i = 0; i < 3; i++) {
    await expect(writing('process.exit(1)')).rejects.toMatchObject({ code: 'service_indisponible' })
  }
  expect(await writing(SLOW)).toBeInstanceOf(Buffer)
})

test('what fails in the thread is thrown', async () => {
  await expect(writing("throw new Error('no such day')")).rejects.toThrow('no such day')
})
