// A secret that is shown once: to read, to print, and for a phone to scan.
import { Alert, Button, Code, Group, Stack, Text } from '@mantine/core'
import { useWords } from '../../desk.ts'
import type { Operation } from '../act/forms.ts'
import { Square } from '../Square.tsx'
import { onceOf, scannedText } from './secrets.ts'
import { FICHES } from './texts.ts'

/** The secret in the response of an act. */
export function Once({
  operation,
  answer,
  close,
}: {
  operation: Operation
  answer: unknown
  close: () => void
}) {
  const say = useWords(FICHES)
  const once = onceOf(operation, answer)
  if (once === null) return null
  return (
    <Alert color="blue" title={say('secret')} role="status">
      <Stack gap="sm" align="start">
        <Text size="sm">{say('secret_quoi')}</Text>
        <Code fz="lg">{once.secret}</Code>
        {once.scanned !== null && (
          <>
            <Square text={scannedText(location.origin, once.scanned, once.secret)} label={say('scanner')} />
            <Text size="sm">{say('scanner')}</Text>
          </>
        )}
        <Group>
          <Button variant="default" onClick={() => print()}>
            {say('imprimer')}
          </Button>
          <Button onClick={close}>{say('compris')}</Button>
        </Group>
      </Stack>
    </Alert>
  )
}
