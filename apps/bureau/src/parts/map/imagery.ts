// An organization's own imagery. A worker of its own reads the tiles: the service lets this worker alone reach their server.
import type { TilePlace } from './map.ts'

/** The imagery of an organization. */
export type OwnImagery = {
  /** The code of the organization. */
  readonly organisation: string
  /** The address of the tiles, with `{z}`, `{x}` and `{y}`. */
  readonly adresse: string
}

/** Reads tiles until it is closed. */
export type ImageryReader = { read(place: TilePlace): Promise<ArrayBuffer>; close(): void }

type Answer = { readonly id: number; readonly bytes: ArrayBuffer }

/** Starts the worker. After a failure of the worker, every tile is empty: the map stays without imagery. */
export function openImagery(imagery: OwnImagery): ImageryReader {
  const worker = new Worker(`${import.meta.env.BASE_URL}images.js?${new URLSearchParams(imagery)}`)
  const waiting = new Map<number, (bytes: ArrayBuffer) => void>()
  let asked = 0
  let isBroken = false
  worker.addEventListener('message', ({ data: { id, bytes } }: MessageEvent<Answer>) => {
    waiting.get(id)?.(bytes)
    waiting.delete(id)
  })
  worker.addEventListener('error', () => {
    isBroken = true
    for (const answer of waiting.values()) answer(new ArrayBuffer(0))
    waiting.clear()
  })
  return {
    read: (place) =>
      isBroken
        ? Promise.resolve(new ArrayBuffer(0))
        : new Promise((resolve) => {
            asked += 1
            waiting.set(asked, resolve)
            worker.postMessage({ id: asked, z: place.z, x: place.x, y: place.y })
          }),
    close: () => worker.terminate(),
  }
}
