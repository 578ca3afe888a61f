// The quality states of plots as a grid: plots by referentials, on a day.
import { Group, Stack, Text, TextInput } from '@mantine/core'
import { useAddress } from '../../address.ts'
import { useDesk, useWords } from '../../desk.ts'
import { Picker } from '../../parts/form/Picker.tsx'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { localOf } from '../../words/figures.ts'
import { GridTable } from './GridTable.tsx'
import { useGrid } from './queries.ts'
import { TEXTS } from './texts.ts'

const DAY = 'YYYY-MM-DD'.length

/** The grid of states, for those who read certification. */
export function Screen() {
  const say = useWords(TEXTS)
  const { me } = useDesk()
  const [{ le, groupement_id, producteur_id }, change] = useAddress()
  const today = localOf(new Date().toISOString(), me.organisation.fuseau_horaire).slice(0, DAY)
  const day = le ?? today
  const asked = {
    le: day,
    ...(groupement_id === undefined ? {} : { groupement_id }),
    ...(producteur_id === undefined ? {} : { producteur_id }),
  }
  return (
    <Stack gap="md">
      <PageTitle>{say('titre')}</PageTitle>
      <Text size="sm">{say('quoi')}</Text>
      <Group align="end" gap="sm" data-outils>
        <TextInput
          type="date"
          label={say('jour')}
          value={day}
          max={today}
          onChange={({ currentTarget: { value } }) =>
            change({ le: value === '' || value === today ? undefined : value })
          }
        />
        {(['groupement', 'producteur'] as const).map((kind) => (
          <Picker
            key={kind}
            label={say(kind)}
            schema={{ type: 'string', 'x-sillon': { fr: '', en: '', fiche: kind } }}
            draft={kind === 'groupement' ? groupement_id : producteur_id}
            change={(draft) =>
              change({ [`${kind}_id`]: typeof draft === 'string' && draft !== '' ? draft : undefined })
            }
            isRequired={false}
            description={undefined}
            error={undefined}
            near={NEAR}
          />
        ))}
      </Group>
      <GridTable asked={asked} of={useGrid(asked)} />
    </Stack>
  )
}

const NEAR = {}
