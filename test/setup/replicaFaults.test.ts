// docs/decisions/0094: if a replica responds with an error of the replica itself, the primary gets the query; any other response
// is final. The test decides the responses of this replica.
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { Refusal } from '../../src/contract/errors.ts'
import { followReplica } from '../../src/database/replica.ts'
import { currentScope, runInScope } from '../../src/database/scope.ts'
import { eventually } from '../api/support/wait.ts'
import { databaseError, rememberingLog } from '../http/support.ts'

type Told = { rejoue: boolean; position: string; heure: string; grappe: string }

const LOOK_MS = 5
const PATIENCE_MS = 500
const GOOD: Told = { rejoue: true, position: '100', heure: '1000', grappe: '7' }

/** A fake replica that reports this state, and its primary; the test may change both states. */
async function follow(told: Partial<Told> = {}, others: readonly Pool[] = []) {
  const state = { replica: { ...GOOD, ...told }, primary: { ...GOOD, rejoue: false } }
  const lines: Parameters<typeof rememberingLog>[0] = []
  const telling = (who: keyof typeof state) =>
    ({ query: async () => ({ rows: [{ place: state[who] }] }) }) as unknown as Pool
  const followed = await followReplica({
    server: 'r',
    primary: telling('primary'),
    replica: telling('replica'),
    others,
    patienceMs: PATIENCE_MS,
    lookMs: LOOK_MS,
    log: rememberingLog(lines),
  })
  onTestFinished(followed.close)
  const read = (there: () => Promise<string> = async () => 'replica') =>
    followed.read(there, async () => 'primary')
  return { ...followed, state, read, lines }
}

test.each([
  ['a conflict with what is replayed', databaseError('40001', 'x')],
  ['a connection that it ends for one', databaseError('57P01', 'x')],
  ['a start that goes on', databaseError('57P03', 'x')],
  ['a transaction that may not write', databaseError('25006', 'x')],
  ['a door that it does not have yet', databaseError('42883', 'x')],
  ['a lost connection', new Refusal('service_indisponible')],
])('%s: the primary answers, and it is counted', async (_, fault) => {
  const { read, reads } = await follow()
  expect(await read()).toBe('replica')
  expect(await read(() => Promise.reject(fault))).toBe('primary')
  expect(reads()).toEqual({ replica: 1, late: 0, away: 0, failed: 1 })
})

test.each([
  ['a refusal', databaseError('TR404', 'lot_inconnu')],
  ['a value that is none', databaseError('22P02', 'x')],
  ['a read that took its time', databaseError('57014', 'x')],
  ['a refusal of our own', new Refusal('parametre_invalide')],
])('%s is an answer', async (_, fault) => {
  const { read, reads } = await follow()
  await expect(read(() => Promise.reject(fault))).rejects.toBe(fault)
  expect(reads().failed).toBe(0)
})

test('a read waits for what was written before it, so long and no longer, and the next ones not at all', async () => {
  const { read, reads, state, isUsed, lag } = await follow()
  state.primary.position = '200'
  const waiting = read()
  state.replica.position = '200'
  expect(await waiting).toBe('replica')
  state.primary.position = '300'
  expect(await read()).toBe('primary')
  expect(isUsed()).toBe(false)
  let isOver = false
  const next = read().finally(() => {
    isOver = true
  })
  await new Promise(setImmediate)
  expect(isOver).toBe(true)
  expect(await next).toBe('primary')
  await eventually(() => ((lag().seconds ?? 0) > 0 ? true : undefined))
  expect(lag().bytes).toBe(100)
  state.replica.position = '300'
  await eventually(() => (isUsed() ? true : undefined))
  expect(await read()).toBe('replica')
  expect(lag()).toEqual({ seconds: 0, bytes: 0 })
  expect(reads()).toEqual({ replica: 2, late: 2, away: 0, failed: 0 })
})

test('a right that ended is not read for longer: who is read shows the hour that the primary showed', async () => {
  const { read, state, isUsed } = await follow()
  state.primary.heure = '2000'
  const waiting = read()
  expect(await Promise.race([waiting, pause(10 * LOOK_MS, 'not yet')])).toBe('not yet')
  state.replica.heure = '2000'
  expect(await waiting).toBe('replica')
  // The replica is seconds behind, so no request waits for it.
  state.primary.heure = '5000000'
  await eventually(() => (isUsed() ? undefined : true))
  expect(await read()).toBe('primary')
  state.replica.heure = '6000000'
  await eventually(() => (isUsed() ? true : undefined))
  expect(await read()).toBe('replica')
})

test('a login that is not let in there is told with its reason, and nothing is read there', async () => {
  const rights = { isWrong: true }
  const reading = {
    query: async () => {
      if (rights.isWrong) throw new Error('permission denied to set role "lecture"')
    },
  } as unknown as Pool
  const { read, isUsed, lines } = await follow({}, [reading])
  expect(await read()).toBe('primary')
  expect(JSON.stringify(lines)).toContain('permission denied to set role \\"lecture\\"')
  rights.isWrong = false
  await eventually(() => (isUsed() ? true : undefined))
  expect(await read()).toBe('replica')
})

test('one that was promoted, or is of another server, is not read from; it is once it is what it should be', async () => {
  const { read, reads, state, isUsed } = await follow({ grappe: '8' })
  expect(await read()).toBe('primary')
  state.replica = { ...GOOD }
  await eventually(() => (isUsed() ? true : undefined))
  expect(await read()).toBe('replica')
  state.replica = { ...GOOD, rejoue: false }
  expect(await read()).toBe('primary')
  await eventually(() => (isUsed() ? undefined : true))
  expect(await read()).toBe('primary')
  expect(reads().away).toBe(2)
})

test('one that has more than its primary, which was restored to a point before, is never read from', async () => {
  const { read, reads, state, isUsed } = await follow({ position: '150' })
  expect(isUsed()).toBe(false)
  expect(await read()).toBe('primary')
  state.primary.position = '200'
  await eventually(() => (isUsed() ? true : undefined))
  expect(await read()).toBe('primary')
  expect(reads()).toEqual({ replica: 0, late: 1, away: 1, failed: 0 })
})

test('who waits for the answer of one that falls is answered by the primary', async () => {
  const { read, state, whileItStands } = await follow()
  const reading = read(() => whileItStands(() => new Promise(() => undefined)))
  await pause(10 * LOOK_MS)
  state.replica = { ...GOOD, rejoue: false }
  expect(await reading).toBe('primary')
  // A later caller is refused without a query.
  const asked: string[] = []
  const late = whileItStands(async () => asked.push('asked'))
  await expect(late).rejects.toMatchObject({ code: 'service_indisponible' })
  expect(asked).toEqual([])
})

test('the connections of one that falls are given up, those of what is still sent too, and no others', async () => {
  const { state, whileItStands } = await follow()
  const client = new AbortController()
  const gone = async () => currentScope().gone
  const over = await whileItStands(gone)
  const sent = await whileItStands(gone, () => undefined)
  const left = await runInScope({ gone: client.signal }, () => whileItStands(gone))
  client.abort()
  expect(left?.aborted).toBe(true)
  const held = new Promise<boolean | undefined>((resolve) => {
    const work = async () => {
      const signal = currentScope().gone
      signal?.addEventListener('abort', () => resolve(signal.aborted))
      await new Promise(() => undefined)
    }
    whileItStands(work).catch(() => undefined)
  })
  state.replica = { ...GOOD, rejoue: false }
  expect(await held).toBe(true)
  expect([over?.aborted, sent?.aborted]).toEqual([false, true])
})
