// Lays out a genealogy in a worker, so that the page stays responsive: the layout of a dense graph takes seconds.
import type { Drawing } from '../model.ts'
import type { Corners } from './corners.ts'
import { layOut } from './layout.ts'

const here = globalThis as unknown as {
  onmessage: (told: { data: Drawing }) => void
  postMessage(corners: Corners): void
}

here.onmessage = ({ data }) => here.postMessage(layOut(data))
