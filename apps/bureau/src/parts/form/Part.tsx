// A group of fields in a form, with its name and the fault of the whole group.
import { Fieldset, Text } from '@mantine/core'
import { type ReactNode, useId } from 'react'

/** The fields of a group; the form moves the focus to the group if the fault concerns the group itself. */
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
