// Test data for the routes of audit dossiers.

import { CAMPAGNE, GROUPEMENT, ORGANISATION, UTILISATEUR } from '../../../../demo/ids.ts'
import { one, writes } from '../../../access/access.ts'
import type { Api } from '../api.ts'
import { at, place, unknown, withMembers } from '../asking.ts'
import type { Domain } from '../domain.ts'
import { query } from '../place.ts'
import { NOBODY, withId } from '../provoke.ts'
import { LOT_VOISINE } from '../stock.ts'

const PATH = '/v1/dossiers-audit'
const AS = 'direction'
const ASKED = { campagne: CAMPAGNE.demo }
// Lists with a filter by group, so that the records of a group's dossier can be read again.
const GROUPED = ['collectes', 'inspections', 'remises'] as const
const THEIRS = '01960000-00f3-7000-8000-000000000001'

type Row = { readonly id?: string; readonly isReady?: boolean; readonly isTheirs?: boolean }

/** Requests a dossier that no background task builds. */
async function written(api: Api, { id, isReady = false, isTheirs = false }: Row = {}): Promise<string> {
  const [organisation, campagne, auteur] = isTheirs
    ? [ORGANISATION.voisine, CAMPAGNE.voisine, UTILISATEUR.voisineDirection]
    : [ORGANISATION.demo, CAMPAGNE.demo, UTILISATEUR.direction]
  const [row] = await api.sql<{ id: string }>(
    `insert into dossier.dossier
       (organisation_id, id, campagne_id, du, au, langue, cree_le, auteur_id, statut, arrete_au, termine_le,
        manifeste_sha256, signature, cle_publique, sha256, taille_octets)
     select $1, coalesce($2, gen_random_uuid()), $3, '2026-01-01', '2026-12-31', 'fr', now(), $4, f.statut, f.le, f.le,
       f.sha256, f.signature, f.cle, f.sha256, f.taille
     from (values (true, 'pret', now(), repeat('0', 64), 'x', '{}'::jsonb, 1),
                  (false, 'en_attente', null, null, null, null, null)) as f (pret, statut, le, sha256, signature, cle, taille)
     where f.pret = $5
     returning id`,
    [organisation, id ?? null, campagne, auteur, isReady],
  )
  return row?.id ?? ''
}

/** Makes a dossier of the neighbouring organization, under a known id. */
export async function makeTheirDossier(api: Api): Promise<void> {
  await written(api, { id: THEIRS, isReady: true, isTheirs: true })
}

/** The data of this domain. */
export const DOSSIERS: Domain = {
  access: {
    dossiers_audit: one('audit.export'),
    dossiers_audit_creer: writes('rappel', 'audit.export'),
    dossiers_audit_lire: one('audit.export'),
    dossiers_audit_contenu: one('audit.export'),
  },
  ordinary: {
    dossiers_audit: async ({ api, route: { path } }) => {
      await written(api)
      return { path, as: AS }
    },
    dossiers_audit_creer: ({ route: { path } }) => ({ path, body: ASKED, as: AS }),
    dossiers_audit_lire: async ({ api, route }) => ({ path: at(route, await written(api)), as: AS }),
    dossiers_audit_contenu: async ({ api, route }) => ({
      path: at(route, await written(api, { isReady: true })),
      as: AS,
    }),
  },
  refusals: {
    dossiers_audit_creer: {
      campagne_introuvable: withMembers(() => ({ campagne: NOBODY })),
      campagne_non_ouverte: withMembers(() => ({ campagne: CAMPAGNE.demoNext })),
      groupement_inconnu: withMembers(() => ({ perimetre: { groupement_id: NOBODY } })),
      lot_inconnu: withMembers(() => ({ lots: [NOBODY] })),
      periode_hors_campagne: withMembers(() => ({ du: '2001-01-01' })),
      periode_invalide: withMembers(() => ({ du: '2026-11-02', au: '2026-11-01' })),
    },
    dossiers_audit_lire: { dossier_inconnu: unknown },
    dossiers_audit_contenu: {
      dossier_inconnu: unknown,
      dossier_non_pret: withId(({ api }) => written(api)),
    },
  },
  places: [
    ...GROUPED.map((list) => query(list, 'groupement_id', () => GROUPEMENT.kouma, AS)),
    query('non_conformites', 'groupement_id', () => GROUPEMENT.kouma, AS, '/v1/non-conformites'),
    query('conformite_statuts', 'groupement_id', () => GROUPEMENT.kouma, AS, '/v1/conformite/statuts'),
    place(['dossiers_audit', 'campagne_id'], CAMPAGNE.voisine, (id) => `${PATH}?campagne_id=${id}`, {
      as: AS,
    }),
    place(['dossiers_audit_creer', 'groupement_id'], GROUPEMENT.kouma, () => PATH, {
      body: (groupement_id) => ({ ...ASKED, perimetre: { groupement_id } }),
      as: AS,
    }),
    place(['dossiers_audit_creer', 'lots'], LOT_VOISINE, () => PATH, {
      body: (id) => ({ ...ASKED, lots: [id] }),
      as: AS,
    }),
    place(['dossiers_audit_lire', 'id'], THEIRS, (id) => `${PATH}/${id}`, { as: AS }),
    place(['dossiers_audit_contenu', 'id'], THEIRS, (id) => `${PATH}/${id}/contenu`, { as: AS }),
  ],
}
