import { Box, Checkbox, Fieldset, Group, NativeSelect } from '@mantine/core'
import type { Search } from '../../address.ts'
import { useDesk, useWords } from '../../desk.ts'
import { Picker } from '../../parts/form/Picker.tsx'
import { SearchField } from '../../parts/list/SearchField.tsx'
import { dayOf } from '../../words/figures.ts'
import { term } from '../../words/terms.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { EFFECTS, MOTIFS } from './lists.ts'
import { useCampaigns } from './queries.ts'
import { TEXTS } from './texts.ts'

const AGES = [1, 7, 30, 90]
// The period between two instants, set by a link from a campaign figure; choosing an age replaces it.
const PERIOD = 'periode'
const NO_PERIOD = { du: undefined, au: undefined }

type Given = {
  readonly search: Search
  readonly change: (next: Search) => void
}

/** The filters of the queue, stored in the URL. */
export function Filters({ search, change }: Given) {
  const say = useWords(TEXTS)
  const { langue, me } = useDesk()
  const campagnes = useCampaigns().data?.campagnes ?? []
  const on = (instant = '') =>
    Number.isNaN(Date.parse(instant)) ? '…' : dayOf(instant, langue, me.organisation.fuseau_horaire)
  const { du, au } = search
  const period = du === undefined && au === undefined ? null : `${on(du)} – ${on(au)}`
  const all = { value: '', label: say('tous') }
  const worded = (codes: readonly string[]) => [
    all,
    ...codes
      .map((value) => ({ value, label: term(value, langue) }))
      .toSorted((one, other) => one.label.localeCompare(other.label, langue)),
  ]
  const select = (
    name: 'motif' | 'effet' | 'statut' | 'age' | 'campagne',
    data: { value: string; label: string }[],
    value = search[name] ?? '',
  ) => (
    <NativeSelect
      label={say(name)}
      data={data}
      value={value}
      onChange={({ currentTarget }) =>
        change({ ...(name === 'age' ? NO_PERIOD : {}), [name]: currentTarget.value, id: undefined })
      }
      flex="1 1 8rem"
    />
  )
  return (
    <Fieldset legend={say('filtres')} mb="md" p="sm">
      <Group align="end" gap="sm">
        {select('motif', worded(MOTIFS))}
        {select('effet', worded(EFFECTS))}
        {select(
          'age',
          [
            { value: '', label: say('age_tous') },
            ...AGES.map((n) => ({ value: String(n), label: say('age_jours', { n }) })),
            ...(period === null ? [] : [{ value: PERIOD, label: period }]),
          ],
          period === null ? undefined : PERIOD,
        )}
        {select('campagne', [all, ...campagnes.map(({ id, code }) => ({ value: id, label: code }))])}
        {select('statut', [
          { value: '', label: say('ouverts') },
          { value: 'leve', label: say('leves') },
        ])}
        <Checkbox
          label={say('miens')}
          checked={search.mien === 'true'}
          onChange={({ currentTarget }) =>
            change({ mien: currentTarget.checked ? 'true' : undefined, id: undefined })
          }
          py="xs"
        />
        <OrderAndProducer search={search} change={change} />
      </Group>
    </Fieldset>
  )
}

function OrderAndProducer({ search, change }: Given) {
  const say = useWords(TEXTS)
  return (
    <>
      <Box flex="1 1 14rem">
        <SearchField
          label={say('chercher')}
          placeholder={say('chercher_quoi')}
          sought={search.recherche ?? ''}
          search={(recherche) => change({ recherche, id: undefined })}
        />
      </Box>
      <NativeSelect
        label={say('tri')}
        data={[
          { value: '', label: say('tri_ancien') },
          { value: '-ouvert_le', label: say('tri_recent') },
        ]}
        value={search.tri ?? ''}
        onChange={({ currentTarget }) => change({ tri: currentTarget.value, id: undefined })}
        flex="1 1 8rem"
      />
      <Box flex="1 1 14rem">
        <Picker
          label={say('producteur')}
          schema={{ 'x-sillon': { fr: fr.producteur, en: en.producteur, fiche: 'producteur' } }}
          draft={search.producteur}
          change={(value) =>
            change({ producteur: typeof value === 'string' ? value : undefined, id: undefined })
          }
          near={{}}
          isRequired={false}
          description={undefined}
          error={undefined}
        />
      </Box>
    </>
  )
}
