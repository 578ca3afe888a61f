import type { fr } from './fr.ts'

/** The words of the deforestation statements of shipments, in English. */
export const en: Record<keyof typeof fr, string> = {
  titre: 'Deforestation (EUDR)',
  quoi: 'Each validated shipment has the plots that it comes from. Its state says if the due diligence statement can be sent, and what is missing.',
  expeditions: 'Validated shipments',
  aucune: 'No validated shipment. Prepare one and validate it: ask the warehouse keeper.',
  coupe: 'Only the last {n} shipments.',
  expedition: 'Shipment',
  client: 'Client',
  date: 'Date',
  sans_conteneur: 'Without a container',
  autre: 'Another shipment',
  complet:
    'Complete: every gram has a plot with its position, and the country is set. The statement can be sent.',
  incomplet: 'Incomplete: the statement can not be sent like this.',
  total: 'Mass concerned: {masse}',
  reunie: '{n, plural, =0 {No plot} one {# plot} other {# plots}} with a position: {masse}',
  sans_geometrie: 'Plots without a position',
  sans_geometrie_quoi:
    'A survey is missing, or the plot has 4 ha or more and only a point: ask the field agent for a survey.',
  sans_parcelle: 'Mass without a known plot',
  sans_parcelle_quoi:
    'It comes from elsewhere than collections: a purchase without plots, a stock taken over.',
  sans_pays: 'The country is not set: it is a setting, which the administrator makes.',
  regler: 'Set the country',
  parcelles: 'Plots of origin',
  coupees: 'The first {n} plots; the file has all.',
  parcelle: 'Plot',
  producteur: 'Producer',
  surface: 'Surface',
  masse: 'Mass',
  part: 'Share',
  collecte: 'Collected',
  du_au: '{du} – {au}',
  origine: 'Origin',
  points: 'GeoJSON file, points',
  polygones: 'GeoJSON file, outlines',
}
