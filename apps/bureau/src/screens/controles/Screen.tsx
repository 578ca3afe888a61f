// The control queue: blocked records with their motifs, oldest first, and the decisions that release them.
import { Alert, Box, Button, Group, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ComponentProps, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useAddress } from '../../address.ts'
import { useDesk, useWords } from '../../desk.ts'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { piece } from '../../parts/piece.tsx'
import { Filters } from './Filters.tsx'
import { Queue } from './Queue.tsx'
import { filtersOf, type Item, useQueue } from './queries.ts'
import { TEXTS } from './texts.ts'
import { useNext } from './useNext.ts'

// The page of an item comes ahead, while the list is looked at.
const Chosen = piece(async () => (await import('./Chosen.tsx')).Chosen)

/** The control queue, for persons who lift controls. */
export function Screen() {
  const say = useWords(TEXTS)
  const { holds } = useDesk()
  return (
    <>
      <PageTitle>{say('titre')}</PageTitle>
      {holds('review.resolve') ? <Desk /> : <Text>{say('reservee')}</Text>}
    </>
  )
}

// Shows the list or the selected item on a narrow screen, and both on a wide one.
function Desk() {
  const say = useWords(TEXTS)
  const [search, change] = useAddress()
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false })
  const now = useMemo(() => Date.now(), [])
  const filters = filtersOf(search, now)
  const queue = useQueue(filters)
  const [ticked, tick] = useState<ReadonlyMap<string, Item>>(new Map())
  const [done, tell] = useState<number | null>(null)
  const told = useRef<HTMLDivElement>(null)
  useEffect(() => void Chosen.preload(), [])
  useEffect(() => {
    if (done !== null) told.current?.focus()
  }, [done])
  const { id } = search
  const { at, isLast, next, after } = useNext(queue, id)
  // After a decision the next remaining item opens; after the last item the list is shown.
  const lifted = async (gone: readonly string[]) => {
    tick(new Map())
    tell(gone.length)
    change({ id: (await after(gone))?.id })
  }
  const step = async (by: number) => {
    tell(null)
    const item = await next(by)
    if (item !== undefined) change({ id: item.id })
  }
  return (
    <>
      <div ref={told} tabIndex={-1} role="status">
        {done !== null && (
          <Alert color="sillon" mb="sm">
            {say('fait', { n: done })}
          </Alert>
        )}
      </div>
      {isWide && <Filters search={search} change={change} />}
      {!isWide && id === undefined && <Folded search={search} change={change} />}
      <Group align="start" wrap="nowrap" gap="lg">
        {(isWide || id === undefined) && (
          <Box flex={isWide ? '0 0 24rem' : 1} miw={0}>
            <Queue
              queue={queue}
              filters={filters}
              chosen={id}
              open={() => tell(null)}
              ticked={ticked}
              tick={tick}
            />
          </Box>
        )}
        {(isWide || id !== undefined) && (
          <Box flex={1} miw={0}>
            {!isWide && (
              <Button variant="default" mb="sm" onClick={() => change({ id: undefined })}>
                {say('retour')}
              </Button>
            )}
            <Steps {...{ at, isLast }} isWaiting={queue.isFetchingNextPage} step={(by) => void step(by)} />
            {id === undefined ? (
              say('choisir')
            ) : (
              <Suspense fallback={null}>
                <Chosen key={id} {...{ id, ticked, change }} lifted={(gone) => void lifted(gone)} />
              </Suspense>
            )}
          </Box>
        )}
      </Group>
    </>
  )
}

// On a narrow screen the filters would push the list out of sight: they are folded unless one is set.
function Folded(given: ComponentProps<typeof Filters>) {
  const say = useWords(TEXTS)
  const [isOpen] = useState(() => Object.keys(given.search).some((name) => name !== 'organisation'))
  return (
    <details open={isOpen} data-outils>
      <summary style={{ minHeight: 24, marginBottom: 8 }}>{say('filtres')}</summary>
      <Filters {...given} />
    </details>
  )
}

type StepsGiven = {
  readonly at: number
  readonly isLast: boolean
  readonly isWaiting: boolean
  step(by: number): void
}

// The buttons to the previous and the next item; the next page is read when the loaded part ends.
function Steps({ at, isLast, isWaiting, step }: StepsGiven) {
  const say = useWords(TEXTS)
  if (at === -1) return null
  return (
    <Group gap="xs" mb="sm">
      <Button variant="default" size="compact-sm" disabled={at === 0} onClick={() => step(-1)}>
        {say('precedent')}
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        disabled={isLast}
        loading={isWaiting}
        onClick={() => step(1)}
      >
        {say('suivant')}
      </Button>
    </Group>
  )
}
