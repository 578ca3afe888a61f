// Explains the details of a refusal. Loaded with the first refusal that has details.
import { List, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useMemo } from 'react'
import { useDesk } from '../../desk.ts'
import { readNamesOf } from '../fiche/names.ts'
import { memberWord } from '../fiche/values.ts'
import { hasPicker } from '../form/pickers.ts'
import { RecordLink } from '../RecordLink.tsx'
import { type Line, linesOf, type Piece, recordsIn } from './details.ts'

const SHOWN = 20

type Names = ReadonlyMap<string, string>

/** The details of a refusal; nothing if no detail is to be shown. */
export function Details({ details }: { details: unknown }) {
  const desk = useDesk()
  const lines = useMemo(() => linesOf(details, desk), [details, desk])
  const records = useMemo(() => recordsIn(lines), [lines])
  const { data: names } = useQuery({
    queryKey: ['noms de', 'refus', details, desk.langue],
    queryFn: () => readNamesOf(desk, new Map([...records].filter(([fiche]) => hasPicker(fiche)))),
    enabled: records.size > 0,
    staleTime: 60_000,
  })
  return lines.length === 0 ? null : <Lines lines={lines} names={names ?? new Map()} />
}

function Lines({ lines, names }: { lines: readonly Line[]; names: Names }) {
  const { langue } = useDesk()
  return (
    <Stack gap={2}>
      {lines.map(({ label, pieces, within }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
        <Fragment key={n}>
          <Text size="sm">
            {label !== '' && (langue === 'fr' ? `${label} : ` : `${label}: `)}
            <Pieces pieces={pieces} names={names} />
          </Text>
          {within.length > 0 && (
            <List size="sm" withPadding>
              {within.slice(0, SHOWN).map((item, m) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an item has no other name than its place
                <List.Item key={m}>
                  <Lines lines={item} names={names} />
                </List.Item>
              ))}
            </List>
          )}
          {within.length > SHOWN && <Text size="sm">{`+ ${within.length - SHOWN}`}</Text>}
        </Fragment>
      ))}
    </Stack>
  )
}

function Pieces({ pieces, names }: { pieces: readonly Piece[]; names: Names }) {
  const { langue } = useDesk()
  const shown = pieces.slice(0, SHOWN)
  return (
    <>
      {shown.map((piece, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no other name than its place
        <Fragment key={n}>
          {n > 0 && ', '}
          {typeof piece === 'string' ? (
            piece
          ) : (
            <RecordLink genre={piece.fiche} id={piece.id}>
              {piece.text ?? names.get(piece.id) ?? memberWord(`${piece.fiche}_id`, langue)}
            </RecordLink>
          )}
        </Fragment>
      ))}
      {pieces.length > SHOWN && ` + ${pieces.length - SHOWN}`}
    </>
  )
}
