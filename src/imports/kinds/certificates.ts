// Certificates of the organization, its groups and its suppliers, with their scope.
import { type Column, type Demand, type Kind, text, type Words } from '../kind.ts'

const day = (code: string, noms: Words, explication: Words, exemple: string): Column => ({
  code,
  noms,
  type: 'date',
  obligatoire: true,
  chemin: code,
  explication,
  exemple,
})

/** The columns with a certificate's own data, except its number. */
export const CERTIFICAT: { readonly numero: Column; readonly dites: readonly Column[] } = {
  numero: text({
    code: 'numero',
    cle: true,
    noms: { fr: 'Numéro du certificat', en: 'Certificate number' },
    obligatoire: true,
    chemin: 'numero',
    explication: { fr: 'Numéro écrit sur le certificat.', en: 'The number on the certificate.' },
    exemple: 'FR-BIO-01-2026-118',
  }),
  dites: [
    text({
      code: 'organisme',
      noms: { fr: 'Organisme', en: 'Control body' },
      obligatoire: true,
      chemin: 'organisme',
      explication: { fr: 'Organisme de contrôle.', en: 'The control body.' },
      exemple: 'Ecocert',
    }),
    {
      code: 'referentiel',
      noms: { fr: 'Référentiel', en: 'Referential' },
      type: 'code',
      obligatoire: true,
      chemin: 'referentiel_code',
      explication: { fr: 'Code du référentiel.', en: 'Code of the referential.' },
      exemple: 'AB',
    },
    text({
      code: 'categorie',
      noms: { fr: 'Catégorie', en: 'Category' },
      obligatoire: true,
      chemin: 'categorie',
      explication: {
        fr: 'Catégorie de produits, dans les mots de l’organisme.',
        en: 'The category of products, in the control body’s words.',
      },
      exemple: 'Produits végétaux bruts',
    }),
    day(
      'valide_du',
      { fr: 'Valide du', en: 'Valid from' },
      { fr: 'Premier jour de validité.', en: 'The first day that it is valid.' },
      '2026-01-01',
    ),
    day(
      'valide_au',
      { fr: 'Valide au', en: 'Valid to' },
      { fr: 'Dernier jour de validité.', en: 'The last day that it is valid.' },
      '2026-12-31',
    ),
  ],
}

/** Certificates: one line of the file per line of their scope. */
export const CERTIFICATS: Kind = {
  genre: 'certificats',
  noms: { fr: 'Certificats', en: 'Certificates' },
  formats: ['csv', 'xlsx'],
  schema: 'urn:sillon:routes:certificats_creer#/$defs/corps',
  cle: 'numero',
  lignes: 'portee',
  finish: hold,
  colonnes: [
    CERTIFICAT.numero,
    ...CERTIFICAT.dites,
    {
      code: 'groupement',
      noms: { fr: 'Groupement titulaire', en: 'Group that holds it' },
      type: 'code',
      chemin: 'titulaire.groupement_id',
      entite: 'groupement',
      explication: {
        fr: 'Code du groupement titulaire ; sans groupement ni fournisseur, l’organisation.',
        en: 'Code of the group that holds it; without group or supplier, the organization does.',
      },
      exemple: 'G01',
    },
    {
      code: 'fournisseur',
      noms: { fr: 'Fournisseur titulaire', en: 'Supplier that holds it' },
      type: 'code',
      chemin: 'titulaire.fournisseur_id',
      entite: 'fournisseur',
      explication: { fr: 'Code du fournisseur titulaire.', en: 'Code of the supplier that holds it.' },
      exemple: '',
    },
    text({
      code: 'activite',
      noms: { fr: 'Activité couverte', en: 'Activity that it covers' },
      parLigne: true,
      chemin: 'activite',
      explication: {
        fr: 'Une ligne du fichier par ligne de la portée, à la suite ; vide : toutes. Chaque ligne limite au moins l’activité, le site, le produit ou l’unité.',
        en: 'A line of the file for each line of the scope, one after the other; every one when empty. Each line limits the activity, site, product or unit at least.',
      },
      exemple: 'production',
    }),
    {
      code: 'produit',
      noms: { fr: 'Produit couvert', en: 'Product that it covers' },
      type: 'code',
      parLigne: true,
      chemin: 'produit_id',
      entite: 'produit',
      explication: { fr: 'Code du produit ; vide : tous.', en: 'Code of the product; every one when empty.' },
      exemple: 'ANANAS',
    },
    text({
      code: 'site',
      noms: { fr: 'Site couvert', en: 'Site that it covers' },
      parLigne: true,
      chemin: 'site',
      explication: {
        fr: 'Site des emplacements ; vide : tous.',
        en: 'Site of the places; every one when empty.',
      },
      exemple: '',
    }),
    text({
      code: 'unite',
      noms: { fr: 'Unité couverte', en: 'Unit that it covers' },
      parLigne: true,
      chemin: 'unite',
      explication: {
        fr: 'Code ou nom d’un emplacement ou d’un groupement ; vide : tous.',
        en: 'Code or name of a place or a group; every one when empty.',
      },
      exemple: '',
    }),
  ],
}

// A certificate without a named holder belongs to the organization.
function hold(demand: Demand): void {
  demand.titulaire ??= { organisation: true }
}
