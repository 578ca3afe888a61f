// A few shapes drawn over one another, each in a colour of its own.
import { useMemo } from 'react'
import { MapView } from './Map.tsx'
import type { MapProps } from './map.ts'
import { boundsOf, featureOf } from './shapes.ts'

/** A shape: its GeoJSON from the service and its style. Later shapes are drawn above earlier ones. */
export type Shape = {
  readonly id: string
  readonly geojson: string | null
  readonly colour: string
  /** True for a replaced survey and for the plot of another producer: it is drawn as a dashed outline without fill. */
  readonly isPast?: boolean
}

const LAYERS: MapProps['layers'] = [
  {
    id: 'surfaces',
    type: 'fill',
    source: 'formes',
    filter: ['!', ['get', 'isPast']],
    paint: { 'fill-color': ['get', 'colour'], 'fill-opacity': 0.25 },
  },
  {
    id: 'contours',
    type: 'line',
    source: 'formes',
    filter: ['!', ['get', 'isPast']],
    paint: { 'line-color': ['get', 'colour'], 'line-width': 3 },
  },
  {
    id: 'contours-passes',
    type: 'line',
    source: 'formes',
    filter: ['get', 'isPast'],
    paint: { 'line-color': ['get', 'colour'], 'line-width': 2, 'line-dasharray': [3, 2] },
  },
]

/** A map that shows the given shapes in full. */
export function ShapesMap({
  label,
  height,
  shapes,
}: {
  label: string
  height: number
  shapes: readonly Shape[]
}) {
  const features = useMemo(
    () =>
      shapes.flatMap(({ id, geojson, colour, isPast = false }) => featureOf(geojson, { id, colour, isPast })),
    [shapes],
  )
  const sources = useMemo(() => ({ formes: { type: 'FeatureCollection' as const, features } }), [features])
  const fit = useMemo(() => boundsOf(features), [features])
  return <MapView label={label} height={height} shapes={sources} layers={LAYERS} fit={fit} />
}
