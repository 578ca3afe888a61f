// A phone without a signed-in person sends its queue with a code from the office.

import { drain } from '@sillon/telephone/drain'
import { synchronize } from '@sillon/telephone/sync'
import { describe, expect, it } from 'vitest'
import { captureMany, enrolledPhone, newWorld, phoneOf } from './support.ts'

describe('draining', () => {
  it('sends the queue without the identity provider, then a revoked phone erases itself', async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    await captureMany(phone, 60)
    world.service.validToken = 'nobody holds it'
    world.service.statut = 'revoque'
    world.service.vidage = { code: 'DEMO-ABCDEFGHJK', jeton: 'vidage' }
    expect(await synchronize(phone)).toMatchObject({ issue: 'refuse', erreur: { code: 'jeton_invalide' } })
    expect(await drain(phone, 'DEMO-ABCDEFGHJK')).toMatchObject({ issue: 'termine', efface: true })
    expect(world.service.processed).toHaveLength(60)
    expect(phone.state.enrolement).toBeNull()
  })

  it('with a wrong code keeps the queue, and the phone signs in as before', async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    await captureMany(phone, 1)
    await expect(drain(phone, 'DEMO-ABCDEFGHJK')).rejects.toMatchObject({ code: 'code_vidage_invalide' })
    expect(await synchronize(phone)).toMatchObject({ issue: 'termine' })
    expect(world.service.processed).toHaveLength(1)
  })

  it('waits for the synchronization under way before it uses its token', async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    await captureMany(phone, 1)
    world.service.vidage = { code: 'DEMO-ABCDEFGHJK', jeton: 'vidage' }
    const first = synchronize(phone)
    const { server } = phone
    expect(await drain(phone, 'DEMO-ABCDEFGHJK')).toMatchObject({ issue: 'termine', erreur: null })
    await first
    expect(phone.server).toBe(server)
  })

  it('is for an enrolled phone', async () => {
    await expect(drain(await phoneOf(newWorld()), 'X')).rejects.toMatchObject({ code: 'non_enrole' })
  })
})
