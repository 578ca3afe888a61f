// Groups, suppliers and clients.
import type { Column, Demand, Kind } from '../kind.ts'

const CODE: Column = {
  code: 'code',
  noms: { fr: 'Code', en: 'Code' },
  type: 'code',
  obligatoire: true,
  chemin: 'code',
  explication: {
    fr: 'Code court, unique : capitales, chiffres, tirets.',
    en: 'Short unique code: capitals, digits, dashes.',
  },
  exemple: 'G01',
}
const NOM: Column = {
  code: 'nom',
  noms: { fr: 'Nom', en: 'Name' },
  type: 'texte',
  obligatoire: true,
  chemin: 'nom',
  explication: { fr: 'Nom complet.', en: 'Full name.' },
  exemple: 'Coopérative des Ananas du Sud',
}

/** Groups of producers. */
export const GROUPEMENTS: Kind = {
  genre: 'groupements',
  noms: { fr: 'Groupements', en: 'Groups' },
  formats: ['csv', 'xlsx'],
  schema: 'urn:sillon:routes:groupements_creer#/$defs/corps',
  cle: 'code',
  colonnes: [CODE, NOM],
}

const CONTACT: readonly Column[] = [
  {
    code: 'pays',
    noms: { fr: 'Pays', en: 'Country' },
    type: 'code',
    obligatoire: true,
    chemin: 'pays',
    explication: { fr: 'Pays en deux lettres (ISO 3166-1).', en: 'Country in two letters (ISO 3166-1).' },
    exemple: 'FR',
  },
  {
    code: 'adresse',
    noms: { fr: 'Adresse', en: 'Address' },
    type: 'texte',
    chemin: 'adresse',
    explication: { fr: 'Adresse postale.', en: 'Postal address.' },
    exemple: '12 rue du Port, 13002 Marseille',
  },
  {
    code: 'contact',
    noms: { fr: 'Contact', en: 'Contact' },
    type: 'texte',
    chemin: 'contact',
    explication: { fr: 'Personne à qui s’adresser.', en: 'The person to speak to.' },
    exemple: 'Mme Dupont',
  },
  {
    code: 'telephone',
    noms: { fr: 'Téléphone', en: 'Telephone' },
    type: 'texte',
    chemin: 'telephone',
    explication: {
      fr: 'Numéro international sans espaces, précédé de +.',
      en: 'International number without blanks, after a plus sign.',
    },
    exemple: '+33491000000',
  },
  {
    code: 'courriel',
    noms: { fr: 'Courriel', en: 'E-mail' },
    type: 'texte',
    chemin: 'courriel',
    explication: { fr: 'Adresse électronique.', en: 'Electronic address.' },
    exemple: 'achats@bio.example',
  },
]

/** Clients. */
export const CLIENTS: Kind = {
  genre: 'clients',
  noms: { fr: 'Clients', en: 'Clients' },
  formats: ['csv', 'xlsx'],
  schema: 'urn:sillon:routes:clients_creer#/$defs/corps',
  cle: 'code',
  colonnes: [CODE, NOM, ...CONTACT],
}

/** Suppliers, each with the certificate that it comes with. */
export const FOURNISSEURS: Kind = {
  genre: 'fournisseurs',
  noms: { fr: 'Fournisseurs', en: 'Suppliers' },
  formats: ['csv', 'xlsx'],
  schema: 'urn:sillon:routes:fournisseurs_creer#/$defs/corps',
  cle: 'code',
  base: () => ({ certificat: {} }),
  finish: cover,
  colonnes: [
    CODE,
    NOM,
    ...CONTACT,
    {
      code: 'certificat_numero',
      noms: { fr: 'Numéro du certificat', en: 'Certificate number' },
      type: 'texte',
      obligatoire: true,
      chemin: 'certificat.numero',
      explication: { fr: 'Numéro écrit sur le certificat.', en: 'The number on the certificate.' },
      exemple: 'FR-BIO-01-2026-118',
    },
    {
      code: 'organisme',
      noms: { fr: 'Organisme', en: 'Control body' },
      type: 'texte',
      obligatoire: true,
      chemin: 'certificat.organisme',
      explication: { fr: 'Organisme de contrôle.', en: 'The control body.' },
      exemple: 'Ecocert',
    },
    {
      code: 'referentiel',
      noms: { fr: 'Référentiel', en: 'Referential' },
      type: 'code',
      obligatoire: true,
      chemin: 'certificat.referentiel_code',
      explication: { fr: 'Code du référentiel.', en: 'Code of the referential.' },
      exemple: 'AB',
    },
    {
      code: 'categorie',
      noms: { fr: 'Catégorie', en: 'Category' },
      type: 'texte',
      obligatoire: true,
      chemin: 'certificat.categorie',
      explication: {
        fr: 'Catégorie de produits, dans les mots de l’organisme.',
        en: 'The category of products, in the control body’s words.',
      },
      exemple: 'Produits végétaux bruts',
    },
    {
      code: 'valide_du',
      noms: { fr: 'Valide du', en: 'Valid from' },
      type: 'date',
      obligatoire: true,
      chemin: 'certificat.valide_du',
      explication: { fr: 'Premier jour de validité.', en: 'The first day that it is valid.' },
      exemple: '2026-01-01',
    },
    {
      code: 'valide_au',
      noms: { fr: 'Valide au', en: 'Valid to' },
      type: 'date',
      obligatoire: true,
      chemin: 'certificat.valide_au',
      explication: { fr: 'Dernier jour de validité.', en: 'The last day that it is valid.' },
      exemple: '2026-12-31',
    },
    {
      code: 'activites',
      noms: { fr: 'Activités', en: 'Activities' },
      type: 'liste',
      chemin: 'certificat.portee',
      explication: {
        fr: 'Activités couvertes, séparées par des virgules ; vide : toutes.',
        en: 'Activities that it covers, between commas; every one when empty.',
      },
      exemple: 'production, preparation',
    },
  ],
}

// A certificate whose activities are not told covers them all.
function cover(demand: Demand): void {
  const certificate = demand.certificat as { portee?: unknown }
  const told = Array.isArray(certificate.portee) ? (certificate.portee as string[]) : []
  certificate.portee = told.length === 0 ? [{}] : told.map((activite) => ({ activite }))
}
