// The sections that papers of an expedition share: client, containers, numbers of its due diligence statements.
import type { Section } from './layout.ts'
import { column, field, SHARED, say } from './wording.ts'

/** The fields of a client. */
export const CLIENT = [
  field('Client', 'Client', 'client'),
  field('Adresse', 'Address', 'adresse'),
  field('Pays', 'Country', 'pays'),
]
/** The fields of an expedition. */
export const SHIPMENT = [
  ...CLIENT,
  field('Vente', 'Sale', 'vente'),
  field('Certificat d’inspection (COI)', 'Certificate of inspection (COI)', 'numero_coi'),
  SHARED.DATE,
  field('Masse totale', 'Total mass', 'total_g', 'masse'),
]
/** Its containers and seals. */
export const CONTAINERS: Section = {
  rows: 'conteneurs',
  title: say('Conteneurs et scellés', 'Containers and seals'),
  columns: [
    column(2, field('Conteneur', 'Container', 'numero')),
    column(5, field('Scellés', 'Seals', 'scelles', 'liste')),
  ],
}
/** The numbers of its due diligence statements, if it has any. */
export const STATEMENTS: Section = {
  rows: 'declarations_eudr',
  mayLack: true,
  title: say('Diligence raisonnée, règlement (UE) 2023/1115', 'Due diligence, Regulation (EU) 2023/1115'),
  columns: [
    column(4, field('Numéro de référence', 'Reference number', 'numero_dds')),
    column(3, field('Numéro de vérification', 'Verification number', 'numero_verification')),
  ],
}
