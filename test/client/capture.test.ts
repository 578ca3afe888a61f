import { bootClock, MAX_ANSWER_MS, wallClock } from '@sillon/telephone/clock'
import { fingerprint, provisionalReference } from '@sillon/telephone/envelope'
import { capture, enrol, now } from '@sillon/telephone/phone'
import { warnings } from '@sillon/telephone/state'
import { synchronize } from '@sillon/telephone/sync'
import type { Enveloppe } from '@sillon/telephone/types'
import { describe, expect, it } from 'vitest'
import { captureMany, collecte, DAY, enrolledPhone, HOUR, newWorld, phoneOf } from './support.ts'

const envelopeOf = ({ texte }: { texte: string }) => JSON.parse(texte) as Enveloppe

describe('a capture', () => {
  it('takes the next sequence and is sealed with its fingerprint', async () => {
    const phone = await enrolledPhone(newWorld())
    const captured = (await captureMany(phone, 3)).map(envelopeOf)
    expect(captured.map((e) => e.sequence)).toEqual([1, 2, 3])
    expect(new Set(captured.map((e) => e.id)).size).toBe(3)
    for (const envelope of captured) {
      expect(envelope.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)
      expect(envelope.empreinte).toBe(await fingerprint(envelope))
    }
  })

  it('keeps its sequence without gap when many are made at once', async () => {
    const phone = await enrolledPhone(newWorld())
    const captured = await Promise.all(Array.from({ length: 20 }, () => capture(phone, collecte())))
    expect(captured.map((c) => c.sequence).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    )
  })

  it('uses up nothing when it could not be kept', async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    const { write } = phone.store
    phone.store.write = () => Promise.reject(new Error('disk full'))
    await expect(capture(phone, collecte())).rejects.toThrow('disk full')
    phone.store.write = write
    expect(await capture(phone, collecte())).toMatchObject({
      sequence: 1,
      reference_provisoire: 'BR-A7-20260504-0001',
    })
  })

  it('is there after a restart, byte for byte', async () => {
    const world = newWorld()
    const captured = await captureMany(await enrolledPhone(world), 2)
    const reopened = await phoneOf(world)
    expect(reopened.state.commandes).toEqual(captured)
    expect((await capture(reopened, collecte())).sequence).toBe(3)
  })

  it('needs an enrolment, once', async () => {
    const phone = await phoneOf(newWorld())
    await expect(capture(phone, collecte())).rejects.toMatchObject({ code: 'non_enrole' })
    await enrol(phone, 'ABCD-1234')
    await expect(enrol(phone, 'ABCD-1234')).rejects.toMatchObject({ code: 'deja_enrole' })
  })

  it('asks for its enrolment again under one key: the code of a lost answer is used already', async () => {
    const world = newWorld()
    world.service.mishaps = ['lost answer', { status: 503 }, 'lost answer']
    await enrol(await phoneOf(world), 'ABCD-1234')
    const [key, ...others] = world.service.enrolmentKeys
    expect(key).toMatch(/^[\w-]{36}$/)
    expect(others).toEqual([key, key])
  })

  it('is refused after seven days offline, not before', async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    world.time += 7 * DAY
    await capture(phone, collecte())
    world.time += 1
    await expect(capture(phone, collecte())).rejects.toMatchObject({ code: 'hors_ligne_depasse' })
    expect(warnings(phone.state, now(phone))).toMatchObject({ capture_refusee_7j: true, en_attente: 1 })
  })

  it('can not be kept longer offline by setting the phone back', async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    world.time += 8 * DAY
    world.wallError = -8 * DAY
    await expect(capture(phone, collecte())).rejects.toMatchObject({ code: 'hors_ligne_depasse' })
  })

  it('is announced as unsynchronized after 24 hours', async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    await capture(phone, collecte())
    world.time += DAY
    expect(warnings(phone.state, now(phone)).non_synchronise_24h).toBe(false)
    world.time += 1
    expect(warnings(phone.state, now(phone)).non_synchronise_24h).toBe(true)
  })
})

describe('the clock of a capture', () => {
  it('is the time since the server told its own, whatever the wall clock says', async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    world.time += HOUR
    world.wallError = 3 * HOUR
    const envelope = envelopeOf(await capture(phone, collecte()))
    expect(envelope.horloge).toEqual({ ref_serveur: '2026-05-04T08:00:00.000Z', ms_depuis_ref: HOUR })
    expect(envelope.cree_le_appareil).toBe('2026-05-04T12:00:00.000Z')
  })

  it('is null where the platform tells no time since boot, or no name of its run and the application was opened again', async () => {
    const world = newWorld()
    world.clock = { ...wallClock(), wall: world.clock.wall }
    expect(envelopeOf(await capture(await enrolledPhone(world), collecte())).horloge).toBeNull()
    const opened = newWorld()
    const { wall } = opened.clock
    const nameless = () => ({ ...bootClock({ elapsedMs: () => opened.time, bootId: () => null }), wall })
    opened.clock = nameless()
    const phone = await enrolledPhone(opened)
    expect(envelopeOf(await capture(phone, collecte())).horloge).toMatchObject({ ms_depuis_ref: 0 })
    opened.clock = nameless()
    opened.time += HOUR
    expect(envelopeOf(await capture(await phoneOf(opened), collecte())).horloge).toBeNull()
  })

  it('does not count from an enrolment whose answer came again, which tells the time of the first', async () => {
    const world = newWorld()
    const { fetch } = world.service
    world.service.fetch = async (...request) => {
      const answer = await fetch(...request)
      world.time += MAX_ANSWER_MS / 2 + 1
      return answer
    }
    world.service.mishaps = [{ status: 503 }]
    const phone = await enrolledPhone(world)
    expect(envelopeOf(await capture(phone, collecte())).horloge).toBeNull()
    await synchronize(phone)
    expect(envelopeOf(await capture(phone, collecte())).horloge).not.toBeNull()
  })

  it('is null once the phone restarted', async () => {
    const world = newWorld()
    await enrolledPhone(world)
    world.boot = 'boot-2'
    expect(envelopeOf(await capture(await phoneOf(world), collecte())).horloge).toBeNull()
  })
})

describe('provisional references', () => {
  it('count per device and day, also when the clock is set back', async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    const reference = async () => (await capture(phone, collecte())).reference_provisoire
    expect(await reference()).toBe('BR-A7-20260504-0001')
    world.time += DAY
    expect(await reference()).toBe('BR-A7-20260505-0001')
    world.wallError = -DAY
    expect(await reference()).toBe('BR-A7-20260504-0002')
  })

  it('are only given to commands that produce a document', async () => {
    const phone = await enrolledPhone(newWorld())
    const captured = await capture(phone, { ...collecte(), document: false })
    expect(captured.reference_provisoire).toBeNull()
    expect((await capture(phone, collecte())).reference_provisoire).toMatch(/-0001$/)
  })

  it('end at 9999 a day', () => {
    expect(provisionalReference('A7', '20260504', 9999)).toBe('BR-A7-20260504-9999')
    expect(() => provisionalReference('A7', '20260504', 10_000)).toThrow(RangeError)
  })
})
