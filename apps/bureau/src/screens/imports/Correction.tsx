// Corrects a file: its cells in the page, or the file on the person's computer, dropped again with the same kind and options.
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useAddress } from '../../address.ts'
import { useWords } from '../../desk.ts'
import { corrected, type Sheet } from './cells.ts'
import { cellOf, type Edits, useHolding } from './correcting.ts'
import { Dropping, Failure } from './Dropping.tsx'
import type { Importation, Model } from './queries.ts'
import { save } from './saving.ts'
import { useFileSending } from './sending.ts'
import { IMPORTS } from './texts.ts'

type Props = {
  readonly importation: Importation
  readonly model: Model
  readonly sheet: Sheet | null
  readonly edits: Edits
  readonly setEdits: (edits: Edits) => void
}

/** The ways to correct the file of an import. */
export function Correction({ importation, model, sheet, edits, setEdits }: Props) {
  const say = useWords(IMPORTS)
  const [, change] = useAddress()
  const [isSame, setSame] = useState(false)
  const holding = useHolding(importation)
  const { format, fautives, connus } = importation
  const done = (id: string) => {
    setEdits(new Map())
    change({ id, vue: undefined, gravite: undefined })
  }
  const meet = async (file: File) => {
    const met = await holding(file)
    setSame(met)
    return met
  }
  return (
    <Stack gap="sm" component="section" aria-label={say('corriger_titre')} maw={720}>
      <Title order={2} size="h4">
        {say('corriger_titre')}
      </Title>
      {sheet !== null && fautives > 0 && <Text size="sm">{say('corriger_ici')}</Text>}
      {sheet !== null && edits.size > 0 && (
        <Corrected importation={importation} model={model} sheet={sheet} edits={edits} done={done} />
      )}
      <Text size="sm">
        {say('corriger_dehors')} {sheet === null && format === 'csv' && say('corriger_rechoisir')}
      </Text>
      <Dropping model={model} connus={connus} done={done} meet={meet} label={say('deposer_corrige')} />
      <Text size="sm" role="status">
        {isSame && say('meme_fichier')}
      </Text>
    </Stack>
  )
}

type CorrectedProps = Omit<Props, 'setEdits' | 'sheet'> & {
  readonly sheet: Sheet
  readonly done: (id: string) => void
}

function Corrected({ importation, model, sheet, edits, done }: CorrectedProps) {
  const say = useWords(IMPORTS)
  const { sending } = useFileSending(done)
  const { nom_fichier, genre, connus } = importation
  const make = () => {
    const values = [...edits].map(([place, value]) => ({ ...cellOf(place), value }))
    // The mark at the beginning tells spreadsheets that the text is UTF-8.
    return new File([`\uFEFF${corrected(sheet, values)}`], nom_fichier)
  }
  return (
    <>
      <Group gap="xs">
        <Button
          loading={sending.isPending}
          onClick={() => sending.mutate({ file: make(), genre, formats: model.formats, connus })}
        >
          {say('corriger_essayer', { n: edits.size })}
        </Button>
        <Button variant="default" onClick={() => save(make(), nom_fichier)}>
          {say('corriger_reprendre')}
        </Button>
      </Group>
      {sending.error !== null && <Failure error={sending.error} />}
    </>
  )
}
