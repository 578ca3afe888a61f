// The screen of each kind of record. A record with a screen is shown as a link, others as text.

/** The kinds of record with a screen in the workbench. */
const PLACES = {
  controle: (id) => `/controles?id=${id}`,
  lot: (id) => `/lots?id=${id}`,
  genealogie: (id) => `/trace?lot=${id}`,
  collecte: (id) => `/trace?collecte=${id}`,
  expedition: (id) => `/trace?expedition=${id}`,
  fournisseur: (id) => `/trace?fournisseur=${id}`,
  emplacement: (id) => `/lots?emplacement_id=${id}`,
  rappel: (id) => `/trace?rappel=${id}`,
  parcelle: (id) => `/parcelles?id=${id}`,
  producteur: (id) => `/parcelles?producteur=${id}`,
  reception: (id) => `/receptions?id=${id}`,
  etape: (id) => `/etapes?id=${id}`,
  echantillon: (id) => `/echantillons?id=${id}`,
  contrat: (id) => `/contrats?id=${id}`,
  vente: (id) => `/ventes?id=${id}`,
  client: (id) => `/clients?id=${id}`,
  utilisateur: (id) => `/comptes?id=${id}`,
  appareil: (id) => `/telephones?id=${id}`,
  groupement: (id) => `/groupements?id=${id}`,
  mouvement: (id) => `/mouvements?id=${id}`,
  paiement: (id) => `/paiements?id=${id}`,
  creance: (id) => `/creances?id=${id}`,
  inspection: (id) => `/inspections?id=${id}`,
  non_conformite: (id) => `/non-conformites?id=${id}`,
  inventaire: (id) => `/inventaires?id=${id}`,
  dossier_audit: (id) => `/lots/dossiers?id=${id}`,
} satisfies Record<string, (id: string) => string>

/** A kind of record with a screen. */
export type Placed = keyof typeof PLACES

/** Returns the URL of a record, below `/bureau`; null if this kind of record has no screen. */
export function placeOf(genre: string, id: string): string | null {
  return Object.hasOwn(PLACES, genre) ? PLACES[genre as Placed](encodeURIComponent(id)) : null
}
