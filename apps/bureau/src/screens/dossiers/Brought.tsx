// The lots that the person selected for a dossier.
import { Button, Group, Text } from '@mantine/core'
import { useWords } from '../../desk.ts'
import { useNumbers } from './queries.ts'
import { DOSSIERS } from './texts.ts'

/** The lots of a dossier request; a person can remove each one. */
export function Brought({ lots, change }: { lots: readonly string[]; change: (left: string[]) => void }) {
  const say = useWords(DOSSIERS)
  const numbers = useNumbers(lots)
  return (
    <div>
      <Text size="sm" fw={500}>
        {say('lots')}
      </Text>
      <Text size="xs">{say('lots_aide')}</Text>
      <Group gap="xs" mt={4}>
        {lots.map((id) => (
          <Button
            key={id}
            size="compact-sm"
            variant="default"
            aria-label={say('lot_retirer', { lot: numbers.get(id) ?? id })}
            rightSection={<span aria-hidden>×</span>}
            onClick={() => change(lots.filter((one) => one !== id))}
          >
            {numbers.get(id) ?? id}
          </Button>
        ))}
      </Group>
    </div>
  )
}
