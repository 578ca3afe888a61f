// Schema versions, unknown types, tampered fingerprints: what the service accepts, what it sets aside, and that the phone is
// never blocked.

import type { Resultat } from '@sillon/telephone/types'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { openApi } from './support/api.ts'
import { type Device, type Draft, enrolDevice, envelopeOf, sendOne } from './support/phones.ts'

const api = await openApi()
let device: Device
let sequence = 0
beforeAll(async () => {
  device = await enrolDevice(api)
})

async function send(payload: Draft, changes: Draft): Promise<Resultat> {
  sequence += 1
  return sendOne(api, device, await envelopeOf(device, sequence, payload, changes))
}

/** Expects the state after a result that wrote no record: one blocking control, the envelope, no entity. */
async function expectSetAside(result: Resultat, motif: string): Promise<void> {
  expect(result).toMatchObject({
    issue: 'acceptee_controle',
    motifs: [motif],
    numero_officiel: null,
    entites: {},
  })
  const { controles } = (await api.get(`/v1/controles?motif=${motif}&limite=200`, 'rsci')).body
  const own = controles.filter(
    ({ commande }: { commande: { id: string } }) => commande.id === result.commande_id,
  )
  expect(own).toMatchObject([{ motif, bloquant: true, statut: 'ouvert', entite: null, entite_id: null }])
  const [written] = await api.sql(
    `select (select count(*)::integer from collecte.collecte where commande_id = $1) as collectes,
       (select count(*)::integer from commande.commande where id = $1) as commandes`,
    [result.commande_id],
  )
  expect(written).toEqual({ collectes: 0, commandes: 1 })
}

describe('the current version and the one before: collecte.enregistrer', () => {
  test('N: version 2, with what it adds', async () => {
    const payload = { observation: 'fruits mûrs', collecte_id: uuidv7() }
    expect(await send(payload, { version_schema: 2 })).toMatchObject({ issue: 'acceptee', motifs: [] })
    const [row] = await api.sql('select observation from collecte.collecte where id = $1', [
      payload.collecte_id,
    ])
    expect(row).toEqual({ observation: 'fruits mûrs' })
  })

  test('N-1: version 1, judged by its own schema', async () => {
    expect(await send({}, { version_schema: 1 })).toMatchObject({ issue: 'acceptee', motifs: [] })
    await expectSetAside(await send({ observation: 'later' }, { version_schema: 1 }), 'donnees_illisibles')
  })

  test('one before those is version_client_obsolete', async () => {
    await expectSetAside(await send({}, { version_schema: 0 }), 'version_client_obsolete')
  })

  test.each([3, 4, 2 ** 53 - 1])(
    'N+1: «schema version newer than current» is donnees_illisibles: %d',
    async (version) => {
      await expectSetAside(await send({}, { version_schema: version }), 'donnees_illisibles')
    },
  )

  test('versions_minimales tells the phone which versions these are', async () => {
    const { body } = await api.get(`/v1/sync/etat-appareil?appareil_id=${device.appareil_id}`, 'agent1')
    expect(body.versions_minimales.schemas).toMatchObject({
      'collecte.enregistrer': { courante: 2, minimale: 1 },
      'recolte.estimer': { courante: 1, minimale: 1 },
    })
    expect(Object.keys(body.versions_minimales.schemas)).toHaveLength(12)
  })
})

describe('a type that nobody knows', () => {
  test.each(['lot.valider', 'commande.traiter', 'inconnu', 'v1.moi', 'pg_sleep', "x'; drop table y"])(
    'is donnees_illisibles: %s',
    async (type) => {
      await expectSetAside(await send({}, { type }), 'donnees_illisibles')
    },
  )
})

describe('a fingerprint that does not fit', () => {
  test('a payload changed on the way is empreinte_incoherente', async () => {
    sequence += 1
    const envelope = await envelopeOf(device, sequence)
    const tampered = { ...envelope, payload: { ...(envelope.payload as Draft), humidite_cp: 201 } }
    await expectSetAside(await sendOne(api, device, tampered), 'empreinte_incoherente')
  })

  test('a member added beside the known ones is covered by it', async () => {
    sequence += 1
    const envelope = await envelopeOf(device, sequence)
    await expectSetAside(await sendOne(api, device, { ...envelope, note: 'x' }), 'empreinte_incoherente')
    expect(await send({}, { note: 'x' })).toMatchObject({ issue: 'acceptee' })
  })

  test('it is the one of RFC 8785: key order and number spelling do not matter', async () => {
    sequence += 1
    const envelope = await envelopeOf(device, sequence)
    const reversed = Object.fromEntries(Object.entries(envelope).toReversed())
    const text = JSON.stringify(reversed).replace('"humidite_cp":200', '"humidite_cp":2e2')
    expect(await sendOne(api, device, text)).toMatchObject({ issue: 'acceptee', motifs: [] })
  })
})

test('after all that the device still sends', async () => {
  expect(await send({}, {})).toMatchObject({ issue: 'acceptee', motifs: [] })
})
