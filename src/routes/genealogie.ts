import type { DeclaredRoute } from '../contract/route.ts'

// The media types in addition to JSON: a picture, a page that holds it, GS1 EPCIS 2.0 events; below, the plots of an expedition.
const GENEALOGY_MEDIA = ['image/svg+xml', 'text/html', 'application/ld+json']
const GEOJSON = 'application/geo+json'

/** The genealogy of matter: its origins and its destinations. */
export const GENEALOGIE: readonly DeclaredRoute[] = [
  {
    method: 'GET',
    path: '/v1/lots/:id/genealogie',
    name: 'lots_genealogie',
    handler: true,
    media: GENEALOGY_MEDIA,
    screen: { path: '/bureau/trace', record: 'lot', query: ['sens', 'profondeur'] },
    report: true,
    refusals: ['lot_inconnu'],
    summary:
      'Traces a lot to its origins and its uses, to the gram: as JSON, as a picture (SVG or HTML), or as GS1 EPCIS 2.0 events.',
    since: '1.142.0',
  },
  {
    method: 'GET',
    path: '/v1/expeditions/:id/eudr',
    name: 'expeditions_eudr',
    handler: true,
    media: [GEOJSON],
    report: true,
    refusals: ['expedition_inconnue', 'expedition_non_validee', 'produit_hors_eudr'],
    summary:
      'Returns the plots of origin of an expedition, as the GeoJSON of a due diligence statement on deforestation.',
    since: '1.143.0',
  },
]
