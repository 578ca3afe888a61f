// The requirements of this service for an object store, the same for each store. A URL accepts only the file for which it was
// signed, and only once. A stored file is kept.
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { NewObject, ObjectStore } from '../../src/objects/port.ts'

/** A store, and a function that lets time pass for its URLs. */
export type StoreUnderTest = {
  readonly store: ObjectStore
  /**
   * True for a store that refuses content with a wrong checksum. Other stores accept such content, so the service does not rely
   * on this check.
   */
  readonly comparesContent: boolean
  /**
   * True for a store that refuses to copy an object with a URL that was not signed for copying. For other stores the operator
   * gets a warning (docs).
   */
  readonly refusesCopies: boolean
  /** Lets the URLs that were signed before expire after this number of seconds. */
  expire(seconds: number): Promise<void>
}

const TEXT = 'une signature, au doigt'

/** The description of a new file, with its bytes. */
export function newFile(content: string | Buffer = TEXT, type_media = 'image/png') {
  const bytes = Buffer.from(content)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const cle = `${randomUUID()}/${randomUUID()}/${sha256}`
  const object: NewObject = { cle, type_media, taille_octets: bytes.length, sha256 }
  return { bytes, object }
}

/** Sends bytes to a URL as a phone does. */
export async function put(url: string, headers: Record<string, string>, body: Buffer | ReadableStream) {
  const init = body instanceof Buffer ? { body: new Uint8Array(body) } : { body, duplex: 'half' as const }
  const answer = await fetch(url, { method: 'PUT', headers, ...init })
  return { status: answer.status, text: await answer.text() }
}

/** Tests the contract on a separate store. */
export function contractOf(open: () => StoreUnderTest): void {
  let it: StoreUnderTest
  let file: ReturnType<typeof newFile>
  let address: Awaited<ReturnType<ObjectStore['sendAddress']>>
  const send = (body: Buffer, headers: Record<string, string> = {}, url = address.url) =>
    put(url, { ...address.entetes, ...headers }, body)
  const found = () => it.store.inspect(file.object.cle, file.object.taille_octets)

  beforeEach(async () => {
    it = open()
    file = newFile(`${TEXT} ${randomUUID()}`)
    address = await it.store.sendAddress(file.object, 60)
  })

  describe('an address', () => {
    test('takes its file, which is then found and read out as it is', async () => {
      expect(await found()).toBeNull()
      expect(await it.store.read(file.object.cle, file.bytes.length)).toBeNull()
      expect((await send(file.bytes)).status).toBe(200)
      const { taille_octets, sha256 } = file.object
      expect(await found()).toEqual({ taille_octets, sha256 })
      expect(await it.store.read(file.object.cle, taille_octets)).toEqual(file.bytes)
      expect(await it.store.read(file.object.cle, taille_octets - 1)).toBeNull()
      const { url } = await it.store.readAddress(file.object, 60)
      const answer = await fetch(url)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('image/png')
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
      expect(Buffer.from(await answer.arrayBuffer()).equals(file.bytes)).toBe(true)
    })

    test('says until when it is worth something', async () => {
      const until = Date.parse(address.expire_le) - Date.now()
      expect(until).toBeGreaterThan(50_000)
      expect(until).toBeLessThan(65_000)
    })

    test('takes a file of many packets', async () => {
      file = newFile(randomBytes(3_000_001))
      address = await it.store.sendAddress(file.object, 60)
      expect((await send(file.bytes)).status).toBe(200)
      expect(await found()).toMatchObject({ sha256: file.object.sha256 })
    })
  })

  test('another content of the same size is refused, or told as the other that it is and removed', async () => {
    const other = Buffer.from(file.bytes)
    other.writeUInt8(other.readUInt8(0) ^ 1, 0)
    expect((await send(other)).status).toBe(it.comparesContent ? 400 : 200)
    if (!it.comparesContent) {
      const sha256 = createHash('sha256').update(other).digest('hex')
      expect(await found()).toEqual({ taille_octets: other.length, sha256 })
      await it.store.remove(file.object.cle)
    }
    expect(await found()).toBeNull()
    expect((await send(file.bytes)).status).toBe(200)
    expect(await found()).toMatchObject({ sha256: file.object.sha256 })
  })

  test('a file that is made as it is sent is there once it is whole, the same once more changes nothing', async () => {
    const [first, second] = [randomBytes(8_500_000), randomBytes(1_000)]
    const { cle } = file.object
    const target = { cle, type_media: 'application/zip' }
    const sent = async function* () {
      for (let at = 0; at < first.length; at += 65_536) yield first.subarray(at, at + 65_536)
      yield second
    }
    const whole = Buffer.concat([first, second])
    const come = { taille_octets: whole.length, sha256: createHash('sha256').update(whole).digest('hex') }
    expect(await it.store.putStream(target, sent())).toEqual(come)
    expect(await it.store.putStream(target, sent())).toEqual(come)
    expect(await it.store.inspect(cle, whole.length)).toEqual(come)
    const { url } = await it.store.readAddress(target, 60)
    const answer = await fetch(url)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect((await answer.arrayBuffer()).byteLength).toBe(whole.length)
  })

  test('a file that breaks off as it is made is not there', async () => {
    const { cle } = file.object
    const broken = async function* () {
      yield Buffer.from(TEXT)
      throw new Error('broken off')
    }
    await expect(it.store.putStream({ cle, type_media: 'application/zip' }, broken())).rejects.toThrow(
      'broken off',
    )
    expect(await it.store.inspect(cle, 10)).toBeNull()
  })

  test('what stands under a folder is listed in the order of its keys, and which folders there are', async () => {
    const organisation = randomUUID()
    const sent: { cle: string; taille_octets: number }[] = []
    for (let size = 1; size <= 8; size += 1) {
      const { bytes, object } = newFile(randomBytes(size))
      const cle = object.cle.replace(/^[^/]+/, organisation)
      await it.store.put({ ...object, cle }, bytes)
      sent.push({ cle, taille_octets: size })
    }
    await it.store.put(file.object, file.bytes)
    const listed: typeof sent = []
    for await (const one of it.store.list(`${organisation}/`)) listed.push(one)
    expect(listed).toEqual(sent.toSorted((a, b) => (a.cle < b.cle ? -1 : 1)))
    for await (const one of it.store.list(`${randomUUID()}/`)) expect(one).toBeNull()
    const [other = ''] = file.object.cle.split('/')
    const folders = await it.store.folders()
    expect(folders).toEqual(expect.arrayContaining([organisation, other]))
    expect(folders.every((name) => !/^\.|\//.test(name))).toBe(true)
  })

  test('does what is asked of a store, as far as it was tried', async () => {
    expect(await it.store.check()).toEqual({
      comparesContent: it.comparesContent,
      refusesCopies: it.refusesCopies,
    })
  })

  describe('refused, and nothing of it kept', () => {
    const refused = async (answer: Promise<{ status: number }>, ...statuses: number[]) => {
      expect(statuses).toContain((await answer).status)
      expect(await found()).toBeNull()
    }

    test('a longer content', () => refused(send(Buffer.concat([file.bytes, file.bytes])), 403))
    test('a shorter content', () => refused(send(file.bytes.subarray(1)), 403))
    test('a content whose length is not told', async () => {
      const stream = new Blob([new Uint8Array(file.bytes)]).stream()
      await refused(put(address.url, { ...address.entetes }, stream), 403, 411)
    })
    test('another media type', () => refused(send(file.bytes, { 'content-type': 'text/html' }), 403))
    test('a header that the address came with left out', async () => {
      for (const name of Object.keys(address.entetes)) {
        const { [name]: _, ...others } = address.entetes
        // MinIO calls it a bad request.
        await refused(put(address.url, others, file.bytes), 400, 403)
      }
    })
    test('an altered signature', async () => {
      const last = address.url.at(-1) === '0' ? '1' : '0'
      await refused(send(file.bytes, {}, address.url.slice(0, -1) + last), 403)
    })
    test('an altered query', async () => {
      const url = new URL(address.url)
      for (const name of url.searchParams.keys()) {
        const altered = new URL(url)
        altered.searchParams.set(name, `${url.searchParams.get(name)}1`)
        await refused(send(file.bytes, {}, altered.href), 400, 403)
        altered.searchParams.delete(name)
        await refused(send(file.bytes, {}, altered.href), 400, 403)
      }
    })
    test('another file, of another organization or of the same', async () => {
      const [organisation, id, sha256] = file.object.cle.split('/')
      for (const cle of [`${randomUUID()}/${id}/${sha256}`, `${organisation}/${randomUUID()}/${sha256}`]) {
        const url = address.url.replace(file.object.cle, cle)
        await refused(send(file.bytes, {}, url), 403)
        expect(await it.store.inspect(cle, 100)).toBeNull()
      }
    })
    test('after its time', async () => {
      address = await it.store.sendAddress(file.object, 1)
      await it.expire(1)
      await refused(send(file.bytes), 403)
    })
    test('an address of reading', async () => {
      const { url } = await it.store.readAddress(file.object, 60)
      await refused(send(file.bytes, {}, url), 403)
    })
  })

  describe('what arrived', () => {
    beforeEach(async () => {
      await send(file.bytes)
    })

    test('stays: the same address takes neither another content nor the same', async () => {
      const other = Buffer.from(file.bytes)
      other.writeUInt8(other.readUInt8(0) ^ 1, 0)
      expect([400, 412]).toContain((await send(other)).status)
      expect((await send(file.bytes)).status).toBe(412)
      expect(await found()).toMatchObject({ sha256: file.object.sha256 })
    })

    test('is read by an address of reading only, and not after its time', async () => {
      // Its signed headers are absent too, which MinIO calls a bad request.
      expect([400, 403]).toContain((await fetch(address.url)).status)
      const { url } = await it.store.readAddress(file.object, 1)
      const tampered = url.replace(
        file.object.cle,
        file.object.cle.replace(/^./, (c) => (c === '0' ? '1' : '0')),
      )
      expect((await fetch(tampered)).status).toBe(403)
      await it.expire(1)
      expect((await fetch(url)).status).toBe(403)
    })

    test('is told as larger when it is larger than awaited', async () => {
      expect((await it.store.inspect(file.object.cle, 3))?.taille_octets).toBeGreaterThan(3)
    })

    test('is removed once, and once more without complaint', async () => {
      await it.store.remove(file.object.cle)
      expect(await found()).toBeNull()
      await it.store.remove(file.object.cle)
      const { url } = await it.store.readAddress(file.object, 60)
      expect((await fetch(url)).status).toBe(404)
    })
  })

  test('of several senders at once one is taken', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(file.bytes)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412])
    expect(await found()).toMatchObject({ sha256: file.object.sha256 })
  })
}
