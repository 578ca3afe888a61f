// The figures of a campaign (packs-et-campagnes#tableau): its weeks, its silent devices, its end dates, and the readers of each
// part. test/demo/alike/campaign checks with a season that each figure equals the count of its list.
import { expect, test } from 'vitest'
import { CAMPAGNE, GROUPEMENT, ORGANISATION } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { recordCertificate } from './support/domains/certificats.ts'
import { ageDevice, enrolDevice, envelopeOf, sendBatch } from './support/phones.ts'

const api = await openApi()
const figures = async (as = 'direction') => (await api.get(`/v1/campagnes/${CAMPAGNE.demo}/tableau`, as)).body
const set = (cle: string, valeur: number | null) =>
  api.send('PUT', `/v1/reglages/${cle}`, { body: { valeur }, as: 'admin' })

const LISTS = {
  semaines: 'collectes',
  capacites: 'capacites',
  stock: 'lots',
  controles: 'controles',
  appareils: 'appareils',
  certificats: 'certificats',
} as const
const ACCOUNTS = [
  'admin',
  'direction',
  'rsci',
  'agent1',
  'commercial',
  'magasinier',
  'inspecteur',
  'auditeur',
]

test.each(ACCOUNTS)(
  '%s is told the parts whose lists they may read; the others are null, and said',
  async (as) => {
    const shown = await figures(as)
    const refused = []
    for (const [partie, list] of Object.entries(LISTS)) {
      const { status, body } = await api.get(`/v1/${list}?limite=1`, as)
      expect([partie, shown[partie] !== null]).toEqual([partie, status === 200])
      if (status === 403)
        refused.push({
          partie,
          permissions: [...new Set(body.details.permissions)].toSorted(),
          reglage: null,
        })
    }
    const said = shown.absents.map((part: { permissions: string[] }) => ({
      ...part,
      permissions: part.permissions.toSorted(),
    }))
    expect(said).toEqual(refused.toSorted((a, b) => a.partie.localeCompare(b.partie)))
  },
)

test('a week begins on Monday where the organization is; what was cancelled is in none, and half a year is filled', async () => {
  const device = await enrolDevice(api)
  const made = await Promise.all([1, 2, 3, 4, 5].map((sequence) => envelopeOf(device, sequence)))
  expect((await sendBatch(api, device, made)).status).toBe(200)
  const ids = made.map(({ payload }) => (payload as { collecte_id: string }).collecte_id)
  // Porto-Novo is one hour ahead of UTC: in local time the second instant begins a Monday, and the first one ends a Sunday.
  const days = [
    '2026-06-07 22:59:59.999999+00',
    '2026-06-07 23:00:00+00',
    '2026-06-21 12:00:00+00',
    '2024-01-03 12:00:00+00',
    '2026-06-10 12:00:00+00',
  ]
  const [, , , , cancelled] = ids
  await api.sql(
    `update collecte.collecte c
     set date_operation = v.le::timestamptz, net_g = 1000 * v.rang, refaction_g = 0, net_marchand_g = 1000 * v.rang,
         statut = case when c.id = $3 then 'devalidee' else c.statut end
     from unnest($1::uuid[], $2::text[]) with ordinality as v (id, le, rang) where c.id = v.id`,
    [ids, days, cancelled],
  )
  const weeks = async () => {
    const { semaines } = await figures()
    return (semaines as { lundi: string; semaine: string; collectes: number; net_g: number }[])
      .filter(({ lundi }) => lundi < '2026-07-01')
      .map(({ semaine, lundi, collectes, net_g }) => [semaine, lundi, collectes, net_g])
  }
  const early = ['2024-W01', '2024-01-01', 1, 4000]
  expect(await weeks()).toEqual([
    early,
    ['2026-W23', '2026-06-01', 1, 1000],
    ['2026-W24', '2026-06-08', 1, 2000],
    ['2026-W25', '2026-06-15', 1, 3000],
  ])
  const zone = (name: string) =>
    api.sql('update organisation.organisation set fuseau_horaire = $2 where id = $1', [
      ORGANISATION.demo,
      name,
    ])
  await zone('Asia/Kolkata')
  expect(await weeks()).toEqual([
    early,
    ['2026-W24', '2026-06-08', 2, 3000],
    ['2026-W25', '2026-06-15', 1, 3000],
  ])
  await zone('Africa/Porto-Novo')
  await api.sql(`update collecte.collecte set date_operation = '2026-05-18 12:00Z' where id = $1`, [ids[3]])
  expect((await weeks()).map(([semaine, , collectes]) => [semaine, collectes])).toEqual([
    ['2026-W21', 1],
    ['2026-W22', 0],
    ['2026-W23', 1],
    ['2026-W24', 1],
    ['2026-W25', 1],
  ])
})

test('a device is silent after the delay of the reminders; without a delay none is, and that is said', async () => {
  const device = await enrolDevice(api)
  await ageDevice(api, device, 10)
  const before = (await figures('admin')).appareils
  const silent = async (since: string) =>
    (await api.get(`/v1/appareils?limite=200&muets_depuis=${since}`, 'admin')).body.appareils.map(
      ({ code_court }: { code_court: string }) => code_court,
    )
  expect(await silent(before.muets_depuis)).toContain(device.code_court)
  await set('relances.saisie_jours', 20)
  const later = (await figures('admin')).appareils
  expect([later.jours, before.muets - later.muets]).toEqual([20, 1])
  expect(await silent(later.muets_depuis)).not.toContain(device.code_court)
  await set('relances.saisie_jours', 0)
  const shown = await figures('admin')
  expect(shown.appareils).toBeNull()
  expect(shown.absents).toContainEqual({
    partie: 'appareils',
    permissions: null,
    reglage: 'relances.saisie_jours',
  })
  await set('relances.saisie_jours', null)
})

test('a certificate ends within the delay, before or after today, unless a later one follows it', async () => {
  const { finissent, echus, jour } = (await figures('rsci')).certificats
  const day = (ahead: number) => new Date(Date.parse(jour) + ahead * 86_400_000).toISOString().slice(0, 10)
  const until = (ahead: number, groupement_id: string) =>
    recordCertificate(api, {
      titulaire: { groupement_id },
      valide_du: '2020-01-01',
      valide_au: day(ahead),
      referentiel_code: 'NOP',
    })
  await until(60, GROUPEMENT.allada)
  await until(61, GROUPEMENT.sekou)
  await until(-1, GROUPEMENT.attogon)
  await until(-61, GROUPEMENT.togoudo)
  const shown = (await figures('rsci')).certificats
  expect([shown.finissent - finissent, shown.echus - echus, shown.prochaine_fin]).toEqual([1, 1, day(60)])
  await until(400, GROUPEMENT.attogon)
  expect((await figures('rsci')).certificats.echus).toBe(echus)
})
