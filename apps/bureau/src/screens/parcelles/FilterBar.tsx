// Filters of the list of plots, kept in the URL.
import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { useAddress } from '../../address.ts'
import { useWords } from '../../desk.ts'
import { type Filters, useExtent, useGroups } from './queries.ts'
import { CATEGORIES, ETATS } from './states.ts'
import { PLOTS } from './texts.ts'

const PAUSE_MS = 300

/** The filters. */
export function FilterBar({ filters }: { filters: Filters }) {
  const say = useWords(PLOTS)
  const [search, change] = useAddress()
  const groups = useGroups()
  const { etat: _etat, categorie: _categorie, ...others } = filters
  const counted = useExtent(others).data
  const isFiltered = Object.keys(filters).length > 0
  const all = { value: '', label: say('tous') }
  return (
    <Group
      component="search"
      aria-label={say('filtres')}
      gap="sm"
      align="end"
      grow
      preventGrowOverflow={false}
    >
      <SearchField />
      <NativeSelect
        label={say('groupement')}
        value={search.groupement ?? ''}
        onChange={({ currentTarget }) => change({ groupement: currentTarget.value })}
        data={[all, ...(groups.data?.groupements ?? []).map(({ id, nom }) => ({ value: id, label: nom }))]}
      />
      <NativeSelect
        label={say('etat')}
        value={filters.etat ?? ''}
        onChange={({ currentTarget }) => change({ etat: currentTarget.value })}
        data={[
          all,
          ...ETATS.map((etat) => ({
            value: etat,
            label: `${say(`etat_${etat}`)}${counted === undefined ? '' : ` (${counted.etats[etat]})`}`,
          })),
        ]}
      />
      <NativeSelect
        label={say('categorie')}
        value={filters.categorie ?? ''}
        onChange={({ currentTarget }) => change({ categorie: currentTarget.value })}
        data={[
          { value: '', label: say('toutes') },
          ...CATEGORIES.map((categorie) => ({
            value: categorie,
            label: `${say(`categorie_${categorie}`)}${counted === undefined ? '' : ` (${counted.categories[categorie]})`}`,
          })),
        ]}
      />
      {isFiltered && (
        <Button
          variant="default"
          onClick={() => change({ recherche: '', groupement: '', etat: '', categorie: '' })}
        >
          {say('effacer')}
        </Button>
      )}
    </Group>
  )
}

function SearchField() {
  const say = useWords(PLOTS)
  const [{ recherche = '' }, change] = useAddress()
  const [text, setText] = useState(recherche)
  // The URL changed by «back», a link or cleared filters.
  useEffect(() => setText(recherche), [recherche])
  const search = useDebouncedCallback(
    (next: string) => change({ recherche: next }, { replace: true }),
    PAUSE_MS,
  )
  return (
    <TextInput
      type="search"
      label={say('recherche')}
      maxLength={100}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value)
        search(currentTarget.value.trim())
      }}
    />
  )
}
