// Filters of the list of lots, kept in the URL.
import { Button, Checkbox, Group, NativeSelect, SimpleGrid } from '@mantine/core'
import { useAddress } from '../../address.ts'
import { useWords } from '../../desk.ts'
import { SearchField } from '../../parts/list/SearchField.tsx'
import { CATEGORIES, FILTERS, STATUTS, useNames } from './queries.ts'
import { LOTS } from './texts.ts'

/** The filters of the lots. */
export function Filters() {
  const say = useWords(LOTS)
  const [search, change] = useAddress()
  const { options } = useNames()
  const choices = {
    statut: STATUTS.map((value) => ({ value, label: say(value) })),
    categorie: CATEGORIES.map((value) => ({ value, label: say(value) })),
    ...options,
  }
  const isFiltered = FILTERS.some((name) => search[name] !== undefined)
  return (
    <section aria-label={say('filtres')}>
      <SimpleGrid cols={{ base: 2, sm: 3 }} spacing="xs" mb="xs">
        <Numbered />
        {(['statut', 'categorie', 'produit_id', 'emplacement_id', 'campagne_id'] as const).map((name) => (
          <NativeSelect
            key={name}
            label={say(name)}
            data={[{ value: '', label: say('tous') }, ...choices[name]]}
            value={search[name] ?? ''}
            onChange={(event) => change({ [name]: event.currentTarget.value }, { replace: true })}
          />
        ))}
      </SimpleGrid>
      <Group mb="md" mih={30}>
        {(['disponible', 'en_stock'] as const).map((name) => (
          <Checkbox
            key={name}
            label={say(name)}
            checked={search[name] === 'true'}
            onChange={(event) =>
              change({ [name]: event.currentTarget.checked ? 'true' : undefined }, { replace: true })
            }
          />
        ))}
        {isFiltered && (
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => change(Object.fromEntries(FILTERS.map((name) => [name, undefined])))}
          >
            {say('effacer')}
          </Button>
        )}
      </Group>
    </section>
  )
}

function Numbered() {
  const say = useWords(LOTS)
  const [{ recherche = '' }, change] = useAddress()
  return (
    <SearchField
      label={say('recherche')}
      sought={recherche}
      search={(typed) => change({ recherche: typed }, { replace: true })}
    />
  )
}
