// POST /v1/sync/jeton: the token that the replication service trusts.
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { ORGANISATION, UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { told } from './support/dates.ts'
import { drainingToken } from './support/draining.ts'
import { type Device, enrolDevice } from './support/phones.ts'

const api = await openApi()
let device: Device
beforeAll(async () => {
  device = await enrolDevice(api)
})
const ask = (appareil_id: unknown, as = 'agent1') => api.post('/v1/sync/jeton', { appareil_id }, as)
const refusal = async (...given: Parameters<typeof ask>) => {
  const { status, body } = await ask(...given)
  return `${status} ${body.erreur}`
}

describe('the token', () => {
  test('holds organisation_id, utilisateur_id, appareil_id, and nothing beside the registered ones', async () => {
    const { body } = await told(
      () => ask(device.appareil_id),
      (answer) => (decodeJwt(answer.body.jeton).iat ?? 0) * 1000,
    )
    const { iat, exp, ...claims } = decodeJwt(body.jeton)
    expect(claims).toEqual({
      organisation_id: ORGANISATION.demo,
      utilisateur_id: UTILISATEUR.agent1,
      appareil_id: device.appareil_id,
      sub: UTILISATEUR.agent1,
      aud: 'sillon-sync',
      iss: api.url,
    })
    expect(exp).toBe((iat ?? 0) + 300)
    expect(Date.parse(body.expire_le)).toBe((exp ?? 0) * 1000)
  })

  test('whoever has the published keys can verify it: ES256, its kid among the keys', async () => {
    const { body } = await ask(device.appareil_id)
    const { keys } = (await api.get('/.well-known/jwks.json')).body
    const header = decodeProtectedHeader(body.jeton)
    expect(header).toEqual({ alg: 'ES256', typ: 'JWT', kid: keys[0].kid })
    await expect(
      jwtVerify(body.jeton, createLocalJWKSet({ keys }), { audience: 'sillon-sync' }),
    ).resolves.toBeDefined()
    expect(keys.length).toBeGreaterThanOrEqual(2)
    for (const key of keys)
      expect(Object.keys(key).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'])
  })

  test('is not an identity token: this service refuses it', async () => {
    const { body } = await ask(device.appareil_id)
    const answer = await api.send('GET', '/v1/moi', { token: body.jeton })
    expect([answer.status, answer.body.erreur]).toEqual([401, 'jeton_invalide'])
  })
})

describe('is refused', () => {
  test('for another user’s device, exactly as for one that nobody has', async () => {
    expect(await refusal(device.appareil_id, 'agent2')).toBe('404 appareil_inconnu')
    const theirs = await ask(device.appareil_id, 'agent2')
    const nobodys = await ask('01960000-00ff-7000-8000-000000000001', 'agent2')
    expect(theirs.text).toBe(nobodys.text)
  })

  test.each([['revoquer'], ['remplacer']])('for a device after %s, appareil_revoque', async (verb) => {
    const other = await enrolDevice(api)
    expect((await ask(other.appareil_id)).status).toBe(200)
    const { status, body } = await told(
      async () => {
        await api.post(`/v1/appareils/${other.appareil_id}/${verb}`, { raison: 'x' }, 'admin')
        return ask(other.appareil_id)
      },
      (answer) => answer.body.details.revoque_le,
    )
    expect([status, body.erreur]).toEqual([403, 'appareil_revoque'])
  })

  test('for a device of another organization, exactly as for one that nobody has', async () => {
    const theirs = await enrolDevice(api, 'voisine-agent', 'admin2')
    expect((await ask(theirs.appareil_id)).text).toBe(
      (await ask('01960000-00ff-7000-8000-000000000001')).text,
    )
  })

  test('in a suspended organization, organisation_suspendue', async () => {
    const suspend = (statut: string) =>
      api.sql('update organisation.organisation set statut = $1 where id = $2', [statut, ORGANISATION.demo])
    await suspend('suspendue')
    expect(await refusal(device.appareil_id)).toBe('403 organisation_suspendue')
    await suspend('active')
    expect((await ask(device.appareil_id)).status).toBe(200)
  })

  test('without an identity token, jeton_absent; with a draining token, jeton_invalide', async () => {
    const body = { appareil_id: device.appareil_id }
    const none = await api.send('POST', '/v1/sync/jeton', { body })
    expect([none.status, none.body.erreur]).toEqual([401, 'jeton_absent'])
    const other = await enrolDevice(api)
    await api.post(`/v1/appareils/${other.appareil_id}/revoquer`, { raison: 'x' }, 'admin')
    const token = await drainingToken(api, other)
    const drained = await api.send('POST', '/v1/sync/jeton', { body, token })
    expect([drained.status, drained.body.erreur]).toEqual([401, 'jeton_invalide'])
  })

  test.each([undefined, null, '', 'x', 1, ['a'], {}, device, '{01960000-00ff-7000-8000-000000000001}'])(
    'without a uuid, appareil_id_invalide: %j',
    async (value) => {
      expect(await refusal(value)).toBe('400 appareil_id_invalide')
    },
  )

  test('for a suspended account, droit_manquant', async () => {
    const other = await enrolDevice(api, 'agent2')
    const suspend = (range: string, statut: string) =>
      api.sql('update utilisateur.utilisateur set actif_pendant = $1, statut = $2 where id = $3', [
        range,
        statut,
        UTILISATEUR.agent2,
      ])
    await suspend('{(,2026-01-01)}', 'suspendu')
    expect(await refusal(other.appareil_id, 'agent2')).toBe('403 droit_manquant')
    await suspend('{(,)}', 'actif')
    expect((await ask(other.appareil_id, 'agent2')).status).toBe(200)
  })
})
