// Certificates, suppliers and clients of the demo. Every group with certificates has one in force.
import { CERTIFICAT, CLIENT, FOURNISSEUR, GROUPEMENT } from './ids.ts'

/** A certificate with its scope. Days are counted back from the loading of the demo. */
export type Certificat = {
  id: string
  numero: string
  organisme: string
  groupement_id: string | null
  fournisseur_id: string | null
  referentiel_code: string
  categorie: string
  du_jours: number
  au_jours: number
  /** The days since its suspension; null for a certificate that was not suspended. */
  suspendu_jours: number | null
  activites: string[]
}

/** A supplier or a client. */
export type Tiers = {
  id: string
  code: string
  nom: string
  pays: string
  adresse: string
  contact: string
  telephone: string
  courriel: string
}

type Of = Pick<Certificat, 'id' | 'numero'> & Partial<Certificat>

function certificat(of: Of): Certificat {
  return {
    organisme: 'Ecocert',
    groupement_id: null,
    fournisseur_id: null,
    referentiel_code: 'AB',
    categorie: 'Végétaux et produits végétaux non transformés',
    du_jours: 60,
    au_jours: -400,
    suspendu_jours: null,
    activites: ['production'],
    ...of,
  }
}

/** The certificates of DEMO. */
export const CERTIFICATS_DEMO: readonly Certificat[] = [
  certificat({ id: CERTIFICAT.valide, numero: 'BJ-BIO-154.001-2', groupement_id: GROUPEMENT.allada }),
  certificat({
    id: CERTIFICAT.expire,
    numero: 'BJ-BIO-154.001-1',
    groupement_id: GROUPEMENT.allada,
    du_jours: 425,
    au_jours: 61,
  }),
  certificat({ id: CERTIFICAT.sekou, numero: 'BJ-BIO-154.002-1', groupement_id: GROUPEMENT.sekou }),
  certificat({
    id: CERTIFICAT.suspendu,
    numero: 'BJ-BIO-149.077-3',
    organisme: 'Certisys',
    groupement_id: GROUPEMENT.attogon,
    du_jours: 200,
    au_jours: -165,
    suspendu_jours: 58,
  }),
  certificat({
    id: CERTIFICAT.attogon,
    numero: 'BJ-BIO-154.003-1',
    groupement_id: GROUPEMENT.attogon,
  }),
  certificat({
    id: CERTIFICAT.organisation,
    numero: 'BJ-BIO-154.000-1',
    activites: ['reception', 'conditionnement', 'pressage', 'expedition'],
  }),
  certificat({
    id: CERTIFICAT.fournisseur,
    numero: 'TG-BIO-154.118-1',
    fournisseur_id: FOURNISSEUR.plantation,
  }),
]

/** The certificates of VOISINE. */
export const CERTIFICATS_VOISINE: readonly Certificat[] = [
  certificat({ id: CERTIFICAT.voisine, numero: 'TG-BIO-140.010-1', groupement_id: GROUPEMENT.kouma }),
  certificat({
    id: CERTIFICAT.voisineFournisseur,
    numero: 'TG-BIO-140.231-1',
    fournisseur_id: FOURNISSEUR.voisine,
  }),
]

/** The supplier of DEMO. */
export const FOURNISSEURS_DEMO: readonly Tiers[] = [
  {
    id: FOURNISSEUR.plantation,
    code: 'PLANTATION-ZIO',
    nom: 'Plantation biologique du Zio',
    pays: 'TG',
    adresse: 'Tsévié, préfecture du Zio',
    contact: 'Afi Lawson',
    telephone: '+22890000041',
    courriel: 'ventes@plantation-zio.example',
  },
]

/** The supplier of VOISINE. */
export const FOURNISSEURS_VOISINE: readonly Tiers[] = [
  {
    id: FOURNISSEUR.voisine,
    code: 'CACAO-DANYI',
    nom: 'Producteurs de cacao de Danyi',
    pays: 'TG',
    adresse: 'Danyi-Apéyémé',
    contact: 'Komi Amegan',
    telephone: '+22890000052',
    courriel: 'contact@cacao-danyi.example',
  },
]

/** The clients of DEMO. */
export const CLIENTS_DEMO: readonly Tiers[] = [
  {
    id: CLIENT.importateur,
    code: 'FRUITS-RUNGIS',
    nom: 'Fruits Bio Rungis SAS',
    pays: 'FR',
    adresse: '12 rue de la Tour, 94150 Rungis',
    contact: 'Claire Vasseur',
    telephone: '+33145600001',
    courriel: 'achats@fruits-rungis.example',
  },
  {
    id: CLIENT.jus,
    code: 'SAFTHAUS',
    nom: 'Safthaus GmbH',
    pays: 'DE',
    adresse: 'Hafenstraße 8, 20457 Hamburg',
    contact: 'Jens Petersen',
    telephone: '+49402000001',
    courriel: 'einkauf@safthaus.example',
  },
]

/** The client of VOISINE. */
export const CLIENTS_VOISINE: readonly Tiers[] = [
  {
    id: CLIENT.voisine,
    code: 'CHOCO-LYON',
    nom: 'Chocolaterie des Pentes',
    pays: 'FR',
    adresse: '3 montée de la Grande-Côte, 69001 Lyon',
    contact: 'Hugo Perrin',
    telephone: '+33478000001',
    courriel: 'atelier@choco-pentes.example',
  },
]
