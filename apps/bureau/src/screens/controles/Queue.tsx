import { Box, Button, Center, Group, Loader, Text } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useWords } from '../../desk.ts'
import { FRAME } from '../../frame/texts.ts'
import { Refusal } from '../../parts/Refusal.tsx'
import { type Item, useNamings, type useQueue } from './queries.ts'
import { MOST, Row, type Ticking } from './Row.tsx'
import { TEXTS } from './texts.ts'

const ROW_PX = 84
// The distance to the last row, in rows, at which the next page is requested.
const AHEAD = 40
type Given = Ticking & {
  readonly queue: ReturnType<typeof useQueue>
  readonly items: readonly Item[]
  readonly chosen: string | undefined
  /** Told when an item is opened. */
  open(): void
}

/** The list: only the rows that are seen stand in the page, however long it is. */
export function Queue({ queue, items, chosen, open, ticked, tick }: Given) {
  const say = useWords(TEXTS)
  const frame = useWords(FRAME)
  const scroller = useRef<HTMLDivElement>(null)
  const names = useNamings(queue.data?.pages ?? [])
  const total = queue.data?.pages[0]?.total
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 6,
  })
  const shown = rows.getVirtualItems()
  const last = shown.at(-1)?.index ?? 0
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = queue
  // A failed read is retried when the person looks at it again, not forever.
  const isNext = hasNextPage && !isFetchingNextPage && !isFetchNextPageError && last >= items.length - AHEAD
  useEffect(() => {
    if (isNext) void fetchNextPage()
  }, [isNext, fetchNextPage])
  const move = (event: KeyboardEvent) => walk(event, scroller.current, rows.scrollToIndex, items.length)
  return (
    <>
      <Text role="status" size="sm" mb="xs">
        {queue.data === undefined
          ? frame('chargement')
          : say('nombre', { n: total?.lignes ?? items.length, exact: String(total?.exact ?? true) })}
      </Text>
      <Ticked items={items} chosen={chosen} ticked={ticked} tick={tick} />
      {queue.data === undefined && (
        <Center p="xl">
          <Loader aria-hidden />
        </Center>
      )}
      {queue.data !== undefined && items.length === 0 && <Text>{say('rien')}</Text>}
      <Box
        ref={scroller}
        mah="70vh"
        style={{ overflowY: 'auto', overflowX: 'hidden' }}
        onKeyDown={move}
        hidden={items.length === 0}
      >
        <ul
          aria-label={say('liste')}
          style={{ height: rows.getTotalSize(), position: 'relative', margin: 0, padding: 0 }}
        >
          {shown.map(({ index, start }) => {
            const item = items[index]
            if (item === undefined) return null
            const place = { position: 'absolute', top: start, left: 0, right: 0, height: ROW_PX } as const
            return (
              <li
                key={item.id}
                data-rang={index}
                aria-setsize={hasNextPage ? -1 : items.length}
                aria-posinset={index + 1}
                style={{ ...place, listStyle: 'none' }}
              >
                <Row
                  {...{ item, open, ticked, tick }}
                  naming={names.get(item.id)}
                  isChosen={item.id === chosen}
                />
              </li>
            )
          })}
        </ul>
      </Box>
      {isFetchNextPageError && <Refusal error={queue.error} retry={() => void fetchNextPage()} />}
    </>
  )
}

// Up and down go from one item to the next, also to those that do not stand in the page yet.
function walk(
  event: KeyboardEvent,
  scroller: HTMLElement | null,
  scrollTo: (index: number) => void,
  count: number,
): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const row = (event.target as HTMLElement).closest<HTMLElement>('[data-rang]')
  if (step === undefined || row === null) return
  const next = Number(row.dataset.rang) + step
  if (next < 0 || next >= count) return
  event.preventDefault()
  const link = () => scroller?.querySelector<HTMLElement>(`[data-rang="${next}"] a`)
  // At once where it stands already, so that keys which come faster than pictures are all counted.
  link()?.focus({ preventScroll: true })
  scrollTo(next)
  if (link() == null) requestAnimationFrame(() => link()?.focus())
}

// The selected items, and the other items with the same reason as the opened one.
function Ticked({ items, chosen, ticked, tick }: Pick<Given, 'items' | 'chosen' | 'ticked' | 'tick'>) {
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
