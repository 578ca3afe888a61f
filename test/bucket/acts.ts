// Test acts on a service whose object store is an S3 bucket: a phone's photos, a dossier, faults of the gateway, a restoration,
// moves of the files.
import { hash, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepFile } from '@sillon/telephone/files'
import { capture, type Phone, update } from '@sillon/telephone/phone'
import { type Bilan, synchronize } from '@sillon/telephone/sync'
import { expect, inject } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import { runInLanes } from '../../src/process/runInLanes.ts'
import { collecteOf } from '../api/support/clientPhone.ts'
import { eventually } from '../api/support/wait.ts'
import { ask, until } from '../concurrency/support/sessions.ts'
import { cloneDatabase } from '../support/clone.ts'
import { storeOf } from './gateway.ts'
import type { Scene } from './scene.ts'

const STRAYS = 1_500
const PHOTOS = [2_000, 300_000, 3_000_000]
const DOSSIER = '/v1/dossiers-audit'

/** A phone's photos arrive unchanged, the log is written, and the service refuses to start with another bucket. */
export async function photos(scene: Scene): Promise<void> {
  const { bucket, database, gateway, phone, serve } = scene
  const bilan = await collected(phone, PHOTOS)
  expect(bilan.fichiers).toMatchObject({ envoyes: PHOTOS.length, en_attente: 0 })
  await told(database.adminUrl)
  const rows = await ask<{ cle: string; taille_octets: string; sha256: string }>(
    database.adminUrl,
    `select concat_ws('/', organisation_id, id, sha256) as cle, taille_octets, sha256 from fichier.fichier`,
  )
  expect(rows.map(({ taille_octets }) => Number(taille_octets)).toSorted((a, b) => a - b)).toEqual(PHOTOS)
  for (const { cle, taille_octets, sha256 } of rows)
    expect(await storeOf(gateway, 'sillon').inspect(cle, Number(taille_octets))).toMatchObject({ sha256 })
  await expect(serve(database.adminUrl, bucket('vide'))).rejects.toThrow(/is not in the bucket vide of /)
  await serve(database.adminUrl)
}

/** A dossier of the demo's campaign is made, and its download has the same content. */
export async function dossier({ http }: Scene): Promise<void> {
  const key = { 'idempotency-key': 'dossier'.repeat(4) }
  const { body } = await http().post(DOSSIER, { campagne: '2026' }, 'direction', key)
  const made = await eventually(async () => {
    const state = (await http().get(`${DOSSIER}/${body.id}`, 'direction')).body
    return ['pret', 'echoue'].includes(state.statut) ? state : undefined
  }, 120_000)
  expect(made.statut).toBe('pret')
  const { lecture } = (await http().get(`${DOSSIER}/${body.id}/contenu`, 'direction')).body
  const bytes = Buffer.from(await (await fetch(lecture.url)).arrayBuffer())
  expect(made.fichier).toMatchObject({ sha256: hash('sha256', bytes), taille_octets: bytes.length })
}

/** Commands are acknowledged while the bucket accepts no objects; the photo and the log are written afterwards. */
export async function suffers(
  scene: Scene,
  begin: () => unknown,
  end: () => unknown,
  ready: 200 | 503,
): Promise<void> {
  const { database, http, phone } = scene
  const { length } = phone.state.commandes
  await begin()
  const bilan = await collected(phone, [5_000])
  expect([bilan.issue, bilan.resultats.length, bilan.fichiers.en_attente]).toEqual(['termine', 1, 1])
  await until('it says so', async () => (await http().get('/sante/pret')).status === ready)
  await end()
  await update(phone, (state) => {
    state.fichiers = state.fichiers.map(({ echecs: _, ...file }) => file)
  })
  expect((await synchronize(phone)).fichiers).toMatchObject({ envoyes: 1, en_attente: 0 })
  expect(phone.state.commandes.length).toBe(length + 1)
  await until('it is ready again', async () => (await http().get('/sante/pret')).status === 200)
  await told(database.adminUrl)
}

/** A gateway that does not respond for three seconds delays the photo. */
export async function slow(scene: Scene): Promise<void> {
  const { gateway, phone } = scene
  gateway.hold()
  setTimeout(gateway.resume, 3_000)
  expect((await collected(phone, [5_000])).fichiers).toMatchObject({ envoyes: 1, en_attente: 0 })
}

/** A database that was restored to an earlier state is completed from the log in the bucket, and the phone keeps its numbers. */
export async function restoration(scene: Scene): Promise<void> {
  const { bucket, copy, database, ended, phone, restored, serve, stop } = scene
  await told(database.adminUrl)
  await stop()
  await cloneDatabase(inject('sillon').adminUrl, database.name, copy)
  await serve(database.adminUrl)
  await collected(phone, [4_000])
  await told(database.adminUrl)
  await stop()
  await expect(serve(restored)).rejects.toThrow(/restored to an earlier point/)
  expect(await ended(bucket('sillon'), 'restaurer', '--faire', '--oui')).toMatch(
    /^0 .*fichier\.fichier: 1 replayed/s,
  )
  await serve(restored)
  const numbers = () => phone.state.commandes.map(({ resultat }) => resultat?.numero_officiel)
  const before = numbers()
  await collected(phone, [4_000])
  expect(numbers().slice(0, before.length)).toEqual(before)
  await told(restored)
  await stop()
}

/** The files are moved to a folder, with a kill in between, and then to the other bucket, from which the service then works. */
export async function moves(scene: Scene): Promise<void> {
  const { admin, bucket, dataDir, ended, gateway, phone, restored, serve } = scene
  const strays = Array.from({ length: STRAYS }, () => randomBytes(500))
  const store = storeOf(gateway, 'sillon')
  await runInLanes(strays, 16, async (content) => {
    const sha256 = hash('sha256', content)
    const cle = `${ORGANISATION.demo}/${randomUUID()}/${sha256}`
    await store.put({ cle, type_media: 'image/png', taille_octets: content.length, sha256 }, content)
  })
  const [folder, file] = [join(dataDir, 'ailleurs'), join(dataDir, 'magasin.env')]
  mkdirSync(folder)
  writeFileSync(file, `DATA_DIR=${folder}`)
  const killed = admin(bucket('sillon'), 'fichiers', 'deplacer', file)
  const copied = join(folder, 'objets', ORGANISATION.demo)
  const count = () => (existsSync(copied) ? readdirSync(copied).length : 0)
  await until('some are copied', () => count() > 100)
  killed.child.kill('SIGKILL')
  await killed.ended
  expect(count()).toBeLessThan(STRAYS)
  const said = await ended(bucket('sillon'), 'fichiers', 'deplacer', file)
  expect(said).toMatch(/(\d+) of \1 objects, .* were copied to the folder .*; [1-9]\d\d+ were there already/)
  writeFileSync(
    file,
    Object.entries(bucket('vide'))
      .map((one) => `${one.join('=')}\n`)
      .join(''),
  )
  expect(await ended({ DATA_DIR: folder }, 'fichiers', 'deplacer', file)).toMatch(
    /(\d+) of \1 objects, .* were copied to the bucket vide .*; 0 were there already/,
  )
  const listed = async (name: string) => {
    const keys: string[] = []
    for await (const { cle } of storeOf(gateway, name).list(`${ORGANISATION.demo}/`)) keys.push(cle)
    return keys
  }
  expect(await listed('vide')).toEqual(await listed('sillon'))
  await serve(restored, bucket('vide'))
  await collected(phone, [1_000])
  await told(restored)
  await expect(serve(restored)).rejects.toThrow(/is not in the bucket sillon of /)
  rmSync(folder, { recursive: true })
}

// Waits until the log in the bucket is complete.
async function told(url: string): Promise<void> {
  const waiting = `select (select count(*) from tache.a_dire(1))
    + (select count(*) from restauration.segment where depose_le is null) as n`
  await until('the log has everything', async () => (await ask<{ n: string }>(url, waiting))[0]?.n === '0')
}

/** Records a collection with photos of the given sizes, and synchronizes. */
export async function collected(phone: Phone, sizes: readonly number[]): Promise<Bilan> {
  const pieces_jointes = []
  for (const size of sizes)
    pieces_jointes.push(
      await keepFile(phone, { role: 'photo', type_media: 'image/jpeg', contenu: randomBytes(size) }),
    )
  await capture(phone, { ...collecteOf(), pieces_jointes })
  return synchronize(phone)
}
