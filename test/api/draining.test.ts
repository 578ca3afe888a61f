// A queue sent without the identity provider: the code that the office gives, the token that the code is exchanged for, and
// everything that this token does not allow.

import { drain } from '@sillon/telephone/drain'
import { capture } from '@sillon/telephone/phone'
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose'
import { beforeEach, describe, expect, test } from 'vitest'
import { ORGANISATION, UTILISATEUR } from '../../demo/ids.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { openApi } from './support/api.ts'
import { collecteOf, openField } from './support/clientPhone.ts'
import { told } from './support/dates.ts'
import { drainingCode, drainingToken } from './support/draining.ts'
import { codeOf } from './support/office.ts'
import { clockAt, type Device, enrolDevice, envelopeOf } from './support/phones.ts'

const api = await openApi()
let device: Device
let revoked: number
beforeEach(async () => {
  device = await enrolDevice(api)
  const path = `/v1/appareils/${device.appareil_id}/revoquer`
  revoked = Date.parse((await api.post(path, { raison: 'Départ' }, 'admin')).body.revoque_le)
})
const exchange = (code: unknown, { appareil_id }: Pick<Device, 'appareil_id'> = device) =>
  api.send('POST', '/v1/sync/jeton-vidage', { body: { appareil_id, code } })
const send = (token: string, envelopes: unknown[], headers = {}) =>
  api.send('POST', '/v1/sync/commandes', { token, headers, body: { commandes: envelopes } })
const state = (token: string, { appareil_id } = device, headers = {}) =>
  api.send('GET', `/v1/sync/etat-appareil?appareil_id=${appareil_id}`, { token, headers })

describe('the code', () => {
  test('is shown once, for one device, 24 hours', async () => {
    const path = `/v1/appareils/${device.appareil_id}/code-vidage`
    const { status, body } = await told(
      () => api.post(path, { raison: 'Départ' }, 'admin'),
      (answer) => answer.body.expire_le,
      24 * 3_600_000,
    )
    expect(status).toBe(201)
    expect(body).toMatchObject({ appareil_id: device.appareil_id, utilisateur_id: UTILISATEUR.agent1 })
    expect(body.code).toMatch(/^DEMO-[2-9A-Z]{10}$/)
    const [row] = await api.sql(
      'select to_jsonb(c)::text as kept from appareil.code_vidage c where id = $1',
      [body.id],
    )
    expect(row?.kept).not.toContain(body.code)
  })

  test('is for a phone that can not sign in: a revoked or replaced one, or a deactivated agent’s', async () => {
    const other = await enrolDevice(api, 'agent2')
    const ask = () => api.post(`/v1/appareils/${other.appareil_id}/code-vidage`, { raison: 'x' }, 'admin')
    expect(codeOf(await ask())).toBe('409 vidage_inutile')
    const set = (range: string) =>
      api.sql('update utilisateur.utilisateur set actif_pendant = $1 where id = $2', [
        range,
        UTILISATEUR.agent2,
      ])
    await set('{(,2026-01-01)}')
    expect(codeOf(await ask())).toBe('201')
    await set('{(,)}')
    await api.post(`/v1/appareils/${other.appareil_id}/remplacer`, { raison: 'x' }, 'admin')
    expect(codeOf(await ask())).toBe('201')
  })

  test('needs devices.manage', async () => {
    const path = `/v1/appareils/${device.appareil_id}/code-vidage`
    for (const as of ['agent1', 'rsci', 'direction'])
      expect(codeOf(await api.post(path, { raison: 'x' }, as))).toBe('403 droit_manquant')
  })

  test('is exchanged once, case and blanks aside; twenty at once get one token', async () => {
    const code = await drainingCode(api, device)
    const typed = `  ${code.toLowerCase()} `
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(typed)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(codeOf(await exchange(code))).toBe('403 code_vidage_invalide')
  })

  test('is worth nothing expired, for another device, or from another organization', async () => {
    const code = await drainingCode(api, device)
    const other = await enrolDevice(api)
    expect(codeOf(await exchange(code, other))).toBe('403 code_vidage_invalide')
    expect(codeOf(await exchange(code.replace('DEMO', 'VOISINE')))).toBe('403 code_vidage_invalide')
    expect(codeOf(await exchange(code.replace('DEMO-', '')))).toBe('403 code_vidage_invalide')
    await api.sql('update appareil.code_vidage set expire_le = now() where appareil_id = $1', [
      device.appareil_id,
    ])
    expect(codeOf(await exchange(code))).toBe('403 code_vidage_invalide')
  })

  test('is not an enrolment code, nor the other way round', async () => {
    const code = await drainingCode(api, device)
    expect(codeOf(await api.post('/v1/appareils/enroler', { code }, 'agent1'))).toBe(
      '403 code_enrolement_invalide',
    )
    const agent = { utilisateur_id: UTILISATEUR.agent1 }
    const enrolment = (await api.post('/v1/appareils/codes-enrolement', agent, 'admin')).body.code
    expect(codeOf(await exchange(`DEMO-${enrolment}`))).toBe('403 code_vidage_invalide')
  })
})

describe('the token', () => {
  test('is signed by the service for the sending of one queue, not for the replication', async () => {
    const token = await drainingToken(api, device)
    const { iat, exp, ...claims } = decodeJwt(token)
    expect(claims).toEqual({
      organisation_id: ORGANISATION.demo,
      utilisateur_id: UTILISATEUR.agent1,
      appareil_id: device.appareil_id,
      organisation: 'DEMO',
      sub: UTILISATEUR.agent1,
      aud: 'sillon-sync-vidage',
      iss: api.url,
    })
    expect((exp ?? 0) - (iat ?? 0)).toBe(1800)
    const { keys } = (await api.get('/.well-known/jwks.json')).body
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'ES256', typ: 'vidage+jwt', kid: keys[0].kid })
  })

  test('sends the queue, whose commands are judged by their dates, as always', async () => {
    const token = await drainingToken(api, device)
    const { status, body } = await send(token, [
      await envelopeOf(device, 1, {}, clockAt(revoked - 1000)),
      await envelopeOf(device, 2, {}, clockAt(revoked + 1)),
    ])
    expect(status).toBe(200)
    expect(body.resultats.map(({ motifs }: { motifs: string[] }) => motifs)).toEqual([
      [],
      ['apres_revocation'],
    ])
    expect((await state(token)).body).toMatchObject({ statut: 'revoque', derniere_sequence: 2 })
  })

  test('opens no other route: 401 everywhere', async () => {
    const token = await drainingToken(api, device)
    const closed = ROUTES.filter(
      (route) => route.who !== 'public' && route.who !== 'vidage' && !route.draining,
    )
    for (const { method, path } of closed) {
      const place = path
        .replace(':id', device.appareil_id)
        .replace(':n', '1')
        .replace(':cle', 'sync.jeton_min')
      const body = method === 'GET' ? undefined : {}
      expect([path, codeOf(await api.send(method, place, { token, body }))]).toEqual([
        path,
        '401 jeton_invalide',
      ])
    }
    expect(ROUTES.length - closed.length).toBe(9)
  })

  test('is for its own device alone', async () => {
    const token = await drainingToken(api, device)
    const mine = await enrolDevice(api)
    const theirs = await enrolDevice(api, 'agent2')
    for (const other of [mine, theirs]) {
      expect(codeOf(await state(token, other))).toBe('403 vidage_autre_appareil')
      expect(codeOf(await send(token, [await envelopeOf(other, 1)]))).toBe('403 vidage_autre_appareil')
    }
    const mixed = await send(token, [await envelopeOf(device, 1), await envelopeOf(mine, 1)])
    expect(mixed.body.resultats[1]).toMatchObject({ issue: 'rejetee', motifs: ['identite_incoherente'] })
    const stranger = await envelopeOf(device, 2, {}, { utilisateur_id: UTILISATEUR.agent2 })
    expect((await send(token, [stranger])).body.resultats[0].motifs).toEqual(['identite_incoherente'])
  })

  test('is for its own organization alone, which is not suspended', async () => {
    const token = await drainingToken(api, device)
    const elsewhere = { 'x-organisation': 'VOISINE' }
    expect(codeOf(await state(token, device, elsewhere))).toBe('403 organisation_non_autorisee')
    expect(codeOf(await state(token, device, { 'x-organisation': 'DEMO' }))).toBe('200')
    const set = (statut: string) =>
      api.sql('update organisation.organisation set statut = $1 where id = $2', [statut, ORGANISATION.demo])
    await set('suspendue')
    expect(codeOf(await state(token))).toBe('403 organisation_suspendue')
    await set('active')
  })

  test('changed in one place, signed by another, or of another type is refused', async () => {
    const token = await drainingToken(api, device)
    const other = await enrolDevice(api)
    const [header = '', payload = '', signature = ''] = token.split('.')
    const claims = { ...decodeJwt(token), appareil_id: other.appareil_id }
    const forged = Buffer.from(JSON.stringify(claims)).toString('base64url')
    const { kid = '' } = decodeProtectedHeader(token)
    const hmac = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'vidage+jwt', kid })
      .sign(new TextEncoder().encode(JSON.stringify((await api.get('/.well-known/jwks.json')).body)))
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'vidage+jwt', kid })).toString('base64url')
    const replication = (await api.post('/v1/sync/jeton', { appareil_id: other.appareil_id }, 'agent1')).body
    const retyped = Buffer.from(JSON.stringify({ alg: 'ES256', typ: 'vidage+jwt', kid })).toString(
      'base64url',
    )
    const [, ...rest] = replication.jeton.split('.')
    for (const bad of [
      `${header}.${forged}.${signature}`,
      `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      hmac,
      `${none}.${payload}.`,
      replication.jeton,
      [retyped, ...rest].join('.'),
    ]) {
      expect(codeOf(await state(bad, other))).toBe('401 jeton_invalide')
    }
  })

  test('of a fired agent: no sign-in, no identity, each command at its date', async () => {
    const fired = await enrolDevice(api, 'agent2')
    const at = Date.now()
    const set = (range: string) =>
      api.sql('update utilisateur.utilisateur set actif_pendant = $1::tstzmultirange where id = $2', [
        range,
        UTILISATEUR.agent2,
      ])
    await set(`{(,${new Date(at).toISOString()})}`)
    const token = await drainingToken(api, fired)
    const { body } = await send(token, [
      await envelopeOf(fired, 1, {}, clockAt(at - 1)),
      await envelopeOf(fired, 2, {}, clockAt(at + 1)),
    ])
    await set('{(,)}')
    expect(body.resultats.map(({ motifs }: { motifs: string[] }) => motifs)).toEqual([[], ['droit_manquant']])
  })
})

test('the phone of the library: nobody signs in, the code sends the queue, the phone erases itself', async () => {
  const field = await openField(api)
  await capture(field.phone, collecteOf())
  await capture(field.phone, collecteOf())
  const { appareil_id = '' } = field.phone.state.enrolement ?? {}
  await api.post(`/v1/appareils/${appareil_id}/revoquer`, { raison: 'Départ' }, 'admin')
  field.account = 'nobody'
  const code = await drainingCode(api, { appareil_id } as Device)
  const bilan = await drain(field.phone, code)
  expect(bilan).toMatchObject({ issue: 'termine', erreur: null, efface: true })
  expect(bilan.resultats.map(({ issue }) => issue)).toEqual(['acceptee', 'acceptee'])
})
