import { Text } from '@mantine/core'
import { Handle, type NodeProps, type Node as Placed, Position } from '@xyflow/react'
import { useDesk, useWords } from '../../../desk.ts'
import { RecordLink } from '../../../parts/RecordLink.tsx'
import { day, mass } from '../../../words/figures.ts'
import { called, nameOf } from '../codes.ts'
import type { Box } from '../model.ts'
import { TRACE } from '../texts.ts'
import classes from './graph.module.css'

/** The node type of the graph library for a record. */
export type RecordNode = Placed<{ box: Box }, 'record'>

/** Centres the lot within the bounds of the graph: an empty side leaves its space to the other side. */
export function Record({ data: { box } }: NodeProps<RecordNode>) {
  const say = useWords(TRACE)
  const { langue } = useDesk()
  const { genre, id, libelle, sens, statut, date, quantite_g, personne } = box
  const name = nameOf({ genre, libelle, id }, langue)
  const isAsked = sens === 'lot'
  return (
    <div className={classes.record} data-genre={genre} data-asked={isAsked || undefined}>
      <Handle type="target" position={Position.Left} className={classes.handle} />
      <Text size="sm" fw={700} lineClamp={2}>
        <RecordLink genre={genre} id={id}>
          {isAsked ? `▶ ${name}` : name}
        </RecordLink>
      </Text>
      <Text size="xs" truncate>
        {[quantite_g === null ? '' : mass(quantite_g, langue), called('etat', statut, langue)]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <Text size="xs" truncate>
        {[date === null ? '' : day(date, langue), personne === libelle ? '' : personne]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {genre === 'lot' && !isAsked && (
        <Text size="xs">
          <RecordLink genre="genealogie" id={id}>
            <span aria-hidden>{say('tracer')} →</span>
            <span className="invisible">{say('tracer_lot', { nom: name })}</span>
          </RecordLink>
        </Text>
      )}
      <Handle type="source" position={Position.Right} className={classes.handle} />
    </div>
  )
}
