// «Defaults versioned per organization»: each setting that is obeyed today is changed over HTTP and must have its effect. An
// operation dated before the change is judged by the earlier value.

import { releveFrom } from '@sillon/telephone/releve'
import { v7 as uuidv7 } from 'uuid'
import { afterEach, describe, expect, test } from 'vitest'
import { ORGANISATION, PRODUCTEUR, UTILISATEUR } from '../../demo/ids.ts'
import { withClient } from '../support/clone.ts'
import { openApi } from './support/api.ts'
import {
  ageDevice,
  clockAt,
  type Device,
  type Draft,
  enrolDevice,
  envelopeOf,
  sendBatch,
  sendOne,
} from './support/phones.ts'

const api = await openApi()
const door = api.server.database.pool('api', 1)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const iso = (ms: number) => new Date(ms).toISOString()
const put = (cle: string, valeur: unknown) =>
  api.send('PUT', `/v1/reglages/${cle}`, { body: { valeur }, as: 'admin' })
const written = new Set<string>()

/** Changes a setting until the test ends; returns the instant from which the new value is valid. */
async function set(cle: string, valeur: unknown): Promise<number> {
  written.add(cle)
  return Date.parse((await put(cle, valeur)).body.depuis)
}
afterEach(async () => {
  for (const cle of written) await put(cle, null)
  written.clear()
})

const outcomes = async (device: Device, envelopes: unknown[]) =>
  (await sendBatch(api, device, envelopes)).body.resultats.map(
    ({ motifs, alertes }: { motifs: string[]; alertes: string[] }) => [...motifs, ...alertes].join(),
  )
const nightly = async (tache: string, days: number) => {
  const maintenant = iso(Date.now() + days * DAY)
  const { rows } = await door.query('select v1.tache_nocturne($1::jsonb) as reponse', [
    JSON.stringify({ tache, organisation_id: ORGANISATION.demo, maintenant }),
  ])
  return rows[0]?.reponse.lignes
}

describe('what commands are judged by', () => {
  test('tolerated clock gap', async () => {
    const device = await enrolDevice(api)
    await ageDevice(api, device, 1)
    const since = await set('sync.ecart_horloge_max_min', 1)
    const fiveMinutesOff = (estimate: number) => ({
      ...clockAt(estimate),
      cree_le_appareil: iso(estimate - 5 * MINUTE),
    })
    expect(
      await outcomes(device, [
        await envelopeOf(device, 1, {}, fiveMinutesOff(since - 1)),
        await envelopeOf(device, 2, {}, fiveMinutesOff(since + 1)),
      ]),
    ).toEqual(['', 'horloge_corrigee'])
  })

  test('maximum offline duration', async () => {
    const device = await enrolDevice(api)
    await ageDevice(api, device, 2)
    const since = await set('sync.hors_ligne_max_jours', 1)
    expect(
      await outcomes(device, [
        await envelopeOf(device, 1, {}, clockAt(since - 1)),
        await envelopeOf(device, 2, {}, clockAt(since + 1)),
      ]),
    ).toEqual(['', 'hors_ligne_depasse'])
  })

  test('continuation of a full batch', async () => {
    const restarted = async () => {
      const device = await enrolDevice(api)
      await ageDevice(api, device, 1)
      const captured = { horloge: null, cree_le_appareil: iso(Date.now() - HOUR) }
      const envelopes = await Promise.all(
        Array.from({ length: 51 }, (_, index) => envelopeOf(device, index + 1, {}, captured)),
      )
      await sendBatch(api, device, envelopes.slice(0, 50))
      return outcomes(device, envelopes.slice(50))
    }
    expect(await restarted()).toEqual([''])
    await set('sync.suite_lot_plein_min', 0)
    expect(await restarted()).toEqual(['horloge_invraisemblable'])
  })
})

describe('surveys', () => {
  const device = enrolDevice(api)
  let sequence = 0
  // A square field with sides of about a hundred metres, apart from all other plots.
  const plot = async (east: number, changes: Draft = {}, at = Date.now()) => {
    const [x, y] = [3.2 + east, 7.1]
    const corners = [
      [x, y],
      [x + 0.0009, y],
      [x + 0.0009, y + 0.0009],
      [x, y + 0.0009],
    ].map(([longitude = 0, latitude = 0]) => ({ longitude, latitude, precision_cm: 300 }))
    const releve = releveFrom(corners, new Date(at - MINUTE), new Date(at))
    sequence += 1
    const payload = {
      parcelle_id: uuidv7(),
      producteur_id: PRODUCTEUR.ordinary,
      nom: `Champ ${sequence}`,
      cultures: [],
      surface_declaree_m2: 10_000,
      releve: { ...releve, ...changes },
    }
    const type = { type: 'parcelle.enregistrer', version_schema: 1, reference_provisoire: null }
    return envelopeOf(await device, sequence, {}, { ...type, payload, ...clockAt(at) })
  }
  const judged = async (...envelopes: unknown[]) => outcomes(await device, envelopes)

  test('minimum overlap that is flagged', async () => {
    await ageDevice(api, await device, 1)
    expect(await judged(await plot(0))).toEqual([''])
    const since = await set('parcelles.chevauchement_min_m2', 1_000_000)
    expect(await judged(await plot(0.0003, {}, since - 1), await plot(0.0003, {}, since + 1))).toEqual([
      'chevauchement_parcelle',
      '',
    ])
  })

  test('tolerated gap of surfaces', async () => {
    await ageDevice(api, await device, 1)
    const [{ surface_telephone_m2: right }] = [releveOf(await plot(0.1))]
    sequence -= 1
    const off = { surface_telephone_m2: Math.round(right * 1.05) }
    const since = await set('parcelles.tolerance_surface_cp', 600)
    expect(await judged(await plot(0.1, off, since - 1), await plot(0.2, off, since + 1))).toEqual([
      'ecart_calcul',
      '',
    ])
  })
})

describe('nightly tasks', () => {
  test('delay before piece_manquante', async () => {
    const device = await enrolDevice(api)
    const pieces_jointes = [{ fichier_id: uuidv7(), sha256: 'a'.repeat(64), role: 'photo' }]
    await sendOne(api, device, await envelopeOf(device, 1, {}, { pieces_jointes }))
    expect(await nightly('pieces_manquantes', 4)).toBe(0)
    await set('sync.piece_manquante_jours', 3)
    expect(await nightly('pieces_manquantes', 4)).toBe(1)
  })

  test('synchronization window of collections', async () => {
    const device = await enrolDevice(api)
    await sendOne(api, device, await envelopeOf(device, 1))
    expect(await nightly('collectes_synchronisables', 11)).toBe(0)
    await set('sync.fenetre_collectes_jours', 10)
    expect(await nightly('collectes_synchronisables', 11)).toBeGreaterThan(0)
  })
})

describe('codes and tokens', () => {
  const lasts = (expire_le: string) => Math.round((Date.parse(expire_le) - Date.now()) / MINUTE)

  test('enrolment code validity', async () => {
    await set('appareil.code_enrolement_h', 1)
    const agent = { utilisateur_id: UTILISATEUR.agent1 }
    expect(lasts((await api.post('/v1/appareils/codes-enrolement', agent, 'admin')).body.expire_le)).toBe(60)
  })

  test('sync token lifetime', async () => {
    const { appareil_id } = await enrolDevice(api)
    const token = async () => (await api.post('/v1/sync/jeton', { appareil_id }, 'agent1')).body.expire_le
    expect(lasts(await token())).toBe(5)
    await set('sync.jeton_min', 2)
    expect(lasts(await token())).toBe(2)
  })

  test('draining code validity and token lifetime', async () => {
    const { appareil_id } = await enrolDevice(api)
    await api.post(`/v1/appareils/${appareil_id}/revoquer`, { raison: 'perdu' }, 'admin')
    await set('appareil.code_vidage_h', 2)
    await set('appareil.jeton_vidage_min', 3)
    const issued = (await api.post(`/v1/appareils/${appareil_id}/code-vidage`, { raison: 'x' }, 'admin')).body
    expect(lasts(issued.expire_le)).toBe(120)
    const body = { appareil_id, code: issued.code }
    expect(lasts((await api.send('POST', '/v1/sync/jeton-vidage', { body })).body.expire_le)).toBe(3)
  })
})

function releveOf({ payload }: { payload: unknown }): { surface_telephone_m2: number } {
  return (payload as { releve: { surface_telephone_m2: number } }).releve
}

test('how much an account may send: a phone is told to come back, keeps its queue, and its colleagues work on', async () => {
  const until = iso(Date.now() - 1000)
  await withClient(api.server.database.adminUrl, (client) =>
    client.query(
      `insert into reglage.reglage (organisation_id, cle, version, valeur, depuis)
       select id, 'limites.compte_par_min', 1, '60', $1 from organisation.organisation where code = 'VOISINE'`,
      [until],
    ),
  )
  const read = () => api.send('GET', '/v1/moi', { as: 'voisine-rsci' })
  await read()
  await expect.poll(async () => (await read()).status, { timeout: 20_000, interval: 5 }).toBe(429)
  const refused = await read()
  expect(refused.body).toEqual({ erreur: 'trop_de_requetes' })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await api.send('GET', '/v1/moi', { as: 'admin' })).status).toBe(200)
})
