import { Anchor, Badge, Box, Checkbox, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useDesk, useWords } from '../../desk.ts'
import { ago } from '../../words/figures.ts'
import { term } from '../../words/terms.ts'
import type { Item, Naming } from './queries.ts'
import { TEXTS } from './texts.ts'

/** As many as one decision takes at most, the opened one apart. */
export const MOST = 500

/** The selection, and its setter. */
export type Ticking = {
  readonly ticked: ReadonlyMap<string, Item>
  tick(next: ReadonlyMap<string, Item>): void
}

type RowGiven = Ticking & {
  open(): void
  readonly item: Item
  readonly naming: Naming | undefined
  readonly isChosen: boolean
}

/** An item in the list: its motif, its record, since when, and what it bars. */
export function Row({ item, naming, isChosen, open, ticked, tick }: RowGiven) {
  const say = useWords(TEXTS)
  const { langue } = useDesk()
  const { id, motif, effet, statut, commande, ouvert_le } = item
  const title = term(motif, langue)
  const fiche = naming?.fiche || commande.reference_provisoire || term(commande.type, langue)
  const who = naming?.producteur?.nom
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
      h="100%"
      style={{
        borderBottom: '1px solid var(--mantine-color-default-border)',
        borderInlineStart: `4px solid ${isChosen ? 'var(--mantine-color-anchor)' : 'transparent'}`,
      }}
    >
      {statut === 'ouvert' && (
        <Checkbox
          aria-label={say('cocher', { nom: `${title}, ${fiche}` })}
          checked={ticked.has(id)}
          onChange={toggle}
        />
      )}
      <Box flex={1} miw={0}>
        <Group justify="space-between" wrap="nowrap" gap="xs">
          <Anchor
            component={Link}
            to="/controles"
            search={((all: object) => ({ ...all, id })) as never}
            aria-current={isChosen ? 'true' : undefined}
            truncate
            onClick={open}
          >
            {title}
          </Anchor>
          <Text size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
            {ago(ouvert_le, new Date(), langue)}
          </Text>
        </Group>
        <Text size="sm" truncate>
          {who === undefined || who === fiche ? fiche : `${fiche} · ${who}`}
        </Text>
        <Badge variant="default" size="sm" tt="none" fw={500}>
          {term(effet, langue)}
        </Badge>
      </Box>
    </Group>
  )
}
