// A record on paper: a button that prints its page, and the places for signatures of a receipt.
import { Button, Group, Text } from '@mantine/core'
import { useWords } from '../../desk.ts'
import { FICHES } from './texts.ts'

/** The button; with `isSigned`, the paper ends with two signatures. */
export function OnPaper({ isSigned }: { isSigned: boolean }) {
  const say = useWords(FICHES)
  return (
    <Group>
      <Button size="compact-sm" variant="default" onClick={() => window.print()}>
        {say(isSigned ? 'imprimer_recu' : 'imprimer_fiche')}
      </Button>
      {isSigned && (
        <div data-papier>
          {(['signe_par', 'paye_par'] as const).map((who) => (
            <Text key={who} mt="xl">
              {say(who)}
            </Text>
          ))}
        </div>
      )}
    </Group>
  )
}
