// Tries the import again with a file whose cells were corrected in the report.
import { Button, Group, Stack, Text } from '@mantine/core'
import { useAddress } from '../../address.ts'
import { useWords } from '../../desk.ts'
import { saveFile } from '../../parts/paper/file.ts'
import { corrected, type Sheet } from './cells.ts'
import { cellOf, type Edits } from './correcting.ts'
import { Failure } from './Dropping.tsx'
import type { Importation, Model } from './queries.ts'
import { useFileSending } from './sending.ts'
import { IMPORTS } from './texts.ts'

type Props = {
  readonly importation: Importation
  readonly model: Model
  readonly sheet: Sheet
  readonly edits: Edits
  readonly clear: () => void
}

/** The buttons that try the corrected file or save it. */
export function Corrected({ importation, model, sheet, edits, clear }: Props) {
  const say = useWords(IMPORTS)
  const [, change] = useAddress()
  const { sending } = useFileSending((id) => {
    clear()
    change({ id, vue: undefined, gravite: undefined })
  })
  const { nom_fichier, genre, connus } = importation
  const make = () => {
    const values = [...edits].map(([place, value]) => ({ ...cellOf(place), value }))
    // The byte order mark at the beginning tells spreadsheets that the text is UTF-8.
    return new File([`\uFEFF${corrected(sheet, values)}`], nom_fichier)
  }
  return (
    <Stack gap="xs" mb="sm">
      <Text size="sm">{say('corriger_ici')}</Text>
      {edits.size > 0 && (
        <Group gap="xs">
          <Button
            loading={sending.isPending}
            onClick={() => sending.mutate({ file: make(), genre, formats: model.formats, connus })}
          >
            {say('corriger_essayer', { n: edits.size })}
          </Button>
          <Button variant="default" onClick={() => saveFile(make(), nom_fichier)}>
            {say('corriger_reprendre')}
          </Button>
        </Group>
      )}
      {sending.error !== null && <Failure error={sending.error} />}
    </Stack>
  )
}
