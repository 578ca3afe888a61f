// Spec: appareils#file-locale: captures are on disk, one row each, and no kill, cut or full disk removes them.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keptFile } from '@sillon/telephone/adapters/node/keptFile'
import { nodeSqlite, openNodeParts } from '@sillon/telephone/adapters/node/sqlite'
import { type FileBox, memoryFileBox } from '@sillon/telephone/fileBox'
import { keepFile } from '@sillon/telephone/files'
import { capture, erase, openPhone, type Phone, update } from '@sillon/telephone/phone'
import { openSqlParts, type SqlParts } from '@sillon/telephone/sqlStore'
import { emptyState } from '@sillon/telephone/state'
import { memoryStore, type Store } from '@sillon/telephone/store'
import { synchronize } from '@sillon/telephone/sync'
import { afterAll, describe, expect, test } from 'vitest'
import { SQLITES } from './sqlites.ts'
import { captureMany, collecte, DAY, enrolledPhone, newWorld, phoneOf } from './support.ts'

const folder = mkdtempSync(join(tmpdir(), 'sillon-telephone-'))
afterAll(() => rmSync(folder, { recursive: true }))

let files = 0
const newFile = () => {
  files += 1
  return join(folder, `${files}.db`)
}
const worldIn = (parts: SqlParts) => Object.assign(newWorld(), parts)
const sequences = ({ state }: Phone) => state.commandes.map(({ sequence }) => sequence)
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

describe.each(Object.entries(SQLITES))('a phone in %s', (_, open) => {
  test('is what it was after a restart: commands byte for byte, counters, files, results; then it forgets all', async () => {
    const file = newFile()
    const first = await open(file)
    const world = worldIn(await openSqlParts(first))
    const phone = await enrolledPhone(world)
    await captureMany(phone, 3)
    await synchronize(phone)
    const [last] = await captureMany(phone, 1)
    // Returns a view of a part of a buffer, as a platform may pass it.
    const contenu = Buffer.from([1, 0, 255, 7, 9]).subarray(1, 4)
    await keepFile(phone, { role: 'trace_gps', type_media: 'text/csv', contenu })
    first.close()

    const again = await open(file)
    const { store, fichiers } = await openSqlParts(again)
    const reopened = await phoneOf({ ...world, store, fichiers })
    expect(reopened.state).toEqual(phone.state)
    expect(reopened.state.commandes.at(-1)).toEqual(last)
    const [f = ''] = await fichiers.ids()
    expect(await fichiers.read(f)).toEqual(new Uint8Array([0, 255, 7]))
    world.time += 8 * DAY
    await synchronize(reopened)
    expect(sequences(reopened)).toEqual([4])

    const texte = last?.id ?? ''
    expect(textOf(file)).toContain(texte)
    await store.erase()
    await fichiers.erase()
    expect([await store.read(), await fichiers.ids()]).toEqual([[], []])
    expect(textOf(file)).not.toContain(texte)
    again.close()
  })

  test('has all of a change or nothing of it', async () => {
    const database = await open(newFile())
    const { store } = await openSqlParts(database)
    const row = { genre: 'etat', cle: 'a', texte: '1' } as const
    const broken = { genre: 'etat', cle: 'b', texte: null as unknown as string } as const
    await expect(store.write({ put: [row, broken], remove: [] })).rejects.toThrow()
    expect(await store.read()).toEqual([])
    database.close()
  })
})

const textOf = (file: string) =>
  ['', '-wal'].map((end) => readFileSync(`${file}${end}`, { flag: 'a+' }).toString('latin1')).join('')

test('a capture writes what it captured and not what waits beside it', async () => {
  const world = newWorld()
  await captureMany(await enrolledPhone(world), 1_400)
  const rows = await world.store.read()
  const { store } = await openNodeParts(newFile())
  await store.write({ put: rows, remove: [] })
  const rowsOf: number[] = []
  const counting: Store = {
    ...store,
    write(changes) {
      rowsOf.push(changes.put.length)
      return store.write(changes)
    },
  }
  const phone = await phoneOf({ ...world, store: counting })
  const before = diskBytes()
  await captureMany(phone, 50)
  // The limit includes pages, the write-ahead log and its copy into the file. Without incremental writes, the text of 1,400
  // captures took one megabyte for each capture.
  expect((diskBytes() - before) / 50).toBeLessThan(60_000)
  // The state that a capture writes: the command, the next sequence, and the last reference of the day.
  expect(rowsOf).toEqual(Array(50).fill(3))
})

// The bytes that this process has written, to any file.
const diskBytes = () => Number(/^wchar: (\d+)$/m.exec(readFileSync('/proc/self/io', 'utf8'))?.[1])

test('a cut at any byte that was written leaves the captures before it, and no other state', async () => {
  const file = newFile()
  const world = worldIn(await openNodeParts(file))
  const phone = await enrolledPhone(world)
  const wal = () => statSync(`${file}-wal`).size
  const ends = [wal()]
  for (let done = 0; done < 6; done += 1) {
    await capture(phone, collecte())
    ends.push(wal())
  }
  const whole = wal()
  const cuts = [...ends.flatMap((end) => [end - 1, end, end + 1])]
  for (let cut = ends[0] ?? 0; cut <= whole; cut += 1_777) cuts.push(cut)
  for (const cut of cuts.filter((one) => one >= (ends[0] ?? 0) && one <= whole)) {
    const copy = newFile()
    copyFileSync(file, copy)
    copyFileSync(`${file}-wal`, `${copy}-wal`)
    truncateSync(`${copy}-wal`, cut)
    const database = nodeSqlite(copy)
    const { store } = await openSqlParts(database)
    const reopened = await phoneOf({ ...world, store })
    const survived = ends.filter((end) => end <= cut).length - 1
    expect([cut, sequences(reopened)]).toEqual([cut, upTo(survived)])
    expect(reopened.state.prochaine_sequence).toBe(survived + 1)
    database.close()
  }
})

test('a kill takes nothing that was captured, and leaves no gap and no double', async () => {
  const file = newFile()
  const said: string[] = []
  for (let kill = 0; kill < 3; kill += 1) {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'capturing.ts'), file])
    let heard = ''
    child.stdout.on('data', (text) => {
      // Kills the process while it works, each time at another point.
      heard += text
      if (heard.length > 1_800 * kill) child.kill('SIGKILL')
    })
    await once(child, 'close')
    said.push(...heard.split('\n').filter((line) => /^\d+ [\w-]{36}$/.test(line)))
  }
  const { store } = await openNodeParts(file)
  const phone = await phoneOf({ ...newWorld(), store })
  const kept = new Set(phone.state.commandes.map(({ sequence, id }) => `${sequence} ${id}`))
  expect(said.length).toBeGreaterThan(8)
  expect(said.filter((line) => !kept.has(line))).toEqual([])
  expect(sequences(phone)).toEqual(upTo(phone.state.prochaine_sequence - 1))
})

test('a write that was answered by an error and happened all the same gives no sequence twice', async () => {
  const world = newWorld()
  const phone = await enrolledPhone(world)
  const { write } = phone.store
  phone.store.write = async (changes) => {
    await write(changes)
    throw new Error('the disk says no')
  }
  await expect(capture(phone, collecte())).rejects.toThrow('the disk says no')
  phone.store.write = write
  await capture(phone, collecte())
  expect(sequences(phone)).toEqual([1, 2])
  expect(sequences(await phoneOf(world))).toEqual([1, 2])
})

test('an erasing that was answered by an error and happened all the same leaves nothing that a change writes anew', async () => {
  const world = newWorld()
  const phone = await enrolledPhone(world)
  await captureMany(phone, 2)
  const { store } = world
  phone.store = {
    ...store,
    erase: () => store.erase().then(() => Promise.reject(new Error('no checkpoint'))),
  }
  await expect(erase(phone)).rejects.toThrow('no checkpoint')
  await expect(capture(phone, collecte())).rejects.toMatchObject({ code: 'non_enrole' })
  expect(await store.read()).toEqual([])
})

test('a change that changes nothing writes nothing', async () => {
  const phone = await enrolledPhone(newWorld())
  phone.store.write = () => Promise.reject(new Error('written'))
  await update(phone, () => undefined)
})

describe('what was kept as one text', () => {
  const textOfState = async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    await captureMany(phone, 3)
    const contenu = new Uint8Array([0, 255, 7])
    for (let one = 0; one < 2; one += 1)
      await keepFile(phone, { role: 'trace_gps', type_media: 'text/csv', contenu })
    return { world, state: { format: 1, ...phone.state } }
  }
  const place = (state: object, box?: FileBox) => {
    const path = `${newFile()}.json`
    writeFileSync(path, JSON.stringify(state))
    return keptFile(path, box)
  }

  test('becomes rows once, and the text goes; a kill between the two is made good', async () => {
    const { world, state } = await textOfState()
    const ancien = place(state)
    const store = memoryStore()
    const parts = { ...(await phoneOf(world)), store, ancien }
    const kill = { ...ancien, erase: () => Promise.reject(new Error('killed')) }
    await expect(openPhone({ ...parts, ancien: kill })).rejects.toThrow('killed')
    const phone = await openPhone(parts)
    expect(phone.state.commandes).toEqual(state.commandes)
    expect((await capture(phone, collecte())).sequence).toBe(4)
    expect(await ancien.read()).toBeNull()
    expect(sequences(await openPhone(parts))).toEqual([1, 2, 3, 4])
  })

  test('brings its files, wherever it is killed meanwhile', async () => {
    const { world, state } = await textOfState()
    const old = world.fichiers
    const fichiers = memoryFileBox()
    const ancien = place(state, old)
    const parts = { ...(await phoneOf(world)), store: memoryStore(), fichiers, ancien }
    let written = 0
    const half = {
      ...fichiers,
      write: (id: string, contenu: Uint8Array) => (written++ ? killed() : fichiers.write(id, contenu)),
    }
    const killed = () => Promise.reject(new Error('killed'))
    await expect(openPhone({ ...parts, fichiers: half })).rejects.toThrow('killed')
    await expect(openPhone({ ...parts, ancien: { ...ancien, erase: killed } })).rejects.toThrow('killed')
    expect(await old.ids()).toEqual([])
    const phone = await openPhone(parts)
    expect(await ancien.read()).toBeNull()
    expect((await synchronize(phone)).fichiers).toMatchObject({ envoyes: 2, refuses: [] })
  })

  test('is never given up for rows that know less, or of another phone', async () => {
    const { world, state } = await textOfState()
    const parts = { ...(await phoneOf(world)), store: memoryStore() }
    await openPhone({ ...parts, ancien: place(state) })
    for (const other of [
      { ...state, prochaine_sequence: 9 },
      { ...state, enrolement: { ...state.enrolement, appareil_id: 'b' } },
    ]) {
      const ancien = place(other)
      await expect(openPhone({ ...parts, ancien })).rejects.toMatchObject({ code: 'deux_etats' })
      expect(await ancien.read()).not.toBeNull()
    }
  })
})

test('a state that can not be read never passes for an empty phone', async () => {
  const world = newWorld()
  const parts = await phoneOf(world)
  for (const texte of ['{"commandes"', '{}', 'null']) {
    const ancien = { read: async () => texte, erase: async () => undefined }
    await expect(openPhone({ ...parts, ancien })).rejects.toMatchObject({ code: 'etat_illisible' })
  }
  for (const texte of ['1', '{', '3']) {
    await world.store.write({ put: [{ genre: 'etat', cle: 'format', texte }], remove: [] })
    await expect(phoneOf(world)).rejects.toMatchObject({ code: 'etat_illisible' })
  }
  await world.store.erase()
  expect((await phoneOf(world)).state).toEqual(emptyState())
})
