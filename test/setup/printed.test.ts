// docs/decisions/0037: «What libraries print is logged a line each».
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { logOptions, printInto } from '../../src/process/processLog.ts'

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

test('an error is told without the row that PostgreSQL quotes, a job without whom it is about', () => {
  const lines: string[] = []
  const log = pino(logOptions('info'), { write: (line: string) => void lines.push(line) })
  const refused = Object.assign(new pg.DatabaseError('a check', 0, 'error'), {
    code: '23514',
    detail: 'Failing row contains (Adjovi, +22961000000).',
    where: 'PL/pgSQL function producteur.enregistrer() line 3',
  })
  const job = { id: '1', task_identifier: 'identite', attempts: 2, payload: { identifiant: 'Adjovi' } }
  log.error({ err: refused }, 'unexpected error')
  log.error({ error: new AggregateError([refused], 'several'), job }, 'failed task')
  log.warn({ err: 'no error at all' }, 'x')
  expect(lines.filter((line) => /Adjovi|229610/.test(line))).toEqual([])
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { err: { code: '23514', message: 'a check', where: refused.where, stack: expect.any(String) } },
    { error: { aggregateErrors: [{ code: '23514' }] }, job: { id: '1', task_identifier: 'identite' } },
    { err: 'no error at all' },
  ])
})

// docs/decisions/0097, «The log survives a full disk»: each write to this file fails as on a full disk.
test.each([
  ['the log', 'pipe', /all is said/],
  ['the log and what is told to the terminal', 'full', /^$/],
] as const)('%s on a disk without room: the process goes on, and ends', (_, errors, told) => {
  const full = openSync('/dev/full', 'w')
  const stdio = ['ignore' as const, full, errors === 'full' ? full : errors]
  const ended = spawnSync(process.execPath, ['test/setup/support/fullLog.ts'], {
    stdio,
    timeout: 10_000,
    killSignal: 'SIGKILL',
  })
  expect([ended.status, ended.signal, String(ended.stderr ?? '')]).toEqual([
    0,
    null,
    expect.stringMatching(told),
  ])
})

// docs/decisions/0097, «The log survives a full disk»: also if more lines came meanwhile than the service can buffer.
test('the log goes on once its disk has room again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sillon-journal-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'journal')
  const line = ['ulimit -S -f 0; exec "$@"', 'sh', process.execPath, 'test/setup/support/refilledLog.ts']
  const child = spawn('sh', ['-c', ...line], { stdio: ['ignore', openSync(file, 'a'), 'inherit', 'ipc'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'message')
  expect(readFileSync(file, 'utf8')).toBe('')
  execFileSync('prlimit', [`--pid=${child.pid}`, '--fsize=unlimited'])
  await vi.waitFor(() => {
    child.send('after')
    expect(readFileSync(file, 'utf8')).toContain('"msg":"after"')
  })
  child.send('end')
  expect(await once(child, 'exit')).toEqual([0, null])
  // A line that the process was writing when it ended may be left, incomplete, after the last complete line.
  expect(readFileSync(file, 'utf8')).toContain('"msg":"last"}\n')
})

// The disk is full before the first write ends, or the reader of the pipe never reads.
test.each(['full', 'pipe'] as const)(
  'a process whose last lines can not be written ends: %s',
  async (output) => {
    const stdout = output === 'full' ? openSync('/dev/full', 'w') : output
    const stdio = ['ignore' as const, stdout, 'inherit' as const, 'ipc' as const]
    const child = spawn(process.execPath, ['test/setup/support/refilledLog.ts'], { stdio })
    onTestFinished(() => void child.kill('SIGKILL'))
    child.once('message', () => child.send('end'))
    expect(await once(child, 'exit')).toEqual([0, null])
  },
)
