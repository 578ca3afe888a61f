// Spec: support-et-cockpit#cockpit: the figures of organizations, equal to the counts of their tables, only for the publisher.
import { beforeAll, describe, expect, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { enrolDevice, envelopeOf, sendBatch } from './support/phones.ts'

const api = await openApi({ settings: { TASKS: 'inside' } })
type Line = Record<string, unknown> & { organisation: { code: string } }
const page = async (query = '') => (await api.get(`/v1/editeur/cockpit${query}`, 'editeur')).body
const lineOf = async (code: string): Promise<Line> =>
  (await page()).organisations.find(({ organisation }: Line) => organisation.code === code)

beforeAll(async () => {
  const device = await enrolDevice(api)
  const wrong = { calcul_telephone: { net_g: 1, refaction_g: 0, net_marchand_g: 1 } }
  await sendBatch(api, device, [await envelopeOf(device, 1, wrong), await envelopeOf(device, 2)])
})

describe('the figures', () => {
  test('are what the tables hold', async () => {
    const [held] = await api.sql<Record<string, unknown>>(
      `select (select count(*)::int from collecte.collecte c where c.organisation_id = $1 and c.statut <> 'devalidee'
                 and c.campagne_id in (select id from campagne.campagne where statut = 'ouverte')) as collectes,
              (select sum(c.net_marchand_g)::int from collecte.collecte c where c.organisation_id = $1 and c.statut <> 'devalidee'
                 and c.campagne_id in (select id from campagne.campagne where statut = 'ouverte')) as masse,
              (select count(*)::int from appareil.appareil a where a.organisation_id = $1 and a.statut = 'actif') as actifs,
              (select count(*)::int from controle.controle k where k.organisation_id = $1 and k.statut = 'ouvert') as ouverts,
              (select count(*)::int from producteur.producteur p where p.organisation_id = $1 and p.actif_pendant @> now() and p.fusionne_dans is null) as producteurs`,
      [ORGANISATION.demo],
    )
    const chiffres = await lineOf('DEMO')
    const campagnes = chiffres.campagnes as { collectes: number; net_marchand_g: number }[]
    const sum = (member: 'collectes' | 'net_marchand_g') =>
      campagnes.reduce((all, one) => all + one[member], 0)
    expect([sum('collectes'), sum('net_marchand_g')]).toEqual([held?.collectes, held?.masse])
    expect(held?.collectes).toBeGreaterThan(1)
    expect(chiffres.producteurs).toBe(held?.producteurs)
    expect(chiffres.appareils).toMatchObject({ actifs: held?.actifs, derniere_synchro: expect.any(String) })
    expect(chiffres.controles).toMatchObject({ ouverts: held?.ouverts, un_jour: 0 })
  })

  test('age: a control is counted among those of its days and more', async () => {
    for (const [days, ages] of [
      [0, [0, 0, 0]],
      [2, [1, 0, 0]],
      [8, [1, 1, 0]],
      [31, [1, 1, 1]],
    ] as const) {
      await api.sql(
        "update controle.controle set ouvert_le = now() - $1 * interval '1 day' where statut = 'ouvert'",
        [days],
      )
      const { ouverts, un_jour, sept_jours, trente_jours } = (await lineOf('DEMO')).controles as Record<
        string,
        number
      >
      expect([un_jour, sept_jours, trente_jours]).toEqual(ages.map((age) => age * (ouverts ?? 0)))
    }
  })

  test('devices that were silent, messages and jobs that failed', async () => {
    await api.sql(
      "update appareil.appareil set derniere_synchro = now() - interval '8 days' where organisation_id = $1",
      [ORGANISATION.demo],
    )
    const fail = () =>
      api.sql(
        "update collecte.sms set statut = 'echoue', raison = 'essai' where du_le is null returning version",
      )
    await expect.poll(fail, { timeout: 10_000 }).not.toEqual([])
    await api.sql(
      `insert into graphile_worker._private_jobs (task_id, payload, attempts, max_attempts)
       select t.id, json_build_object('organisation_id', $1::uuid), 25, 25 from graphile_worker._private_tasks t where t.identifier = 'sms_collecte'`,
      [ORGANISATION.demo],
    )
    const chiffres = await lineOf('DEMO')
    const appareils = chiffres.appareils as { actifs: number; muets: number }
    expect(appareils.muets).toBe(appareils.actifs)
    expect(chiffres).toMatchObject({ messages_echoues: expect.any(Number), taches_echouees: 1 })
    expect(chiffres.messages_echoues).toBeGreaterThan(0)
    expect((await page()).taches_echouees).toEqual([
      { tache: 'sms_collecte', nombre: 1, depuis: expect.any(String) },
    ])
    expect((await lineOf('VOISINE')).taches_echouees).toBe(0)
  })
})

test('the licence that prevails warns as in the organization itself', async () => {
  expect((await lineOf('DEMO')).licence).toBeNull()
  const grant = (body: object) =>
    api.post('/v1/editeur/licences', { organisation_id: ORGANISATION.demo, ...body }, 'editeur')
  const { body: made } = await grant({ debut: '2020-01-01', plafonds: { producteurs: 1 } })
  const both = async () => {
    const { licence } = await lineOf('DEMO')
    return [licence, (await api.get('/v1/moi', 'admin')).body.licence]
  }
  for (const shown of await both())
    expect(shown).toMatchObject({ statut: 'en_vigueur', avertissements: ['plafond_depasse'] })
  const correct = async (id: string, terms: object): Promise<string> =>
    (
      await api.post(
        `/v1/editeur/licences/${id}/corriger`,
        { debut: '2020-01-01', raison: 'essai', ...terms },
        'editeur',
      )
    ).body.id
  const lacking = await correct(made.id, { modules: [] })
  for (const shown of await both())
    expect(shown).toMatchObject({ statut: 'en_vigueur', avertissements: ['module_non_couvert'] })
  await correct(lacking, { fin: '2020-12-31' })
  for (const shown of await both())
    expect(shown).toMatchObject({ statut: 'expiree', avertissements: ['licence_expiree'] })
})

test('page after page, by status and text, and as a table', async () => {
  const codes = ({ organisations }: { organisations: Line[] }) =>
    organisations.map(({ organisation }) => organisation.code)
  const all = codes(await page())
  expect(all).toEqual(all.toSorted())
  const first = await page('?limite=1')
  expect([codes(first), codes(await page(`?limite=1&curseur=${first.suivant}`))]).toEqual([
    [all[0]],
    [all[1]],
  ])
  expect(codes(await page('?recherche=vois'))).toEqual(['VOISINE'])
  expect(codes(await page('?statut=suspendue'))).toEqual([])
  const table = await api.get('/v1/editeur/cockpit', 'editeur', { accept: 'text/csv' })
  expect(table.text.split('\n')[0]).toContain('appareils.muets')
})

test('the journal answers what its filters leave', async () => {
  const path = `/v1/editeur/organisations/${ORGANISATION.voisine}/suspendre`
  await api.post(path, { raison: 'essai' }, 'admin')
  const entries = async (query: string) =>
    (await api.get(`/v1/editeur/journal?${query}`, 'editeur')).body.appels
  expect(await entries('refuses=true&identifiant=admin')).toEqual([
    expect.objectContaining({ chemin: path, code: 'droit_manquant' }),
  ])
  const acts = await entries('refuses=false')
  expect(acts.every(({ code }: { code: string | null }) => code === null)).toBe(true)
  expect(await entries(`organisation_id=${ORGANISATION.voisine}`)).toEqual([])
  expect(await entries('jusqu_a=2020-01-01T00:00:00Z')).toEqual([])
})

test('nobody else reads it', async () => {
  expect((await api.get('/v1/editeur/cockpit', 'admin')).body.erreur).toBe('droit_manquant')
})
