// Test data for the reads of phones besides replication: stored results, and the size of the replicated data.
import { one } from '../../../access/access.ts'
import type { Domain } from '../domain.ts'
import { drainingToken } from '../draining.ts'
import { enrolDevice, envelopeOf, sendOne } from '../phones.ts'
import { NOBODY, type Provoke, withId, withQuery } from '../provoke.ts'

const byAnotherPhone: Provoke = async ({ api, scene }, { method }, { path }) =>
  api.send(method, path, { token: await drainingToken(api, scene.revoked) })

/** The data of this domain. */
export const REPLICATION: Domain = {
  access: {
    appareils_volume: one('devices.manage'),
    sync_perimetre: 'receiving',
    sync_resultats: 'sending',
  },
  ordinary: {
    async sync_resultats({ api, route }) {
      const device = await enrolDevice(api)
      await sendOne(api, device, await envelopeOf(device, 1))
      return { path: `${route.path}?appareil_id=${device.appareil_id}`, as: 'agent1' }
    },
    async sync_perimetre({ api, route }) {
      const device = await enrolDevice(api)
      return { path: `${route.path}?appareil_id=${device.appareil_id}`, as: 'agent1' }
    },
    appareils_volume: ({ scene, route }) => ({
      path: route.path.replace(':id', scene.device.appareil_id),
      as: 'admin',
    }),
  },
  refusals: {
    sync_resultats: {
      appareil_id_invalide: withQuery('appareil_id=12'),
      appareil_inconnu: withQuery(`appareil_id=${NOBODY}`),
      vidage_autre_appareil: byAnotherPhone,
    },
    appareils_volume: { appareil_inconnu: withId(() => NOBODY) },
  },
  places: [],
}
