// Test data for the routes of documents.

import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ORGANISATION, PRODUCTEUR } from '../../../../demo/ids.ts'
import { one, STATEMENT_READERS } from '../../../access/access.ts'
import { pngOf } from '../../../documents/support.ts'
import type { Api } from '../api.ts'
import { place, unknown } from '../asking.ts'
import type { Domain } from '../domain.ts'
import { announcedLogo, LOGO_PATH, putLogo, sentLogo } from '../logos.ts'
import { type Provoke, withBody, withId } from '../provoke.ts'

const PATH = '/v1/documents'
const THEIRS = '01960000-00f2-7000-8000-000000000009'
const COPIES = { copies: 1 }

/** Makes the document of a statement of account, which every caller has. */
async function established(api: Api): Promise<string> {
  return (await api.post(`/v1/producteurs/${PRODUCTEUR.ordinary}/releve`, {}, 'direction')).body.id
}

/** Makes a document of the neighbouring organization, under a known id. */
export async function makeTheirDocument(api: Api): Promise<void> {
  const { id } = (await api.post(`/v1/producteurs/${PRODUCTEUR.voisine}/releve`, {}, 'admin2')).body
  await api.sql('update document.document set id = $1 where id = $2', [THEIRS, id])
}

const replaced: Provoke = withId(async ({ api }) => {
  const id = await established(api)
  await api.sql('update document.document set remplace_le = now() where id = $1', [id])
  return id
}, COPIES)

const notALogo: Provoke = async ({ api }) => putLogo(api, await sentLogo(api, Buffer.from('GIF89a')))
/** The store has other content than was announced. */
const otherLogo: Provoke = async ({ api }) => {
  const sha256 = await sentLogo(api, pngOf({ width: 64 }))
  const kept = join(api.server.dataDir, 'objets', ORGANISATION.demo, ORGANISATION.demo, sha256)
  await rm(kept)
  await writeFile(kept, 'autre chose')
  return putLogo(api, sha256)
}

/** The data of this domain. */
export const DOCUMENTS: Domain = {
  // A document needs the permission to read its record; the tested document is a statement of account.
  access: {
    documents: 'member',
    documents_lire: { others: STATEMENT_READERS },
    documents_dupliquer: { others: STATEMENT_READERS },
    organisation_logo: 'member',
    organisation_logo_annoncer: one('settings.manage'),
    organisation_logo_changer: one('settings.manage'),
    producteurs_releve_etablir: { others: STATEMENT_READERS },
  },
  ordinary: {
    async documents({ api }) {
      await established(api)
      return { path: PATH, as: 'direction' }
    },
    documents_lire: async ({ api }) => ({ path: `${PATH}/${await established(api)}`, as: 'direction' }),
    documents_dupliquer: async ({ api }) => ({
      path: `${PATH}/${await established(api)}/duplicata`,
      body: COPIES,
      as: 'direction',
    }),
    producteurs_releve_etablir: () => ({
      path: `/v1/producteurs/${PRODUCTEUR.ordinary}/releve`,
      body: {},
      as: 'direction',
    }),
    async organisation_logo({ api }) {
      await putLogo(api, await sentLogo(api))
      return { path: LOGO_PATH, as: 'agent1' }
    },
    organisation_logo_annoncer: () => ({ path: LOGO_PATH, body: announcedLogo(pngOf()), as: 'admin' }),
    organisation_logo_changer: async ({ api }) => ({
      path: LOGO_PATH,
      body: { sha256: await sentLogo(api) },
      as: 'admin',
    }),
  },
  refusals: {
    documents_lire: { document_inconnu: unknown },
    documents_dupliquer: { document_inconnu: unknown, document_remplace: replaced },
    producteurs_releve_etablir: { producteur_inconnu: unknown },
    organisation_logo_changer: {
      fichier_absent: withBody({ sha256: '0'.repeat(64) }),
      fichier_different: otherLogo,
      logo_refuse: notALogo,
    },
  },
  places: [
    place(['documents', 'entite_id'], PRODUCTEUR.voisine, (id) => `${PATH}?entite_id=${id}`),
    place(['documents_lire', 'id'], THEIRS, (id) => `${PATH}/${id}`),
    place(['documents_dupliquer', 'id'], THEIRS, (id) => `${PATH}/${id}/duplicata`, { body: () => COPIES }),
    place(['producteurs_releve_etablir', 'id'], PRODUCTEUR.voisine, (id) => `/v1/producteurs/${id}/releve`, {
      body: () => ({}),
    }),
  ],
}
