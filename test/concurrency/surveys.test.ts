// docs/decisions/0047: «Surveys of an organization are judged one after another»: of two that arrive at the same time, the second
// takes the first into account.
import { expect, test } from 'vitest'
import { demoId, ORGANISATION } from '../../demo/ids.ts'
import { COSTLY_SHAPES } from '../../lab/ordeal/costlyShapes.ts'
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
  await untilBlocked(url, 1) // the survey is written, and waits for the balance of the capacity that it returns to validation
  const meeting = relever(second, 30)
  await untilBlocked(url, 2)
  await holder.release()
  expect((await surveying).result.motifs).toEqual([])
  expect((await meeting).result.motifs).toEqual(['chevauchement_parcelle'])
})

// docs/specification/terrain.md#trop-complexe: «one whose border crosses that of others more than 20,000 times … has its land in
// common with some of them told by `incomparables` alone», also if each arrived before the other was compared.
test('what arrives between comparison and lock is compared within the bounds', async () => {
  const [first, second] = [await openOffice(api), await openOffice(api)]
  const send = (office: typeof first, plot: number, ring: unknown) => {
    const releve = survey({ type: 'Polygon', coordinates: [ring] })
    const payload = { parcelle_id: demoId('parcelle', plot), releve }
    return office.send({}, { type: 'parcelle.relever', version_schema: 2, payload })
  }
  const [standing, lying] = COSTLY_SHAPES.find(({ what }) => what.includes('350 teeth'))?.rings ?? []
  const lock = "select core.verrouiller('releves ' || $1)"
  const holder = await hold(url, lock, [ORGANISATION.demo])
  const surveying = send(first, 20, standing)
  await untilBlocked(url, 1) // the survey was compared with the stored ones, and waits for its turn
  const meeting = send(second, 30, lying)
  await untilBlocked(url, 2)
  await holder.release()
  const motifs = [(await surveying).result.motifs, (await meeting).result.motifs].flat()
  expect(motifs.filter((motif) => motif === 'polygone_invalide')).toHaveLength(1)
})
