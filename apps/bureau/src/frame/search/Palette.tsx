// The search over the whole office: records of the service, and screens and acts by their words.
import { Modal, Stack, Text, TextInput, UnstyledButton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { answered } from '@sillon/client/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { loadWrites } from '../../parts/form/schema.ts'
import { Refusal } from '../../parts/Refusal.tsx'
import { placeOf } from '../../places.ts'
import { SCREENS } from '../../routes.ts'
import { term } from '../../words/terms.ts'
import { findOffers, type Offer } from './find.ts'
import { offersOf, rightsOf } from './offers.ts'
import { SEARCH } from './texts.ts'

const PAUSE_MS = 250
const LEAST = 2
const MOST_OFFERS = 12

/** The dialog of the search; it opens what is chosen by key or click. */
export function Palette({ close }: { close: () => void }) {
  const say = useWords(SEARCH)
  const [typed, type] = useState('')
  const { asked, offers } = useFound(typed.trim())
  const [at, move] = useState(0)
  const list = useId()
  const navigate = useNavigate()
  const open = (offer: Offer | undefined) => {
    if (offer === undefined) return
    const { pathname, searchParams } = new URL(offer.to, 'http://bureau')
    close()
    void navigate({ to: pathname, search: Object.fromEntries(searchParams) as never })
  }
  const chosen = offers[Math.min(at, offers.length - 1)]
  const key = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      move(Math.max(0, Math.min(offers.length - 1, at + step)))
    }
    if (event.key === 'Enter') open(chosen)
  }
  return (
    <Modal
      opened
      onClose={close}
      title={say('titre')}
      size="lg"
      closeButtonProps={{ 'aria-label': say('fermer') }}
    >
      <TextInput
        data-autofocus
        label={say('champ')}
        value={typed}
        maxLength={100}
        role="combobox"
        aria-expanded={offers.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={chosen === undefined ? undefined : `${list}-${chosen.key}`}
        onKeyDown={key}
        onChange={({ currentTarget }) => {
          type(currentTarget.value)
          move(0)
        }}
      />
      <Text role="status" size="sm" my="xs">
        {typed.trim().length < LEAST || asked.isFetching ? '' : say('nombre', { n: offers.length })}
      </Text>
      {asked.error !== null && <Refusal error={asked.error} retry={() => void asked.refetch()} />}
      <Offered list={list} offers={offers} chosen={chosen} open={open} />
      {(asked.data?.autres ?? 0) > 0 && (
        <Text size="sm" mt="xs">
          {say('autres', { n: asked.data?.autres ?? 0 })}
        </Text>
      )}
    </Modal>
  )
}

type OfferedGiven = {
  readonly list: string
  readonly offers: readonly Offer[]
  readonly chosen: Offer | undefined
  open(offer: Offer): void
}

function Offered({ list, offers, chosen, open }: OfferedGiven) {
  const say = useWords(SEARCH)
  return (
    <Stack gap={2} id={list} role="listbox" aria-label={say('resultats')}>
      {offers.map((offer) => (
        <UnstyledButton
          key={offer.key}
          id={`${list}-${offer.key}`}
          role="option"
          tabIndex={-1}
          aria-selected={offer === chosen}
          p="xs"
          bg={offer === chosen ? 'var(--mantine-color-default-hover)' : undefined}
          onClick={() => open(offer)}
        >
          {offer.label}
        </UnstyledButton>
      ))}
    </Stack>
  )
}

function useFound(typed: string) {
  const { client, langue } = useDesk()
  const [recherche] = useDebouncedValue(typed, PAUSE_MS)
  const offered = useOffers()
  const asked = useQuery({
    queryKey: ['recherche', recherche],
    enabled: recherche.length >= LEAST,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      answered(await client.GET('/v1/recherche', { params: { query: { recherche } }, signal })),
  })
  const records = (recherche.length < LEAST ? [] : (asked.data?.resultats ?? [])).flatMap(
    ({ entite, id, libelle }): Offer[] => {
      const to = placeOf(entite, id)
      return to === null ? [] : [{ key: id, to, label: `${term(entite, langue)} · ${libelle}`, words: '' }]
    },
  )
  return { asked, offers: [...findOffers(offered, typed, MOST_OFFERS), ...records] }
}

// The screens and acts of the person; acts follow when the contract's writes are loaded.
function useOffers(): readonly Offer[] {
  const { holds, langue } = useDesk()
  const { data: writes } = useQuery({
    queryKey: ['formulaire', 'actes'],
    queryFn: loadWrites,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return useMemo(() => offersOf(SCREENS, rightsOf(holds, writes ?? {}), langue), [holds, langue, writes])
}
