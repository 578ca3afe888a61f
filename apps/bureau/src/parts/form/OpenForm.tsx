// The dialog of a write, whose code comes ahead while the acts are looked at.
import { Loader } from '@mantine/core'
import { Suspense, useEffect } from 'react'
import { useWords } from '../../desk.ts'
import { FRAME } from '../../words/texts.ts'
import { piece } from '../piece.tsx'
import type { Wanted } from './FormDialog.tsx'

const FormDialog = piece(async () => (await import('./FormDialog.tsx')).FormDialog)

/** Loads the code of the dialog ahead, for a screen that offers acts. */
export function useFormAhead(): void {
  useEffect(() => void FormDialog.preload(), [])
}

/** Shows the form of a write and sends it; before its code has arrived, a loader. */
export function OpenForm(wanted: Wanted) {
  const say = useWords(FRAME)
  return (
    <Suspense fallback={<Loader size="sm" aria-label={say('chargement')} role="status" />}>
      <FormDialog {...wanted} />
    </Suspense>
  )
}
