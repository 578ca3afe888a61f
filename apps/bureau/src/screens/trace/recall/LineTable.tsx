import { Table, Text } from '@mantine/core'
import { useDesk, useWords } from '../../../desk.ts'
import { RecordLink } from '../../../parts/RecordLink.tsx'
import { mass, moment } from '../../../words/figures.ts'
import { called, nameOf } from '../codes.ts'
import type { Line } from '../queries.ts'
import { Sideways } from '../Sideways.tsx'
import { TRACE } from '../texts.ts'

/** The lines of a recall: the record, its possible act or the reason against it, and its place. */
export function LineTable({ caption, lines }: { caption: string; lines: readonly Line[] }) {
  const say = useWords(TRACE)
  const { langue, me } = useDesk()
  if (lines.length === 0) return <Text>{say('lignes_aucune')}</Text>
  // The line of a simulation shows the current state of its record.
  const isForeseen = lines.every(({ phase }) => phase === 'apercu')
  const heads = [
    say('element'),
    say('effet'),
    say('pourquoi'),
    say('masse'),
    say(isForeseen ? 'etat' : 'etat_alors'),
    say('ou'),
    ...(isForeseen ? [] : [say('le')]),
  ]
  return (
    <Sideways label={caption}>
      <Table striped captionSide="top">
        <Table.Caption className="invisible">{caption}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            {heads.map((head) => (
              <Table.Th key={head} scope="col">
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => (
            <Table.Tr key={`${line.phase} ${line.rang}`}>
              <Table.Td>
                <RecordLink genre={line.genre === 'lot' ? 'genealogie' : line.genre} id={line.id}>
                  {nameOf({ ...line, libelle: line.numero }, langue)}
                </RecordLink>
              </Table.Td>
              <Table.Td fw={line.effet === 'non_bloquable' ? 700 : undefined}>
                {called('effet', line.effet, langue)}
              </Table.Td>
              <Table.Td>{called('motif', line.motif, langue)}</Table.Td>
              <Table.Td style={{ whiteSpace: 'nowrap' }}>{mass(line.quantite_g, langue)}</Table.Td>
              <Table.Td>{called('etat', line.statut, langue)}</Table.Td>
              <Table.Td>{line.client ?? line.emplacement}</Table.Td>
              {!isForeseen && <Table.Td>{moment(line.le, langue, me.organisation.fuseau_horaire)}</Table.Td>}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Sideways>
  )
}
