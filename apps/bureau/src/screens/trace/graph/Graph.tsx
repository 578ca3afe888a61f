// The genealogy as a graph that a person can zoom and move. The page contains only the visible part.
import { Button, Group, Text, useComputedColorScheme } from '@mantine/core'
import { type Edge, MarkerType, ReactFlow, type ReactFlowInstance } from '@xyflow/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import '@xyflow/react/dist/style.css'
import { useDesk, useWords } from '../../../desk.ts'
import { mass } from '../../../words/figures.ts'
import type { Drawing } from '../model.ts'
import { TRACE } from '../texts.ts'
import { type Corners, SIZE } from './corners.ts'
import classes from './graph.module.css'
import { Record, type RecordNode } from './Record.tsx'

const KINDS = { record: Record }
// With more links than this, labels would cover the graph.
const MOST_LABELS = 60
const ZOOM = { least: 0.05, most: 2, start: 1 } as const
// A graph that is still legible at this scale is shown as a whole.
const LEGIBLE = 0.7
const MARGIN = 24
const ARROW = { type: MarkerType.ArrowClosed, markerUnits: 'userSpaceOnUse', width: 16, height: 16 } as const

/** The graph of a genealogy, with its lot in the middle. */
export function Graph({ drawing }: { drawing: Drawing }) {
  const say = useWords(TRACE)
  const laid = useLayout(drawing)
  if (laid === 'failed') return <Text role="alert">{say('graphe_echec')}</Text>
  if (laid === null)
    return (
      <Text role="status" aria-busy>
        {say('graphe_attente', { n: drawing.boxes.length })}
      </Text>
    )
  return <Laid {...laid} />
}

type LaidOut = { readonly drawing: Drawing; readonly corners: Corners }

// Lays out the graph in a worker. The layout of a graph that is no longer shown is cancelled; the last graph stays visible until
// the next layout is ready.
function useLayout(drawing: Drawing): LaidOut | 'failed' | null {
  const [laid, setLaid] = useState<LaidOut | 'failed' | null>(null)
  useEffect(() => {
    const worker = new Worker(new URL('./layout.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }) => setLaid({ drawing, corners: data as Corners })
    worker.onerror = () => setLaid('failed')
    worker.postMessage(drawing)
    return () => worker.terminate()
  }, [drawing])
  return laid
}

function Laid({ drawing, corners }: LaidOut) {
  const say = useWords(TRACE)
  const { langue } = useDesk()
  const colorMode = useComputedColorScheme('light')
  const [flow, setFlow] = useState<ReactFlowInstance<RecordNode, Edge> | null>(null)
  const box = useRef<HTMLElement>(null)
  const nodes = useMemo(() => nodesOf(drawing, corners), [drawing, corners])
  const edges = useMemo(() => edgesOf(drawing, (grams) => mass(grams, langue)), [drawing, langue])
  const goBack = (to = flow) => {
    const asked = nodes.find(({ data }) => data.box.sens === 'lot') ?? nodes[0]
    const frame = box.current?.getBoundingClientRect()
    if (asked === undefined || to === null || frame === undefined) return
    // Centres the lot within the bounds of the graph: an empty side leaves its space to the other side.
    const { x, y, width, height } = to.getNodesBounds(nodes)
    void to.setCenter(
      within(asked.position.x + SIZE.width / 2, x, width, frame.width),
      within(asked.position.y + SIZE.height / 2, y, height, frame.height),
      { zoom: ZOOM.start },
    )
  }
  return (
    <>
      <Group gap="xs" mb="xs">
        <Button size="compact-sm" variant="default" onClick={() => void flow?.zoomIn()}>
          {say('agrandir')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => void flow?.zoomOut()}>
          {say('reduire')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => void flow?.fitView()}>
          {say('tout_voir')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => goBack()}>
          {say('revenir')}
        </Button>
      </Group>
      <section ref={box} className={classes.frame} aria-label={say('graphe')}>
        <ReactFlow<RecordNode, Edge>
          nodes={nodes}
          edges={edges}
          nodeTypes={KINDS}
          colorMode={colorMode}
          minZoom={ZOOM.least}
          maxZoom={ZOOM.most}
          onlyRenderVisibleElements
          nodesDraggable={false}
          nodesConnectable={false}
          nodesFocusable={false}
          edgesFocusable={false}
          elementsSelectable={false}
          disableKeyboardA11y
          preventScrolling={false}
          zoomOnScroll={false}
          zoomActivationKeyCode="Control"
          proOptions={{ hideAttribution: true }}
          onInit={(made) => {
            setFlow(made)
            const frame = box.current?.getBoundingClientRect()
            const bounds = made.getNodesBounds(nodes)
            const fits = frame && Math.min(frame.width / bounds.width, frame.height / bounds.height)
            if (fits !== undefined && fits > LEGIBLE) void made.fitView({ maxZoom: ZOOM.start })
            else goBack(made)
          }}
        />
      </section>
    </>
  )
}

// Returns the centre of the view. While the graph is larger than the view, the view shows no empty margin.
function within(middle: number, from: number, length: number, seen: number): number {
  const half = seen / 2 - MARGIN
  return length <= 2 * half
    ? from + length / 2
    : Math.min(Math.max(middle, from + half), from + length - half)
}

function nodesOf(drawing: Drawing, corners: Corners): RecordNode[] {
  return drawing.boxes.map((box) => ({
    id: box.key,
    type: 'record',
    data: { box },
    position: corners.get(box.key) ?? { x: 0, y: 0 },
    ...SIZE,
  }))
}

function edgesOf({ edges }: Drawing, said: (grams: number) => string): Edge[] {
  const heaviest = Math.max(1, ...edges.map(({ quantite_g }) => quantite_g))
  return edges.map(({ key, de, vers, genre, quantite_g }) => ({
    id: key,
    source: de,
    target: vers,
    markerEnd: ARROW,
    style: { strokeWidth: 1 + (4 * quantite_g) / heaviest },
    ...(genre !== null && edges.length <= MOST_LABELS ? { label: said(quantite_g) } : {}),
  }))
}
