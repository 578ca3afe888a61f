// Test data for the routes of certificates and suppliers. Refusals and ids are made on demand, because the modules that make them
// import this one first.

import { v7 as uuidv7 } from 'uuid'
import { CERTIFICAT, FOURNISSEUR, GROUPEMENT, PRODUIT } from '../../../../demo/ids.ts'
import { one, reads, writes } from '../../../access/access.ts'
import type { Api } from '../api.ts'
import type { Domain } from '../domain.ts'
import { type Place, query } from '../place.ts'
import { NOBODY, type Provoke, send, withId } from '../provoke.ts'
import type { Ask } from '../scene.ts'

const SCOPE = [{ activite: 'production' }]

/** The members of a certificate request, with a unique number. */
export function certificateOf(rest: object = {}): object {
  const made = { numero: uuidv7(), organisme: 'Ecocert', referentiel_code: 'AB', categorie: 'Végétaux' }
  return { ...made, valide_du: '2026-01-01', valide_au: '2028-12-31', portee: SCOPE, ...rest }
}

/** The request of a supplier, with a unique code. */
export function supplierOf(certificat: object = {}, rest: object = {}): object {
  const code = uuidv7().toUpperCase()
  return { code, nom: 'Plantation', pays: 'TG', certificat: certificateOf(certificat), ...rest }
}

/** Records a certificate and returns its id. The holder is the organization, unless `titulaire` names another holder. */
export async function recordCertificate(api: Api, rest: object = {}): Promise<string> {
  const body = { titulaire: { organisation: true }, ...certificateOf(rest) }
  return (await api.post('/v1/certificats', body, 'rsci')).body.id
}

const createSupplier = async (api: Api): Promise<string> =>
  (await api.post('/v1/fournisseurs', supplierOf(), 'rsci')).body.id
const at = (path: string, id: string, body?: unknown): Ask => ({
  path: path.replace(':id', id),
  body,
  as: 'rsci',
})
const withMember =
  (rest: object): Provoke =>
  (stage, route, ask) =>
    send(stage, route, { ...ask, body: { ...(ask.body as object), ...rest } })
const nobody: Provoke = (stage, route, ask) => withId(() => NOBODY)(stage, route, ask)
const twice: Provoke = async (stage, route, ask) => {
  await send(stage, route, ask)
  return send(stage, route, ask)
}
const withdrawn: Provoke = async (stage, route, ask) => {
  const path = ask.path.replace(/(?:portee|corriger)$/, 'statut')
  const body = { statut: 'retire', depuis: '2026-01-02', raison: 'Fraude' }
  await stage.api.post(path, body, 'rsci')
  return send(stage, route, ask)
}
const unknownProduct = { portee: [{ activite: 'production', produit_id: NOBODY }] }
const unknownActivity = { portee: [{ activite: 'peche' }] }
const LAST_DAY = { valide_au: '2027-12-31', raison: 'Mal lu' }
const STATUS = { statut: 'suspendu', depuis: '2026-01-02', raison: 'Écart majeur' }
const place = (
  route: string,
  path: string,
  id: () => string,
  body?: (id: string) => unknown,
  member = 'id',
): Place => ({ route, member, id, path: (value) => path.replace(':id', value), body, as: 'rsci' })
const theirCertificate = () => CERTIFICAT.voisine
const theirSupplier = () => FOURNISSEUR.voisine
const creating = (member: string, id: () => string, body: (id: string) => object): Place =>
  place('certificats_creer', '/v1/certificats', id, (value) => certificateOf(body(value)), member)

/** The data of this domain. */
export const CERTIFICATS: Domain = {
  access: {
    certificats: reads('certification'),
    certificats_creer: writes('certification', 'certification.manage'),
    certificats_lire: reads('certification'),
    certificats_corriger: writes('certification', 'certification.manage'),
    certificats_operations: reads('certification'),
    certificats_portee: writes('certification', 'certification.manage'),
    certificats_statut: writes('certification', 'certification.manage'),
    choix_fournisseurs: one('stock.manage'),
    fournisseurs: reads('certification'),
    fournisseurs_creer: writes('certification', 'certification.manage'),
    fournisseurs_lire: reads('certification'),
    fournisseurs_modifier: writes('certification', 'certification.manage'),
    fournisseurs_desactiver: writes('certification', 'certification.manage'),
    fournisseurs_reactiver: writes('certification', 'certification.manage'),
  },
  ordinary: {
    certificats: ({ route }) => ({ path: route.path, as: 'rsci' }),
    certificats_creer: ({ route }) => ({
      path: route.path,
      body: { titulaire: { groupement_id: GROUPEMENT.allada }, ...certificateOf() },
      as: 'rsci',
    }),
    certificats_lire: ({ route }) => at(route.path, CERTIFICAT.valide),
    certificats_statut: async ({ api, route }) => at(route.path, await recordCertificate(api), STATUS),
    certificats_corriger: async ({ api, route }) => at(route.path, await recordCertificate(api), LAST_DAY),
    certificats_portee: async ({ api, route }) =>
      at(route.path, await recordCertificate(api), { portee: SCOPE }),
    certificats_operations: async ({ api, scene, route }) => {
      await scene.control()
      return at(route.path, await recordCertificate(api))
    },
    choix_fournisseurs: ({ route }) => ({ path: route.path, as: 'magasinier' }),
    fournisseurs: ({ route }) => ({ path: route.path, as: 'rsci' }),
    fournisseurs_creer: ({ route }) => ({ path: route.path, body: supplierOf(), as: 'rsci' }),
    fournisseurs_lire: ({ route }) => at(route.path, FOURNISSEUR.plantation),
    fournisseurs_modifier: async ({ api, route }) =>
      at(route.path, await createSupplier(api), { pays: 'GH' }),
    fournisseurs_desactiver: async ({ api, route }) =>
      at(route.path, await createSupplier(api), { raison: 'Fermé' }),
    fournisseurs_reactiver: async ({ api, route }) => {
      const id = await createSupplier(api)
      await api.post(`/v1/fournisseurs/${id}/desactiver`, { raison: 'Fermé' }, 'rsci')
      return at(route.path, id, { raison: 'Rouvert' })
    },
  },
  get refusals(): Domain['refusals'] {
    return {
      certificats_creer: {
        groupement_inconnu: withMember({ titulaire: { groupement_id: NOBODY } }),
        fournisseur_inconnu: withMember({ titulaire: { fournisseur_id: NOBODY } }),
        referentiel_inconnu: withMember({ referentiel_code: 'NULLE' }),
        produit_introuvable: withMember(unknownProduct),
        activite_inconnue: withMember(unknownActivity),
        certificat_deja_connu: twice,
      },
      certificats_lire: { certificat_inconnu: nobody },
      certificats_statut: {
        certificat_inconnu: nobody,
        certificat_retire: withdrawn,
        statut_inchange: twice,
      },
      certificats_corriger: {
        certificat_inconnu: nobody,
        certificat_retire: withdrawn,
        ligne_inconnue: withMember({ portee: [{ id: NOBODY, au: null }] }),
        correction_sans_effet: twice,
      },
      certificats_portee: {
        certificat_inconnu: nobody,
        certificat_retire: withdrawn,
        produit_introuvable: withMember(unknownProduct),
        activite_inconnue: withMember(unknownActivity),
      },
      certificats_operations: { certificat_inconnu: nobody },
      fournisseurs_creer: {
        fournisseur_refuse: twice,
        referentiel_inconnu: withMember({ certificat: certificateOf({ referentiel_code: 'NULLE' }) }),
        produit_introuvable: withMember({ certificat: certificateOf(unknownProduct) }),
        activite_inconnue: withMember({ certificat: certificateOf(unknownActivity) }),
      },
      fournisseurs_lire: { fournisseur_inconnu: nobody },
      fournisseurs_modifier: { fournisseur_inconnu: nobody },
      fournisseurs_desactiver: { fournisseur_inconnu: nobody, fournisseur_deja_inactif: twice },
      fournisseurs_reactiver: { fournisseur_inconnu: nobody, fournisseur_deja_actif: twice },
    }
  },
  get places(): Domain['places'] {
    return [
      query('certificats', 'groupement_id', () => GROUPEMENT.kouma, 'rsci'),
      query('certificats', 'fournisseur_id', theirSupplier, 'rsci'),
      creating(
        'titulaire',
        () => GROUPEMENT.kouma,
        (id) => ({ titulaire: { groupement_id: id } }),
      ),
      creating('titulaire', theirSupplier, (id) => ({ titulaire: { fournisseur_id: id } })),
      creating(
        'portee',
        () => PRODUIT.cacao,
        (id) => ({ titulaire: { organisation: true }, portee: [{ activite: 'production', produit_id: id }] }),
      ),
      place('certificats_lire', '/v1/certificats/:id', theirCertificate),
      place('certificats_statut', '/v1/certificats/:id/statut', theirCertificate, () => STATUS),
      place('certificats_corriger', '/v1/certificats/:id/corriger', theirCertificate, () => LAST_DAY),
      place('certificats_portee', '/v1/certificats/:id/portee', theirCertificate, () => ({ portee: SCOPE })),
      place('certificats_operations', '/v1/certificats/:id/operations', theirCertificate),
      place(
        'fournisseurs_creer',
        '/v1/fournisseurs',
        () => PRODUIT.cacao,
        (id) => supplierOf({ portee: [{ activite: 'production', produit_id: id }] }),
        'certificat',
      ),
      place('fournisseurs_lire', '/v1/fournisseurs/:id', theirSupplier),
      place('fournisseurs_modifier', '/v1/fournisseurs/:id', theirSupplier, () => ({ pays: 'GH' })),
      place('fournisseurs_desactiver', '/v1/fournisseurs/:id/desactiver', theirSupplier, () => ({
        raison: 'x',
      })),
      place('fournisseurs_reactiver', '/v1/fournisseurs/:id/reactiver', theirSupplier, () => ({
        raison: 'x',
      })),
    ]
  },
}
