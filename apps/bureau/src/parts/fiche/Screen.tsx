// The screen for a kind of record in the table: its list, and the page of one record.
import { Button, Group, Stack } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useAddress } from '../../address.ts'
import { useWords } from '../../desk.ts'
import { FRAME } from '../../words/texts.ts'
import type { Operation } from '../act/forms.ts'
import { ACTS } from '../act/texts.ts'
import { OpenForm } from '../form/OpenForm.tsx'
import { PageTitle } from '../PageTitle.tsx'
import { piece } from '../piece.tsx'
import { hasSheet, type Kind, keyOf } from './kind.ts'
import { KINDS } from './kinds.ts'
import { Once } from './Once.tsx'
import { useMay, useReadAgain } from './RecordActs.tsx'
import { RecordList } from './RecordList.tsx'
import { onceOf } from './secrets.ts'

// The page of a record comes ahead, while the list is looked at.
const RecordPage = piece(async () => (await import('./RecordPage.tsx')).RecordPage)

/** The screen for the kind of record that the URL names. */
export function Screen() {
  const path = useLocation({
    select: ({ pathname }) => (pathname.endsWith('/') ? pathname.slice(0, -1) : pathname),
  })
  const [{ id }] = useAddress()
  useEffect(() => void RecordPage.preload(), [])
  const kind = KINDS.find((one) => one.path === path)
  // While the next screen is loading, the URL is already that of the next screen.
  if (kind === undefined) return null
  if (id !== undefined && hasSheet(kind)) return <RecordPage key={id} kind={kind} id={id} />
  return <Listed key={path} kind={kind} />
}

function Listed({ kind }: { kind: Kind }) {
  const say = useWords(FRAME)
  const tell = useWords(ACTS)
  const may = useMay()
  const readAgain = useReadAgain()
  const [search, change] = useAddress()
  const [isBegun, begin] = useState<Operation | null>(null)
  const [answer, setAnswer] = useState<{ operation: Operation; made: unknown } | null>(null)
  const { create, also = [], name } = kind
  const makers = [...(create === undefined ? [] : [create]), ...also]
  // The search over the whole office opens the form by the address.
  const isOpen = isBegun ?? (search.nouveau === 'oui' && create !== undefined ? create : null)
  const open = (next: Operation | null) => {
    begin(next)
    if (next === null && search.nouveau !== undefined) change({ nouveau: undefined }, { replace: true })
  }
  const done = (operation: Operation, made: unknown) => {
    begin(null)
    void readAgain()
    const isOnce = onceOf(operation, made) !== null
    if (isOnce) setAnswer({ operation, made })
    const isShown = !isOnce && operation === create && hasSheet(kind)
    if (isShown || search.nouveau !== undefined)
      change({ nouveau: undefined, ...(isShown ? { id: idOf(made) } : {}) })
  }
  return (
    <Stack gap="md">
      <Group justify="space-between" align="start">
        <PageTitle>{say(name)}</PageTitle>
        <Group gap="xs">
          {makers.filter(may).map((one) => (
            <Button key={one} variant={one === create ? 'filled' : 'default'} onClick={() => open(one)}>
              {tell(one)}
            </Button>
          ))}
        </Group>
      </Group>
      {answer !== null && (
        <Once operation={answer.operation} answer={answer.made} close={() => setAnswer(null)} />
      )}
      <RecordList kind={kind} name={say(name)} />
      {isOpen !== null && (
        <OpenForm
          operation={isOpen}
          params={{}}
          title={tell(isOpen)}
          close={() => open(null)}
          done={(made) => done(isOpen, made)}
        />
      )}
    </Stack>
  )
}

function idOf(made: unknown): string | undefined {
  const key = keyOf(made as Readonly<Record<string, unknown>>)
  return key === 'undefined' ? undefined : key
}
