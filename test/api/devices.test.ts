// The life of a phone over HTTP: enrolled with a code, listed, revoked. The service judges the commands from before and after the
// revocation.

import type { Resultat } from '@sillon/telephone/types'
import { describe, expect, test } from 'vitest'
import { UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { told } from './support/dates.ts'
import { clockAt, type Device, enrolDevice, envelopeOf, sendBatch } from './support/phones.ts'
import { eventually } from './support/wait.ts'

const api = await openApi({ settings: { TASKS: 'inside' } })
const newCode = async (utilisateur_id: string = UTILISATEUR.agent1) =>
  (await api.post('/v1/appareils/codes-enrolement', { utilisateur_id }, 'admin')).body
const enrol = async (code: string, as = 'agent1') => {
  const { status, body } = await api.post('/v1/appareils/enroler', { code }, as)
  return status === 201 ? body : `${status} ${body.erreur}`
}
const REFUSED = '403 code_enrolement_invalide'
const revoke = (device: Device, raison = 'Téléphone perdu', as = 'admin') =>
  api.post(`/v1/appareils/${device.appareil_id}/revoquer`, { raison }, as)
const stateOf = async ({ appareil_id, as }: Device) =>
  (await api.get(`/v1/sync/etat-appareil?appareil_id=${appareil_id}`, as)).body

describe('enrolment', () => {
  test('the answer is what the phone begins with: its device, a short code of its own, sequence 1, the time', async () => {
    const first = await told(
      async () => enrol((await newCode()).code),
      (answer) => answer.heure_serveur,
    )
    const second = await enrol((await newCode()).code)
    expect(first).toMatchObject({ utilisateur_id: UTILISATEUR.agent1, sequence_depart: 1 })
    expect(first.code_court).toMatch(/^[A-Z0-9]{2,8}$/)
    expect(first.code_court).not.toBe(second.code_court)
  })

  test('a code is single use', async () => {
    const { code } = await newCode()
    expect(await enrol(code)).toMatchObject({ sequence_depart: 1 })
    expect(await enrol(code)).toBe(REFUSED)
  })

  test('twenty phones that race for one code: one is enrolled', async () => {
    const { code } = await newCode()
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => enrol(code)))
    expect(outcomes.filter((outcome) => outcome === REFUSED)).toHaveLength(19)
  })

  test('a code is one agent’s: nobody else enrols with it, and that does not use it up', async () => {
    const { code } = await newCode()
    expect(await enrol(code, 'agent2')).toBe(REFUSED)
    expect(await enrol(code)).toMatchObject({ sequence_depart: 1 })
  })

  test('a day long: not a moment longer', async () => {
    const issued = await told(newCode, (code) => code.expire_le, 24 * 3_600_000)
    await api.sql('update appareil.code_enrolement set expire_le = now() where id = $1', [issued.id])
    expect(await enrol(issued.code)).toBe(REFUSED)
  })

  test('it is read aloud and typed on a phone: case and blanks around it do not matter', async () => {
    expect(await enrol(`  ${(await newCode()).code.toLowerCase()} `)).toMatchObject({ sequence_depart: 1 })
  })

  test('the code is kept as its fingerprint only', async () => {
    const { id, code } = await newCode()
    const [row] = await api.sql(
      'select to_jsonb(c)::text as kept from appareil.code_enrolement c where id = $1',
      [id],
    )
    expect(row?.kept).not.toContain(code)
  })
})

describe('the list of devices', () => {
  test('filters by agent and status, in order of short code, page after page', async () => {
    const mine = [
      await enrolDevice(api, 'agent2'),
      await enrolDevice(api, 'agent2'),
      await enrolDevice(api, 'agent2'),
    ]
    await revoke(mine[1] as Device)
    const list = async (query: string) =>
      (await api.get(`/v1/appareils?utilisateur_id=${UTILISATEUR.agent2}&${query}`, 'admin')).body
    const codes = (page: { appareils: { code_court: string }[] }) => page.appareils.map((a) => a.code_court)
    const all = mine.map(({ code_court }) => code_court)
    expect(codes(await list('limite=200'))).toEqual(all.toSorted())
    expect(codes(await list('statut=revoque'))).toEqual([mine[1]?.code_court])
    const first = await list('limite=2')
    const second = await list(`limite=2&curseur=${first.suivant}`)
    expect([...codes(first), ...codes(second)]).toEqual(all.toSorted())
    expect(second.suivant).toBeNull()
  })
})

describe('revocation', () => {
  test('a revocation has its date: answered, listed, and told to the phone', async () => {
    const device = await enrolDevice(api)
    const { status, body } = await revoke(device)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: device.appareil_id,
      statut: 'revoque',
      raison_revocation: 'Téléphone perdu',
    })
    expect(await stateOf(device)).toMatchObject({ statut: 'revoque', revoque_le: body.revoque_le })
    const again = await revoke(device)
    expect([again.status, again.body.erreur]).toEqual([409, 'appareil_deja_revoque'])
  })

  test('what it did before is judged as ever, what it did later is apres_revocation', async () => {
    const device = await enrolDevice(api)
    const revoked = Date.parse((await revoke(device)).body.revoque_le)
    const captured = (sequence: number, ms: number) => envelopeOf(device, sequence, {}, clockAt(ms))
    const answer = await sendBatch(api, device, [
      await captured(1, revoked - 60_000),
      await captured(2, revoked - 1),
      await captured(3, revoked + 1),
    ])
    const outcomes = answer.body.resultats.map(({ issue, motifs }: Resultat) => [issue, ...motifs])
    expect(outcomes).toEqual([['acceptee'], ['acceptee'], ['acceptee_controle', 'apres_revocation']])
    expect(answer.body.resultats[2].numero_officiel).not.toBeNull()
  })

  test('and it gets no sync token: appareil_revoque', async () => {
    const device = await enrolDevice(api)
    expect((await api.post('/v1/sync/jeton', { appareil_id: device.appareil_id }, 'agent1')).status).toBe(200)
    await revoke(device)
    const { status, body } = await api.post('/v1/sync/jeton', { appareil_id: device.appareil_id }, 'agent1')
    expect([status, body.erreur]).toEqual([403, 'appareil_revoque'])
  })

  test('a device that was replaced is treated as a revoked one', async () => {
    const device = await enrolDevice(api)
    await api.sql("update appareil.appareil set statut = 'remplace', revoque_le = now() where id = $1", [
      device.appareil_id,
    ])
    const { body } = await api.post('/v1/sync/jeton', { appareil_id: device.appareil_id }, 'agent1')
    expect(body.erreur).toBe('appareil_revoque')
    expect((await revoke(device)).body.erreur).toBe('appareil_deja_revoque')
    const { body: batch } = await sendBatch(api, device, [
      await envelopeOf(device, 1, {}, clockAt(Date.now() + 1000)),
    ])
    expect(batch.resultats[0].motifs).toEqual(['apres_revocation'])
  })

  test('the agent’s offline sessions end at the provider', async () => {
    const device = await enrolDevice(api)
    const ask = (form: Record<string, string>) =>
      fetch(`${api.url}/oidc/token`, {
        method: 'POST',
        body: new URLSearchParams({ client_id: 'demo', ...form }),
      })
    type Session = { refresh_token: string; error?: string }
    const signedIn = await ask({ grant_type: 'password', username: 'agent1', password: 'demo' })
    let { refresh_token } = (await signedIn.json()) as Session
    const renew = async () => {
      const response = await ask({ grant_type: 'refresh_token', refresh_token })
      const body = (await response.json()) as Session
      refresh_token = body.refresh_token ?? refresh_token
      return response.status === 200 ? undefined : body.error
    }
    expect(await renew()).toBeUndefined()
    await revoke(device)
    expect(await eventually(renew)).toBe('invalid_grant')
  })

  test('only a holder of devices.manage revokes', async () => {
    const device = await enrolDevice(api)
    for (const account of ['agent1', 'rsci', 'direction', 'commercial']) {
      const { status, body } = await revoke(device, 'x', account)
      expect([status, body.erreur]).toEqual([403, 'droit_manquant'])
    }
    expect((await stateOf(device)).statut).toBe('actif')
  })
})
