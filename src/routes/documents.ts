import type { DeclaredRoute } from '../contract/route.ts'

/** The papers of the office: receipts, slips, labels, statements, notices. */
export const DOCUMENTS: readonly DeclaredRoute[] = [
  {
    method: 'GET',
    path: '/v1/documents',
    name: 'documents',
    list: 'documents',
    summary: 'Lists the documents that the caller may read, of a record, of a type or with a code.',
    since: '1.206.0',
  },
  {
    method: 'GET',
    path: '/v1/documents/:id',
    name: 'documents_lire',
    handler: true,
    refusals: ['document_inconnu', 'droit_manquant'],
    summary: 'Tells a document and gives a short-lived address of its file, a PDF/A.',
    since: '1.206.0',
  },
  {
    method: 'POST',
    path: '/v1/documents/:id/duplicata',
    name: 'documents_dupliquer',
    success: 201,
    handler: true,
    refusals: ['document_inconnu', 'droit_manquant', 'document_remplace'],
    summary: 'Traces a reprint and gives the address of a duplicate, which says that it is one.',
    since: '1.206.0',
  },
  {
    method: 'POST',
    path: '/v1/producteurs/:id/releve',
    name: 'producteurs_releve_etablir',
    success: 201,
    refusals: ['producteur_inconnu', 'droit_manquant'],
    summary: "Establishes a producer's statement as it is now, as a document.",
    since: '1.206.0',
  },
  {
    method: 'GET',
    path: '/v1/organisation/logo',
    name: 'organisation_logo',
    handler: true,
    summary: 'Tells the logo that documents bear from now on, with a short-lived address of its file.',
    since: '1.207.0',
  },
  {
    method: 'POST',
    path: '/v1/organisation/logo',
    name: 'organisation_logo_annoncer',
    handler: true,
    summary:
      'Gives the signed address that takes the file of a logo; nothing changes until it is put to use.',
    since: '1.207.0',
  },
  {
    method: 'PUT',
    path: '/v1/organisation/logo',
    name: 'organisation_logo_changer',
    handler: true,
    refusals: ['fichier_absent', 'fichier_different', 'logo_refuse'],
    summary:
      'Puts a logo that was sent on the documents of from now on, or takes the one that is there away.',
    since: '1.207.0',
  },
]
