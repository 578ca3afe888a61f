// replication#perimetre: a phone gets exactly the rows that an SQL statement returns for the same agent and device, and no
// others: for every role, in both organizations.
import { remainingCapacity } from '@sillon/telephone/calcul'
import type { ReplicaRow } from '@sillon/telephone/contract'
import { describe, expect, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import { type Device, enrolDevice, envelopeOf, sendOne } from '../api/support/phones.ts'
import { asJson } from './support/phone.ts'
import { claimsOf, openWorld } from './support/world.ts'

const { api, exactly, exactlyAll, replicate } = await openWorld()
const COMPARTMENTS = ['globales', 'organisation', 'contrats_actifs', 'perimetre_agent', 'appareil']
const streamOf = (bucket: string) => bucket.replace(/^\d+#/, '').split('|')[0] ?? ''

describe('every role', () => {
  const demo = [
    'admin',
    'direction',
    'rsci',
    'agent1',
    'agent2',
    'commercial',
    'magasinier',
    'inspecteur',
    'auditeur',
  ]
  test.each([...demo.map((as) => [as, 'admin']), ['voisine-agent', 'admin2']] as [string, string][])(
    '%s',
    async (as, admin) => {
      const device = await enrolDevice(api, as, admin)
      const phone = await exactly(device)
      const tenants = Object.values(phone).flatMap((rows) =>
        Object.values(rows).flatMap(({ organisation_id }) => organisation_id ?? []),
      )
      expect([...new Set(tenants)]).toEqual([device.organisation_id])
    },
  )

  test('one person in two organizations: each device gets its own organization alone', async () => {
    const headers = (code: string) => ({ 'X-Organisation': code })
    const enrolled = async (code: string, admin: string): Promise<Device> => {
      const { utilisateur } = (await api.get('/v1/moi', 'deux', headers(code))).body
      const made = await api.post('/v1/appareils/codes-enrolement', { utilisateur_id: utilisateur.id }, admin)
      const { body } = await api.post(
        '/v1/appareils/enroler',
        { code: made.body.code },
        'deux',
        headers(code),
      )
      return { ...body, as: 'deux' }
    }
    const phones = [await enrolled('DEMO', 'admin'), await enrolled('VOISINE', 'admin2')]
    const [one = {}, two = {}] = await exactlyAll(phones)
    expect(Object.keys(one.organisation ?? {})).toEqual([ORGANISATION.demo])
    expect(Object.keys(two.organisation ?? {})).toEqual([ORGANISATION.voisine])
    const shared = Object.keys(one.producteur ?? {}).filter((id) => id in (two.producteur ?? {}))
    expect(shared).toEqual([])
  })
})

describe('the compartments', () => {
  test('five, with data in each for an agent at work', async () => {
    const device = await enrolDevice(api)
    await sendOne(api, device, await envelopeOf(device, 1))
    const buckets = await (await replicate()).bucketsOf(claimsOf(device))
    expect([...new Set(buckets.map(streamOf))].toSorted()).toEqual(COMPARTMENTS.toSorted())
    const phone = await exactly(device)
    const filled = [
      'referentiel',
      'campagne',
      'produit',
      'parametre',
      'contrat',
      'contrat_ligne',
      'producteur',
    ]
    const work = ['parcelle', 'statut_parcelle', 'certificat', 'capacite', 'solde', 'collecte', 'appareil']
    expect(Object.keys(phone)).toEqual(expect.arrayContaining([...filled, ...work, 'commande_resultat']))
  })

  test('what remains of a capacity is computed from the rows that arrive', async () => {
    const { solde = {} } = await exactly(await enrolDevice(api))
    const held = Object.values(asJson({ solde }).solde ?? {}) as ReplicaRow<'solde'>[]
    const register = await api.sql<{ id: string; reste_g: string }>(
      `select campagne_id || ':' || producteur_id || ':' || matiere_code || ':' || etat_code as id,
         plafond_g - consomme_g as reste_g from capacite.solde`,
    )
    const remains = new Map(register.map(({ id, reste_g }) => [id, Number(reste_g)]))
    expect(held.map(remainingCapacity)).toEqual(held.map(({ id }) => remains.get(id)))
    expect(held.map(({ consomme_g }) => consomme_g)).toContainEqual(expect.any(Number))
  })

  test('active contracts have a bucket each', async () => {
    const device = await enrolDevice(api)
    const buckets = await (await replicate()).bucketsOf(claimsOf(device))
    const contracts = Object.keys((await exactly(device)).contrat ?? {})
    expect(buckets.filter((bucket) => streamOf(bucket) === 'contrats_actifs')).toHaveLength(contracts.length)
    expect(contracts.length).toBeGreaterThan(0)
  })

  test('an agent without groups receives nobody', async () => {
    const phone = await exactly(await enrolDevice(api, 'magasinier'))
    for (const table of ['producteur', 'parcelle', 'statut_parcelle', 'capacite', 'solde', 'affectation'])
      expect(phone[table]).toBeUndefined()
  })

  test('tokens that mix two organizations, two agents or two devices get nothing but nothing', async () => {
    const [ours, theirs] = [await enrolDevice(api), await enrolDevice(api, 'voisine-agent', 'admin2')]
    const colleague = await enrolDevice(api, 'agent2')
    const replica = await replicate()
    const mixed = [
      { ...claimsOf(ours), organisation_id: theirs.organisation_id },
      { ...claimsOf(ours), utilisateur_id: colleague.utilisateur_id },
      { ...claimsOf(ours), appareil_id: colleague.appareil_id },
      { ...claimsOf(theirs), utilisateur_id: ours.utilisateur_id },
    ]
    for (const claims of mixed) {
      const { appareil, producteur, organisation, referentiel } = await replica.phoneOf(claims)
      expect([appareil, producteur, organisation, referentiel]).toEqual(Array(4).fill(undefined))
    }
  })

  test('lookups stay far below the thousand that the service allows', async () => {
    const device = await enrolDevice(api, 'inspecteur')
    expect(await (await replicate()).lookupsOf(claimsOf(device))).toBeLessThan(100)
  })
})
