// The table of record kinds that an organization configures for itself; many are named by their codes.
import type { Kind } from './kind.ts'

type Row = Readonly<Record<string, unknown>>

const ofCode = ({ code }: Row) => ({ code: String(code) })
const isActive = ({ actif }: Row) => actif === true
const isClosed = ({ actif }: Row) => actif === false
const isOn = ({ etat }: Row) => etat === 'actif'
const isOff = ({ etat }: Row) => etat !== 'actif'

/** Products, modules, activities, referentials, measurements, support access of the publisher. */
export const SETTINGS_KINDS: readonly Kind[] = [
  {
    path: '/produits',
    name: 'produits',
    list: '/v1/produits',
    rows: 'produits',
    isWhole: true,
    named: ['code', 'nom_fr'],
    columns: ['nom_en', 'unite_code', 'est_matiere_premiere', 'actif'],
    create: 'produits_creer',
    acts: [
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
    acts: [{ operation: 'referentiels_cocher', params: ofCode }],
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
