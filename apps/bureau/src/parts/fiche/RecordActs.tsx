// The acts that the table has for a record, shown to persons with their permissions; the service checks each again.
import { Button, Group, Stack, Title, VisuallyHidden } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { CONFIRMED, isGrave } from '../act/forms.ts'
import { ACTS } from '../act/texts.ts'
import { OpenForm, useFormAhead } from '../form/OpenForm.tsx'
import { loadWrites } from '../form/schema.ts'
import type { RecordAct } from './kind.ts'
import { Once } from './Once.tsx'
import { onceOf } from './secrets.ts'
import { Told } from './Told.tsx'
import { FICHES } from './texts.ts'
import type { Row } from './values.ts'

/** Returns a function that says if the person may call an operation. */
export function useMay(): (operation: string) => boolean {
  const { holds } = useDesk()
  useFormAhead()
  const asked = useQuery({
    queryKey: ['formulaire', 'actes'],
    queryFn: loadWrites,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (operation) => {
    const write = asked.data?.[operation]
    return write !== undefined && holds(...write.permissions)
  }
}

/** Returns a function that makes all screens read their data again after an act. */
export function useReadAgain(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'formulaire' })
}

type Shown = {
  readonly acts: readonly RecordAct[]
  readonly record: Row
  /** For a row inside a record: that record. For a record's own acts: the record itself. */
  readonly owner?: Row
  /** True inside a table or below other acts: the buttons are small and have no heading. */
  readonly isSmall?: boolean
}

/** The buttons of the acts that a record's state allows. */
export function RecordActs({ acts, record, owner = record, isSmall = false }: Shown) {
  const say = useWords(ACTS)
  const tell = useWords(FICHES)
  const readAgain = useReadAgain()
  const may = useMay()
  // The record as it was when the dialog opened. After a refusal the record is read again, while the dialog stays open.
  const [open, setOpen] = useState<{ readonly act: RecordAct; readonly of: Row } | null>(null)
  const [done, setDone] = useState<{ act: RecordAct; answer: unknown } | null>(null)
  const buttons = useRef<HTMLDivElement>(null)
  const offered = acts.filter(({ operation, when }) => may(operation) && (when?.(record, owner) ?? true))
  const finish = async (act: RecordAct, answer: unknown) => {
    setOpen(null)
    setDone({ act, answer })
    await readAgain()
    // The act may have removed the button that had the focus.
    if (document.activeElement === document.body) buttons.current?.focus({ preventScroll: true })
  }
  if (offered.length === 0 && done === null && open === null) return null
  return (
    <Stack gap="sm" ref={buttons} tabIndex={-1} pos="relative">
      {!isSmall && (
        <Title order={2} size="h4">
          {tell('actes')}
        </Title>
      )}
      <VisuallyHidden role="status">
        {done === null ? '' : tell('fait', { acte: say(done.act.operation) })}
      </VisuallyHidden>
      {done !== null && onceOf(done.act.operation, done.answer) !== null && (
        <Once operation={done.act.operation} answer={done.answer} close={() => setDone(null)} />
      )}
      {done?.act.tells === true && <Told title={say(done.act.operation)} answer={done.answer as Row} />}
      <Group gap="xs">
        {offered.map((act) => (
          <Button
            key={act.operation}
            size={isSmall ? 'compact-sm' : 'sm'}
            variant="default"
            onClick={() => setOpen({ act, of: record })}
          >
            {say(act.operation)}
          </Button>
        ))}
      </Group>
      {open !== null && (
        <OpenForm
          operation={open.act.operation}
          params={open.act.params?.(open.of, owner) ?? { id: String(open.of.id) }}
          title={say(open.act.operation)}
          isGrave={isGrave(open.act.operation)}
          confirmed={CONFIRMED[open.act.operation]}
          begun={open.act.begun?.(open.of) ?? {}}
          refined={open.act.refined?.(open.of)}
          preview={open.act.preview}
          close={() => setOpen(null)}
          done={(answer) => void finish(open.act, answer)}
        />
      )}
    </Stack>
  )
}
