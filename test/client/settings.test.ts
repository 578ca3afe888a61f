// The phone applies the organization's settings that it received last.

import { capture, now } from '@sillon/telephone/phone'
import { DEFAULT_REGLAGES, warnings } from '@sillon/telephone/state'
import { synchronize } from '@sillon/telephone/sync'
import { describe, expect, it } from 'vitest'
import { captureMany, collecte, DAY, enrolledPhone, HOUR, newWorld, phoneOf } from './support.ts'

describe('settings', () => {
  it('are those of the book until the service told others', async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    await synchronize(phone)
    expect(phone.state.reglages).toBeUndefined()
    expect(DEFAULT_REGLAGES).toEqual({
      hors_ligne_max_jours: 7,
      alerte_non_synchronise_h: 24,
      conservation_commandes_jours: 7,
    })
  })

  it('are obeyed from the synchronization on, and survive a restart', async () => {
    const world = newWorld()
    world.service.reglages = {
      hors_ligne_max_jours: 2,
      alerte_non_synchronise_h: 3,
      conservation_commandes_jours: 1,
    }
    await synchronize(await enrolledPhone(world))
    const phone = await phoneOf(world)
    await capture(phone, collecte())
    world.time += 3 * HOUR
    expect(warnings(phone.state, now(phone)).non_synchronise_24h).toBe(false)
    world.time += 1
    expect(warnings(phone.state, now(phone)).non_synchronise_24h).toBe(true)
    world.time += 2 * DAY
    await expect(capture(phone, collecte())).rejects.toMatchObject({ code: 'hors_ligne_depasse' })
  })

  it('keep commands after their result as long as they say', async () => {
    const world = newWorld()
    world.service.reglages = { ...DEFAULT_REGLAGES, conservation_commandes_jours: 1 }
    const phone = await enrolledPhone(world)
    await captureMany(phone, 3)
    await synchronize(phone)
    world.time += DAY
    await synchronize(phone)
    expect(phone.state.commandes).toHaveLength(3)
    world.time += 1
    await synchronize(phone)
    expect(phone.state.commandes.map(({ sequence }) => sequence)).toEqual([3])
  })

  it('that can not be heard leave those that were, and the synchronization as it is', async () => {
    const world = newWorld()
    world.service.reglages = { ...DEFAULT_REGLAGES, hors_ligne_max_jours: 2 }
    const phone = await enrolledPhone(world)
    await synchronize(phone)
    world.service.mishaps.push('fine', 'lost request')
    expect((await synchronize(phone)).issue).toBe('termine')
    world.service.reglages = null
    await synchronize(phone)
    expect(phone.state.reglages?.hors_ligne_max_jours).toBe(2)
  })
})
