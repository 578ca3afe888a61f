// api#fiches: a record read by its id has the members of its row in the list, and the records linked to it. Only readers of the
// list get it; another organization gets nothing.
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { ROUTES } from '../../src/routes/table.ts'
import { openApi } from './support/api.ts'
import { receive } from './support/arrivals.ts'
import { FICHES_BY_ROUTE } from './support/domains/fiches.ts'
import { openOffice } from './support/office.ts'
import { openScene, ordinary } from './support/ordinary.ts'
import { net } from './support/phones.ts'

const api = await openApi()
const scene = await openScene(api)

/** Returns the neighbour's account with the reading permissions that `as` has in DEMO. */
const NEIGHBOUR: Readonly<Record<string, string>> = {
  admin: 'admin2',
  rsci: 'voisine-rsci',
  direction: 'voisine-direction',
}

describe.each(Object.entries(FICHES_BY_ROUTE))('%s', (name, { list }) => {
  test('shows the row of its list, and nothing of it to the neighbour', async () => {
    const route = ROUTES.find((one) => one.name === name)
    const listed = ROUTES.find((one) => one.name === list)
    if (route === undefined || listed?.list === undefined) throw new Error(`${name} is no record of ${list}`)
    const { path, as = '' } = await ordinary(api, scene, route)
    const id = path.split('/').at(-1) ?? ''
    const { status, body } = await api.get(path, as)
    const rows = (await api.get(`${listed.path}?limite=200`, as)).body[listed.list]
    const row = rows.find((one: { id: string }) => one.id === id)
    expect([status, body]).toEqual([200, expect.objectContaining(row)])
    const neighbour = NEIGHBOUR[as] ?? 'voisine-direction'
    const other = uuidv7()
    const [ours, nobodys] = [
      await api.get(path, neighbour),
      await api.get(path.replace(id, other), neighbour),
    ]
    expect([ours.status, ours.text]).toEqual([404, nobodys.text])
  })
})

describe('a collection', () => {
  let id = ''
  beforeAll(async () => {
    const office = await openOffice(api)
    const { result } = await office.send(net(10_000))
    id = (result.entites as { collecte: string }).collecte
  })

  test('tells its weighings, states, movements, command and what it took', async () => {
    const { body } = await api.get(`/v1/collectes/${id}`, 'direction')
    expect(body.pesees).toEqual([
      { version: 1, rang: 1, brut_g: expect.any(Number), tare_g: expect.any(Number) },
    ])
    const [{ brut_g, tare_g }] = body.pesees
    expect(brut_g - tare_g).toBe(body.net_g)
    expect(body.historique_qualites.map((one: { etat_code: string }) => one.etat_code)).toContain('AB')
    expect(body.mouvements.map(({ genre }: { genre: string }) => genre)).toEqual(['collecte'])
    expect(body.commande).toMatchObject({ type: 'collecte.enregistrer', issue: 'acceptee' })
    expect(body.consommations).toEqual([expect.objectContaining({ quantite_g: 10_000 })])
    expect(body.reception).toBe(null)
    expect(body.creances).toEqual([])
  })

  test('tells where it went, and what is due for it to who reads payments', async () => {
    const { lot_id } = await receive(api, [{ collecte_id: id, quantite_g: 10_000 }])
    const { body } = await api.get(`/v1/collectes/${id}`, 'direction')
    expect(body.reception).toMatchObject({ lot_id, statut: 'validée' })
    expect(body.mouvements.length).toBeGreaterThan(1)
    const of = (await api.get(`/v1/creances?collecte_id=${id}`, 'direction')).body.creances
    expect(body.creances.map((one: { id: string }) => one.id)).toEqual(
      of.map((one: { id: string }) => one.id),
    )
    const { body: agent } = await api.get(`/v1/collectes/${id}`, 'agent1')
    expect([agent.creances, agent.mouvements, agent.reception]).toEqual([null, null, null])
    expect(agent.controles).toEqual(body.controles)
  })

  test('tells its controls and what was decided of each', async () => {
    const control = await scene.control({ producteur_id: uuidv7() })
    const { body: shown } = await api.get(`/v1/controles/${control}`, 'rsci')
    const { body } = await api.get(`/v1/collectes/${shown.entite_id}`, 'direction')
    expect(body.controles.map((one: { id: string }) => one.id)).toContain(control)
    expect(shown.controles).toEqual(body.controles)
  })
})
