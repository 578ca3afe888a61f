// If the restored service gave another number, the phone shows it to the agent, who has the older one on paper.

import { keepFile } from '@sillon/telephone/files'
import { capture } from '@sillon/telephone/phone'
import { keepResults, warnings } from '@sillon/telephone/state'
import { synchronize } from '@sillon/telephone/sync'
import { describe, expect, it } from 'vitest'
import { captureMany, collecte, DAY, enrolledPhone, newWorld } from './support.ts'

it('tells the agent of a number that is another than the one that was shown', async () => {
  const world = newWorld()
  const phone = await enrolledPhone(world)
  await captureMany(phone, 1)
  await synchronize(phone)
  expect(warnings(phone.state, phone.clock.wall()).numeros_changes).toEqual([])
  const [{ id = '', resultat = null } = {}] = phone.state.commandes
  if (resultat === null) throw new Error('no result')
  for (const numero_officiel of ['MP-1', 'MP-1', 'MP-9', 'MP-9'])
    keepResults(phone.state, [{ ...resultat, commande_id: id, numero_officiel }], '2026-05-04T08:00:00Z')
  expect(warnings(phone.state, phone.clock.wall()).numeros_changes).toMatchObject([
    { id, numero_precedent: 'MP-1', resultat: { numero_officiel: 'MP-9' } },
  ])
})

describe('a service that was restored', () => {
  const photo = { role: 'photo' as const, type_media: 'image/jpeg', contenu: new Uint8Array([1, 2, 3]) }

  it('gets again what it forgot from a phone that has nothing new to send', async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    await captureMany(phone, 3)
    await synchronize(phone)
    world.service.restore(1)
    expect(await synchronize(phone)).toMatchObject({ issue: 'termine', resultats: [{}, {}] })
    expect(world.service.processed.map((e) => e.sequence)).toEqual([1, 2, 3])
  })

  it('gets it from a revoked phone too, which erases itself after that', async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    await captureMany(phone, 3)
    await synchronize(phone)
    world.service.restore(1)
    world.service.statut = 'revoque'
    expect(await synchronize(phone)).toMatchObject({ efface: true, resultats: [{}, {}] })
    expect(world.service.processed).toHaveLength(3)
  })

  it('is told again of files that its store has; what the phone dropped after them is not sent twice', async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    const piece = await keepFile(phone, photo)
    await capture(phone, { ...collecte(), pieces_jointes: [piece] })
    await synchronize(phone)
    world.service.restore(0)
    await synchronize(phone)
    expect((await synchronize(phone)).fichiers).toMatchObject({ envoyes: 1, en_attente: 0, refuses: [] })
    expect([...world.service.forgotten]).toEqual([])
    expect(world.service.puts).toHaveLength(1)
  })

  it('is told again of files by a phone that has something new to send, too', async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    const piece = await keepFile(phone, photo)
    await capture(phone, { ...collecte(), pieces_jointes: [piece] })
    await synchronize(phone)
    world.service.restore(0)
    await captureMany(phone, 1)
    await synchronize(phone)
    expect((await synchronize(phone)).fichiers.envoyes).toBe(1)
    expect([...world.service.forgotten]).toEqual([])
  })

  it('that awaits what a revoked phone no longer has keeps the phone from erasing itself', async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    await captureMany(phone, 2)
    await synchronize(phone)
    world.time += 8 * DAY
    await synchronize(phone)
    world.service.restore(0)
    world.service.statut = 'revoque'
    expect(await synchronize(phone)).toMatchObject({ issue: 'bloque', efface: false })
    expect(phone.state).toMatchObject({ attendue: 1, commandes: [{ sequence: 2 }] })
  })

  it('is told again of files that went before a command that did not', async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    const piece = await keepFile(phone, photo)
    await capture(phone, { ...collecte(), pieces_jointes: [piece] })
    world.service.mishaps = ['fine', 'fine', 'fine', ...Array(4).fill('lost request')]
    expect(await synchronize(phone)).toMatchObject({ issue: 'hors_ligne', fichiers: { envoyes: 1 } })
    world.service.restore(0)
    expect((await synchronize(phone)).fichiers).toMatchObject({ envoyes: 1, en_attente: 0 })
    expect([...world.service.forgotten]).toEqual([])
  })

  it('is told of no file for longer than commands are kept', async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    await keepFile(phone, photo)
    await synchronize(phone)
    world.time += 8 * DAY
    await synchronize(phone)
    expect(phone.state.fichiers).toEqual([])
  })
})
