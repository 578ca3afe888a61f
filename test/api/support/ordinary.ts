// For every route, a request that succeeds, and the rows that this request needs.
import { v7 as uuidv7 } from 'uuid'
import { UTILISATEUR } from '../../../demo/ids.ts'
import type { Route } from '../../../src/contract/route.ts'
import { ROUTES } from '../../../src/routes/table.ts'
import type { Api } from './api.ts'
import { FICHES_BY_ROUTE } from './domains/fiches.ts'
import { DOMAINS } from './domains.ts'
import { enrolDevice, envelopeOf, sendBatch } from './phones.ts'
import type { Ask, Scene } from './scene.ts'

/** Makes the rows. */
export async function openScene(api: Api): Promise<Scene> {
  const device = await enrolDevice(api)
  const revoked = await enrolDevice(api)
  await api.post(`/v1/appareils/${revoked.appareil_id}/revoquer`, { raison: 'volé' }, 'admin')
  const source = await enrolDevice(api)
  let sequence = 0
  await sendBatch(api, device, [await envelopeOf(device, 99, {}, { utilisateur_id: UTILISATEUR.agent2 })])
  return {
    device,
    revoked,
    async control(payload = { producteur_id: uuidv7() }, motif = 'reference_inconnue') {
      sequence += 1
      const { body } = await sendBatch(api, source, [await envelopeOf(source, sequence, payload)])
      const { collecte } = body.resultats[0].entites
      const { controles } = (await api.get(`/v1/controles?motif=${motif}&entite_id=${collecte}`, 'rsci')).body
      return controles.at(-1).id
    },
  }
}

/** Returns a request of the route that succeeds. */
export async function ordinary(api: Api, scene: Scene, route: Route): Promise<Ask> {
  const { name, path } = route
  for (const { ordinary: asks } of DOMAINS) {
    const ask = asks[name]
    if (ask !== undefined) return ask({ api, scene, route })
  }
  const shown = FICHES_BY_ROUTE[name]
  if (shown !== undefined) return firstOf(api, scene, shown.list)
  return { path, as: 'admin' }
}

// Returns the record of the first row of a list.
async function firstOf(api: Api, scene: Scene, name: string): Promise<Ask> {
  const list = ROUTES.find((route) => route.name === name)
  if (list?.list === undefined) throw new Error(`${name} is no list`)
  const { path, as } = await ordinary(api, scene, list)
  const { body } = await api.get(path, as)
  const [row] = body[list.list]
  if (row === undefined) throw new Error(`${path} has no row to show`)
  return { path: `${list.path}/${row.id}`, as }
}
