// Test data for the routes of files.

import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { reads } from '../../../access/access.ts'
import type { Domain } from '../domain.ts'
import { drainingToken } from '../draining.ts'
import { arrivedFile, askAddress, fileOf, sendTo } from '../files.ts'
import type { Place, Theirs } from '../place.ts'
import { NOBODY, type Provoke, send, withId } from '../provoke.ts'

const asked = ({ bytes: _, ...file } = fileOf()) => file
const but =
  (changes: object): Provoke =>
  (stage, route, ask) =>
    send(stage, route, { ...ask, body: { ...(ask.body as object), ...changes } })
const byAnotherPhone: Provoke = async ({ api, scene }, { method }, { path, body }) =>
  api.send(method, path, { token: await drainingToken(api, scene.revoked), body })
/** Sends the request about a file that has already arrived with other content. */
const arrivedBefore: Provoke = async (stage, route, ask) => {
  const { fichier_id } = await arrivedFile(stage.api, stage.scene.device)
  return but({ fichier_id })(stage, route, ask)
}
/** Sends the request about a file that a command has announced with other content. */
const announcedBefore: Provoke = async (stage, route, ask) => {
  await stage.scene.control()
  const { fichier_id } = fileOf()
  await stage.api.sql(
    `insert into commande.piece_jointe (organisation_id, commande_id, rang, fichier_id, sha256, role, attendue_depuis)
     select c.organisation_id, c.id, 900, $1, repeat('0', 64), 'signature', now() from commande.commande c limit 1`,
    [fichier_id],
  )
  return but({ fichier_id })(stage, route, ask)
}
/** Makes a file with a requested upload URL; with `isSent` the store has other content than was announced. */
const awaited = (isSent: boolean): Provoke =>
  withId(async ({ api, scene }) => {
    const file = fileOf()
    const address = await askAddress(api, scene.device, file)
    if (isSent) {
      await sendTo(address, file.bytes)
      const path = new URL(address.body.envoi.url).pathname.split('/')
      const kept = join(api.server.dataDir, ...path)
      await rm(kept)
      await writeFile(kept, 'autre chose')
    }
    return file.fichier_id
  })

/** The data of this domain. */
export const FICHIERS: Domain = {
  // Files are sent by the same callers as commands. An identity document, which is not tested here, needs more than the
  // permission to read.
  access: {
    fichiers_url_envoi: 'sending',
    fichiers_lire: reads('noyau'),
    fichiers_confirmer: 'sending',
  },
  ordinary: {
    fichiers_url_envoi: ({ scene, route }) => ({
      path: route.path,
      body: { appareil_id: scene.device.appareil_id, ...asked() },
      as: 'agent1',
    }),
    async fichiers_confirmer({ api, scene, route }) {
      const { fichier_id } = await arrivedFile(api, scene.device)
      const body = { appareil_id: scene.device.appareil_id }
      return { path: route.path.replace(':id', fichier_id), body, as: 'agent1' }
    },
    async fichiers_lire({ api, scene, route }) {
      const { fichier_id } = await arrivedFile(api, scene.device, fileOf('photo', 'photo'))
      return { path: route.path.replace(':id', fichier_id), as: 'rsci' }
    },
  },
  refusals: {
    fichiers_url_envoi: {
      appareil_id_invalide: but({ appareil_id: 12 }),
      appareil_inconnu: but({ appareil_id: NOBODY }),
      vidage_autre_appareil: byAnotherPhone,
      type_media_refuse: but({ type_media: 'text/html' }),
      fichier_trop_grand: but({ taille_octets: 1_048_577 }),
      fichier_deja_arrive: arrivedBefore,
      fichier_autre_contenu: announcedBefore,
    },
    fichiers_confirmer: {
      appareil_id_invalide: but({ appareil_id: 12 }),
      appareil_inconnu: but({ appareil_id: NOBODY }),
      vidage_autre_appareil: byAnotherPhone,
      fichier_inconnu: withId(() => NOBODY),
      fichier_absent: awaited(false),
      fichier_different: awaited(true),
    },
    fichiers_lire: { fichier_inconnu: withId(() => NOBODY) },
  },
  places: [],
}

/**
 * The members of the file routes that take a file's id. A file of the neighbouring organization with the same id does not affect
 * ours, as files.test.ts shows.
 */
export const filePlaces = (theirs: Theirs): readonly Place[] => {
  const post = (
    route: string,
    member: string,
    path: Place['path'],
    id: () => string,
    body: object,
  ): Place => ({
    route,
    member,
    id,
    path,
    as: 'agent1',
    body: (value) => ({ ...body, [member]: value }),
  })
  const url = () => '/v1/fichiers/url-envoi'
  const tooLarge = { ...asked(), taille_octets: 1_048_577, appareil_id: NOBODY }
  return [
    post('fichiers_url_envoi', 'appareil_id', url, () => theirs.appareil, asked()),
    post('fichiers_url_envoi', 'fichier_id', url, () => theirs.fichier, tooLarge),
    post(
      'fichiers_confirmer',
      'appareil_id',
      () => `/v1/fichiers/${theirs.fichier}/confirmer`,
      () => theirs.appareil,
      {},
    ),
    {
      route: 'fichiers_confirmer',
      member: 'id',
      id: () => theirs.fichier,
      as: 'agent1',
      path: (value) => `/v1/fichiers/${value}/confirmer`,
      body: () => ({ appareil_id: NOBODY }),
    },
    {
      route: 'fichiers_lire',
      member: 'id',
      id: () => theirs.fichier,
      as: 'rsci',
      path: (value) => `/v1/fichiers/${value}`,
    },
  ]
}
