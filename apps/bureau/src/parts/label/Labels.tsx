// Labels of a record: printed by the browser (A6 or roll), or as bytes for a label printer.
import { Button, Group, NativeSelect, NumberInput, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '../../desk.ts'
import { saveFile } from '../paper/file.ts'
import { Square } from '../Square.tsx'
import { escposOf, type Label, zplOf } from './bytes.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import classes from './labels.module.css'
import { hasSerial, sendSerial } from './serial.ts'

const MOST = 100
const PRINTER = 'sillon.etiqueteuse'
const PRINTERS = ['navigateur', 'zpl', 'escpos'] as const
type Printer = (typeof PRINTERS)[number]
const FORMATS = ['a6', 'rouleau'] as const

/** The labels of a record. */
export function Labels({ label }: { label: Label }) {
  const say = useWords({ fr, en })
  const [count, setCount] = useState(1)
  const [format, setFormat] = useState<string>('a6')
  const [printer, setPrinter] = useState<Printer>(keptPrinter)
  const [said, tell] = useState('')
  const labels = Array.from({ length: count }, () => label)
  const bytes = () => (printer === 'zpl' ? zplOf(labels) : escposOf(labels))
  const send = () =>
    sendSerial(bytes()).then(
      () => tell(say('envoyees', { n: count })),
      () => tell(say('port_ferme')),
    )
  const choose = (next: string) => {
    const chosen = PRINTERS.find((one) => one === next) ?? 'navigateur'
    keepPrinter(chosen)
    setPrinter(chosen)
  }
  return (
    <Stack gap="sm" component="section" aria-label={say('titre')} align="start">
      <Title order={2} size="h4">
        {say('titre')}
      </Title>
      <Group align="end" gap="sm" data-outils>
        <NumberInput
          label={say('combien')}
          min={1}
          max={MOST}
          allowDecimal={false}
          value={count}
          onChange={(value) => setCount(Math.max(1, Math.min(MOST, Number(value) || 1)))}
          w={100}
        />
        <NativeSelect
          label={say('imprimante')}
          data={PRINTERS.map((value) => ({ value, label: say(value) }))}
          value={printer}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
        {printer === 'navigateur' ? (
          <>
            <NativeSelect
              label={say('format')}
              data={FORMATS.map((value) => ({ value, label: say(value) }))}
              value={format}
              onChange={({ currentTarget }) => setFormat(currentTarget.value)}
            />
            <Button variant="default" onClick={() => printAlone(format)}>
              {say('imprimer')}
            </Button>
          </>
        ) : (
          <ToPrinter
            send={() => void send()}
            take={() => saveFile(new Blob([bytes() as BlobPart]), `${label.code}.${printer}`)}
          />
        )}
      </Group>
      {printer !== 'navigateur' && <Text size="sm">{say('imprimante_quoi')}</Text>}
      <Text role="status" size="sm">
        {said}
      </Text>
      <Sheet labels={labels} />
    </Stack>
  )
}

function ToPrinter({ send, take }: { send: () => void; take: () => void }) {
  const say = useWords({ fr, en })
  return (
    <>
      {hasSerial() && (
        <Button variant="default" onClick={send}>
          {say('envoyer')}
        </Button>
      )}
      <Button variant="default" onClick={take}>
        {say('fichier')}
      </Button>
    </>
  )
}

function Sheet({ labels }: { labels: readonly Label[] }) {
  const say = useWords({ fr, en })
  return (
    <div className={classes.sheet} data-etiquettes>
      {labels.map((one, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies of one label
        <div key={n} className={classes.label}>
          <Square text={one.code} label={say('etiquette', { code: one.code })} size={96} />
          <div>
            <Text fw={700} size="lg">
              {one.heading}
            </Text>
            {one.lines.map((line) => (
              <Text key={line} size="sm">
                {line}
              </Text>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

// The attribute tells the print stylesheet to show labels alone, one on a page.
function printAlone(format: string): void {
  document.body.dataset.etiquettes = format
  addEventListener('afterprint', () => delete document.body.dataset.etiquettes, { once: true })
  window.print()
}

function keptPrinter(): Printer {
  try {
    const kept = localStorage.getItem(PRINTER)
    return PRINTERS.find((one) => one === kept) ?? 'navigateur'
  } catch {
    return 'navigateur'
  }
}

function keepPrinter(printer: Printer): void {
  try {
    localStorage.setItem(PRINTER, printer)
  } catch {
    // A browser without storage asks again.
  }
}
