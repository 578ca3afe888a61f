// The screen for a kind of record in the table: its list, and the page of one record.
import { Button, Group, Stack } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useAddress } from '../../address.ts'
import { useWords } from '../../desk.ts'
import { FRAME } from '../../words/texts.ts'
import { ACTS } from '../act/texts.ts'
import { FormDialog } from '../form/FormDialog.tsx'
import { PageTitle } from '../PageTitle.tsx'
import type { Kind } from './kind.ts'
import { KINDS } from './kinds.ts'
import { Once } from './Once.tsx'
import { useMay, useReadAgain } from './RecordActs.tsx'
import { RecordList } from './RecordList.tsx'
import { RecordPage } from './RecordPage.tsx'
import { onceOf } from './secrets.ts'

/** The screen for the kind of record that the URL names. */
export function Screen() {
  const path = useLocation({
    select: ({ pathname }) => (pathname.endsWith('/') ? pathname.slice(0, -1) : pathname),
  })
  const [{ id }] = useAddress()
  const kind = KINDS.find((one) => one.path === path)
  // While the next screen is loading, the URL is already that of the next screen.
  if (kind === undefined) return null
  if (id !== undefined && kind.one !== undefined) return <RecordPage key={id} kind={kind} id={id} />
  return <Listed key={path} kind={kind} />
}

function Listed({ kind }: { kind: Kind }) {
  const say = useWords(FRAME)
  const tell = useWords(ACTS)
  const may = useMay()
  const readAgain = useReadAgain()
  const [, change] = useAddress()
  const [isOpen, open] = useState(false)
  const [answer, setAnswer] = useState<unknown>(null)
  const { create, name } = kind
  const done = (made: unknown) => {
    open(false)
    void readAgain()
    if (create !== undefined && onceOf(create, made) !== null) setAnswer(made)
    else if (kind.one !== undefined) change({ id: idOf(made) })
  }
  return (
    <Stack gap="md">
      <Group justify="space-between" align="start">
        <PageTitle>{say(name)}</PageTitle>
        {create !== undefined && may(create) && <Button onClick={() => open(true)}>{tell(create)}</Button>}
      </Group>
      {create !== undefined && answer !== null && (
        <Once operation={create} answer={answer} close={() => setAnswer(null)} />
      )}
      <RecordList kind={kind} name={say(name)} />
      {create !== undefined && isOpen && (
        <FormDialog
          operation={create}
          params={{}}
          title={tell(create)}
          close={() => open(false)}
          done={done}
        />
      )}
    </Stack>
  )
}

function idOf(made: unknown): string | undefined {
  const { id } = made as { readonly id?: unknown }
  return typeof id === 'string' ? id : undefined
}
