// Groups, suppliers and clients.
import type { Column, Demand, Kind } from '../kind.ts'
import { CERTIFICAT } from './certificates.ts'

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
  appelle: true,
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
    mots: 'pays',
    obligatoire: true,
    chemin: 'pays',
    explication: { fr: 'Pays : code ISO 3166-1 ou nom.', en: 'Country: ISO 3166-1 code or name.' },
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
    type: 'telephone',
    chemin: 'telephone',
    explication: {
      fr: 'Un numéro ; l’indicatif du pays suit + ou 00.',
      en: 'One number; its country code follows + or 00.',
    },
    exemple: '+33 4 91 00 00 00',
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

/** Suppliers, each with its certificate. */
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
    { ...CERTIFICAT.numero, code: 'certificat_numero', chemin: 'certificat.numero' },
    ...CERTIFICAT.dites.map((column) => ({ ...column, chemin: `certificat.${column.chemin}` })),
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

// A certificate without named activities covers all of them.
function cover(demand: Demand): void {
  const certificate = demand.certificat as { portee?: unknown }
  const told = Array.isArray(certificate.portee) ? (certificate.portee as string[]) : []
  certificate.portee = told.length === 0 ? [{}] : told.map((activite) => ({ activite }))
}
