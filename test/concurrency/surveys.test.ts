// docs/decisions/0047: «surveys of an organization are judged one after another, so that of two that arrive at once the second sees the
// first».
import { expect, test } from 'vitest'
import { demoId } from '../../demo/ids.ts'
import { openApi } from '../api/support/api.ts'
import { openOffice } from '../api/support/office.ts'
import { square, survey } from '../api/support/provokedMotifs.ts'
import { BALANCES, hold, untilBlocked } from './support/sessions.ts'

const api = await openApi()
const url = api.server.database.adminUrl

test('of two surveys of the same land that arrive at once one finds the other', async () => {
  const [first, second] = [await openOffice(api), await openOffice(api)]
  const shape = square()
  const relever = (office: typeof first, plot: number) => {
    const payload = { parcelle_id: demoId('parcelle', plot), releve: survey(shape) }
    return office.send({}, { type: 'parcelle.relever', version_schema: 2, payload })
  }
  const holder = await hold(url, BALANCES, [demoId('producteur', 2)])
  const surveying = relever(first, 20)
  await untilBlocked(url, 1) // it has written its survey, and waits for the balance of the capacity that returns to validation
  const meeting = relever(second, 30)
  await untilBlocked(url, 2)
  await holder.release()
  expect((await surveying).result.motifs).toEqual([])
  expect((await meeting).result.motifs).toEqual(['chevauchement_parcelle'])
})
