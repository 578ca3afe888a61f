// The map itself; its code is loaded with MapLibre when a person opens a map.
import { useComputedColorScheme } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import {
  addProtocol,
  type LngLat,
  MapLibreMap,
  NavigationControl,
  removeProtocol,
  ScaleControl,
  setWorkerUrl,
} from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { useEffect, useId, useRef, useState } from 'react'
import type { Say } from '../../words/words.ts'
import type { fr } from './fr.ts'
import { type Ground, readGround } from './ground.ts'
import { type ImageryReader, type OwnImagery, openImagery } from './imagery.ts'
import type { MapProps, Tiles } from './map.ts'
import { styleOf } from './style.ts'

// The worker is a file of the service, because the page's Content-Security-Policy allows no other worker.
setWorkerUrl(workerUrl)
const [PADDING, NEAREST, NEARER] = [40, 17, 2]
// The source of an organization's imagery, in the map's own protocol.
const IMAGERY = 'images'
const PLACE = /^[^:]+:\/\/([^/]+)\/(\d+)\/(\d+)\/(\d+)/

type CanvasProps = MapProps & {
  readonly say: Say<keyof typeof fr>
  /** Called with the place under the pointer, or of the centre while the map moves. */
  readonly point: (place: LngLat) => void
  /** The address of the imagery of the installation, or the imagery of the organization. */
  readonly imagery: string | OwnImagery | undefined
}

/** The map. */
export function Canvas(props: CanvasProps) {
  const { label, height, fit, say } = props
  const scheme = useComputedColorScheme('light')
  const isStill = useReducedMotion()
  const place = useRef<HTMLDivElement>(null)
  const map = useRef<MapLibreMap | null>(null)
  const latest = useRef(props)
  latest.current = props
  const protocol = `sillon-${useId().replace(/\W/g, '')}`
  const reader = useRef<ImageryReader | null>(null)
  const imagery = typeof props.imagery === 'object' ? `${protocol}://${IMAGERY}/{z}/{x}/{y}` : props.imagery
  const [ground, setGround] = useState<Ground | null>(null)
  const [isReady, setReady] = useState(false)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => void readGround().then(setGround, () => undefined), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a map is made once; what changes is told to it below
  useEffect(() => {
    if (place.current === null) return
    reader.current = typeof props.imagery === 'object' ? openImagery(props.imagery) : null
    addProtocol(protocol, ({ url }, { signal }) =>
      readTile(url, latest.current.tiles ?? {}, reader.current, signal),
    )
    const made = open(place.current, styleOf(latest.current, null, scheme, protocol, imagery), latest)
    map.current = made
    made.once('style.load', () => setReady(true))
    made.on('idle', () => setDrawn(true))
    return () => {
      map.current = null
      made.remove()
      removeProtocol(protocol)
      reader.current?.close()
    }
  }, [])

  const { shapes, tiles, layers } = props
  useEffect(() => {
    if (isReady)
      map.current?.setStyle(styleOf({ shapes, tiles, layers }, ground, scheme, protocol, imagery), {
        diff: true,
      })
  }, [isReady, shapes, tiles, layers, ground, scheme, protocol, imagery])

  const [west, south, east, north] = fit ?? []
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves when the place is another one, by its numbers
  useEffect(() => {
    if (west === undefined || south === undefined || east === undefined || north === undefined) return
    const options = {
      padding: PADDING,
      maxZoom: NEAREST,
      animate: !isStill && map.current?.loaded() === true,
    }
    map.current?.fitBounds([west, south, east, north], options)
  }, [west, south, east, north])

  useEffect(
    () => map.current?.getCanvas().setAttribute('aria-label', `${label}. ${say('clavier')}`),
    [label, say],
  )

  return <div ref={place} style={{ height, width: '100%' }} aria-busy={!isDrawn} />
}

async function readTile(
  url: string,
  tiles: Readonly<Record<string, Tiles>>,
  reader: ImageryReader | null,
  signal: AbortSignal,
) {
  const [, name = '', z, x, y] = PLACE.exec(url) ?? []
  const place = { z: Number(z), x: Number(x), y: Number(y) }
  const data = await (name === IMAGERY ? reader?.read(place) : tiles[name]?.read(place, signal))
  return { data: data ?? new ArrayBuffer(0) }
}

function open(
  container: HTMLElement,
  style: ReturnType<typeof styleOf>,
  latest: { current: CanvasProps },
): MapLibreMap {
  const { fit, say } = latest.current
  const map = new MapLibreMap({
    container,
    style,
    attributionControl: false,
    // Paper shows what was drawn last.
    canvasContextAttributes: { preserveDrawingBuffer: true },
    dragRotate: false,
    pitchWithRotate: false,
    maxZoom: 20,
    ...(fit === null ? {} : { bounds: [...fit], fitBoundsOptions: { padding: PADDING, maxZoom: NEAREST } }),
    locale: {
      'NavigationControl.ZoomIn': say('plus'),
      'NavigationControl.ZoomOut': say('moins'),
      'ScaleControl.Meters': say('metres'),
      'ScaleControl.Kilometers': say('kilometres'),
    },
  })
  map.touchZoomRotate.disableRotation()
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  map.addControl(new ScaleControl({ unit: 'metric' }), 'bottom-left')
  map.setMissingStyleImageResolver((name) => {
    const image = latest.current.icon?.(name)
    if (image !== null && image !== undefined) map.addImage(name, image, { pixelRatio: 2 })
  })
  const touched = (point: { x: number; y: number }) => {
    const { choosable = [], approachable = [] } = latest.current
    const layers = [...choosable, ...approachable].filter((id) => map.getLayer(id) !== undefined)
    return layers.length === 0 ? undefined : map.queryRenderedFeatures([point.x, point.y], { layers })[0]
  }
  map.on('move', () => latest.current.point(map.getCenter()))
  map.on('mousemove', ({ point, lngLat }) => {
    latest.current.point(lngLat)
    map.getCanvas().style.cursor = touched(point) === undefined ? '' : 'pointer'
  })
  map.on('click', ({ point, lngLat }) => {
    const found = touched(point)
    if (found === undefined) return
    if (latest.current.approachable?.includes(found.layer.id))
      map.easeTo({ center: lngLat, zoom: map.getZoom() + NEARER })
    else latest.current.onChoose?.({ layer: found.layer.id, properties: found.properties ?? {} })
  })
  return map
}
