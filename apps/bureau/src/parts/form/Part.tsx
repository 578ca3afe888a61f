// A part of a form with several fields: its name, and what is wrong with it as a whole.
import { Fieldset, Text } from '@mantine/core'
import { type ReactNode, useId } from 'react'

/** The fields of a part; the form moves the focus to it if the part itself is at fault. */
export function Part({
  label,
  error,
  children,
}: {
  label: string
  error: string | undefined
  children: ReactNode
}) {
  const id = useId()
  const wrong = error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': id, tabIndex: -1 }
  return (
    <Fieldset legend={label} {...wrong}>
      {children}
      {error !== undefined && (
        <Text id={id} c="var(--mantine-color-error)" size="sm">
          {error}
        </Text>
      )}
    </Fieldset>
  )
}
