// Properties of a map.
import type { FeatureCollection } from 'geojson'
import type { LayerSpecification } from 'maplibre-gl'

/** West, south, east and north in degrees. */
export type Bounds = readonly [number, number, number, number]

/** Vector tiles, requested with the session of the signed-in person. */
export type Tiles = {
  /** Identifies the tiles: if this value changes, the tiles are loaded again. */
  readonly of: string
  read(place: TilePlace, signal: AbortSignal): Promise<ArrayBuffer>
}

/** A tile of Web Mercator. */
export type TilePlace = { readonly z: number; readonly x: number; readonly y: number }

/** The touched feature: its layer and properties. */
export type Touched = { readonly layer: string; readonly properties: Readonly<Record<string, unknown>> }

/** The parts of a map: sources of shapes by name, styles of layers, and the view. */
export type MapProps = {
  /** The description of the map for screen readers. */
  readonly label: string
  readonly height: number | string
  readonly shapes?: Readonly<Record<string, FeatureCollection>>
  readonly tiles?: Readonly<Record<string, Tiles>>
  /** The layers, in the style language of MapLibre. No fonts are served, so a layer of symbols has only icons. */
  readonly layers: readonly LayerSpecification[]
  /** Returns the picture of an icon that a layer names; called once per icon. */
  readonly icon?: (name: string) => ImageData | null
  /** The extent to show; a new extent moves the view. */
  readonly fit: Bounds | null
  /** The layers whose features a person can select. */
  readonly choosable?: readonly string[]
  /** The layers on which a touch zooms in. */
  readonly approachable?: readonly string[]
  readonly onChoose?: (touched: Touched) => void
}
