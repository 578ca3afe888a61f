// The layouts of documents for goods in transit: each row gives the sheet, the title and the sections.
import type { Layout, Section } from './layout.ts'
import { column, field, SHARED, say, signatureLines } from './wording.ts'

const { AGENT, CAMPAIGN, DATE, MASS, NET, NOTE, NUMBER, PRODUCER, PRODUCT, QUALITY } = SHARED

const MASSES = [
  NET,
  field('Réfaction', 'Deduction', 'refaction_g', 'masse'),
  field('Masse nette marchande', 'Marketable net mass', 'net_marchand_g', 'masse'),
]
const LABEL: readonly Section[] = [
  {
    fields: [
      PRODUCT,
      field('Catégorie', 'Category', 'categorie', 'mot'),
      QUALITY,
      MASS,
      field('Nature', 'Nature', 'nature', 'mot'),
      CAMPAIGN,
      field('Emplacement', 'Place', 'lieu'),
    ],
  },
]

/** Labels on goods, and papers that travel with them within the organization. */
export const FIELD_LAYOUTS: Readonly<Record<string, Layout>> = {
  recu: {
    sheet: 'a4',
    title: say('Reçu de collecte', 'Collection receipt'),
    sections: [
      {
        fields: [
          DATE,
          CAMPAIGN,
          PRODUCER,
          field('Localité', 'Locality', 'localite'),
          field('Groupement', 'Group', 'groupement'),
          field('Parcelle', 'Plot', 'parcelle'),
          PRODUCT,
          QUALITY,
          field('Référence du téléphone', 'Reference of the phone', 'reference_provisoire'),
          AGENT,
        ],
      },
      {
        rows: 'pesees',
        title: say('Pesées', 'Weighings'),
        columns: [
          column(1, field('N°', 'No.', 'rang')),
          column(3, field('Brut', 'Gross', 'brut_g', 'masse')),
          column(3, field('Tare', 'Tare', 'tare_g', 'masse')),
          column(3, field('Net', 'Net', 'net_g', 'masse')),
        ],
      },
      {
        fields: [
          field('Humidité', 'Humidity', 'humidite_cp', 'pourcent'),
          field('Impuretés', 'Impurities', 'impuretes_cp', 'pourcent'),
          ...MASSES,
        ],
      },
      signatureLines(say('Le producteur', 'The producer'), say('L’agent', 'The agent')),
    ],
  },
  bon_livraison: {
    sheet: 'a4',
    title: say('Bon de livraison', 'Delivery note'),
    sections: [
      {
        fields: [
          DATE,
          CAMPAIGN,
          field('Destination', 'Destination', 'destination'),
          field('Véhicule', 'Vehicle', 'immatriculation'),
          field('Chauffeur', 'Driver', 'chauffeur'),
          AGENT,
          field('Masse totale', 'Total mass', 'total_g', 'masse'),
        ],
      },
      {
        rows: 'lignes',
        title: say('Collectes', 'Collections'),
        columns: [column(3, NUMBER), column(4, PRODUCER), column(2, PRODUCT), column(2, NET)],
      },
      signatureLines(
        say('L’agent', 'The agent'),
        say('Le chauffeur', 'The driver'),
        say('Le magasin', 'The store'),
      ),
    ],
  },
  bon_reception: {
    sheet: 'a4',
    title: say('Bon de réception', 'Reception slip'),
    sections: [
      {
        fields: [
          DATE,
          CAMPAIGN,
          field('Origine', 'Origin', 'origine'),
          field('Bon de livraison', 'Delivery note', 'bon'),
          field('Emplacement', 'Place', 'lieu'),
          PRODUCT,
          QUALITY,
          AGENT,
          ...MASSES,
          NOTE,
        ],
      },
      {
        rows: 'mesures',
        title: say('Mesures', 'Measurements'),
        columns: [
          column(2, field('Critère', 'Criterion', 'critere', 'mot')),
          column(3, field('Valeur', 'Value', 'valeur', 'mesure')),
        ],
      },
      {
        rows: 'apports',
        title: say('Apports', 'Contributions'),
        columns: [
          column(3, NUMBER),
          column(4, PRODUCER),
          column(2, field('Annoncé', 'Announced', 'quantite_g', 'masse')),
          column(2, field('Reçu', 'Received', 'recu_g', 'masse')),
        ],
      },
      {
        rows: 'redressements',
        title: say('Redressements', 'Adjustments'),
        mayLack: true,
        columns: [
          column(3, NUMBER),
          column(2, field('Écart', 'Difference', 'ecart_g', 'masse')),
          column(4, field('Raison', 'Reason', 'raison')),
          column(2, field('Le', 'On', 'le', 'instant')),
        ],
      },
      signatureLines(say('Le magasin', 'The store'), say('Le livreur', 'Who delivered')),
    ],
  },
  etiquette_lot: { sheet: 'a6', title: say('Lot', 'Lot'), sections: LABEL },
  etiquette_rouleau: { sheet: 'rouleau', title: say('Lot', 'Lot'), sections: LABEL },
}
