// Another server in the place of the service, or a service that permanently refuses one command: nothing is lost, nothing counts
// as done, and nothing is blocked.
import { PhoneError } from '@sillon/telephone/errors'
import { keepFile } from '@sillon/telephone/files'
import type { Phone } from '@sillon/telephone/phone'
import { warnings } from '@sillon/telephone/state'
import { synchronize } from '@sillon/telephone/sync'
import { beforeEach, describe, expect, it, test } from 'vitest'
import type { Mishap } from './fakeService.ts'
import { captureMany, enrolledPhone, newWorld, type World } from './support.ts'

const PHOTO = new TextEncoder().encode('une photo')
const photo = (text = 'une photo') => ({
  role: 'photo' as const,
  type_media: 'image/jpeg',
  contenu: new TextEncoder().encode(text),
})
let world: World
let phone: Phone
const waiting = () => warnings(phone.state, new Date(world.time)).fichiers_en_attente

beforeEach(async () => {
  world = newWorld()
  phone = await enrolledPhone(world)
})

describe('a file', () => {
  test.each([
    ['of a kind that this phone does not know', { status: 422, body: { erreur: 'nouvelle_regle' } }, 1],
    ['by an error of the service’s own, each time', { status: 500 }, 4],
  ])('refused %s, holds none of the others', async (_, refusal, times) => {
    const refused = await keepFile(phone, photo())
    await keepFile(phone, photo('une autre'))
    world.service.mishaps = Array(times).fill(refusal)
    expect((await synchronize(phone)).fichiers.envoyes).toBe(1)
    expect(world.service.files.has(refused.fichier_id)).toBe(false)
    const { fichiers_refuses, fichiers_en_attente } = warnings(phone.state, new Date(world.time))
    expect(fichiers_refuses.length + fichiers_en_attente).toBe(1)
  })

  test.each([
    ['who asks', { status: 403, body: { erreur: 'compte_inactif' } }],
    ['a device that nobody knows', { status: 404, body: { erreur: 'appareil_inconnu' } }],
    ['a portal', { status: 403, body: 'Bienvenue' }],
  ])('is not refused for good where the refusal is of %s', async (_, refusal) => {
    await keepFile(phone, photo())
    world.service.mishaps = [refusal]
    expect((await synchronize(phone)).fichiers).toMatchObject({ envoyes: 0, refuses: [], en_attente: 1 })
    expect((await synchronize(phone)).fichiers).toMatchObject({ envoyes: 1 })
  })

  test.each<[string, Mishap[]]>([
    ['where an address was asked for', ['JSON portal']],
    ['where it was sent', ['fine', 'JSON portal']],
    ['where it was confirmed', ['fine', 'fine', 'JSON portal']],
    ['where it was sent and confirmed', ['fine', 'JSON portal', 'JSON portal']],
  ])('is not taken for sent because a portal that speaks JSON answered %s', async (_, mishaps) => {
    const { fichier_id } = await keepFile(phone, photo())
    world.service.mishaps = mishaps
    await synchronize(phone)
    expect((await synchronize(phone)).issue).toBe('termine')
    expect([waiting(), world.service.files.get(fichier_id)]).toEqual([0, PHOTO])
  })
})

test('a portal that speaks JSON revokes nobody: nothing is erased', async () => {
  await captureMany(phone, 1)
  world.service.mishaps.push('fine', 'JSON portal')
  expect(await synchronize(phone)).toMatchObject({ issue: 'hors_ligne', efface: false })
  expect(phone.state).toMatchObject({ statut: 'actif', enrolement: { appareil_id: 'a' } })
})

describe('without a token', () => {
  it.each(['token', 'renewToken'] as const)(
    'of %s, what waits goes on waiting, and the phone says why',
    async (way) => {
      const world = newWorld()
      const phone = await enrolledPhone(world)
      await captureMany(phone, 1)
      world.service.validToken = 'jeton-2'
      const given = phone.server[way]
      phone.server[way] = () => Promise.reject(new TypeError('no session'))
      expect(await synchronize(phone)).toMatchObject({ issue: 'refuse', erreur: { code: 'jeton_absent' } })
      phone.server[way] = given
      expect(await synchronize(phone)).toMatchObject({ issue: 'termine', resultats: [{}] })
    },
  )

  it.each(['token', 'renewToken'] as const)(
    'of %s, by a word of the application’s own, no file is refused for it',
    async (way) => {
      await keepFile(phone, photo())
      world.service.validToken = 'jeton-2'
      const given = phone.server[way]
      phone.server[way] = () => Promise.reject(new PhoneError('session_terminee', 'nobody is signed in'))
      const bilan = await synchronize(phone)
      expect(bilan).toMatchObject({ erreur: { code: 'session_terminee' }, fichiers: { en_attente: 1 } })
      phone.server[way] = given
      expect((await synchronize(phone)).fichiers).toMatchObject({ envoyes: 1, refuses: [] })
    },
  )
})
