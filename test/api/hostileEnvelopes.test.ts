// Content that a database can not store or canonical JSON can not express. If the command can be identified, it is set aside with
// its exact bytes; otherwise the whole batch is refused. The phone is never blocked.
import { beforeEach, describe, expect, test } from 'vitest'
import { openApi } from './support/api.ts'
import { type Device, enrolDevice, envelopeOf, sendBatch, sendOne } from './support/phones.ts'

const api = await openApi()
let device: Device
beforeEach(async () => {
  device = await enrolDevice(api)
})

const written = async (find: string | RegExp, replacement: string) => {
  const text = JSON.stringify(await envelopeOf(device, 1, { observation: 'MARQUE' }, { note: 'NOTE' }))
  expect(text).toMatch(find)
  return text.replace(find, () => replacement)
}
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

describe('in the content: acceptee_controle donnees_illisibles, never a 500', () => {
  test.each<[string, string | RegExp, string]>([
    ['U+0000 in a text', '"MARQUE"', '"\\u0000"'],
    ['U+0000 in a key', '"observation"', '"\\u0000"'],
    ['a lone surrogate', '"MARQUE"', '"\\ud800"'],
    ['a key written twice', '"observation"', '"humidite_cp":1,"humidite_cp":2,"observation"'],
    ['an integer beyond 2^53', '"brut_g":11000', '"brut_g":9007199254740993'],
    ['an integer of a thousand digits', '"brut_g":11000', `"brut_g":${'9'.repeat(1000)}`],
    ['a number that no double holds', '"brut_g":11000', '"brut_g":1e400'],
    ['U+0000 in the versions', '"essai"', '"\\u0000"'],
    ['an integer that no double is in the versions', '"essai"', '9007199254740993'],
    ['1E30 as a mass', '"brut_g":11000', '"brut_g":1E30'],
    ['a lone surrogate in an unknown member', '"NOTE"', '"\\udfff"'],
    ['attachments that are none', '"pieces_jointes":[]', '"pieces_jointes":[1,null]'],
    ['a negative mass', '"brut_g":11000', '"brut_g":-11000'],
    ['a huge mass', '"brut_g":11000', '"brut_g":9007199254740991'],
    ['a mass as text', '"brut_g":11000', '"brut_g":"11000"'],
    ['thirty levels', '"MARQUE"', deep(29)],
  ])('%s', async (_, find, replacement) => {
    const text = await written(find, replacement)
    const result = await sendOne(api, device, text)
    expect(result).toMatchObject({ issue: 'acceptee_controle', numero_officiel: null, entites: {} })
    // If a fingerprint can be calculated for the changed content, the service first notices that the fingerprint differs.
    expect(['donnees_illisibles', 'empreinte_incoherente']).toContain(result.motifs[0])
    const [row] = await api.sql('select enveloppe::text as kept from commande.commande where id = $1', [
      result.commande_id,
    ])
    expect(row?.kept).toBe(text)
    expect(await sendOne(api, device, text)).toEqual(result)
    expect(await sendOne(api, device, await envelopeOf(device, 2))).toMatchObject({ issue: 'acceptee' })
  })
})

test('numbers that I-JSON allows are fingerprinted as RFC 8785 writes them: the command is accepted', async () => {
  const versions = {
    pack: '1.0.0',
    parametres: '1',
    application: 'x',
    x: [1e30, 5e-324, 1.7976931348623157e308, 2 ** 53],
  }
  const text = JSON.stringify(await envelopeOf(device, 1, {}, { versions }))
  expect(text).toContain('1e+30')
  const result = await sendOne(api, device, text.replace('1e+30', '1E30'))
  expect(result).toMatchObject({ issue: 'acceptee', motifs: [] })
})

describe('in the envelope itself: enveloppe_illisible, and nothing is done', () => {
  const date = /"cree_le_appareil":"[^"]+"/
  test.each<[string, string | RegExp, string]>([
    ['the id written twice', /^\{/, '{"id":"01960000-00ff-7000-8000-000000000001",'],
    ['the sequence written twice', '"sequence":1', '"sequence":1,"sequence":2'],
    ['a sequence written by an escape too', '"sequence":1', '"sequence":1,"s\\u0065quence":2'],
    ['the payload written twice', '"payload"', '"payload":{},"payload"'],
    ['a sequence beyond 2^53', '"sequence":1', '"sequence":9007199254740992'],
    ['sequence 0', '"sequence":1', '"sequence":0'],
    ['a sequence as text', '"sequence":1', '"sequence":"1"'],
    ['U+0000 in the type', '"collecte.enregistrer"', '"collecte\\u0000"'],
    ['a lone surrogate in the type', '"collecte.enregistrer"', '"\\ud800"'],
    ['year 0000', date, '"cree_le_appareil":"0000-01-01T00:00:00Z"'],
    ['no offset', date, '"cree_le_appareil":"2026-06-01T00:00:00"'],
    ['30 February', date, '"cree_le_appareil":"2026-02-30T00:00:00Z"'],
    ['year 10000', date, '"cree_le_appareil":"+10000-01-01T00:00:00Z"'],
    ['a negative time since the reference', '"ms_depuis_ref":60000', '"ms_depuis_ref":-1'],
    ['an endless time since the reference', '"ms_depuis_ref":60000', '"ms_depuis_ref":9007199254740991'],
    ['a fingerprint in upper case', /"empreinte":"[^"]+"/, `"empreinte":"${'A'.repeat(64)}"`],
    ['a reference of another form', /"reference_provisoire":"[^"]+"/, '"reference_provisoire":"BR-1"'],
    ['an id that is no UUID v7', /"id":"[^"]+"/, '"id":"01960000-00ff-4000-8000-000000000001"'],
    ['a hundred levels', '"MARQUE"', deep(100)],
    ['ten thousand levels', '"MARQUE"', deep(10_000)],
  ])('%s', async (_, find, replacement) => {
    const { status, body } = await sendBatch(api, device, [await written(find, replacement)])
    expect([status, body.erreur]).toEqual([400, 'enveloppe_illisible'])
    expect(body.details).toEqual({ index: 0, raison: expect.any(String) })
    expect(await sendOne(api, device, await envelopeOf(device, 1))).toMatchObject({ issue: 'acceptee' })
  })

  test('dates at the edge of what is read are taken: year 1 and 9999, a leap second', async () => {
    for (const [index, cree_le_appareil] of [
      '0001-01-01T00:00:00Z',
      '9999-12-31T23:59:59.999999999Z',
      '2016-12-31T23:59:60Z',
    ].entries()) {
      const result = await sendOne(api, device, await envelopeOf(device, index + 1, {}, { cree_le_appareil }))
      expect(result).toMatchObject({ issue: 'acceptee', alertes: ['horloge_corrigee'] })
    }
  })
})
