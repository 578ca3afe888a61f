import { Button, Stack, Text } from '@mantine/core'
import { useId } from 'react'
import { useWords } from '../../../desk.ts'
import { useRefusalSentence } from '../../../parts/Refusal.tsx'
import type { Act } from '../queries.ts'
import { TRACE } from '../texts.ts'

/** A button for an act that the service offers, or the reason why the service does not offer it. */
export function Offered({
  act,
  label,
  color,
  variant,
  onClick,
}: {
  act: Pick<Act, 'possible' | 'raison'> | undefined
  label: string
  color?: string
  variant?: string
  /** The drawer in which a person prepares a recall of a lot. */
  onClick?: () => void
}) {
  const say = useWords(TRACE)
  const why = useId()
  const raison = useRefusalSentence(act?.raison ?? null)
  if (act === undefined) return null
  const barred = { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': why } as const
  return (
    <Stack gap={2} align="start">
      <Button
        type={onClick === undefined ? 'submit' : 'button'}
        {...(color === undefined ? {} : { color })}
        {...(variant === undefined ? {} : { variant })}
        {...(act.possible ? {} : barred)}
        onClick={(event) => (act.possible ? onClick?.() : event.preventDefault())}
      >
        {label}
      </Button>
      {!act.possible && (
        <Text id={why} size="xs" maw="22rem">
          {say('impossible', { raison: raison || act.raison })}
        </Text>
      )}
    </Stack>
  )
}
