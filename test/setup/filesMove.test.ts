// Spec: restauration#deplacement: a move copies every object and compares each copy, goes on where it was interrupted, and mixes
// no stores. What left the source is not counted, and only files that are missing or of another size hold a move back.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { endOf, settingsIn } from '../../scripts/admin/deplacer.ts'
import type { FilesReport } from '../../scripts/admin/filesCheck.ts'
import { type Copied, copyFiles, type Move, planMove } from '../../scripts/admin/filesMove.ts'
import { embeddedStore } from '../../src/objects/embedded.ts'
import { keyOf } from '../../src/objects/outsideLog.ts'
import type { ObjectStore } from '../../src/objects/port.ts'
import { s3Store } from '../../src/objects/s3.ts'
import { openS3Double } from '../objects/support/s3Double.ts'

const OWN = '01960000-0000-7000-8000-000000000001'
const JOURNAL = '01960000-0000-7000-8000-00000000000a'
const key = { accessKeyId: 'cle', secretAccessKey: 'secret-de-la-cle', region: 'us-east-1' }
const double = await openS3Double(key)
afterAll(double.close)

const bucket = (name: string) =>
  s3Store({ bucket: name, endpoint: double.url, region: key.region, credentials: key, pathStyle: true })
const folder = () => {
  const path = mkdtempSync(join(inject('sillon').folder, 'magasin-'))
  return embeddedStore({ folder: path, url: 'http://sillon.test', secret: 's' })
}
const sha256Of = (content: Buffer) => createHash('sha256').update(content).digest('hex')

/** Makes a store with a log of two segments and the given files; returns it with the move to another store. */
async function filled(to: ObjectStore, contents: readonly Buffer[]) {
  const from = await folder()
  const put = async (cle: string, content: Buffer) => {
    const object = { cle, type_media: 'image/png', taille_octets: content.length, sha256: sha256Of(content) }
    await from.put(object, content)
  }
  const last = Buffer.from('segment 2')
  await put(keyOf(JOURNAL, 1), Buffer.from('segment 1'))
  await put(keyOf(JOURNAL, 2), last)
  for (const [index, content] of contents.entries())
    await put(
      `${OWN}/01960000-0000-7000-8000-${String(index).padStart(12, '0')}/${sha256Of(content)}`,
      content,
    )
  const none = { en_route: null, jetons_depuis: null, cles: null, ailleurs: false }
  const head = { journal: JOURNAL, numero: 2, sha256: sha256Of(last), ...none }
  return { from, to, head, organisations: new Set([OWN]), rereads: false }
}

const nothing = (): Copied => ({ objects: 0, bytes: 0, there: 0, gone: 0 })
const moved = async (move: Move) => {
  const done = nothing()
  await planMove(move)
  await copyFiles(move, done)
  return done
}
const held = async (store: ObjectStore) => {
  const all: string[] = []
  for (const name of await store.folders())
    for await (const { cle, taille_octets } of store.list(`${name}/`))
      all.push(`${cle} ${(await store.inspect(cle, taille_octets))?.sha256}`)
  return all
}

test('a folder moves to a bucket and back, a move that broke off goes on, and a changed copy is told', async () => {
  // A photo that is larger than one part of a multipart upload is streamed.
  const contents = [
    Buffer.alloc(9_000_000, 'x'),
    ...Array.from({ length: 12 }, (_, n) => Buffer.from(`photo ${n}`)),
  ]
  const away = await filled(bucket('seau'), contents)
  let sent = 0
  const breaks = {
    ...away.to,
    put: (...args: Parameters<ObjectStore['put']>) => {
      if (++sent > 5) throw new Error('gone')
      return away.to.put(...args)
    },
  }
  await expect(moved({ ...away, to: breaks })).rejects.toThrow('gone')
  const rest = await moved(away)
  expect([rest.objects > 0, rest.there > 0, rest.objects + rest.there]).toEqual([
    true,
    true,
    contents.length + 2,
  ])
  expect(await held(away.to)).toEqual(await held(away.from))
  const back = { ...away, from: away.to, to: await folder() }
  expect(await planMove(back)).toEqual({ objects: contents.length + 2, bytes: expect.any(Number), there: 0 })
  await moved(back)
  expect(await held(back.to)).toEqual(await held(away.from))

  // The object with the last key is chosen, because parallel copies finish in any order; its replacement has the same size.
  const one =
    [...double.objects.keys()]
      .filter((path) => path.startsWith(`/seau/${OWN}`))
      .toSorted()
      .at(-1) ?? ''
  const kept = double.objects.get(one)
  double.objects.set(one, { bytes: Buffer.from('autre 12'), type: kept?.type ?? '' })
  expect(await moved(away)).toEqual({ ...nothing(), there: contents.length + 2 })
  await expect(moved({ ...away, rereads: true })).rejects.toThrow(
    /differs in the bucket seau of .* from the folder/,
  )
})

test('stores of two databases, or of two logs, are not mixed', async () => {
  const move = await filled(await folder(), [Buffer.from('photo')])
  await expect(planMove({ ...move, from: move.to })).rejects.toThrow(/both stores are/)
  await expect(planMove({ ...move, head: { ...move.head, sha256: '0'.repeat(64) } })).rejects.toThrow(
    `is not the store of this database: ${keyOf(JOURNAL, 2)} is not there, or differs.`,
  )
  await expect(planMove({ ...move, organisations: new Set() })).resolves.toMatchObject({ objects: 2 })
  const stray = async (cle: string) => {
    const content = Buffer.from('x')
    await move.to.put({ cle, type_media: 'image/png', taille_octets: 1, sha256: sha256Of(content) }, content)
    return () => move.to.remove(cle)
  }
  const cases: [string, RegExp][] = [
    [`${JOURNAL}/x/y`, /holds 01960000-\S+, of no organization of this database: two stores are not mixed/],
    [keyOf(OWN, 1), /holds journal\/\S+, of the log of another database: two stores are not mixed/],
    [keyOf(JOURNAL, 3), /has more of the log than the folder .* Is it the one in use\?/],
  ]
  for (const [cle, sentence] of cases) {
    const remove = await stray(cle)
    await expect(planMove(move)).rejects.toThrow(sentence)
    await remove()
  }
  await stray('essai/0000')
  expect(await moved(move)).toMatchObject({ objects: 3 })
})

test('an object that left the source after it was listed is not counted as copied, nor as compared', async () => {
  const move = await filled(await folder(), [
    Buffer.alloc(9_000_000, 'x'),
    Buffer.from('un'),
    Buffer.from('deux'),
  ])
  const isFile = (cle: string) => cle.startsWith(OWN)
  const { from } = move
  const lost: ObjectStore = {
    ...from,
    read: async (cle, limit) => (isFile(cle) ? null : from.read(cle, limit)),
    stream: async (cle, take) => (isFile(cle) ? null : from.stream(cle, take)),
    inspect: async (cle, limit) => (isFile(cle) ? null : from.inspect(cle, limit)),
  }
  expect(await moved({ ...move, from: lost })).toMatchObject({ objects: 2, there: 0, gone: 3 })
  expect((await held(move.to)).length).toBe(2)
  await moved(move)
  expect(await moved({ ...move, from: lost, rereads: true })).toMatchObject({ objects: 0, there: 2, gone: 3 })
})

test('the end of a move is 1 where files are missing or of another size, and always says what to do', () => {
  const none = { nombre: 0, premiers: [] }
  const report = (odd: Partial<FilesReport>) => {
    const whole = { manquants: none, autre_taille: none, effaces_presents: none }
    const fichiers = { dus: 1, presents: 1, ...whole, inconnus: { ...none, octets: 0 }, ...odd }
    return [{ code: 'DEMO', id: OWN, fichiers }]
  }
  const one = { nombre: 1, premiers: [], octets: 1 }
  const copied = report({ inconnus: one, effaces_presents: one })
  expect(endOf(copied, false)).toEqual({ code: 0, when: '' })
  expect(endOf(copied, true)).toMatchObject({
    code: 0,
    when: expect.stringMatching(/^services wrote meanwhile: stop/),
  })
  for (const odd of [{ manquants: one }, { autre_taille: one }]) {
    expect(endOf(report(odd), false)).toMatchObject({
      code: 1,
      when: expect.stringMatching(/^restore the files/),
    })
    expect(endOf(report(odd), true)).toMatchObject({
      code: 1,
      when: expect.stringMatching(/^services wrote meanwhile/),
    })
  }
})

test('a file of settings that names no store, or a setting of none, is refused', () => {
  const file = join(mkdtempSync(join(inject('sillon').folder, 'reglages-')), 'magasin.env')
  const given = (...lines: string[]) => {
    writeFileSync(file, lines.join('\n'))
    return settingsIn(file)
  }
  const keys = { S3_BUCKET: 'sillon', S3_ACCESS_KEY_ID_FILE: '/cle', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(given(...Object.entries(keys).map((pair) => pair.join('=')))).toEqual(keys)
  expect(given('DATA_DIR=/srv/sillon')).toEqual({ DATA_DIR: '/srv/sillon' })
  for (const name of ['S3_BUKCET', 'S3_REGION_FILE', 'S3_TEST_URL', 'DATABASE_URL'])
    expect(() => given('DATA_DIR=/srv/sillon', `${name}=sillon`)).toThrow(
      `has ${name}: only DATA_DIR, S3_BUCKET, `,
    )
  for (const lines of [[], ['S3_BUCKET='], ['S3_REGION=eu-west-3', 'DATA_DIR=']])
    expect(() => given(...lines)).toThrow('names no store: it needs S3_BUCKET or DATA_DIR.')
})

test('the settings of the other store are read from standard input too', () => {
  const verb = ['scripts/admin.ts', 'fichiers', 'deplacer', '-']
  const { stderr } = spawnSync(process.execPath, verb, { input: 'S3_BUKCET=sillon\n', encoding: 'utf8' })
  expect(stderr).toContain('standard input has S3_BUKCET: only DATA_DIR, S3_BUCKET, ')
})
