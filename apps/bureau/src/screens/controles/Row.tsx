import { Anchor, Badge, Box, Checkbox, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useDesk, useWords } from '../../desk.ts'
import { term } from '../../words/terms.ts'
import { provisionalName } from './naming.ts'
import type { Item } from './queries.ts'
import { TEXTS } from './texts.ts'

/** The service's limit for one decision: the number of items that a person can select besides the opened one. */
export const MOST = 500

/** The selected items, and the function that changes them. */
export type Ticking = {
  readonly ticked: ReadonlyMap<string, Item>
  tick(next: ReadonlyMap<string, Item>): void
}

type RowGiven = Ticking & {
  open(): void
  readonly item: Item
  /** The name of the item's record, once it is loaded. */
  readonly name: string | undefined
  readonly isChosen: boolean
}

/** An item in the list: its motif, its record, and the acts that it blocks. */
export function Row({ item, name, isChosen, open, ticked, tick }: RowGiven) {
  const say = useWords(TEXTS)
  const { langue } = useDesk()
  const { id, motif, effet, statut } = item
  const title = term(motif, langue)
  const fiche = name ?? provisionalName(item, langue)
  const toggle = () => {
    const next = new Map(ticked)
    if (!next.delete(id) && next.size < MOST) next.set(id, item)
    tick(next)
  }
  return (
    <Group
      wrap="nowrap"
      gap="xs"
      px="xs"
      style={{ borderInlineStart: `4px solid ${isChosen ? 'var(--mantine-color-anchor)' : 'transparent'}` }}
    >
      {statut === 'ouvert' && (
        <Checkbox
          aria-label={say('cocher', { nom: `${title}, ${fiche}` })}
          checked={ticked.has(id)}
          onChange={toggle}
        />
      )}
      <Box flex={1} miw={0}>
        <Anchor
          component={Link}
          to="/controles"
          search={((all: object) => ({ ...all, id })) as never}
          aria-current={isChosen ? 'true' : undefined}
          truncate
          display="block"
          onClick={open}
        >
          {title}
        </Anchor>
        <Text size="sm" truncate>
          {fiche}
        </Text>
        <Badge variant="default" size="sm" tt="none" fw={500}>
          {term(effet, langue)}
        </Badge>
      </Box>
    </Group>
  )
}
