// Kinds of record that an organization sets up for itself; many of them are named by their codes.
import type { Draft } from '../form/draft.ts'
import type { Schema } from '../form/schema.ts'
import type { Kind } from './kind.ts'

type Row = Readonly<Record<string, unknown>>

const ofCode = ({ code }: Row) => ({ code: String(code) })
// The key of a family is that of one product or process: the person types it.
const ofKey = ({ famille, cle }: Row): Readonly<Record<string, string>> =>
  famille === true ? {} : { cle: String(cle) }
const isActive = ({ actif }: Row) => actif === true
const isClosed = ({ actif }: Row) => actif === false
const isOn = ({ etat }: Row) => etat === 'actif'
const isOff = ({ etat }: Row) => etat !== 'actif'

// The value of a setting has the type that its row names; an empty one goes back to the default.
function valueSchema({ type, minimum, maximum, valeurs, unite, description, description_fr }: Row): Schema {
  const bounds = [minimum, maximum].map((one) => (one === null ? '…' : String(one))).join(' – ')
  const said = [unite, minimum === null && maximum === null ? null : bounds].filter(Boolean).join(', ')
  const aided = (...sentences: readonly unknown[]) => sentences.filter(Boolean).join('. ')
  const aide = {
    fr: aided(description_fr, said, 'Vide : la valeur par défaut.'),
    en: aided(description, said, 'Empty: the default.'),
  }
  const words = { 'x-sillon': { fr: 'Valeur', en: 'Value', aide } }
  if (type === 'entier') return { type: ['integer', 'null'], ...words }
  if (type === 'booleen') return { type: 'boolean', ...words }
  if (type === 'objet') return { type: ['object', 'null'], format: 'json', ...words }
  const choice = Array.isArray(valeurs) ? { enum: valeurs } : {}
  return { type: ['string', 'null'], ...choice, ...words }
}

function valueDraft({ type, valeur }: Row): Draft {
  if (valeur === null || valeur === undefined) return undefined
  if (type === 'booleen') return valeur === true
  return type === 'objet' ? JSON.stringify(valeur, null, 2) : String(valeur)
}

/** Settings, products, modules, activities, referentials, measures, webhooks, access of the publisher's support. */
export const SETTINGS_KINDS: readonly Kind[] = [
  {
    path: '/reglages',
    name: 'parametres',
    list: '/v1/reglages',
    rows: 'reglages',
    named: ['cle'],
    columns: ['description', 'valeur', 'unite', 'defaut', 'depuis'],
    search: 'prefixe',
    found: 'prefixe',
    acts: [
      {
        operation: 'reglages_ecrire',
        params: ofKey,
        refined: (record) => ({ valeur: valueSchema(record) }),
        begun: (record) => ({ valeur: valueDraft(record) }),
      },
    ],
    belongings: [
      {
        title: 'historique',
        path: '/v1/reglages/{cle}',
        rows: 'versions',
        columns: ['version', 'valeur', 'depuis', 'en_vigueur', 'raison', 'auteur_id'],
      },
    ],
    hidden: ['membres', 'famille', 'description_fr'],
  },
  {
    path: '/produits',
    name: 'produits',
    list: '/v1/produits',
    rows: 'produits',
    isWhole: true,
    named: ['code', 'nom_fr'],
    columns: ['nom_en', 'unite_code', 'code_nc', 'est_matiere_premiere', 'actif'],
    create: 'produits_creer',
    acts: [
      { operation: 'produits_classer' },
      { operation: 'produits_desactiver', when: isActive },
      { operation: 'produits_activer', when: isClosed },
    ],
  },
  {
    path: '/modules',
    name: 'modules',
    list: '/v1/modules',
    rows: 'modules',
    named: ['libelle'],
    columns: ['etat', 'prerequis', 'requis_par', 'licence'],
    filters: { etat: ['actif', 'lecture_seule'] },
    acts: [
      { operation: 'modules_desactiver', when: isOn, params: ofCode },
      { operation: 'modules_activer', when: isOff, params: ofCode },
    ],
  },
  {
    path: '/activites',
    name: 'activites',
    list: '/v1/arbre-activites',
    rows: 'activites',
    isCounted: false,
    named: ['libelle_fr', 'libelle_en'],
    columns: ['module', 'parent', 'etat', 'prerequis'],
    filters: { etat: ['actif', 'lecture_seule'] },
    create: 'arbre_activites_initialiser',
    acts: [
      { operation: 'arbre_activites_desactiver', when: isOn, params: ofCode },
      { operation: 'arbre_activites_activer', when: isOff, params: ofCode },
    ],
  },
  {
    path: '/referentiels',
    name: 'referentiels',
    list: '/v1/referentiels',
    rows: 'referentiels',
    named: ['code', 'libelle'],
    columns: ['coche', 'coche_depuis'],
    filters: { coche: 'flag' },
    acts: [
      {
        operation: 'referentiels_cocher',
        params: ofCode,
        begun: ({ coche }) => ({ coche: coche !== true }),
      },
    ],
  },
  {
    path: '/mesures',
    name: 'mesures',
    list: '/v1/mesures',
    rows: 'mesures',
    named: ['code', 'libelle'],
    columns: ['genre', 'delai_jours', 'actif', 'auteur_id'],
    filters: { actif: 'flag' },
    create: 'mesures_ecrire',
  },
  {
    path: '/webhooks',
    name: 'webhooks',
    list: '/v1/webhooks',
    rows: 'webhooks',
    named: ['libelle'],
    columns: ['adresse', 'statut', 'genres', 'echoue_depuis'],
    filters: { statut: ['actif', 'desactive', 'coupe'] },
    one: '/v1/webhooks/{id}',
    create: 'webhooks_creer',
    entite: 'webhook',
    belongings: [
      {
        title: 'envois',
        path: '/v1/webhooks/{id}/envois',
        rows: 'envois',
        columns: [
          'genre',
          'le',
          'statut',
          'etat',
          'tente_le',
          'code_http',
          'erreur',
          'prochain_le',
          'livre_le',
        ],
        heads: { etat: 'etat_du_sujet' },
      },
    ],
  },
  {
    path: '/acces-support',
    name: 'acces_support',
    list: '/v1/acces-support',
    rows: 'acces',
    named: ['debut'],
    columns: ['fin', 'en_cours', 'raison', 'ouvert_par', 'termine_par'],
    filters: { en_cours: 'flag' },
    one: '/v1/acces-support/{id}',
    create: 'acces_support_ouvrir',
    acts: [{ operation: 'acces_support_terminer', when: ({ en_cours }) => en_cours === true }],
  },
]
