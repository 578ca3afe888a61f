// The layouts of office documents: each row gives the sheet, the title and the sections.
import type { Layout } from './layout.ts'
import { CLIENT, CONTAINERS, SHIPMENT, STATEMENTS } from './shipmentSections.ts'
import { column, field, SHARED, say, signatureLines } from './wording.ts'

const { DATE, LOT, MASS, NOTE, NUMBER, PRODUCER, PRODUCT, QUALITY } = SHARED

const DAY = field('Date', 'Date', 'date', 'jour')
const KIND = field('Objet', 'Item', 'genre', 'mot')
const LABEL = field('Libellé', 'Label', 'libelle')
const AMOUNT = field('Montant', 'Amount', 'montant', 'montant')
const CURRENCY = field('Devise', 'Currency', 'devise')

/** Papers of the office for clients, producers and inspectors. */
export const OFFICE_LAYOUTS: Readonly<Record<string, Layout>> = {
  attestation: {
    sheet: 'a4',
    title: say('Attestation de conformité', 'Statement of conformity'),
    sections: [
      {
        text: say(
          'L’expéditeur atteste que les lots ci-dessous ont été vendus sous les statuts indiqués, à la date de ' +
            'l’expédition, au titre des certificats cités. Ces données sont celles que demande un certificat de ' +
            'transaction ; elles ne le remplacent pas.',
          'The shipper states that the lots below were sold with the statuses shown, at the date of the shipment, ' +
            'under the certificates cited. These are the data that a transaction certificate asks for; they do not ' +
            'replace it.',
        ),
      },
      { fields: SHIPMENT },
      {
        rows: 'lignes',
        title: say('Lots', 'Lots'),
        columns: [column(4, LOT), column(3, PRODUCT), column(4, QUALITY), column(2, MASS)],
      },
      {
        rows: 'certificats',
        title: say('Certificats', 'Certificates'),
        columns: [
          column(2, field('Référentiel', 'Standard', 'referentiel')),
          column(3, NUMBER),
          column(3, field('Organisme', 'Control body', 'organisme')),
          column(2, field('Valable jusqu’au', 'Valid until', 'valide_au', 'jour')),
        ],
      },
      CONTAINERS,
      STATEMENTS,
      signatureLines(say('Pour l’expéditeur', 'For the shipper')),
    ],
  },
  liste_colisage: {
    sheet: 'a4',
    title: say('Liste de colisage', 'Packing list'),
    sections: [
      { fields: [...SHIPMENT, NOTE] },
      CONTAINERS,
      STATEMENTS,
      {
        rows: 'lignes',
        title: say('Contenu', 'Contents'),
        columns: [
          column(1, field('N°', 'No.', 'rang')),
          column(4, LOT),
          column(3, PRODUCT),
          column(3, field('Conteneur', 'Container', 'conteneur')),
          column(2, MASS),
        ],
      },
    ],
  },
  releve_producteur: {
    sheet: 'a4',
    title: say('Relevé du producteur', 'Producer statement'),
    sections: [
      {
        fields: [
          field('Arrêté au', 'As of', 'date', 'instant'),
          PRODUCER,
          field('Localité', 'Locality', 'localite'),
          field('Groupement', 'Group', 'groupement'),
        ],
      },
      {
        rows: 'livraisons',
        title: say('Livraisons', 'Deliveries'),
        columns: [
          column(2.3, DAY),
          column(3, KIND),
          column(3.4, NUMBER),
          column(2.4, PRODUCT),
          column(2.2, field('Masse', 'Mass', 'masse_g', 'masse')),
          column(1.6, field('Prix/kg', 'Price/kg', 'prix_kg', 'montant')),
          column(2.4, AMOUNT),
          column(1.2, CURRENCY),
          column(2.6, LABEL),
        ],
      },
      {
        rows: 'retenues',
        title: say('Retenues', 'Deductions'),
        mayLack: true,
        columns: [column(2, DAY), column(3, KIND), column(5, LABEL), column(2, AMOUNT), column(1, CURRENCY)],
      },
      {
        rows: 'paiements',
        title: say('Paiements', 'Payments'),
        mayLack: true,
        columns: [
          column(2, DAY),
          column(3, field('Moyen', 'Means', 'moyen', 'mot')),
          column(5, field('Référence', 'Reference', 'reference')),
          column(2, AMOUNT),
          column(1, CURRENCY),
        ],
      },
      {
        rows: 'masses',
        title: say('Masses par produit', 'Masses by product'),
        columns: [
          column(3, PRODUCT),
          column(2, field('Livré', 'Delivered', 'livre_g', 'masse')),
          column(2, field('Marchand', 'Marketable', 'livre_marchand_g', 'masse')),
          column(2, field('Accepté', 'Accepted', 'accepte_g', 'masse')),
          column(2, field('Sans prix', 'Unpriced', 'a_chiffrer_g', 'masse')),
          column(2, field('Écart', 'Difference', 'ecart_g', 'masse')),
        ],
      },
      {
        rows: 'soldes',
        title: say('Comptes', 'Accounts'),
        columns: [
          column(1, CURRENCY),
          column(2, field('Dû', 'Due', 'du', 'montant')),
          column(2, field('Retenu', 'Deducted', 'retenu', 'montant')),
          column(2, field('Payé', 'Paid', 'paye', 'montant')),
          column(2, field('Solde', 'Balance', 'solde', 'montant')),
        ],
      },
    ],
  },
  avis_rappel: {
    sheet: 'a4',
    title: say('Avis de rappel', 'Recall notice'),
    sections: [
      {
        text: say('EXERCICE : rien n’est rappelé.', 'EXERCISE: nothing is recalled.'),
        isLoud: true,
        when: 'exercice',
      },
      {
        text: say(
          'Les marchandises ci-dessous sont rappelées. Ne les utilisez plus, ne les livrez plus, et dites-nous ce ' +
            'qu’il vous en reste.',
          'The goods below are recalled. Stop using and delivering them, and tell us what you still have of them.',
        ),
        when: 'client',
      },
      {
        fields: [
          ...CLIENT.slice(0, 2),
          DATE,
          field('Raison', 'Reason', 'raison'),
          field('Ordonné par', 'Ordered by', 'auteur'),
        ],
      },
      {
        rows: 'lignes',
        title: say('Marchandises', 'Goods'),
        columns: [
          column(2, field('Genre', 'Kind', 'genre', 'mot')),
          column(4, NUMBER),
          column(3, PRODUCT),
          column(2, field('Effet', 'Effect', 'effet', 'mot')),
          column(2, MASS),
        ],
      },
    ],
  },
}
