// Mutated batches: whatever a phone sends, the response is 200 or a known 400. Accepted commands are stored byte for byte with
// their results, and the device is never blocked. FUZZ_RUNS sets the number of batches, FUZZ_SEED their choice.

import type { Enveloppe, Resultat } from '@sillon/telephone/types'
import fc from 'fast-check'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { openApi } from './support/api.ts'
import { fuzzSize } from './support/fuzzSize.ts'
import { type Mutate, mutation } from './support/mutations.ts'
import { type Device, enrolDevice, envelopeOf, rawResults, referenceOf, sendBatch } from './support/phones.ts'

const size = fuzzSize()
const api = await openApi({ settings: { TASKS: 'inside' } })
let device: Device
beforeAll(async () => {
  device = await enrolDevice(api)
})

const stateOf = async () =>
  (await api.get(`/v1/sync/etat-appareil?appareil_id=${device.appareil_id}`, 'agent1')).body

/** Expects that the database stores the accepted commands of a batch. */
async function expectKept(texts: string[], results: string[]): Promise<void> {
  const accepted = results
    .map((raw, index) => ({ raw, text: texts[index], ...(JSON.parse(raw) as Resultat) }))
    .filter(({ issue }) => issue !== 'rejetee')
  const rows = await api.sql<{ id: string; envelope: string; result: string }>(
    `select c.id, c.enveloppe::text as envelope, commande.resultat(r) as result
     from commande.commande c join commande.commande_resultat r on r.commande_id = c.id and r.organisation_id = c.organisation_id
     where c.id = any($1) and c.appareil_id = $2`,
    [accepted.map(({ commande_id }) => commande_id), device.appareil_id],
  )
  for (const { commande_id, raw, text } of accepted) {
    expect(rows.find(({ id }) => id === commande_id)).toEqual({
      id: commande_id,
      // The body is UTF-8: half of a surrogate pair is sent as U+FFFD.
      envelope: text?.toWellFormed(),
      result: raw,
    })
  }
}

test(`${size.numRuns} mutated batches`, { timeout: 60_000 + size.numRuns * 500 }, async () => {
  let documents = 0
  const seen = { batches: 0, refused: 0, accepted: 0, controlled: 0, rejected: 0 }
  const property = async (mutations: Mutate[][]) => {
    const { derniere_sequence: last } = await stateOf()
    const texts: string[] = []
    for (const [index, changes] of mutations.entries()) {
      documents += 1
      const reference_provisoire = referenceOf(
        device,
        documents % 10_000,
        String(20260601 + Math.floor(documents / 10_000)),
      )
      const envelope = await envelopeOf(device, last + 1 + index, {}, { reference_provisoire })
      texts.push(
        await changes.reduce<Promise<string>>(
          async (text, mutate) => mutate(await text),
          Promise.resolve(JSON.stringify(envelope)),
        ),
      )
    }
    const answer = await sendBatch(api, device, texts)
    seen.batches += 1
    expect([200, 400]).toContain(answer.status)
    if (answer.status === 400) {
      seen.refused += 1
      expect(['lot_invalide', 'enveloppe_illisible']).toContain(answer.body.erreur)
      expect((await stateOf()).derniere_sequence).toBe(last)
    } else {
      for (const { issue } of answer.body.resultats as Resultat[]) {
        seen[issue === 'acceptee' ? 'accepted' : issue === 'rejetee' ? 'rejected' : 'controlled'] += 1
      }
      await expectKept(texts, rawResults(answer.text))
    }
    await expectUnblocked()
  }
  const batches = fc.array(fc.array(mutation, { maxLength: 3 }), { minLength: 1, maxLength: 5 })
  await fc.assert(fc.asyncProperty(batches, property), size)
  expect(seen.batches).toBeGreaterThanOrEqual(size.numRuns)
  // The mutations must reach every kind of outcome; otherwise they prove nothing.
  if (size.numRuns >= 200)
    for (const count of Object.values(seen)) expect(count, JSON.stringify(seen)).toBeGreaterThan(0)
  expect(api.server.logs.filter(({ msg }) => msg === 'unexpected error')).toEqual([])
})

/** Expects that the service processes a valid command sent afterwards. */
async function expectUnblocked(): Promise<void> {
  const { derniere_sequence } = await stateOf()
  const reference_provisoire = `BR-${device.code_court}-${String(20300101 + Math.floor(derniere_sequence / 9000))}-${String(derniere_sequence % 9000).padStart(4, '0')}`
  const valid: Enveloppe = await envelopeOf(
    device,
    derniere_sequence + 1,
    { collecte_id: uuidv7() },
    { reference_provisoire },
  )
  const { body } = await sendBatch(api, device, [valid])
  expect(body.resultats).toMatchObject([{ commande_id: valid.id, issue: expect.stringMatching(/^acceptee/) }])
}
