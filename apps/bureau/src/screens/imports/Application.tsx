// The counts of an import, and the button that applies it.
import { Button, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { ACTS } from '../../parts/act/texts.ts'
import { useMay, useReadAgain } from '../../parts/fiche/RecordActs.tsx'
import { OpenForm } from '../../parts/form/OpenForm.tsx'
import { count } from '../../words/figures.ts'
import { type Importation, useWarnings } from './queries.ts'
import { IMPORTS } from './texts.ts'

/** The counts of an import, and the button that applies it. */
export function Application({ importation }: { importation: Importation }) {
  const say = useWords(IMPORTS)
  const { langue } = useDesk()
  const { lues, examinees, fautives, ecrites, statut } = importation
  const figures = [
    ['lignes_lues', lues],
    ['lignes_bonnes', examinees - fautives],
    ['lignes_fautives', fautives],
    ['lignes_ecrites', ecrites],
  ] as const
  return (
    <section aria-label={say('appliquer')}>
      {lues > 0 && (
        <SimpleGrid component="dl" cols={{ base: 2, sm: 4 }} spacing="md" m={0} mb="md">
          {figures.map(([name, value]) => (
            <div key={name}>
              <Text component="dt" size="xs">
                {say(name)}
              </Text>
              <Text component="dd" m={0} fw={600} size="lg">
                {count(value, langue)}
              </Text>
            </div>
          ))}
        </SimpleGrid>
      )}
      {statut === 'essaye' && <Apply importation={importation} />}
    </section>
  )
}

function Apply({ importation }: { importation: Importation }) {
  const say = useWords(IMPORTS)
  const tell = useWords(ACTS)
  const may = useMay()
  const readAgain = useReadAgain()
  const [isOpen, open] = useState(false)
  const warnings = useWarnings(importation)
  const { id, lues, examinees, fautives, ecrites } = importation
  const bonnes = examinees - fautives
  if (!may('imports_appliquer')) return null
  return (
    <Stack gap="xs" align="start">
      <Title order={2} size="h4">
        {say('appliquer')}
      </Title>
      <Text size="sm">
        {fautives === 0
          ? say('appliquer_tout', { n: lues })
          : say('appliquer_bonnes', { bonnes, lues, fautives })}
      </Text>
      {warnings > 0 && <Text size="sm">{say('avertissements', { n: warnings })}</Text>}
      {ecrites > 0 && <Text size="sm">{say('interrompu', { n: ecrites })}</Text>}
      <Button variant={fautives === 0 ? 'filled' : 'default'} onClick={() => open(true)}>
        {tell('imports_appliquer')}
      </Button>
      {isOpen && (
        <OpenForm
          operation="imports_appliquer"
          params={{ id }}
          title={tell('imports_appliquer')}
          begun={{ mode: fautives === 0 ? 'tout' : 'bonnes' }}
          close={() => open(false)}
          done={() => {
            open(false)
            void readAgain()
          }}
        />
      )}
    </Stack>
  )
}
