// Tries the import again with a file whose cells were corrected in the report.
import { Button, Group, Stack, Text } from '@mantine/core'
import { useAddress } from '../../address.ts'
import { useWords } from '../../desk.ts'
import { saveFile } from '../../parts/paper/file.ts'
import type { Cells } from './cells.ts'
import { cellOf, type Edits } from './correcting.ts'
import { Failure } from './Dropping.tsx'
import type { Importation, Model } from './queries.ts'
import { useFileSending } from './sending.ts'
import { IMPORTS } from './texts.ts'

type Props = {
  readonly importation: Importation
  readonly model: Model
  readonly sheet: Cells
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
  const make = async () => {
    const values = [...edits].map(([place, value]) => ({ ...cellOf(place), value }))
    return new File([await sheet.corrected(values)], nom_fichier)
  }
  const send = async () => sending.mutate({ file: await make(), genre, formats: model.formats, connus })
  const keep = async () => saveFile(await make(), nom_fichier)
  return (
    <Stack gap="xs" mb="sm">
      <Text size="sm">{say('corriger_ici')}</Text>
      {edits.size > 0 && (
        <Group gap="xs">
          <Button loading={sending.isPending} onClick={() => void send()}>
            {say('corriger_essayer', { n: edits.size })}
          </Button>
          <Button variant="default" onClick={() => void keep()}>
            {say('corriger_reprendre')}
          </Button>
        </Group>
      )}
      {sending.error !== null && <Failure error={sending.error} />}
    </Stack>
  )
}
