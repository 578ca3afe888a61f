// Test data for the routes of packs and the publisher's catalogue. They take no ids of an organization.
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Api } from '../api.ts'
import type { Domain } from '../domain.ts'
import { ofAnotherVersion, type Provoke, send, withBody } from '../provoke.ts'

const AS = 'editeur'
const REASON = { raison: 'Erreur de coefficient' }
const ETATS = [
  {
    code: 'TR',
    libelle_fr: 'Transition',
    libelle_en: 'Transition',
    rang: 1,
    categorie_affichage: 'conversion',
  },
  { code: 'BIO', libelle_fr: 'Bio', libelle_en: 'Organic', rang: 2, categorie_affichage: 'bio' },
]
const referential = (changes: object = {}) => ({
  version_base: 0,
  libelle: 'Cahier privé',
  etats: ETATS,
  raison: 'Demandé par un client',
  ...changes,
})

/** A pack document that a test changes. */
export type Document = Record<string, unknown>

/** Returns the fruit pack under a code that no pack has. */
export function newPack(changes: Document = {}): Document & { code: string } {
  const fruits = JSON.parse(readFileSync('packs/fruits.json', 'utf8')) as Document
  return { ...fruits, code: `essai_${randomBytes(6).toString('hex')}`, ...changes }
}

/** Writes the draft of a new pack and returns its code. */
export async function draft(api: Api, changes: Document = {}): Promise<string> {
  const document = newPack(changes)
  const body = { version_base: 0, document }
  const answer = await api.send('PUT', `/v1/editeur/packs/${document.code}/brouillon`, { as: AS, body })
  if (answer.status !== 200) throw new Error(answer.text)
  return document.code
}

/** Publishes a new pack and returns its code. */
export async function publish(api: Api, changes: Document = {}): Promise<string> {
  const code = await draft(api, changes)
  const answer = await api.post(`/v1/editeur/packs/${code}/brouillon/publier`, { version_base: 1 }, AS)
  if (answer.status !== 200) throw new Error(answer.text)
  return code
}

const at = (path: string, code: string) => path.replace(':code', code).replace(':version', '1.0')
const unknown: Provoke = (stage, route, { body, as }) =>
  send(stage, route, { path: at(route.path, 'nulle_part'), body, as })
const twice: Provoke = async (stage, route, ask) => {
  await send(stage, route, ask)
  return send(stage, route, ask)
}
const afterwards: Provoke = async (stage, route, ask) => {
  await send(stage, route, ask)
  return ofAnotherVersion(stage, route, ask)
}
const ofDraft =
  (changes: Document): Provoke =>
  async (stage, route, { body, as }) =>
    send(stage, route, { path: at(route.path, await draft(stage.api, changes)), body, as })
// Another release accepted different values: the row of the draft is as that release wrote it.
const ofAnotherRelease: Provoke = async (stage, route, ask) => {
  const code = await draft(stage.api)
  await stage.api.sql("update pack.brouillon set contenu = contenu - 'constats' where code = $1", [code])
  return send(stage, route, { ...ask, path: at(route.path, code) })
}
const contradicting = {
  referentiels: [
    { code: 'AB', libelle: 'AB', etats: ETATS.map((etat) => ({ ...etat, rang: etat.rang + 40 })) },
  ],
}

/** The data of this domain. */
export const PACKS: Domain = {
  access: {
    editeur_catalogues: { publisher: 'editeur_parametrage' },
    editeur_catalogues_lire: { publisher: 'editeur_parametrage' },
    editeur_catalogues_ecrire: { publisher: 'editeur_parametrage' },
    editeur_packs: { publisher: 'editeur_parametrage' },
    editeur_packs_lire: { publisher: 'editeur_parametrage' },
    editeur_packs_brouillon: { publisher: 'editeur_parametrage' },
    editeur_packs_ecrire: { publisher: 'editeur_parametrage' },
    editeur_packs_differences: { publisher: 'editeur_parametrage' },
    editeur_packs_publier: { publisher: 'editeur_parametrage' },
    editeur_packs_version: { publisher: 'editeur_parametrage' },
    editeur_packs_retirer: { publisher: 'editeur_parametrage' },
  },
  ordinary: {
    editeur_packs: ({ route: { path } }) => ({ path, as: AS }),
    editeur_packs_lire: ({ route: { path } }) => ({ path: at(path, 'fruits'), as: AS }),
    editeur_packs_brouillon: async ({ api, route: { path } }) => ({
      path: at(path, await draft(api)),
      as: AS,
    }),
    editeur_packs_ecrire({ route: { path } }) {
      const document = newPack()
      return { path: at(path, document.code), body: { version_base: 0, document }, as: AS }
    },
    editeur_packs_differences: async ({ api, route: { path } }) => ({
      path: at(path, await draft(api)),
      as: AS,
    }),
    editeur_packs_publier: async ({ api, route: { path } }) => ({
      path: at(path, await draft(api)),
      body: { version_base: 1 },
      as: AS,
    }),
    editeur_packs_version: ({ route: { path } }) => ({ path: at(path, 'fruits'), as: AS }),
    editeur_packs_retirer: async ({ api, route: { path } }) => ({
      path: at(path, await publish(api)),
      body: REASON,
      as: AS,
    }),
    editeur_catalogues: ({ route: { path } }) => ({ path, as: AS }),
    editeur_catalogues_lire: ({ route: { path } }) => ({ path: at(path, 'AB'), as: AS }),
    editeur_catalogues_ecrire: ({ route: { path } }) => ({
      path: path.replace(':code', `R${randomBytes(4).toString('hex').toUpperCase()}`),
      body: referential(),
      as: AS,
    }),
  },
  refusals: {
    editeur_packs_lire: { pack_introuvable: unknown },
    editeur_packs_brouillon: { brouillon_introuvable: unknown },
    editeur_packs_ecrire: {
      brouillon_introuvable: ofAnotherVersion,
      fiche_changee: afterwards,
      pack_invalide: withBody({ version_base: 0, document: { code: 'x' } }),
      version_perimee: twice,
    },
    editeur_packs_differences: { brouillon_introuvable: unknown },
    editeur_packs_publier: {
      brouillon_introuvable: unknown,
      version_perimee: withBody({ version_base: 7 }),
      pack_invalide: ofAnotherRelease,
      pack_incoherent: ofDraft({ referentiel_capacite: 'AUTRE' }),
      async pack_deja_publie(stage, route, ask) {
        await send(stage, route, ask)
        return send(stage, route, { ...ask, body: { version_base: 2 } })
      },
      referentiel_contradictoire: ofDraft({
        ...contradicting,
        referentiel_capacite: 'AB',
        grilles_conformite: [
          {
            code: 'ab',
            libelle_fr: 'AB',
            libelle_en: 'AB',
            referentiel: 'AB',
            conversion: [{ etat: 'BIO', duree_mois: 0 }],
            exigences: [
              {
                code: 'haie',
                libelle_fr: 'Haie',
                libelle_en: 'Hedge',
                cible: 'parcelle',
                reference: 'Article 1',
                constat: 'haie',
              },
            ],
          },
        ],
        intrants_autorises: [],
        formulaires_inspection: [],
        constats: [
          {
            code: 'haie',
            libelle_fr: 'Haie',
            libelle_en: 'Hedge',
            cible: 'parcelle',
            gravite: 'mineure',
            delai_correction_jours: null,
            declassement: [],
          },
        ],
      }),
    },
    editeur_packs_version: { pack_version_introuvable: unknown },
    editeur_packs_retirer: { pack_version_introuvable: unknown, pack_retire: twice },
    editeur_catalogues_lire: {
      referentiel_inconnu: (stage, route, ask) =>
        send(stage, route, { ...ask, path: at(route.path, 'NULLE') }),
    },
    editeur_catalogues_ecrire: {
      referentiel_inconnu: ofAnotherVersion,
      fiche_changee: afterwards,
      version_perimee: withBody(referential({ version_base: 7 })),
      pack_incoherent: withBody(referential({ etats: ETATS.toReversed() })),
      async referentiel_contradictoire(stage, route, ask) {
        await send(stage, route, ask)
        const moved = ETATS.map((etat) => ({ ...etat, rang: etat.rang + 3 }))
        return send(stage, route, { ...ask, body: referential({ version_base: 1, etats: moved }) })
      },
    },
  },
  places: [],
}
