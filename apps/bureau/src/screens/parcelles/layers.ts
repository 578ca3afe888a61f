// The map layers of plots: shapes at a high zoom, circles with a number at a low zoom. Labels are icons, since no fonts are
// served.
import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { CATEGORIES, COLOURS, type Colouring, DASHES, ETATS, type Etat, type Scheme } from './states.ts'

const POLYGON: ExpressionSpecification = ['==', ['geometry-type'], 'Polygon']
const SOURCE = { source: 'parcelles', 'source-layer': 'parcelles' } as const

/** The names of the plot layers, whose features a person can select. */
export const CHOOSABLE = ['surfaces', 'points'] as const

/** The plot or producer whose page is open. */
export type Chosen = { readonly id: string | undefined; readonly producteur: string | undefined }

/** The layers of plots. */
export function plotLayers(by: Colouring, scheme: Scheme, chosen: Chosen): LayerSpecification[] {
  const colour = colourOf(by, scheme)
  const plain = ETATS.filter((etat) => DASHES[etat] === undefined)
  const outline = (
    id: string,
    etats: readonly Etat[],
    dash?: readonly [number, number],
  ): LayerSpecification => ({
    id,
    type: 'line',
    ...SOURCE,
    filter: ['all', POLYGON, ['in', ['get', 'etat'], ['literal', [...etats]]]],
    paint: {
      'line-color': colour,
      'line-width': 2,
      ...(dash === undefined ? {} : { 'line-dasharray': [...dash] }),
    },
  })
  const broken = Object.entries(DASHES) as [Etat, readonly [number, number]][]
  return [
    {
      id: 'surfaces',
      type: 'fill',
      ...SOURCE,
      filter: POLYGON,
      paint: { 'fill-color': colour, 'fill-opacity': 0.3 },
    },
    outline('contours', plain),
    ...broken.map(([etat, dash]) => outline(`contours-${etat}`, [etat], dash)),
    {
      id: 'communs',
      type: 'fill',
      source: 'parcelles',
      'source-layer': 'chevauchements',
      paint: { 'fill-color': COLOURS[scheme].chevauchement, 'fill-opacity': 0.7 },
    },
    {
      id: 'points',
      type: 'circle',
      ...SOURCE,
      filter: ['==', ['geometry-type'], 'Point'],
      paint: { 'circle-color': colour, 'circle-radius': 5 },
    },
    {
      id: 'choisie',
      type: 'line',
      ...SOURCE,
      filter:
        chosen.id === undefined
          ? ['==', ['get', 'producteur_id'], chosen.producteur ?? '']
          : ['==', ['get', 'id'], chosen.id],
      paint: { 'line-color': scheme === 'light' ? '#111827' : '#ffffff', 'line-width': 4 },
    },
    {
      id: 'amas',
      type: 'symbol',
      source: 'parcelles',
      'source-layer': 'amas',
      layout: {
        'icon-image': [
          'concat',
          `${scheme} `,
          by === 'etat' ? ['get', 'etat'] : 'neutre',
          ' ',
          ['to-string', ['get', 'parcelles']],
        ],
        'icon-allow-overlap': true,
      },
    },
  ]
}

function colourOf(by: Colouring, scheme: Scheme): ExpressionSpecification {
  const names = by === 'etat' ? ETATS : CATEGORIES
  const pairs = names.flatMap((name) => [name, COLOURS[scheme][name]])
  return ['match', ['get', by], ...pairs, COLOURS[scheme].sortie] as unknown as ExpressionSpecification
}

const [SIDE, RATIO] = [40, 2]

/** Draws a disc with a number. The icon's name contains the colour scheme, the state and the number. */
export function disc(name: string): ImageData | null {
  const [scheme, etat, number = ''] = name.split(' ')
  const canvas = document.createElement('canvas')
  const side = (SIDE + Math.max(0, number.length - 3) * 8) * RATIO
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  const colours = COLOURS[scheme === 'dark' ? 'dark' : 'light'] as Readonly<Record<string, string>>
  if (pen === null) return null
  const [ground, ink] = scheme === 'dark' ? ['#22282c', '#ffffff'] : ['#ffffff', '#111827']
  pen.beginPath()
  pen.arc(side / 2, side / 2, side / 2 - 4 * RATIO, 0, 2 * Math.PI)
  pen.fillStyle = ground
  pen.fill()
  pen.lineWidth = 4 * RATIO
  pen.strokeStyle = colours[etat ?? ''] ?? ink
  pen.stroke()
  pen.fillStyle = ink
  pen.font = `600 ${14 * RATIO}px system-ui, sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(number, side / 2, side / 2 + RATIO)
  return pen.getImageData(0, 0, side, side)
}
