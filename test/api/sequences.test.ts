// Spec: appareils#sequences-perdues: a phone that lost a command continues: the office voids its sequence, and the command may
// still arrive later.
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { ORGANISATION, UTILISATEUR } from '../../demo/ids.ts'
import type { Answer } from '../support/http.ts'
import { openApi } from './support/api.ts'
import { codeOf } from './support/office.ts'
import {
  type Device,
  type Draft,
  enrolDevice,
  envelopeOf,
  net,
  sendBatch,
  sendOne,
} from './support/phones.ts'

const api = await openApi()
let device: Device
beforeAll(async () => {
  device = await enrolDevice(api)
})
const RAISON = 'Carte mémoire perdue'
const annul = (n: number | string, body: Draft = {}, as = 'admin', of: Device = device): Promise<Answer> =>
  api.post(`/v1/appareils/${of.appareil_id}/sequences/${n}/annuler`, { raison: RAISON, ...body }, as)
const last = async ({ appareil_id, as }: Device = device): Promise<number> =>
  (await api.get(`/v1/sync/etat-appareil?appareil_id=${appareil_id}`, as)).body.derniere_sequence
const voided = async () =>
  api.sql(
    'select sequence::integer, raison, auteur_id from appareil.sequence_annulee where appareil_id = $1 order by 1',
    [device.appareil_id],
  )

test('only the awaited number: not one that was used, not one ahead; nothing happens', async () => {
  await sendOne(api, device, await envelopeOf(device, 1, net(10)))
  for (const n of [1, 3]) {
    const refused = await annul(n)
    expect(codeOf(refused)).toBe('409 sequence_non_attendue')
    expect(refused.body.details).toEqual({ attendue: 2 })
  }
  expect(await voided()).toEqual([])
})

test('a reason, and numbers that are numbers', async () => {
  for (const body of [
    { raison: '' },
    { raison: '  ' },
    { raison: undefined },
    { jusqu_a: 0 },
    { jusqu_a: 1 },
    { x: 1 },
  ])
    expect(codeOf(await annul(2, body))).toBe('400 parametre_invalide')
  for (const n of ['0', '-1', '2.5', 'deux', '99999999999999999'])
    expect(codeOf(await annul(n))).toBe('400 parametre_invalide')
  expect(codeOf(await annul(2, { jusqu_a: 10_002 }))).toBe('400 parametre_invalide')
  expect(await last()).toBe(1)
})

test('by devices.manage, not by the agent, of this organization', async () => {
  expect(codeOf(await annul(2, {}, 'agent2'))).toBe('403 droit_manquant')
  await api.sql(
    `insert into utilisateur.attribution (organisation_id, utilisateur_id, ensemble_id, periode)
     select e.organisation_id, $1, e.id, tstzrange(now() - interval '1 day', null)
     from utilisateur.ensemble e where e.code = 'administrateur_client' and e.organisation_id = $2`,
    [UTILISATEUR.agent1, ORGANISATION.demo],
  )
  expect(codeOf(await annul(2, {}, 'agent1'))).toBe('403 separation_des_taches')
  expect(codeOf(await annul(2, {}, 'admin2'))).toBe('404 appareil_inconnu')
  expect(codeOf(await annul(1, {}, 'admin', { ...device, appareil_id: uuidv7() }))).toBe(
    '404 appareil_inconnu',
  )
  expect(await last()).toBe(1)
})

describe('a range that was voided', () => {
  test('the device goes on after it; the void is kept with its reason and in the journal', async () => {
    const waiting = await envelopeOf(device, 5, net(10))
    expect((await sendBatch(api, device, [waiting])).body).toMatchObject({ arret: { attendue: 2 } })
    const { status, body } = await annul(2, { jusqu_a: 4 })
    expect([status, body.derniere_sequence]).toEqual([200, 4])
    const kept = { raison: RAISON, auteur_id: UTILISATEUR.admin }
    expect(await voided()).toEqual([2, 3, 4].map((sequence) => ({ sequence, ...kept })))
    const [entry] = await api.sql(
      "select utilisateur_id, details from journal.evenement where action = 'appareil.annuler_sequences' and appareil_id = $1",
      [device.appareil_id],
    )
    expect(entry).toEqual({
      utilisateur_id: UTILISATEUR.admin,
      details: { sequence: 2, jusqu_a: 4, raison: RAISON },
    })
    expect((await sendOne(api, device, waiting)).issue).toBe('acceptee')
    expect(await last()).toBe(5)
  })

  test('a command that turns up is judged normally, without advancing or lowering the device', async () => {
    const found = await envelopeOf(device, 3, net(10))
    const result = await sendOne(api, device, found)
    expect(result).toMatchObject({ issue: 'acceptee', motifs: [] })
    expect(result.numero_officiel).toMatch(/^MP-/)
    expect(await last()).toBe(5)
    expect(await sendOne(api, device, found)).toEqual(result)
  })

  test('once: another command of that sequence is sequence_reutilisee', async () => {
    const another = await envelopeOf(device, 3, net(10), {
      reference_provisoire: `BR-${device.code_court}-20260602-0003`,
    })
    expect(await sendOne(api, device, another)).toMatchObject({
      issue: 'rejetee',
      motifs: ['sequence_reutilisee'],
    })
    const used = await envelopeOf(device, 1, net(10), {
      reference_provisoire: `BR-${device.code_court}-20260602-0001`,
    })
    expect((await sendOne(api, device, used)).motifs).toEqual(['sequence_reutilisee'])
    expect(await last()).toBe(5)
  })

  test('it turns up in a batch with what follows: all are processed', async () => {
    const batch = [
      await envelopeOf(device, 2, net(10)),
      await envelopeOf(device, 6, net(10)),
      await envelopeOf(device, 4, net(10)),
    ]
    const { body } = await sendBatch(api, device, batch)
    expect(body.resultats.map(({ issue }: Draft) => issue)).toEqual(['acceptee', 'acceptee', 'acceptee'])
    expect(await last()).toBe(6)
  })
})

test('ten voids of one sequence at once: one does', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => annul(7)))
  expect(answers.map(codeOf).toSorted()).toEqual([
    '200',
    ...Array.from({ length: 9 }, () => '409 sequence_non_attendue'),
  ])
  expect(await last()).toBe(7)
})

test('a void and the command at once: either it is written and the void refused, or it turns up after the void', async () => {
  for (let sequence = 8; sequence < 13; sequence += 1) {
    const [command, refusal] = await Promise.all([
      envelopeOf(device, sequence, net(10)).then((envelope) => sendOne(api, device, envelope)),
      annul(sequence),
    ])
    expect(command.issue).toBe('acceptee')
    expect(['200', '409 sequence_non_attendue']).toContain(codeOf(refusal))
    expect(await last()).toBe(sequence)
  }
})

test('an envelope that no batch can carry no longer blocks its device', async () => {
  const phone = await enrolDevice(api, 'agent2')
  const envelope = await envelopeOf(phone, 1, net(10))
  const { body } = await sendBatch(api, phone, [{ ...envelope, sequence: 'une' }])
  expect(body).toMatchObject({ erreur: 'enveloppe_illisible', details: { index: 0 } })
  expect(codeOf(await annul(1, {}, 'admin', phone))).toBe('200')
  expect((await sendOne(api, phone, await envelopeOf(phone, 2, net(10)))).issue).toBe('acceptee')
})
