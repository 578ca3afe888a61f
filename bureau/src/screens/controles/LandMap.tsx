// The map: outlines on an empty ground, so that it needs no foreign server.
import 'maplibre-gl/dist/maplibre-gl.css'
import { Text, useComputedColorScheme } from '@mantine/core'
import {
  type GeoJSONSourceSpecification,
  Map as LibreMap,
  NavigationControl,
  setWorkerUrl,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useEffect, useRef, useState } from 'react'
import { boundsOf, type Shape } from './shapes.ts'

setWorkerUrl(workerUrl)

// Own and other plot, by day and by night; a line that is no longer in force is broken.
const COLORS = {
  light: { ground: '#f1f3f5', own: '#14532d', other: '#9c2a00' },
  dark: { ground: '#1f2226', own: '#4ade80', other: '#ff922b' },
} as const

type Given = { readonly shapes: readonly Shape[]; readonly label: string; readonly absent: string }

/** Draws outlines over one another. */
export function LandMap({ shapes, label, absent }: Given) {
  const place = useRef<HTMLDivElement>(null)
  const [isAbsent, setAbsent] = useState(false)
  const colors = COLORS[useComputedColorScheme('light')]
  useEffect(() => {
    if (place.current === null) return
    try {
      const map = drawn(place.current, shapes, colors)
      return () => map.remove()
    } catch {
      setAbsent(true) // no graphics to draw by
      return
    }
  }, [shapes, colors])
  if (isAbsent) return <Text size="sm">{absent}</Text>
  return (
    <section ref={place} aria-label={label} style={{ height: 320, borderRadius: 8, overflow: 'hidden' }} />
  )
}

function drawn(container: HTMLElement, shapes: readonly Shape[], colors: (typeof COLORS)['light' | 'dark']) {
  const source: GeoJSONSourceSpecification = {
    type: 'geojson',
    data: {
      type: 'FeatureCollection',
      features: shapes.map(({ rings, isInForce, isOther }) => ({
        type: 'Feature',
        properties: { isInForce, isOther },
        geometry: { type: 'Polygon', coordinates: rings.map((ring) => ring.map(([x, y]) => [x, y])) },
      })),
    },
  }
  const color = ['case', ['get', 'isOther'], colors.other, colors.own] as never
  const line = { source: 'releves', type: 'line' } as const
  const map = new LibreMap({
    container,
    attributionControl: false,
    interactive: true,
    cooperativeGestures: false,
    bounds: boundsOf(shapes),
    fitBoundsOptions: { padding: 32, maxZoom: 19, animate: false },
    fadeDuration: 0,
    style: {
      version: 8,
      sources: { releves: source },
      layers: [
        { id: 'fond', type: 'background', paint: { 'background-color': colors.ground } },
        {
          id: 'surfaces',
          source: 'releves',
          type: 'fill',
          filter: ['get', 'isInForce'],
          paint: { 'fill-color': color, 'fill-opacity': 0.28 },
        },
        {
          ...line,
          id: 'contours',
          filter: ['get', 'isInForce'],
          paint: { 'line-color': color, 'line-width': 3 },
        },
        {
          ...line,
          id: 'anciens',
          filter: ['!', ['get', 'isInForce']],
          paint: { 'line-color': color, 'line-width': 2, 'line-dasharray': [2, 2] },
        },
      ],
    },
  })
  map.addControl(new NavigationControl({ showCompass: false }))
  return map
}
