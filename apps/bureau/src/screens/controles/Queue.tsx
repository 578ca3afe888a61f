import { Button, Group, Text } from '@mantine/core'
import { type Desk, useDesk, useWords } from '../../desk.ts'
import { type ColumnOf, RecordTable } from '../../parts/list/RecordTable.tsx'
import { type Records, rowsOf } from '../../parts/list/records.ts'
import { ago, moment } from '../../words/figures.ts'
import { term } from '../../words/terms.ts'
import type { Say } from '../../words/words.ts'
import { namesOf } from './naming.ts'
import type { Item } from './queries.ts'
import { MOST, Row, type Ticking } from './Row.tsx'
import { TEXTS } from './texts.ts'

// The height of a row with three lines (motif, record, effect), in pixels.
const ROW_PX = 92

type Given = Ticking & {
  readonly queue: Records<Item>
  readonly chosen: string | undefined
  readonly filters: Readonly<Record<string, unknown>>
  /** Called when a person opens an item. */
  open(): void
}

/** The list of items with the selected ones. */
export function Queue({ queue, chosen, filters, open, ticked, tick }: Given) {
  const say = useWords(TEXTS)
  const desk = useDesk()
  const { langue } = desk
  return (
    <>
      <Ticked items={rowsOf(queue)} chosen={chosen} ticked={ticked} tick={tick} />
      <RecordTable
        name={say('liste')}
        of={queue}
        names={(items) => namesOf(desk, items)}
        columns={[
          {
            head: say('motif'),
            cell: (item, names) => (
              <Row
                {...{ item, open, ticked, tick }}
                name={names.get(item.id)}
                isChosen={item.id === chosen}
              />
            ),
          },
          {
            head: say('age'),
            cell: ({ ouvert_le }) => ago(ouvert_le, new Date(), langue),
            isNumber: true,
            width: '8rem',
          },
          ...extrasOf(say, desk),
        ]}
        idOf={({ id }) => id}
        counted={(n, isExact) => say('nombre', { n, exact: String(isExact) })}
        none={say('rien')}
        rowPx={ROW_PX}
        exported={{ path: '/v1/controles', query: filters }}
        kept="/controles"
      />
    </>
  )
}

// Columns that a person may add.
function extrasOf(say: Say<keyof typeof TEXTS.fr>, { langue, me }: Desk): readonly ColumnOf<Item>[] {
  const at = (instant: string | null) =>
    instant === null ? '—' : moment(instant, langue, me.organisation.fuseau_horaire)
  const extra = (head: string, cell: (item: Item) => string): ColumnOf<Item> => ({
    head,
    cell,
    isExtra: true,
    width: '10rem',
  })
  return [
    extra(say('effet'), ({ effet }) => term(effet, langue)),
    extra(say('ouvert_le'), ({ ouvert_le }) => at(ouvert_le)),
    extra(say('saisi'), ({ commande }) => at(commande.date_operation)),
    extra(say('recu'), ({ commande }) => at(commande.recue_le)),
    extra(say('reference'), ({ commande }) => commande.reference_provisoire ?? '—'),
  ]
}

type TickedProps = Ticking & { readonly items: readonly Item[]; readonly chosen: string | undefined }

// The selected items, and the items with the same motif as the opened one.
function Ticked({ items, chosen, ticked, tick }: TickedProps) {
  const say = useWords(TEXTS)
  const motif = items.find(({ id }) => id === chosen)?.motif
  const alike = items.filter((item) => item.motif === motif && item.statut === 'ouvert').slice(0, MOST)
  if (ticked.size === 0 && alike.length < 2) return null
  return (
    <Group gap="xs" mb="xs" aria-live="polite">
      {ticked.size > 0 && <Text size="sm">{say('coches', { n: ticked.size })}</Text>}
      {alike.length > 1 && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => tick(new Map(alike.map((item) => [item.id, item])))}
        >
          {say('cocher_pareils', { n: alike.length })}
        </Button>
      )}
      {ticked.size > 0 && (
        <Button size="compact-sm" variant="default" onClick={() => tick(new Map())}>
          {say('decocher')}
        </Button>
      )}
    </Group>
  )
}
