// The price simulator: a contract, one of its lines, a mass and measurements; the tries stand below one another.
import { Stack, Text } from '@mantine/core'
import { useAddress } from '../../address.ts'
import { useWords } from '../../desk.ts'
import { Picker } from '../../parts/form/Picker.tsx'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { Pending } from '../../parts/Pending.tsx'
import { useContract } from './queries.ts'
import { Simulation } from './Simulation.tsx'
import { TEXTS } from './texts.ts'

/** The price simulator, for those who read contracts. */
export function Screen() {
  const say = useWords(TEXTS)
  const [{ contrat }, change] = useAddress()
  return (
    <Stack gap="md">
      <PageTitle>{say('titre')}</PageTitle>
      <Text size="sm">{say('quoi')}</Text>
      <Picker
        label={say('contrat')}
        schema={CONTRACT}
        draft={contrat}
        change={(draft) => change({ contrat: typeof draft === 'string' && draft !== '' ? draft : undefined })}
        isRequired={false}
        description={undefined}
        error={undefined}
        near={NEAR}
      />
      {contrat !== undefined && <Chosen key={contrat} id={contrat} />}
    </Stack>
  )
}

function Chosen({ id }: { id: string }) {
  const say = useWords(TEXTS)
  const asked = useContract(id)
  return (
    <Pending of={asked}>
      {(found) =>
        found.contract.lignes.length === 0 ? <Text>{say('sans_ligne')}</Text> : <Simulation {...found} />
      }
    </Pending>
  )
}

const CONTRACT = { type: 'string', 'x-sillon': { fr: '', en: '', fiche: 'contrat' } }
const NEAR = {}
