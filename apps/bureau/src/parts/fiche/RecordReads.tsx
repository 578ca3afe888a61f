// Reads that a person asks for by a button: the response is shown, or kept as a file. Some are journalled, so that no page makes
// them by itself.
import { Button, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useDesk, useWords } from '../../desk.ts'
import { readBlob, readPath } from '../form/options.ts'
import { saveFile } from '../paper/file.ts'
import { Refusal } from '../Refusal.tsx'
import type { RecordRead } from './kind.ts'
import { Told } from './Told.tsx'
import { FICHES } from './texts.ts'
import type { Row } from './values.ts'

type Shown = {
  readonly reads: readonly RecordRead[]
  readonly record: Row
  /** For a row inside a record: that record. */
  readonly owner?: Row
}

/** The buttons of the reads that a record's state and the person's permissions allow. */
export function RecordReads({ reads, record, owner = record }: Shown) {
  const { holds } = useDesk()
  const offered = reads.filter(
    ({ permissions, when }) =>
      (permissions === undefined || holds(...permissions)) && (when?.(record, owner) ?? true),
  )
  return offered.map((read) => <OneRead key={read.title} read={read} record={record} owner={owner} />)
}

function OneRead({ read, record, owner }: { read: RecordRead; record: Row; owner: Row }) {
  const say = useWords(FICHES)
  const desk = useDesk()
  const { title, path, file } = read
  const asked = useMutation({
    mutationFn: async () => {
      const place = read.params?.(record, owner) ?? { id: String(record.id) }
      const kept = file?.(record, owner)
      return kept?.isWritten === true
        ? readBlob(desk, path, { path: place }, kept.type)
        : readPath(desk, path, { path: place }, new AbortController().signal)
    },
    onSuccess: (answer) => {
      if (file === undefined) return
      const { name, type, of } = file(record, owner)
      if (answer instanceof Blob) return saveFile(answer, name)
      const content = of === undefined ? answer : answer[of]
      saveFile(new Blob([JSON.stringify(content, null, 2)], { type }), name)
    },
  })
  return (
    <Stack gap="sm" align="start">
      <Button size="compact-sm" variant="default" loading={asked.isPending} onClick={() => asked.mutate()}>
        {say(title)}
      </Button>
      {asked.error && <Refusal error={asked.error} />}
      {file === undefined && asked.data !== undefined && !(asked.data instanceof Blob) && (
        <Told title={say(title)} answer={read.of === undefined ? asked.data : (asked.data[read.of] as Row)} />
      )}
    </Stack>
  )
}
