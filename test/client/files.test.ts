// Files on the phone: they are sent before their commands, each one until the service has it, and never under another name.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileFolder } from '@sillon/telephone/adapters/node/fileFolder'
import { sha256 } from '@sillon/telephone/envelope'
import { memoryFileBox } from '@sillon/telephone/fileBox'
import { forgetFile, keepFile } from '@sillon/telephone/files'
import { capture, type Phone, update } from '@sillon/telephone/phone'
import type { Shrink } from '@sillon/telephone/reseau'
import { warnings } from '@sillon/telephone/state'
import { synchronize } from '@sillon/telephone/sync'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { collecte, DAY, enrolledPhone, newWorld, phoneOf, type World } from './support.ts'

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
    expect(bilan.fichiers).toEqual({ envoyes: 1, refuses: [], en_attente: 0, retenus: 0 })
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
    expect((await synchronize(phone)).fichiers).toEqual({
      envoyes: 0,
      refuses: [],
      en_attente: 0,
      retenus: 0,
    })
    await forgetFile(phone, refused.fichier_id)
    expect(phone.state.fichiers.map(({ refus }) => refus)).toEqual([null])
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
    expect(sent().filter((one) => one.startsWith('PUT'))).toEqual([])
  })

  test('that a kill left half known is gone at the next opening; what waits is not', async () => {
    const { fichier_id } = await keepFile(phone, photo())
    await world.fichiers.write('inconnu', PHOTO)
    await phoneOf(world)
    expect(await world.fichiers.ids()).toEqual([fichier_id])
  })

  test('is kept by an enrolled phone only', async () => {
    const fresh = await phoneOf(newWorld())
    await expect(keepFile(fresh, photo())).rejects.toMatchObject({ code: 'non_enrole' })
  })
})

describe('a file that alone is not taken', () => {
  const stored503 = ['fine', ...Array(4).fill({ status: 503 })] as const

  test('lets the others go first, and waits longer each time, over a restart too', async () => {
    const bad = await keepFile(phone, photo())
    await keepFile(phone, photo('une autre'))
    const tried = () => world.service.requests.filter((one) => one === `PUT /objets/${bad.fichier_id}`).length
    world.service.mishaps = [...stored503]
    expect((await synchronize(phone)).fichiers).toMatchObject({ envoyes: 1, en_attente: 1 })
    expect(tried()).toBe(4)
    phone = await phoneOf(world)
    await synchronize(phone)
    expect(tried()).toBe(4)
    world.time += 60_000
    world.service.mishaps = [...stored503]
    await synchronize(phone)
    expect(tried()).toBe(8)
    world.time += 60_000
    await synchronize(phone)
    expect(tried()).toBe(8)
    world.time += 60_000
    expect((await synchronize(phone)).fichiers).toMatchObject({ envoyes: 1, en_attente: 0 })
  })

  test('is at no fault where the service itself refuses, and commands do not wait for the others', async () => {
    for (const text of ['une', 'deux', 'trois']) await keepFile(phone, photo(text))
    for (const step of [0, 2]) {
      world.service.mishaps = [...Array(step).fill('fine'), ...Array(4).fill({ status: 503 })]
      const asked = world.service.requests.length
      await capture(phone, collecte())
      expect(await synchronize(phone)).toMatchObject({ issue: 'termine', fichiers: { envoyes: 0 } })
      expect(world.service.requests.slice(asked)[step + 4]).toBe('POST /v1/sync/commandes')
    }
    expect((await synchronize(phone)).fichiers).toMatchObject({ envoyes: 3, en_attente: 0 })
  })

  test('is not alone where the next one is not taken either: the rest waits, and commands go', async () => {
    for (const text of ['une', 'deux', 'trois']) await keepFile(phone, photo(text))
    await capture(phone, collecte())
    world.service.mishaps = [...stored503, ...stored503]
    expect(await synchronize(phone)).toMatchObject({ issue: 'termine', fichiers: { en_attente: 3 } })
    expect(sent().slice(10)).toEqual(['POST /v1/sync/commandes'])
    expect(phone.state.fichiers.map(({ echecs }) => echecs?.nombre)).toEqual([1, undefined, undefined])
    expect((await synchronize(phone)).fichiers).toMatchObject({ envoyes: 2, en_attente: 1 })
  })

  test('is not held by a clock that was wrong when its pause began', async () => {
    await keepFile(phone, photo())
    world.service.mishaps = [...stored503]
    await synchronize(phone)
    const echecs = { nombre: 1, pas_avant: '2027-05-04T08:00:00.000Z' }
    await update(phone, (state) => {
      state.fichiers = state.fichiers.map((file) => ({ ...file, echecs }))
    })
    expect((await synchronize(phone)).fichiers).toMatchObject({ envoyes: 1, en_attente: 0 })
  })

  test('waits for nothing where nobody answered: the network is everybody’s', async () => {
    await keepFile(phone, photo())
    world.service.mishaps = Array(4).fill('portal')
    expect((await synchronize(phone)).fichiers).toMatchObject({ en_attente: 1 })
    expect((await synchronize(phone)).fichiers).toMatchObject({ envoyes: 1 })
  })
})

describe('on the mobile network', () => {
  test('files take the day’s share and no more, tries counted; the others wait for one that costs nothing', async () => {
    const reseau = { genre: async () => kind, plafond_mobile_octets: 25 }
    let kind: 'mobile' | 'libre' = 'mobile'
    Object.assign(phone, { reseau })
    for (const text of ['0123456789', 'trop grande pour un jour', '9876543210', 'abcdefghij'])
      await keepFile(phone, photo(text))
    world.service.mishaps = ['fine', 'lost request']
    // The bytes of a failed attempt count like those of a successful one.
    expect((await synchronize(phone)).fichiers).toMatchObject({ envoyes: 0, en_attente: 4 })
    expect(phone.state.mobile).toEqual({ jour: '20260504', octets: 10 })
    expect((await synchronize(phone)).fichiers).toMatchObject({ envoyes: 1, retenus: 3, en_attente: 3 })
    world.time += DAY
    expect((await synchronize(phone)).fichiers).toMatchObject({ envoyes: 1, retenus: 2, en_attente: 2 })
    kind = 'libre'
    expect((await synchronize(phone)).fichiers).toMatchObject({ envoyes: 2, retenus: 0, en_attente: 0 })
  })
})

describe('a photo', () => {
  const big = photo('une photo de douze mégapixels')
  const small = { ...big, type_media: 'image/webp', contenu: PHOTO }
  const kept = async (
    file: typeof big | (Omit<typeof big, 'role'> & { role: 'signature' }),
    reduire: Shrink,
  ) => {
    const { fichier_id, sha256: hash } = await keepFile(Object.assign(phone, { reduire }), file)
    const contenu = (await world.fichiers.read(fichier_id)) ?? new Uint8Array()
    expect(await sha256(contenu)).toBe(hash)
    return contenu
  }

  test('is made smaller before its hash, and told as what it is then', async () => {
    expect(await kept(big, async () => small)).toEqual(PHOTO)
    expect(phone.state.fichiers).toMatchObject([{ type_media: 'image/webp', taille_octets: PHOTO.length }])
  })

  test('that can not be made smaller is kept as it was taken; a signature is left alone', async () => {
    const failing = () => Promise.reject(new Error('no memory'))
    expect(await kept(big, failing)).toEqual(big.contenu)
    expect(await kept(small, async () => big)).toEqual(PHOTO)
    expect(await kept({ ...big, role: 'signature' }, async () => small)).toEqual(big.contenu)
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
    expect(await world.store.read()).toEqual([])
  })
})

describe('a box of files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sillon-boite-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test.each([
    ['in memory', memoryFileBox()],
    ['in a folder', fileFolder(join(folder, 'fichiers'))],
  ])('keeps, reads, removes and erases: %s', async (_, box) => {
    expect([await box.read('a'), await box.ids()]).toEqual([null, []])
    await box.write('a', PHOTO)
    await box.write('b', PHOTO)
    expect((await box.ids()).sort()).toEqual(['a', 'b'])
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
