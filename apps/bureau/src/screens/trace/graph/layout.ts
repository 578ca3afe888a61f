// Places the boxes: origins on the left, destinations on the right.
import { Graph, layout } from '@dagrejs/dagre'
import type { Drawing } from '../model.ts'
import { type Corners, SIZE } from './corners.ts'

/** Calculates the position of each box. */
export function layOut({ boxes, edges }: Drawing): Corners {
  const graph = new Graph()
  graph.setGraph({ rankdir: 'LR', nodesep: 18, ranksep: 70, ranker: 'longest-path' })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const { key } of boxes) graph.setNode(key, { ...SIZE })
  for (const { de, vers } of edges) graph.setEdge(de, vers)
  layout(graph)
  return new Map(
    boxes.map(({ key }) => {
      const { x, y } = graph.node(key) as { x: number; y: number }
      return [key, { x: x - SIZE.width / 2, y: y - SIZE.height / 2 }]
    }),
  )
}
