// The area where a person drops or chooses a file; the file is then sent and tried.
import { Alert, Button, FileInput, Group, Paper, Progress, Stack, Text } from '@mantine/core'
import { type DragEvent, type FormEvent, useState } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { Refusal } from '../../parts/Refusal.tsx'
import type { Importation, Model } from './queries.ts'
import { Unsent, useFileSending } from './sending.ts'
import { IMPORTS } from './texts.ts'

type Props = {
  readonly model: Model
  readonly connus: Importation['connus']
  readonly done: (id: string) => void
  /** Handles the file in place of sending it; returns true if it did. */
  readonly meet?: (file: File) => Promise<boolean>
  readonly label?: string
}

/** Sends the file that a person drops or chooses, and has it tried. */
export function Dropping({ model, connus, done, meet, label }: Props) {
  const say = useWords(IMPORTS)
  const [file, setFile] = useState<File | null>(null)
  const [isTried, setTried] = useState(false)
  const [isOver, setOver] = useState(false)
  const { sending, part } = useFileSending(done)
  const { genre, formats } = model
  const choose = async (chosen: File | null) => {
    sending.reset()
    setFile(chosen !== null && (await meet?.(chosen)) === true ? null : chosen)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (file !== null) sending.mutate({ file, genre, formats, connus })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void choose(event.dataTransfer.files[0] ?? null)
  }
  const named = formats.map((one) => NAMES[one]).join(', ')
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Paper
          withBorder
          p="md"
          bd={
            isOver
              ? '2px solid var(--mantine-primary-color-filled)'
              : '2px dashed var(--mantine-color-dimmed)'
          }
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <FileInput
            label={label ?? say('deposer')}
            description={say('deposer_quoi', { formats: named })}
            placeholder={say('choisir')}
            accept={formats.map((one) => ACCEPTED[one]).join(',')}
            value={file}
            onChange={(chosen) => void choose(chosen)}
            error={isTried && file === null ? say('fichier_manque') : undefined}
          />
          {file !== null && (
            <Text size="sm" mt="xs" style={{ overflowWrap: 'anywhere' }}>
              <Chosen file={file} />
            </Text>
          )}
        </Paper>
        {part !== null && <Sent part={part} />}
        {sending.error !== null && <Failure error={sending.error} formats={named} />}
        <Group>
          <Button type="submit" loading={sending.isPending}>
            {say('essayer')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

const NAMES = { csv: 'CSV', xlsx: 'XLSX', geojson: 'GeoJSON', kml: 'KML' } as const
const ACCEPTED = { csv: '.csv,.txt,.tsv', xlsx: '.xlsx', geojson: '.geojson,.json', kml: '.kml' } as const

function Chosen({ file }: { file: File }) {
  const say = useWords(IMPORTS)
  const { langue } = useDesk()
  const format = new Intl.NumberFormat(langue, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 })
  return <>{say('choisi', { nom: file.name, taille: format.format(file.size / 1000) })}</>
}

function Sent({ part }: { part: number }) {
  const say = useWords(IMPORTS)
  return (
    <div role="status">
      <Text size="sm">{say('envoi', { part })}</Text>
      <Progress value={part} aria-label={say('envoi', { part })} />
    </div>
  )
}

/** The reason why a file was not sent, or the service's refusal. */
export function Failure({ error, formats = '' }: { error: unknown; formats?: string }) {
  const say = useWords(IMPORTS)
  if (!(error instanceof Unsent)) return <Refusal error={error} />
  return (
    <Alert color="red" role="alert">
      {say(error.word, { formats })}
    </Alert>
  )
}
