// The number of rows of a list: on the screen, and on paper what is missing there.
import { Group, Loader, Text } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import { count } from '../../words/figures.ts'
import type { Page } from './records.ts'
import { LIST } from './texts.ts'

type Given = {
  readonly total: Page<unknown>['total']
  readonly shown: number
  readonly isWaiting: boolean
  /** Returns the sentence with the number of rows; if absent, the default sentence speaks of «rows». */
  readonly counted: ((rows: number, isExact: boolean) => string) | undefined
}

/** Returns a function for the sentence with the number of rows. */
export function useTold(counted: Given['counted']) {
  const say = useWords(LIST)
  const { langue } = useDesk()
  return ({ lignes: n, exact }: NonNullable<Given['total']>) =>
    counted?.(n, exact) ?? say(exact ? 'lignes' : 'lignes_au_moins', { n, dit: count(n, langue) })
}

/** Says, on paper alone, that the list has rows that were not loaded. */
export function Missing({ total, shown }: Pick<Given, 'total' | 'shown'>) {
  const say = useWords(LIST)
  const { langue } = useDesk()
  const isCounted = total?.exact === true
  const reste = isCounted ? say('reste_de', { n: count(total.lignes, langue) }) : say('reste_plus')
  return (
    <Text data-papier fw={700}>
      {say('papier_reste', { n: count(shown, langue), reste })}
    </Text>
  )
}

/** The number of rows, shown and announced. */
export function Told({ total, shown, isWaiting, counted }: Given) {
  const say = useWords(LIST)
  const told = useTold(counted)
  return (
    <Group gap="xs">
      <Text role="status" size="sm">
        {total === undefined ? say('montrees', { n: shown }) : told(total)}
      </Text>
      {isWaiting && <Loader size="xs" aria-label={say('suite')} />}
    </Group>
  )
}
