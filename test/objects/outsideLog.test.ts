// Spec: restauration#journal: the reader reports a log with a part that was removed, altered, moved or signed by another key, and
// reads the parts that can be trusted. Keys may rotate within the log.
import { hash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import {
  depositSegment,
  readSha256,
  type Segment,
  sealedSegment,
  thumbprintsOf,
} from '../../src/objects/outsideLog.ts'
import { firstStanding, readLog } from '../../src/objects/outsideLogReading.ts'
import type { ObjectStore } from '../../src/objects/port.ts'
import { type LogHead, requireTreated } from '../../src/objects/restored.ts'
import { copyToLog, type LogTools } from '../../src/tasks/outsideLog.ts'
import { openSyncKeys, type SyncKeys } from '../../src/tokens/keys.ts'

const JOURNAL = '01960000-0000-7000-8000-000000000001'

/** A store in memory that never replaces the object under a key. */
function memory() {
  const kept = new Map<string, Buffer>()
  const store: Pick<ObjectStore, 'put' | 'read' | 'list'> = {
    put: async ({ cle }, content) => void (kept.has(cle) || kept.set(cle, content)),
    read: async (cle) => kept.get(cle) ?? null,
    async *list(folder) {
      for (const cle of [...kept.keys()].toSorted())
        if (cle.startsWith(folder)) yield { cle, taille_octets: kept.get(cle)?.length ?? 0 }
    },
  }
  const keyOf = (numero: number) => `journal/${JOURNAL}/${String(numero).padStart(12, '0')}`
  return { kept, store, keyOf }
}

const keySet = async (): Promise<SyncKeys> => {
  const { generateKeyPair, exportJWK } = await import('jose')
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const source = JSON.stringify({ keys: [await exportJWK(privateKey)] })
  return openSyncKeys({ source, issuer: 'http://sillon.test', audience: 'sync' })
}
const publicOf = async (keys: SyncKeys) => (await keys.publicSet()).keys

/** Writes a log of this many segments, signed by one key, and later by another key that the second segment names. */
async function written(count: number) {
  const { kept, store, keyOf } = memory()
  const [first, second] = [await keySet(), await keySet()]
  const cles = await thumbprintsOf([...(await publicOf(first)), ...(await publicOf(second))])
  for (let numero = 1, precedent: string | null = null; numero <= count; numero++) {
    const segment: Segment = {
      format: 'sillon-journal/1',
      journal: JOURNAL,
      numero,
      precedent,
      le: '2026-06-01T08:00:00Z',
      cles: numero === 2 ? cles : [],
      code_court: numero,
      lignes: [],
      compteurs: [],
    }
    const content = JSON.stringify(segment)
    const sealed = sealedSegment(content, await (numero > 2 ? second : first).seal(Buffer.from(content)))
    expect(await depositSegment(store, JOURNAL, numero, sealed)).toBe(true)
    precedent = hash('sha256', sealed)
  }
  const keys = await publicOf(first)
  const read = (after = { numero: 0, sha256: null as string | null }) => readLog(store, JOURNAL, after, keys)
  return { kept, store, keyOf, read, second }
}

test('a whole log is read, from where a database is, and by the keys that it names itself', async () => {
  const { read, store, second } = await written(4)
  const whole = await read()
  expect(whole.faults).toEqual([])
  expect(whole.segments.map(({ numero }) => numero)).toEqual([1, 2, 3, 4])
  expect(whole.last).toEqual({ numero: 4, sha256: await readSha256(store, JOURNAL, 4) })
  const rest = await readLog(
    store,
    JOURNAL,
    { numero: 2, sha256: await readSha256(store, JOURNAL, 2) },
    await publicOf(second),
  )
  expect([rest.faults, rest.segments.map(({ numero }) => numero)]).toEqual([[], [3, 4]])
  expect(await readLog(store, JOURNAL, { numero: 4, sha256: null }, [])).toEqual({
    segments: [],
    faults: [],
    last: null,
  })
})

test('what was done to a log is told', async () => {
  const { kept, keyOf, read, store } = await written(5)
  const whole = new Map(kept)
  const after = async (change: () => unknown) => {
    for (const [key, content] of whole) kept.set(key, content)
    change()
    return (await read()).faults.map(({ numero, what }) => `${numero} ${what}`)
  }
  const at = (numero: number) => whole.get(keyOf(numero)) ?? Buffer.alloc(0)
  const put = (numero: number, content: Buffer) => kept.set(keyOf(numero), content)
  const altered = Buffer.from(at(4).toString().replace('"code_court":4', '"code_court":9'))

  expect(await after(() => kept.delete(keyOf(3)))).toEqual(['3 missing'])
  expect(await after(() => put(4, altered))).toEqual(['4 not signed', '5 out of order'])
  expect(await after(() => put(4, at(5)))).toEqual(['4 out of order', '5 out of order'])
  expect(await after(() => put(4, Buffer.from('{')))).toEqual(['4 unreadable', '5 out of order'])
  // Only the second segment names the key of the later segments.
  expect(await after(() => kept.delete(keyOf(2)))).toEqual([
    '2 missing',
    '3 unknown key',
    '4 unknown key',
    '5 unknown key',
  ])
  expect((await readLog(store, JOURNAL, { numero: 0, sha256: 'another' }, [])).segments).toEqual([])
  expect(await depositSegment(store, JOURNAL, 4, 'another')).toBe(false)
})

test('a gap of any length is told, however many keys came and went in it', async () => {
  const { kept, keyOf, read, second, store } = await written(130)
  expect(await firstStanding(store, 'autre')).toBe(null)
  for (let numero = 4; numero <= 90; numero++) kept.delete(keyOf(numero))
  // The first segment in the store counts, however long the gap after it.
  expect(await firstStanding(store, JOURNAL)).toBe(1)
  const { faults, segments, last } = await read()
  expect(faults).toEqual([{ numero: 4, jusqu_a: 90, what: 'missing' }])
  expect([segments.length, last?.numero]).toEqual([43, 130])
  for (let numero = 1; numero <= 3; numero++) kept.delete(keyOf(numero))
  expect(await firstStanding(store, JOURNAL)).toBe(91)
  // Keys whose thumbprints the database knows are trusted, even if no process has these keys any more.
  const cles = await thumbprintsOf(await publicOf(second))
  const known = await readLog(store, JOURNAL, { numero: 90, sha256: null, cles }, [])
  expect([known.faults, known.segments.length]).toEqual([[], 40])
  expect((await readLog(store, JOURNAL, { numero: 90, sha256: null }, [])).segments).toEqual([])
})

// While phones send there is always something to write, so segments could be made one after the other without a pause.
test.each([
  ['ends with a segment that is not full', 1, 1],
  ['goes on after a full one', 2, 2],
])('a telling %s', async (_what, notFull, told) => {
  const { kept, store } = memory()
  let numero = 0
  const answers = {
    preparer: () => ({
      journal: JOURNAL,
      numero: ++numero,
      contenu: '{}',
      scelle: null,
      suite: numero < notFull,
    }),
    sceller: ({ scelle }: { scelle: string }) => scelle,
    deposer: () => null,
  }
  const query = async (_text: string, [requete]: [string]) => {
    const request = JSON.parse(requete) as { demande: keyof typeof answers; scelle: string }
    return { rows: [{ reponse: JSON.stringify(answers[request.demande](request)) }] }
  }
  const pool = { query } as unknown as LogTools['pool']
  await copyToLog({
    pool,
    objects: store,
    keys: await keySet(),
    version: { serves: () => true, doubt: vi.fn() },
  })
  expect(kept.size).toBe(told)
})

// Spec: restauration#refus: a segment that another process writes in the meantime is no sign of a restore; an unreachable store
// is tried again.
test('whether a database went back is looked at until it is certain', async () => {
  const { kept, store, keyOf } = memory()
  const head: LogHead = {
    journal: JOURNAL,
    numero: 7,
    sha256: null,
    en_route: null,
    jetons_depuis: null,
    cles: null,
    ailleurs: false,
  }
  const pool = { query: async () => ({ rows: [{ reponse: JSON.stringify(head) }] }) }
  const doubt = vi.fn()
  const closers: (() => Promise<unknown>)[] = []
  const log = { info: vi.fn(), warn: vi.fn() }
  const looked = (read = store.read) =>
    requireTreated(
      pool as never,
      { read, place: 'the bucket essai (S3_BUCKET)' },
      { log, closers, version: { doubt } },
      1,
    )

  kept.set(keyOf(8), Buffer.from('huit'))
  await expect(looked()).rejects.toThrow(/restored to an earlier point.*restaurer/s)
  // Another process writes the object during the look-up.
  await looked(async (key, most) => {
    Object.assign(head, { numero: 8, sha256: hash('sha256', 'huit') })
    return store.read(key, most)
  })

  // An empty store, or another store, lacks the last segment.
  kept.delete(keyOf(8))
  await expect(looked()).rejects.toThrow(
    `Segment 8 of the log outside of this database (${keyOf(8)}) is not in the bucket essai (S3_BUCKET).`,
  )
  kept.set(keyOf(9), Buffer.from('neuf'))
  await expect(looked()).rejects.toThrow(/restored/)
  let failures = 3
  const away = async (key: string, most: number) => {
    if (failures-- > 0) throw new Error('away')
    return store.read(key, most)
  }
  await looked(away)
  expect([doubt.mock.calls.length, log.warn.mock.calls.length]).toEqual([0, 1])
  await vi.waitFor(() => expect(doubt).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/restored/)))
  for (const close of closers) await close()
})
