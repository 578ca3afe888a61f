// A picker beside a button that reads the code of a paper or a label, and picks its record.
import { Group, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { Scan } from '../list/Scan.tsx'
import type { Drafts } from './draft.ts'
import { readRows } from './options.ts'
import { PICKERS } from './pickers.ts'
import { queryOf } from './query.ts'
import { FORM } from './texts.ts'

/** The kinds of records whose papers and labels bear a code. */
const PRINTED = ['bon', 'collecte', 'expedition', 'lot', 'reception']

type Given = {
  readonly fiche: string
  readonly par: string
  readonly near: Drafts
  readonly pick: (value: string) => void
  readonly children: ReactNode
}

/** A picker; the button is there for records whose papers bear a code. */
export function ScanInto(given: Given) {
  return PRINTED.includes(given.fiche) ? <WithCode {...given} /> : <>{given.children}</>
}

function WithCode({ fiche, par, near, pick, children }: Given) {
  const desk = useDesk()
  const say = useWords(FORM)
  const reading = useMutation({
    mutationFn: async (code: string) => {
      const picker = PICKERS[fiche]
      if (picker === undefined) return null
      const { rows } = await readRows(desk, picker, queryOf(picker, near, code), new AbortController().signal)
      // Labels of these records begin with the number that the paper bears.
      const number = code.trim().toUpperCase()
      const found = rows.filter((row) => picker.label(row, desk.langue).split(' · ')[0] === number)
      return found.length === 1 ? String(found[0]?.[par]) : null
    },
    onSuccess: (value) => value !== null && pick(value),
  })
  return (
    <div>
      <Group gap="xs" align="end">
        <div style={{ flex: '1 1 12rem', minWidth: 0 }}>{children}</div>
        <Scan found={(code) => reading.mutate(code)} />
      </Group>
      {reading.data === null && (
        <Text size="sm" role="alert">
          {say('code_inconnu', { code: reading.variables ?? '' })}
        </Text>
      )}
    </div>
  )
}
