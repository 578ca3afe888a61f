// The dialog of a write, whose code comes ahead while the acts are looked at.
import { Suspense, useEffect } from 'react'
import { piece } from '../piece.tsx'
import type { Wanted } from './FormDialog.tsx'

const FormDialog = piece(async () => (await import('./FormDialog.tsx')).FormDialog)

/** Loads the code of the dialog ahead, for a screen that offers acts. */
export function useFormAhead(): void {
  useEffect(() => void FormDialog.preload(), [])
}

/** Shows the form of a write and sends it. */
export function OpenForm(wanted: Wanted) {
  return (
    <Suspense fallback={null}>
      <FormDialog {...wanted} />
    </Suspense>
  )
}
