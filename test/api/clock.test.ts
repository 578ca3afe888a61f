// The operation date over HTTP (rules 1 to 5), and the queue of a phone that restarted while it was offline.

import type { Resultat } from '@sillon/telephone/types'
import { describe, expect, test } from 'vitest'
import { openApi } from './support/api.ts'
import { ageDevice, type Device, enrolDevice, envelopeOf, sendBatch, sendOne } from './support/phones.ts'

const api = await openApi()
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const iso = (ms: number) => new Date(ms).toISOString()

/** Sends one capture. The phone clock and the estimate differ from the real time by these milliseconds. */
async function capture(phone: number, estimate: number | null): Promise<Resultat & { now: number }> {
  const device = await enrolDevice(api)
  await ageDevice(api, device, 2)
  const now = Date.now()
  const horloge = estimate === null ? null : { ref_serveur: iso(now + estimate - HOUR), ms_depuis_ref: HOUR }
  const envelope = await envelopeOf(device, 1, {}, { cree_le_appareil: iso(now + phone), horloge })
  return { ...(await sendOne(api, device, envelope)), now }
}

const dated = ({ date_operation, now }: { date_operation: string | null; now: number }) =>
  Date.parse(date_operation ?? '') - now

describe('with a clock reference', () => {
  test.each([
    ['10 minutes behind', -HOUR - 10 * MINUTE, -HOUR],
    ['10 minutes ahead', -HOUR + 10 * MINUTE, -HOUR],
    ['equal', -HOUR, -HOUR],
  ])('«gap … at most 10 minutes: the operation date is cree_le_appareil»: %s', async (_, phone, estimate) => {
    const result = await capture(phone, estimate)
    expect(result).toMatchObject({ issue: 'acceptee', alertes: [] })
    expect(dated(result)).toBe(phone)
  })

  test.each([
    ['behind', -HOUR - 10 * MINUTE - 1],
    ['ahead', -HOUR + 10 * MINUTE + 1],
    ['in 9999', Date.parse('9999-12-01T00:00:00Z') - Date.now()],
    ['in the year 1', Date.parse('0001-01-02T00:00:00Z') - Date.now()],
  ])('«otherwise it is the estimate, with alert horloge_corrigee»: %s', async (_, phone) => {
    const result = await capture(phone, -HOUR)
    expect(result).toMatchObject({ issue: 'acceptee', alertes: ['horloge_corrigee'] })
    expect(dated(result)).toBe(-HOUR)
  })

  test.each([
    ['the phone’s time', 5 * MINUTE, 5 * MINUTE],
    ['the estimate', 2 * HOUR, 3 * HOUR],
  ])('«never later than the reception time»: %s', async (_, phone, estimate) => {
    const result = await capture(phone, estimate)
    expect(dated(result)).toBeGreaterThanOrEqual(0)
    expect(dated(result)).toBeLessThan(5 * MINUTE)
  })

  test('a reference time beyond every calendar is never a 500', async () => {
    const device = await enrolDevice(api)
    const horloge = { ref_serveur: '9999-12-31T23:59:59Z', ms_depuis_ref: 3_155_759_999_999 }
    const result = await sendOne(api, device, await envelopeOf(device, 1, {}, { horloge }))
    expect(result.issue).not.toBe('rejetee')
    expect(await sendOne(api, device, await envelopeOf(device, 2))).toMatchObject({ issue: 'acceptee' })
  })
})

describe('without a clock of its own', () => {
  test('the phone’s time is kept from the last synchronization to the reception', async () => {
    const result = await capture(-2 * DAY + MINUTE, null)
    expect(result).toMatchObject({ issue: 'acceptee', motifs: [], alertes: [] })
    expect(dated(result)).toBe(-2 * DAY + MINUTE)
  })

  test.each([
    ['before the last synchronization', -2 * DAY - MINUTE],
    ['after the reception', MINUTE],
  ])('otherwise horloge_invraisemblable, provisionally at the reception: %s', async (_, phone) => {
    const result = await capture(phone, null)
    expect(result).toMatchObject({ issue: 'acceptee_controle', motifs: ['horloge_invraisemblable'] })
    expect(Math.abs(dated(result))).toBeLessThan(MINUTE)
  })

  test('before the first synchronization the enrolment counts', async () => {
    const device = await enrolDevice(api)
    const at = async (sequence: number, ms: number) =>
      sendOne(
        api,
        device,
        await envelopeOf(device, sequence, {}, { cree_le_appareil: iso(ms), horloge: null }),
      )
    expect(await at(1, Date.now() - DAY)).toMatchObject({ motifs: ['horloge_invraisemblable'] })
  })
})

describe('a queue of 120 commands from a phone that restarted offline', () => {
  async function sendQueue(device: Device, sizes: number[]): Promise<string[][]> {
    await ageDevice(api, device, 2)
    const start = Date.now() - 2 * DAY + HOUR
    const envelopes = await Promise.all(
      Array.from({ length: sizes.reduce((sum, size) => sum + size, 0) }, (_, index) =>
        envelopeOf(device, index + 1, {}, { horloge: null, cree_le_appareil: iso(start + index * MINUTE) }),
      ),
    )
    const motifs: string[][] = []
    for (const size of sizes) {
      const { body } = await sendBatch(api, device, envelopes.splice(0, size))
      motifs.push([...new Set<string>(body.resultats.flatMap((r: Resultat) => r.motifs))])
      expect(body.resultats).toHaveLength(size)
    }
    return motifs
  }

  test('the second and third batch are judged as the first', async () => {
    expect(await sendQueue(await enrolDevice(api), [50, 50, 20])).toEqual([[], [], []])
  })

  test('whatever the size of the batches', async () => {
    expect(await sendQueue(await enrolDevice(api), [49, 2])).toEqual([[], []])
  })

  test('the offline limit too is compared with the synchronization before the whole queue', async () => {
    const device = await enrolDevice(api)
    await ageDevice(api, device, 8)
    const envelopes = await Promise.all(
      Array.from({ length: 60 }, (_, index) => envelopeOf(device, index + 1)),
    )
    const first = await sendBatch(api, device, envelopes.slice(0, 50))
    const second = await sendBatch(api, device, envelopes.slice(50))
    const all = [...first.body.resultats, ...second.body.resultats]
    expect(new Set(all.map((r: Resultat) => r.motifs.join()))).toEqual(new Set(['hors_ligne_depasse']))
  })
})
