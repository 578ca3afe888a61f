// Spec: imports#a-part: a separate process reads a file. If its own limits kill the process, the file is at fault; any other
// death is no fault of the file.
import { fork, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { UnreadableFile } from '../../src/imports/fault.ts'
import { kindOf } from '../../src/imports/kinds.ts'
import { ONE_FILE, superviseReader } from '../../src/imports/limits.ts'
import { readApart } from '../../src/imports/readApart.ts'
import { childrenOf } from '../concurrency/support/killing.ts'

const CLIENTS = Buffer.from(`code;nom;pays\n${`A;${'x'.repeat(900)};FR\n`.repeat(5_000)}`)
const readers = (parent: number) =>
  childrenOf(parent).filter((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('readerProcess.ts'),
  )
const isRunning = (pid: number) => {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

/** Returns the first response of a reader process that runs this program. */
function responseOf(program: string, limits = { memory_mb: 256, reading_s: 60 }) {
  const stdio = ['ignore', 'ignore', 'pipe', 'ipc'] as const
  const child = spawn(process.execPath, ['--max-old-space-size=32', '-e', program], { stdio: [...stdio] })
  return superviseReader(child, limits)().then(
    () => 'a response',
    (error: unknown) => error,
  )
}

test.each([
  ['objects', 'for (const all = [];;) all.push({})', 'memoire_mo', 256, 60],
  ['buffers', 'const all = []; setInterval(() => all.push(Buffer.alloc(2e7, 1)))', 'memoire_mo', 256, 60],
  ['a loop', 'for (;;);', 'lecture_s', 256, 0.2],
])('%s without end: the fault of the file', async (_what, program, limite, memory_mb, reading_s) => {
  const maximum = limite === 'memoire_mo' ? memory_mb : reading_s
  const error = await responseOf(program, { memory_mb, reading_s })
  expect(error).toMatchObject({ code: 'fichier_trop_complexe', details: { limite, maximum } })
})

test.each([
  ['a kill', `process.kill(process.pid, 'SIGKILL')`, /SIGKILL/],
  ['an error of the program', `throw new TypeError('unforeseen')`, /unforeseen/],
])('%s is not the fault of the file', async (_what, program, message) => {
  const error = await responseOf(program)
  expect(error).not.toBeInstanceOf(UnreadableFile)
  expect(String(error)).toMatch(message)
})

test('the reader has no environment, sends what is asked for, and ends with the signal of the service', async () => {
  const ending = new AbortController()
  const rows = readApart(kindOf('clients'), 'csv', CLIENTS, { signal: ending.signal, limits: ONE_FILE })
  expect(JSON.stringify((await rows.next()).value).length).toBeLessThan(300_000)
  const [pid = 0, ...more] = readers(process.pid)
  expect(more).toEqual([])
  expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toMatch(/DATABASE|PASSWORD|HOME/)
  ending.abort()
  await expect(rows.next()).rejects.toThrow('aborted')
  await expect.poll(() => isRunning(pid)).toBe(false)
})

test('the reader ends when the service dies', async () => {
  const service = fork(`${import.meta.dirname}/service.ts`, { execPath: process.execPath, execArgv: [] })
  await new Promise((resolve) => service.once('message', resolve))
  const [pid = 0] = readers(service.pid ?? 0)
  expect(isRunning(pid)).toBe(true)
  service.kill('SIGKILL')
  await expect.poll(() => isRunning(pid)).toBe(false)
})
