// Active and suspended organizations over HTTP: the effect of a suspension, the permissions that acts need, and the journal
// entries.
import { afterEach, describe, expect, test } from 'vitest'
import { ORGANISATION, UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { openIssuer } from './support/issuer.ts'
import { enrolDevice, envelopeOf, sendBatch } from './support/phones.ts'

const issuer = await openIssuer()
const api = await openApi({
  settings: { ...issuer.settings, CORS_ORIGINS: 'https://bureau.example.org' },
  tokenOf: issuer.tokenOf,
})

const moi = async (username: string, organisations: unknown, header?: string) => {
  const token = await issuer.tokenOf(username, { claims: { organisations } })
  const headers: Record<string, string> = header === undefined ? {} : { 'x-organisation': header }
  const { status, body } = await api.send('GET', '/v1/moi', { token, headers })
  return status === 200 ? body.organisation.code : `${status} ${body.erreur}`
}
const setAccount = (id: string, statut: string, range: string) =>
  api.sql('update utilisateur.utilisateur set statut = $2, actif_pendant = $3 where id = $1', [
    id,
    statut,
    range,
  ])
const setOrganisation = (statut: string) =>
  api.sql('update organisation.organisation set statut = $2 where id = $1', [ORGANISATION.demo, statut])
const codeOf = async (answer: Promise<{ status: number; body: { erreur?: string } }>) => {
  const { status, body } = await answer
  return `${status} ${body.erreur ?? ''}`.trim()
}

afterEach(async () => {
  await setOrganisation('active')
  await setAccount(UTILISATEUR.agent1, 'actif', '{(,)}')
  await setAccount(UTILISATEUR.admin, 'actif', '{(,)}')
})

describe('the active organization', () => {
  const BOTH = ['DEMO', 'VOISINE']
  test.each<[string, string, unknown, string | undefined, string]>([
    ['the only one of the token', 'agent1', ['DEMO'], undefined, 'DEMO'],
    ['the only one, as a text', 'agent1', 'DEMO', undefined, 'DEMO'],
    ['the only one, stated', 'agent1', ['DEMO'], 'DEMO', 'DEMO'],
    ['«deux» states DEMO', 'deux', BOTH, 'DEMO', 'DEMO'],
    ['«deux» states VOISINE', 'deux', BOTH, 'VOISINE', 'VOISINE'],
    ['«deux» states none', 'deux', BOTH, undefined, '403 organisation_a_preciser'],
    ['«deux» states nothing but blanks', 'deux', BOTH, '   ', '403 organisation_a_preciser'],
    ['no code in the token', 'agent1', [], undefined, '403 organisation_absente'],
    ['no claim', 'agent1', undefined, undefined, '403 organisation_absente'],
    ['a claim of another shape', 'agent1', { DEMO: true }, undefined, '403 organisation_absente'],
    ['no code, one stated', 'agent1', [], 'DEMO', '403 organisation_absente'],
    ['a code that no organization has', 'agent1', ['NULLEPART'], undefined, '403 organisation_inconnue'],
    ['one that the token does not name', 'agent1', ['DEMO'], 'VOISINE', '403 organisation_non_autorisee'],
    [
      'one that does not exist and the token does not name',
      'agent1',
      ['DEMO'],
      'NULLEPART',
      '403 organisation_non_autorisee',
    ],
    ['one where the caller has no account', 'agent1', BOTH, 'VOISINE', '403 organisation_non_autorisee'],
    ['lower case is another code', 'agent1', ['DEMO'], 'demo', '403 organisation_non_autorisee'],
    ['two in one header', 'deux', BOTH, 'DEMO,VOISINE', '403 organisation_non_autorisee'],
    ['ten thousand characters', 'agent1', ['DEMO'], 'A'.repeat(10_000), '403 organisation_non_autorisee'],
  ])('%s', async (_, username, organisations, header, expected) => {
    expect(await moi(username, organisations, header)).toBe(expected)
  })

  test('«deux» has an account of its own in each, with its own permissions', async () => {
    const of = async (code: string) => {
      const token = await issuer.tokenOf('deux', { claims: { organisations: BOTH } })
      return (await api.send('GET', '/v1/moi', { token, headers: { 'x-organisation': code } })).body
    }
    const [demo, voisine] = [await of('DEMO'), await of('VOISINE')]
    expect(demo.utilisateur.id).toBe(UTILISATEUR.deux)
    expect(voisine.utilisateur.id).toBe(UTILISATEUR.deuxVoisine)
  })
})

describe('a suspended organization', () => {
  test('to its members, on every kind of route, and only to them', async () => {
    const device = await enrolDevice(api)
    const envelope = await envelopeOf(device, 1)
    await setOrganisation('suspendue')
    const refused = '403 organisation_suspendue'
    expect(await codeOf(api.get('/v1/moi', 'agent1'))).toBe(refused)
    expect(await codeOf(api.get('/v1/appareils', 'admin'))).toBe(refused)
    expect(await codeOf(sendBatch(api, device, [envelope]))).toBe(refused)
    expect(await codeOf(api.get(`/v1/sync/etat-appareil?appareil_id=${device.appareil_id}`, 'agent1'))).toBe(
      refused,
    )
    expect(await moi('stranger', ['DEMO'])).toBe('403 organisation_non_autorisee')
    await setOrganisation('active')
    expect((await sendBatch(api, device, [envelope])).body.resultats).toMatchObject([{ issue: 'acceptee' }])
  })
})

describe('an account that is not active', () => {
  test.each(['suspendu', 'desactive'])(
    '%s: compte_inactif for members, droit_manquant for permissions',
    async (statut) => {
      await setAccount(UTILISATEUR.admin, statut, '{(,2026-01-01)}')
      for (const path of ['/v1/moi', '/v1/campagnes', '/v1/produits']) {
        expect(await codeOf(api.get(path, 'admin'))).toBe('403 compte_inactif')
      }
      for (const path of [
        '/v1/permissions',
        '/v1/appareils',
        '/v1/rejets',
        '/v1/controles',
        '/v1/producteurs',
      ]) {
        expect(await codeOf(api.get(path, 'admin'))).toBe('403 droit_manquant')
      }
    },
  )

  test('what they hold is judged by its dates: the queue is still answered', async () => {
    const device = await enrolDevice(api)
    const [one, two] = [await envelopeOf(device, 1), await envelopeOf(device, 2)]
    await setAccount(
      UTILISATEUR.agent1,
      'suspendu',
      `{(,"${new Date(Date.parse(one.cree_le_appareil) - 1).toISOString()}")}`,
    )
    const { status, body } = await sendBatch(api, device, [one, two])
    expect(status).toBe(200)
    expect(body.resultats).toMatchObject(
      Array(2).fill({ issue: 'acceptee_controle', motifs: ['droit_manquant'] }),
    )
    expect(
      (await api.get(`/v1/sync/etat-appareil?appareil_id=${device.appareil_id}`, 'agent1')).body
        .derniere_sequence,
    ).toBe(2)
  })

  test('what it captured while it was active is accepted as ever', async () => {
    const device = await enrolDevice(api)
    const envelope = await envelopeOf(device, 1)
    await setAccount(UTILISATEUR.agent1, 'desactive', `{(,"${new Date(Date.now() + 60_000).toISOString()}")}`)
    expect((await sendBatch(api, device, [envelope])).body.resultats).toMatchObject([{ issue: 'acceptee' }])
  })
})

describe('whoever was refused is written down', () => {
  const journal = (path: string) =>
    api.sql(
      'select utilisateur_id, methode, chemin, code, details from journal.appel_administration where chemin = $1 order by id',
      [path],
    )

  test('although the request rolled back: who, what, why', async () => {
    expect(await codeOf(api.get('/v1/permissions?', 'agent1'))).toBe('403 droit_manquant')
    expect((await journal('/v1/permissions')).slice(-1)).toEqual([
      {
        utilisateur_id: UTILISATEUR.agent1,
        methode: 'GET',
        chemin: '/v1/permissions',
        code: 'droit_manquant',
        details: { permissions: ['permission_sets.manage'] },
      },
    ])
  })

  test('of a POST too, with the address that was called', async () => {
    const path = `/v1/appareils/${UTILISATEUR.agent2}/revoquer`
    expect(await codeOf(api.post(path, { raison: 'x' }, 'magasinier'))).toBe('403 droit_manquant')
    expect(await journal(path)).toMatchObject([{ utilisateur_id: UTILISATEUR.magasinier, methode: 'POST' }])
  })

  test('a granted call leaves none', async () => {
    const before = await journal('/v1/rejets')
    expect((await api.get('/v1/rejets', 'admin')).status).toBe(200)
    expect(await journal('/v1/rejets')).toEqual(before)
  })
})
