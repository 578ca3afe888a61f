import { capture } from '@sillon/telephone/phone'
import { synchronize } from '@sillon/telephone/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seedOf } from '../support/figures.ts'
import type { Mishap } from './fakeService.ts'
import { captureMany, collecte, DAY, enrolledPhone, newWorld, phoneOf } from './support.ts'

const sizes = (batches: string[]) => batches.map((body) => JSON.parse(body).commandes.length)
const sequences = (body: string | undefined) =>
  (JSON.parse(body ?? '{"commandes":[]}').commandes as { sequence: number }[]).map((e) => e.sequence)

describe('a queue', () => {
  it('goes in order, fifty at a time, and comes back treated', async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    await captureMany(phone, 120)
    const bilan = await synchronize(phone)
    expect(bilan).toMatchObject({ issue: 'termine', mises_de_cote: [], erreur: null, efface: false })
    expect(bilan.resultats).toHaveLength(120)
    expect(sizes(world.service.batches)).toEqual([50, 50, 20])
    expect(world.service.processed.map((e) => e.sequence)).toEqual(
      Array.from({ length: 120 }, (_, i) => i + 1),
    )
    expect(phone.state.commandes.every((c) => c.statut === 'traitee' && c.resultat !== null)).toBe(true)
  })

  it('is not sent again once treated', async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    await captureMany(phone, 2)
    await synchronize(phone)
    await synchronize(phone)
    expect(world.service.batches).toHaveLength(1)
  })

  it('is sent once by two simultaneous synchronizations', async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    await captureMany(phone, 2)
    const [one, other] = await Promise.all([synchronize(phone), synchronize(phone)])
    expect(one).toBe(other)
    expect(world.service.batches).toHaveLength(1)
  })

  it('grows while it is sent', async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    await captureMany(phone, 50)
    const sending = synchronize(phone)
    await capture(phone, collecte())
    await sending
    await synchronize(phone)
    expect(world.service.processed).toHaveLength(51)
  })

  it('is split when a batch is too large, and a command too large by itself is set aside', async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    await captureMany(phone, 4)
    world.service.bodyLimit = 2500
    await capture(phone, collecte('x'.repeat(2500)))
    const bilan = await synchronize(phone)
    expect(world.service.processed).toHaveLength(4)
    expect(bilan.mises_de_cote).toMatchObject([{ sequence: 5 }])
  })
})

describe('a bad network', () => {
  it.each<[string, Mishap]>([
    ['a lost request', 'lost request'],
    ['a lost answer', 'lost answer'],
    ['a sign-in portal', 'portal'],
    ['a sign-in portal that speaks JSON', 'JSON portal'],
    ['a 500', { status: 500 }],
    ['a 503', { status: 503 }],
    ['a 429', { status: 429 }],
    ['a 408', { status: 408 }],
    ['an answer that is not a batch answer', { status: 200, body: {} }],
  ])('%s changes nothing but the time', async (_, mishap) => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    await captureMany(phone, 3)
    world.service.mishaps.push(mishap)
    let bilan = await synchronize(phone)
    if (bilan.issue === 'hors_ligne') bilan = await synchronize(phone)
    expect(bilan.issue).toBe('termine')
    expect(world.service.processed.map((e) => e.sequence)).toEqual([1, 2, 3])
    expect(new Set(world.service.batches).size).toBe(1)
  })

  it('is tried again after growing delays, then left for later with the queue kept', async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    await captureMany(phone, 1)
    world.service.mishaps.push(...Array<Mishap>(4).fill('lost request'))
    expect(await synchronize(phone)).toMatchObject({ issue: 'hors_ligne', erreur: { code: 'reseau' } })
    expect(world.slept).toEqual([1000, 2000, 4000])
    expect(phone.state.commandes).toMatchObject([{ statut: 'en_attente' }])
    expect(await synchronize(phone)).toMatchObject({ issue: 'termine' })
  })

  it('waits as long as the service asks', async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    await captureMany(phone, 1)
    world.service.mishaps.push({ status: 429, retryAfter: '7' })
    await synchronize(phone)
    expect(world.slept).toEqual([7000])
  })

  it('does not hold the agent when the service asks for long', async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    await captureMany(phone, 1)
    world.service.mishaps.push({ status: 503, retryAfter: '3600' })
    expect(await synchronize(phone)).toMatchObject({ issue: 'hors_ligne' })
    expect(world.slept).toEqual([])
  })

  it('of any kind ends with every command processed once and in order', async () => {
    const mishap = fc.oneof(
      { weight: 3, arbitrary: fc.constant<Mishap>('fine') },
      fc.constantFrom<Mishap>('lost request', 'lost answer', 'portal', { status: 500 }, { status: 429 }),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(mishap, { maxLength: 30 }),
        fc.array(fc.integer({ min: 0, max: 70 }), { maxLength: 4 }),
        async (mishaps, days) => {
          const world = newWorld()
          let phone = await enrolledPhone(world)
          world.service.mishaps.push(...mishaps)
          for (const count of days) {
            await captureMany(phone, count)
            await synchronize(phone)
            phone = await phoneOf(world)
          }
          world.service.mishaps.length = 0
          await synchronize(phone)
          const total = days.reduce((sum, count) => sum + count, 0)
          expect(world.service.processed.map((e) => e.sequence)).toEqual(
            Array.from({ length: total }, (_, i) => i + 1),
          )
          expect(phone.state.commandes.every((c) => c.statut === 'traitee')).toBe(true)
        },
      ),
      { numRuns: 60, seed: seedOf('SYNC_SEED') },
    )
  })
})

describe('the token', () => {
  it('is renewed once on a 401', async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    await captureMany(phone, 1)
    world.service.validToken = 'jeton-2'
    expect(await synchronize(phone)).toMatchObject({ issue: 'termine' })
    expect(world.service.batches).toHaveLength(2)
  })

  it('that is refused again ends the synchronization, the queue kept', async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    await captureMany(phone, 1)
    world.service.validToken = 'jeton-3'
    expect(await synchronize(phone)).toMatchObject({ issue: 'refuse', erreur: { code: 'jeton_invalide' } })
    expect(phone.state.commandes).toMatchObject([{ statut: 'en_attente' }])
  })
})

describe('arret', () => {
  it('makes the phone go on from the awaited sequence', async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    await captureMany(phone, 6)
    await synchronize(phone)
    world.service.restore(2)
    await captureMany(phone, 2)
    expect(await synchronize(phone)).toMatchObject({ issue: 'termine' })
    expect(world.service.processed.map((e) => e.sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(world.service.batches.map(sequences)).toEqual([
      [1, 2, 3, 4, 5, 6],
      [7, 8],
      [3, 4, 5, 6, 7, 8],
    ])
  })

  it('below what the phone kept is shown, what it kept having been offered once', async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    await captureMany(phone, 3)
    await synchronize(phone)
    world.time += 5 * DAY
    await captureMany(phone, 1)
    await synchronize(phone)
    world.time += 3 * DAY
    await synchronize(phone)
    expect(phone.state.commandes.map((c) => c.sequence)).toEqual([4])
    world.service.restore(1)
    await captureMany(phone, 1)
    expect(await synchronize(phone)).toMatchObject({ issue: 'bloque' })
    expect(world.service.batches.slice(-2).map(sequences)).toEqual([[5], [4, 5]])
    expect(phone.state.attendue).toBe(2)
    expect(phone.state.commandes.map((c) => c.sequence)).toEqual([4, 5])

    world.service.restore(3)
    expect(await synchronize(phone)).toMatchObject({ issue: 'termine' })
    expect(phone.state.attendue).toBeNull()
  })
})

describe('an envelope that the service can not read', () => {
  it('is set aside, what stands before it is sent, and the rest waits for the office', async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    const captured = await captureMany(phone, 5)
    world.service.unreadable.add(captured[2]?.id ?? '')
    const bilan = await synchronize(phone)
    expect(bilan).toMatchObject({
      issue: 'bloque',
      mises_de_cote: [{ sequence: 3, mise_de_cote: { raison: 'fault' } }],
    })
    expect(world.service.processed.map((e) => e.sequence)).toEqual([1, 2])
    expect(phone.state.attendue).toBe(3)

    world.service.derniere = 3 // the office has voided sequence 3
    expect(await synchronize(phone)).toMatchObject({ issue: 'termine', mises_de_cote: [] })
    expect(world.service.processed.map((e) => e.sequence)).toEqual([1, 2, 4, 5])
    expect(phone.state.commandes.find((c) => c.sequence === 3)?.mise_de_cote).not.toBeNull()
  })
})

describe('a refusal', () => {
  it('of the organization keeps the queue', async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    await captureMany(phone, 1)
    world.service.mishaps.push({ status: 403, body: { erreur: 'organisation_suspendue' } })
    expect(await synchronize(phone)).toMatchObject({
      issue: 'refuse',
      erreur: { code: 'organisation_suspendue' },
    })
    expect(phone.state.commandes).toMatchObject([{ statut: 'en_attente', mise_de_cote: null }])
  })

  it('for who signed in leaves the command to the rightful agent', async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    const [captured] = await captureMany(phone, 1)
    world.service.foreign.add(captured?.id ?? '')
    await synchronize(phone)
    expect(phone.state.commandes).toMatchObject([{ statut: 'en_attente', resultat: { issue: 'rejetee' } }])
    world.service.foreign.clear()
    await synchronize(phone)
    expect(phone.state.commandes).toMatchObject([{ statut: 'traitee', resultat: { issue: 'acceptee' } }])
  })
})

describe('time', () => {
  it('purges a command seven days after its result, but for the last one', async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    await captureMany(phone, 3)
    await synchronize(phone)
    world.time += 7 * DAY
    await synchronize(phone)
    expect(phone.state.commandes).toHaveLength(3)
    world.time += 1
    await synchronize(phone)
    expect(phone.state.commandes).toMatchObject([{ sequence: 3 }])
  })

  it('makes a phone without work replay its last command once a day', async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    await captureMany(phone, 2)
    for (let day = 0; day < 20; day++) {
      await synchronize(phone)
      world.time += DAY + 1
    }
    expect(world.service.batches).toHaveLength(20)
    expect(sequences(world.service.batches.at(-1))).toEqual([2])
    await synchronize(phone)
    await expect(capture(phone, collecte())).resolves.toMatchObject({ sequence: 3 })
  })
})

describe('a revocation', () => {
  it.each(['revoque', 'remplace'] as const)(
    '(%s) empties the phone once its queue is sent',
    async (statut) => {
      const world = newWorld()
      const phone = await enrolledPhone(world)
      await captureMany(phone, 2)
      world.service.statut = statut
      expect(await synchronize(phone)).toMatchObject({ efface: true })
      expect(world.service.processed).toHaveLength(2)
      expect(phone.state.enrolement).toBeNull()
      expect(await world.store.read()).toEqual([])
    },
  )

  it('does not erase what could not be sent, and takes nothing new', async () => {
    const world = newWorld()
    const phone = await enrolledPhone(world)
    const captured = await captureMany(phone, 2)
    world.service.statut = 'revoque'
    world.service.unreadable.add(captured[1]?.id ?? '')
    expect(await synchronize(phone)).toMatchObject({ efface: false })
    expect(phone.state.commandes).toHaveLength(2)
    await expect(capture(phone, collecte())).rejects.toMatchObject({ code: 'appareil_revoque' })
  })
})
