// What documents are drawn from, as the database freezes it, for every type; and the text of what was drawn.
import { extractText, getDocumentProxy } from 'unpdf'
import type { Content, Frozen, Language } from '../../src/documents/layout.ts'

const STATES = [{ referentiel: 'AB', etat: 'C2', libelle: 'Conversion' }]

/** Members of every type, one for all. */
export const CONTENT: Content = {
  numero: 'UPA-MP-26-000123',
  reference_provisoire: 'BR-A01-20261122-0001',
  date: '2026-11-22T23:30:00Z',
  campagne: 'C2026',
  producteur: 'Kossi Ama',
  localite: 'Bonoua',
  groupement: 'Groupe Nord',
  parcelle: 'Champ du haut',
  produit: 'Ananas',
  qualites: STATES,
  agent: 'Yao',
  pesees: [{ rang: 1, brut_g: 1_235_567, tare_g: 1000, net_g: 1_234_567 }],
  humidite_cp: 750,
  impuretes_cp: 5,
  net_g: 1_234_567,
  refaction_g: 0,
  net_marchand_g: 1_234_567,
  destination: 'E1 Entrepôt',
  immatriculation: 'AB 123 CD',
  chauffeur: 'Koffi',
  total_g: 1_234_567,
  origine: 'Groupe Nord',
  bon: 'BL-1',
  lieu: 'E1 Entrepôt',
  mesures: [{ critere: 'humidite_cp', valeur: 750 }],
  apports: [{ numero: 'MP-1', producteur: 'Kossi Ama', quantite_g: 1000, recu_g: 999 }],
  redressements: [{ numero: 'MP-1', ecart_g: -4, raison: 'Mal pesé', le: '2026-11-24T10:00:00Z' }],
  categorie: 'conversion',
  nature: 'REC',
  quantite_g: 5000,
  client: 'ACME',
  adresse: '1 rue de Paris',
  pays: 'FR',
  vente: 'V-1',
  numero_coi: 'COI.FR.2026.1',
  conteneurs: [{ numero: 'MSCU1234567', scelles: ['SCELLE-1', 'SCELLE-2'] }],
  certificats: [{ referentiel: 'AB', numero: 'CERT-9', organisme: 'Contrôle SA', valide_au: '2027-01-31' }],
  lignes: [
    {
      rang: 1,
      lot: 'LOT-1',
      numero: 'LOT-1',
      produit: 'Ananas',
      producteur: 'Kossi Ama',
      conteneur: 'MSCU1234567',
      quantite_g: 5000,
      net_g: 5000,
      qualites: STATES,
      genre: 'lot',
      effet: 'bloqué',
    },
  ],
  masses: [
    { produit: 'Ananas', livre_g: 1, livre_marchand_g: 2, accepte_g: 3, a_chiffrer_g: 0, ecart_g: -4 },
  ],
  soldes: [{ devise: 'EUR', exposant: 2, du: 123_456, retenu: 0, paye: 100, solde: -5 }],
  raison: 'Résidus',
  auteur: 'La direction',
  exercice: false,
}

/** A document of a type as it is frozen. */
export function frozen(type: string, langue: Language = 'fr', changes: Content = {}): Frozen {
  return {
    id: '0195a000-0000-7000-8000-000000000001',
    code: '0123456789abcdef',
    type,
    indice: 2,
    langue,
    organisation: { id: '0195a000-0000-7000-8000-000000000002', nom: 'Union des producteurs' },
    fuseau_horaire: 'Africa/Lagos',
    etabli_le: '2026-11-22T10:11:12Z',
    contenu: { ...CONTENT, ...changes },
  }
}

/** The pages of a PDF as text, spaces made one. */
export async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)))
  return text.map((page) => page.replace(/\s+/g, ' '))
}

/** The same, whole. */
export async function textOf(pdf: Uint8Array): Promise<string> {
  return (await pagesOf(pdf)).join(' ')
}
