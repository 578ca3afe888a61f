// Spec: commandes#date-de-l-operation: a phone that slept, restarted or has a wrong clock still dates its work correctly.
import { capture } from '@sillon/telephone/phone'
import { synchronize } from '@sillon/telephone/sync'
import type { Resultat } from '@sillon/telephone/types'
import { beforeAll, expect, test } from 'vitest'
import { openApi } from './support/api.ts'
import { collecteOf, type Field, openField } from './support/clientPhone.ts'
import { ageDevice, type Device } from './support/phones.ts'

const HOUR = 3_600_000
const api = await openApi()
let field: Field
beforeAll(async () => {
  field = await openField(api)
  await ageDevice(api, field.phone.state.enrolement as unknown as Device, 1)
})

// Lets the phone receive the server's time, then lets three hours pass at once.
async function hearThenSleep(): Promise<void> {
  Object.assign(field, { agoMs: 3 * HOUR, wallErrorMs: 0, stoodStillMs: 0 })
  await synchronize(field.phone)
  field.agoMs = 0
}

async function weigh(): Promise<{ resultat: Resultat | undefined; lateMs: number; horloge: unknown }> {
  const { texte } = await capture(field.phone, collecteOf())
  const now = Date.now()
  const [resultat] = (await synchronize(field.phone)).resultats
  return {
    resultat,
    lateMs: now - Date.parse(resultat?.date_operation ?? ''),
    horloge: JSON.parse(texte).horloge,
  }
}

test('three hours of sleep are three hours: the work is dated when it was done', async () => {
  await hearThenSleep()
  const { resultat, lateMs } = await weigh()
  expect(resultat).toMatchObject({ issue: 'acceptee', alertes: [] })
  expect(Math.abs(lateMs)).toBeLessThan(5_000)
})

test('by a clock that stands still in sleep it would be dated three hours early, and accepted', async () => {
  await hearThenSleep()
  field.stoodStillMs = 3 * HOUR
  const { resultat, lateMs } = await weigh()
  expect(resultat).toMatchObject({ issue: 'acceptee', alertes: ['horloge_corrigee'] })
  expect(Math.round(lateMs / HOUR)).toBe(3)
})

test.each([
  ['ahead', 2 * HOUR],
  ['back', -5 * HOUR],
])('a wall clock that is set %s after the sleep changes the date of nothing', async (_, wallErrorMs) => {
  await hearThenSleep()
  field.wallErrorMs = wallErrorMs
  const { resultat, lateMs } = await weigh()
  expect(resultat).toMatchObject({ issue: 'acceptee', alertes: ['horloge_corrigee'] })
  expect(Math.abs(lateMs)).toBeLessThan(5_000)
})

test('after a restart there is no reference: the wall clock dates, and one set back is looked at', async () => {
  await hearThenSleep()
  await field.restart()
  const right = await weigh()
  expect(right).toMatchObject({ horloge: null, resultat: { issue: 'acceptee', motifs: [] } })
  expect(Math.abs(right.lateMs)).toBeLessThan(5_000)
  // The next synchronization has its own limit on past hours, because hours pass between the two.
  await ageDevice(api, field.phone.state.enrolement as unknown as Device, 1 / 24)
  await field.restart()
  field.wallErrorMs = -5 * HOUR
  const { resultat, horloge } = await weigh()
  expect(horloge).toBeNull()
  expect(resultat).toMatchObject({ issue: 'acceptee_controle', motifs: ['horloge_invraisemblable'] })
})

test('a phone that falls asleep over an answer does not take its time for the present', async () => {
  await hearThenSleep()
  await field.restart()
  field.agoMs = 3 * HOUR
  field.meanwhile = () => {
    field.agoMs = 0
  }
  await synchronize(field.phone)
  field.meanwhile = () => undefined
  const { resultat, lateMs } = await weigh()
  expect(resultat).toMatchObject({ issue: 'acceptee', alertes: [] })
  expect(Math.abs(lateMs)).toBeLessThan(5_000)
})
