// Replaces a file that the person corrected on the computer: it is sent again with the same kind and options.
import { Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useAddress } from '../../address.ts'
import { useWords } from '../../desk.ts'
import { isCorrected, useHolding } from './correcting.ts'
import { Dropping } from './Dropping.tsx'
import type { Importation, Model } from './queries.ts'
import { IMPORTS } from './texts.ts'

type Props = {
  readonly importation: Importation
  readonly model: Model
  /** True if the page holds the file, so that its cells can be corrected in the report. */
  readonly isHeld: boolean
}

/** Takes the corrected file of an import. If the file is unchanged, the page keeps it for corrections in the report. */
export function Correction({ importation, model, isHeld }: Props) {
  const say = useWords(IMPORTS)
  const [, change] = useAddress()
  const [isSame, setSame] = useState(false)
  const holding = useHolding(importation)
  const { format, connus, statut } = importation
  const meet = async (file: File) => {
    const met = statut === 'essaye' && (await holding(file))
    setSame(met)
    return met
  }
  return (
    <Stack gap="sm" component="section" aria-label={say('corriger_titre')} maw={720}>
      <Title order={2} size="h4">
        {say('corriger_titre')}
      </Title>
      <Text size="sm">
        {say('corriger_dehors')}{' '}
        {!isHeld && isCorrected(format) && statut === 'essaye' && say('corriger_rechoisir')}
      </Text>
      <Dropping
        model={model}
        connus={connus}
        done={(id) => change({ id, vue: undefined, gravite: undefined })}
        meet={meet}
        label={say('deposer_corrige')}
      />
      <Text size="sm" role="status">
        {isSame && say('meme_fichier')}
      </Text>
    </Stack>
  )
}
