// Files on the phone: they go before their commands, each until the service has it, and never as something else.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { memoryFileBox } from '../../client/fileBox.ts'
import { fileFolder } from '../../client/fileFolder.ts'
import { forgetFile, keepFile } from '../../client/files.ts'
import { capture, type Phone } from '../../client/phone.ts'
import { warnings } from '../../client/state.ts'
import { synchronize } from '../../client/sync.ts'
import { collecte, enrolledPhone, newWorld, phoneOf, type World } from './support.ts'

const PHOTO = new TextEncoder().encode('une photo')
const photo = (text = 'une photo') => ({
  role: 'photo' as const,
  type_media: 'image/jpeg',
  contenu: new TextEncoder().encode(text),
})
let world: World
let phone: Phone
const sent = () => world.service.requests.filter((r) => !/etat-appareil|reglages|enroler/.test(r))
const waiting = () => warnings(phone.state, new Date(world.time)).fichiers_en_attente

beforeEach(async () => {
  world = newWorld()
  phone = await enrolledPhone(world)
})

describe('a file', () => {
  test('is announced by its SHA-256, asked for, sent and confirmed before its command', async () => {
    const piece = await keepFile(phone, photo())
    expect(piece).toMatchObject({ role: 'photo', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) })
    await capture(phone, { ...collecte(), pieces_jointes: [piece] })
    const bilan = await synchronize(phone)
    expect(bilan.fichiers).toEqual({ envoyes: 1, refuses: [], en_attente: 0 })
    expect(sent()).toEqual([
      'POST /v1/fichiers/url-envoi',
      `PUT /objets/${piece.fichier_id}`,
      `POST /v1/fichiers/${piece.fichier_id}/confirmer`,
      'POST /v1/sync/commandes',
    ])
    expect(world.service.files.get(piece.fichier_id)).toEqual(PHOTO)
    expect(await world.fichiers.read(piece.fichier_id)).toBeNull()
    await synchronize(phone)
    expect(world.service.requests.filter((r) => r.startsWith('PUT'))).toHaveLength(1)
  })

  test('gets the headers of its address, and no token of ours', async () => {
    await keepFile(phone, photo())
    await synchronize(phone)
    expect(world.service.puts).toEqual([{ 'content-type': 'image/jpeg' }])
  })

  test.each(['lost request', 'lost answer'] as const)('survives a %s at every step', async (mishap) => {
    for (const step of [0, 1, 2]) {
      const piece = await keepFile(phone, photo(`${mishap} ${step}`))
      world.service.mishaps = [...Array(step).fill('fine'), mishap]
      expect((await synchronize(phone)).fichiers).toMatchObject({ envoyes: 1, en_attente: 0 })
      expect(world.service.files.has(piece.fichier_id)).toBe(true)
    }
  })

  test('waits for the network, over a restart too, and leaves the commands alone', async () => {
    const piece = await keepFile(phone, photo())
    await capture(phone, { ...collecte(), pieces_jointes: [piece] })
    world.service.noFiles = true
    const bilan = await synchronize(phone)
    expect(bilan).toMatchObject({ issue: 'termine', fichiers: { envoyes: 0, en_attente: 1 } })
    expect(bilan.resultats).toHaveLength(1)
    phone = await phoneOf(world)
    expect(waiting()).toBe(1)
    world.service.noFiles = false
    expect((await synchronize(phone)).fichiers).toMatchObject({ envoyes: 1, en_attente: 0 })
  })

  test('whose address expired on the way, or that is not found whole, gets another', async () => {
    await keepFile(phone, photo())
    world.service.mishaps = ['fine', { status: 403 }, 'fine', 'fine', { status: 409 }]
    expect((await synchronize(phone)).fichiers).toMatchObject({ envoyes: 1, en_attente: 0 })
    expect(sent().filter((r) => r.endsWith('url-envoi'))).toHaveLength(3)
  })

  test('that never arrives whole is left for later', async () => {
    await keepFile(phone, photo())
    world.service.mishaps = Array.from({ length: 4 }, () => ['fine', { status: 403 }] as const).flat()
    expect((await synchronize(phone)).fichiers).toMatchObject({ envoyes: 0, en_attente: 1 })
  })

  test('that has arrived already is not sent', async () => {
    const { fichier_id } = await keepFile(phone, photo())
    world.service.files.set(fichier_id, PHOTO)
    expect((await synchronize(phone)).fichiers).toMatchObject({ envoyes: 1 })
    expect(sent().filter((r) => r.startsWith('PUT'))).toEqual([])
  })

  test('refused for good is shown and not sent again; the others go, and it may be forgotten', async () => {
    const refused = await keepFile(phone, photo())
    const other = await keepFile(phone, photo('une autre'))
    world.service.mishaps = [{ status: 413, body: { erreur: 'fichier_trop_grand' } }]
    const bilan = await synchronize(phone)
    expect(bilan.fichiers).toMatchObject({ envoyes: 1, refuses: [{ fichier_id: refused.fichier_id }] })
    expect(world.service.files.has(other.fichier_id)).toBe(true)
    const { fichiers_refuses } = warnings(phone.state, new Date(world.time))
    expect(fichiers_refuses).toMatchObject([{ refus: { code: 'fichier_trop_grand' } }])
    expect((await synchronize(phone)).fichiers).toEqual({ envoyes: 0, refuses: [], en_attente: 0 })
    await forgetFile(phone, refused.fichier_id)
    expect(phone.state.fichiers).toEqual([])
    expect(await world.fichiers.read(refused.fichier_id)).toBeNull()
  })

  test('that waits is not forgotten', async () => {
    const { fichier_id } = await keepFile(phone, photo())
    await forgetFile(phone, fichier_id)
    expect([waiting(), await world.fichiers.read(fichier_id)]).toEqual([1, PHOTO])
  })

  test('that changed on the phone, or is gone, is never sent as what it was', async () => {
    const changed = await keepFile(phone, photo())
    const gone = await keepFile(phone, photo('une autre'))
    await world.fichiers.write(changed.fichier_id, new TextEncoder().encode('retouchée'))
    await world.fichiers.remove(gone.fichier_id)
    expect((await synchronize(phone)).fichiers).toMatchObject({ envoyes: 0, en_attente: 0 })
    expect(phone.state.fichiers?.map(({ refus }) => refus?.code)).toEqual(['contenu_altere', 'contenu_perdu'])
    expect(sent()).toEqual([])
  })

  test('is kept by an enrolled phone only', async () => {
    const fresh = await phoneOf(newWorld())
    await expect(keepFile(fresh, photo())).rejects.toMatchObject({ code: 'non_enrole' })
  })
})

describe('a revoked phone', () => {
  test('sends its files, then erases itself with them; not before', async () => {
    await keepFile(phone, photo())
    world.service.statut = 'revoque'
    world.service.noFiles = true
    expect((await synchronize(phone)).efface).toBe(false)
    world.service.noFiles = false
    expect(await synchronize(phone)).toMatchObject({ efface: true, fichiers: { envoyes: 1 } })
    expect(await world.store.read()).toBeNull()
  })
})

describe('a box of files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sillon-boite-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test.each([
    ['in memory', memoryFileBox()],
    ['in a folder', fileFolder(join(folder, 'fichiers'))],
  ])('keeps, reads, removes and erases: %s', async (_, box) => {
    expect(await box.read('a')).toBeNull()
    await box.write('a', PHOTO)
    await box.write('b', PHOTO)
    expect(new Uint8Array((await box.read('a')) ?? [])).toEqual(PHOTO)
    await box.remove('a')
    await box.remove('a')
    expect(await box.read('a')).toBeNull()
    await box.erase()
    expect(await box.read('b')).toBeNull()
  })

  test('leaves nothing half-written beside', async () => {
    const box = fileFolder(join(folder, 'autres'))
    await box.write('a', PHOTO)
    expect(readdirSync(join(folder, 'autres'))).toEqual(['a'])
    await expect(fileFolder(join(folder, 'autres', 'a')).read('x')).rejects.toThrow()
  })
})
