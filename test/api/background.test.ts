// Work after the response: the message to the producer, and the nightly tasks.
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import { hurry } from '../concurrency/support/sessions.ts'
import { openApi } from './support/api.ts'
import {
  type Device,
  type Draft,
  enrolDevice,
  envelopeOf,
  net,
  sendBatch,
  sendOne,
} from './support/phones.ts'
import { eventually } from './support/wait.ts'

const api = await openApi({ settings: { TASKS: 'inside' }, isProfiled: true })
const door = api.server.database.pool('api', 1)
let device: Device
let sequence = 0
beforeAll(async () => {
  device = await enrolDevice(api)
})
const next = (payload: Draft = {}, changes: Draft = {}) => {
  sequence += 1
  return envelopeOf(device, sequence, payload, changes)
}
const sent = (text: string) => api.server.sms.filter(({ texte }) => texte.includes(text))
const told = (numero: string | null) =>
  eventually(async () => {
    await hurry(api.server.database.adminUrl)
    return sent(numero ?? '?')[0]
  })
const settled = () =>
  eventually(async () => {
    await hurry(api.server.database.adminUrl)
    const [row] = await api.sql<{ jobs: number }>(
      "select count(*)::integer as jobs from graphile_worker.jobs where task_identifier = 'sms_collecte' and attempts < 1",
    )
    return row?.jobs === 0 ? true : undefined
  })

describe('the message to the producer', () => {
  test('the producer is told reference, date and marketable net mass, once, also when the command is sent again', async () => {
    const envelope = await next({ ...net(12_345), humidite_cp: 200 })
    const { numero_officiel, date_operation } = await sendOne(api, device, envelope)
    const message = await told(numero_officiel)
    const day = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Africa/Porto-Novo', dateStyle: 'short' })
    expect(message.destinataire).toBe('+2290100000001')
    expect(message.texte).toContain(day.format(new Date(date_operation ?? '')))
    expect(message.texte).toContain('12,345 kg')
    await sendBatch(api, device, [envelope])
    await settled()
    expect(sent(numero_officiel ?? '?')).toHaveLength(1)
  })

  test('under control it is sent all the same, without a word of it', async () => {
    const plain = await sendOne(api, device, await next())
    const doubtful = await sendOne(
      api,
      device,
      await next({ contrat_id: uuidv7(), calcul_telephone: { net_g: 1, refaction_g: 0, net_marchand_g: 1 } }),
    )
    expect(doubtful.motifs).toEqual(expect.arrayContaining(['reference_inconnue', 'ecart_calcul']))
    const text = async (numero: string | null) => (await told(numero)).texte
    const [first, second] = [await text(plain.numero_officiel), await text(doubtful.numero_officiel)]
    expect(second.replace(doubtful.numero_officiel ?? '', '#')).toBe(
      first.replace(plain.numero_officiel ?? '', '#'),
    )
    expect(api.server.sms.map(({ texte }) => texte).join('\n')).not.toMatch(
      /contr[ôo]l|anomal|motif|[ée]cart|inconnu/i,
    )
  })

  test('nothing is sent for what wrote no collection, nor to an unknown producer', async () => {
    const before = api.server.sms.length
    await sendOne(api, device, await next({ pesees: [] }))
    await sendOne(api, device, await next({ producteur_id: uuidv7() }))
    const last = await sendOne(api, device, await next())
    await told(last.numero_officiel)
    await settled()
    expect(api.server.sms.length).toBe(before + 1)
  })
})

describe('the nightly tasks', () => {
  const run = async (tache: string, days: number, organisation_id: string = ORGANISATION.demo) => {
    const maintenant = new Date(Date.now() + days * 86_400_000).toISOString()
    const { rows } = await door.query('select v1.tache_nocturne($1::jsonb) as reponse', [
      JSON.stringify({ tache, organisation_id, maintenant }),
    ])
    return rows[0]?.reponse.lignes
  }

  test('collections leave the phones after thirty days', async () => {
    const { commande_id } = await sendOne(api, device, await next())
    const flag = async () =>
      (await api.sql('select synchronisable from collecte.collecte where commande_id = $1', [commande_id]))[0]
        ?.synchronisable
    await run('collectes_synchronisables', 29.9)
    expect(await flag()).toBe(true)
    expect(await run('collectes_synchronisables', 30.1, ORGANISATION.voisine)).toBe(0)
    expect(await flag()).toBe(true)
    expect(await run('collectes_synchronisables', 30.1)).toBeGreaterThan(0)
    expect(await flag()).toBe(false)
  })

  test('a file that did not come in fourteen days is piece_manquante, once', async () => {
    const piece = (role: string) => ({ fichier_id: uuidv7(), sha256: 'a'.repeat(64), role })
    const pieces_jointes = [piece('signature'), piece('photo')]
    const result = await sendOne(api, device, await next({}, { pieces_jointes }))
    expect(result).toMatchObject({ issue: 'acceptee', motifs: [] })
    expect(await run('pieces_manquantes', 13.9)).toBe(0)
    expect(await run('pieces_manquantes', 14.1)).toBe(1)
    expect(await run('pieces_manquantes', 15)).toBe(0)
    const { controles } = (await api.get('/v1/controles?motif=piece_manquante', 'rsci')).body
    expect(controles).toMatchObject([
      {
        bloquant: false,
        commande: { id: result.commande_id },
        entite: 'collecte',
        entite_id: result.entites.collecte,
        details: { pieces: pieces_jointes.map(({ fichier_id, role }) => ({ fichier_id, role })) },
      },
    ])
  })

  test('both are known to the worker and end well when they run by themselves', async () => {
    for (const task of ['collectes_synchronisables', 'pieces_manquantes', 'reponses_gardees']) {
      await api.sql(`select graphile_worker.add_job($1, job_key => $1)`, [task])
      await eventually(async () => {
        const rows = await api.sql('select last_error from graphile_worker.jobs where key = $1', [task])
        if (rows[0]?.last_error) throw new Error(String(rows[0].last_error))
        return rows.length === 0 ? true : undefined
      })
    }
  })
})
