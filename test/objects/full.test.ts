// docs/decisions/0026: «Either the sender broke off, or the disk is full or away, which is worth another try»: for files of any
// size the sender gets 503, no half-written file stays, and the file is accepted once there is space.
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startBench } from '../http/support.ts'
import { newFile } from './store.contract.ts'

// The modules under test may have been loaded by an earlier test file of this process, so the test changes the module objects
// that they import.
const real = fs.open
const opening = vi.spyOn(fs, 'open')
syncBuiltinESMExports()
afterAll(() => {
  opening.mockRestore()
  syncBuiltinESMExports()
})
const bench = await startBench(() => '{}', { OIDC_ISSUER: 'https://id.example.org' })
afterAll(() => bench.close())
const folder = join(bench.deps.config.dataDir, 'objets')
beforeEach(() => {
  opening.mockImplementation(real)
})

const SIZES = [10, 1_500_000]
const drafts = () => readdirSync(join(folder, '.depot'))
const sending = async (size: number) => {
  const { object, bytes } = newFile(randomBytes(size))
  const { url, entetes } = await bench.deps.objects.sendAddress(object, 60)
  return async () => {
    const answer = await fetch(url, { method: 'PUT', headers: entetes, body: new Uint8Array(bytes) })
    const text = await answer.text()
    return [answer.status, answer.headers.get('retry-after'), text === '' ? null : JSON.parse(text).erreur]
  }
}
const REFUSED = [503, '5', 'service_indisponible']
const TAKEN = [200, null, null]

/** Makes a disk that accepts this many bytes and then fails in this way; without space no file can be opened. */
function failing(code: string, room: number): void {
  const fail = () => Promise.reject(Object.assign(new Error(code), { code, syscall: 'write', errno: -28 }))
  opening.mockImplementation(async (...asked) => {
    if (room === 0) return fail()
    const file = await real(...asked)
    let left = room
    const writeFile = (chunk: Buffer) => {
      left -= chunk.length
      return left < 0 ? fail() : FileHandle.writeFile.call(file, chunk)
    }
    const FileHandle = Object.getPrototypeOf(file) as typeof file
    return Object.assign(file, { writeFile })
  })
}

test.each(['ENOSPC', 'EDQUOT', 'EFBIG', 'EMFILE', 'EIO'])(
  '%s, at once or in the middle: 503 for every size',
  async (code) => {
    for (const size of SIZES) {
      const send = await sending(size)
      for (const room of [0, size / 2]) {
        failing(code, room)
        expect([size, room, ...(await send())]).toEqual([size, room, ...REFUSED])
      }
      opening.mockImplementation(real)
      expect(await send()).toEqual(TAKEN)
    }
    expect(drafts()).toEqual([])
  },
)

// Accounts that may not mount a file system run only the test above.
test.runIf(mayMount())(
  'a disk that is really full: 503 for every size, and taken once there is room',
  async () => {
    mount()
    onTestFinished(() => void execFileSync('umount', [folder]))
    mkdirSync(join(folder, '.depot'))
    expect(await (await sending(600_000))()).toEqual(TAKEN)
    for (const size of [470_000, 1_500_000, 5_000_000]) {
      expect([size, ...(await (await sending(size))())]).toEqual([size, ...REFUSED])
      expect(drafts()).toEqual([])
    }
    const send = await sending(500_000)
    expect(await send()).toEqual(REFUSED)
    for (const name of readdirSync(folder).filter((name) => name !== '.depot'))
      rmSync(join(folder, name), { recursive: true })
    expect(await send()).toEqual(TAKEN)
  },
)

/** Mounts a disk of one megabyte on the store's folder. */
function mount(): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' })
}

function mayMount(): boolean {
  try {
    mount()
    execFileSync('umount', [folder])
    return true
  } catch {
    return false
  }
}
