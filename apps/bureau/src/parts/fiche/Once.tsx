// A secret that is shown once: to read, to print, and for a phone to scan.
import { Alert, Button, Code, Group, Stack, Text } from '@mantine/core'
import qrcode from 'qrcode-generator'
import { useMemo } from 'react'
import { useWords } from '../../desk.ts'
import type { Operation } from '../act/forms.ts'
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

const MARGIN = 4

// Draws dark on white in both colour schemes, because cameras do not read the inverse.
function Square({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawn(text), [text])
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} width={220} height={220}>
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" shapeRendering="crispEdges" />
    </svg>
  )
}

function drawn(text: string): { size: number; path: string } {
  const code = qrcode(0, 'M')
  code.addData(text, 'Byte')
  code.make()
  const count = code.getModuleCount()
  const places = Array.from({ length: count * count }, (_, n) => [Math.floor(n / count), n % count] as const)
  const dark = places.filter(([row, column]) => code.isDark(row, column))
  const path = dark.map(([row, column]) => `M${column + MARGIN} ${row + MARGIN}h1v1h-1z`).join('')
  return { size: count + 2 * MARGIN, path }
}
