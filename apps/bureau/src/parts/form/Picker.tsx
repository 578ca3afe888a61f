// Records that the service knows, found by words.
import { MultiSelect, type OptionsFilter, Select, TextInput } from '@mantine/core'
import { useWords } from '../../desk.ts'
import type { Asked } from './asked.ts'
import { itemsOf } from './draft.ts'
import { useOptions } from './options.ts'
import { FORM } from './texts.ts'

type Picked = Pick<
  Asked,
  'schema' | 'draft' | 'change' | 'near' | 'label' | 'isRequired' | 'description' | 'error'
>

// The service finds by words of its own; a second filter would hide what it found.
const ALL: OptionsFilter = ({ options }) => options

/** Lets a person pick a record. */
export function Picker(asked: Picked) {
  const { draft, change } = asked
  const chosen = typeof draft === 'string' && draft !== '' ? draft : null
  const say = useWords(FORM)
  const { isClosed, ...shared } = usePicking(asked, chosen === null ? [] : [chosen])
  // A list that the person may not read offers nothing: the id is typed or pasted.
  if (isClosed)
    return (
      <TextInput
        label={asked.label}
        required={asked.isRequired}
        description={say('liste_fermee')}
        error={asked.error}
        value={chosen ?? ''}
        onChange={(event) => change(event.currentTarget.value)}
      />
    )
  return <Select {...shared} value={chosen} onChange={(value) => change(value ?? undefined)} clearable />
}

/** Lets a person pick several records. */
export function Pickers(asked: Picked) {
  const chosen = itemsOf(asked.draft).map(String)
  const { isClosed: _, ...shared } = usePicking(asked, chosen)
  return <MultiSelect {...shared} value={chosen} onChange={asked.change} hidePickedOptions />
}

function usePicking(
  { schema, near, label, isRequired, description, error }: Picked,
  chosen: readonly string[],
) {
  const say = useWords(FORM)
  const { fiche = '', par = 'id' } = schema['x-sillon'] ?? {}
  const { options, search, isSearched, isClosed } = useOptions(fiche, par, near, chosen)
  return {
    isClosed,
    label,
    required: isRequired,
    description,
    error,
    placeholder: say(isSearched ? 'chercher' : 'choisir'),
    data: options,
    searchable: true,
    ...(isSearched ? { onSearchChange: search, filter: ALL } : {}),
    nothingFoundMessage: say('rien_trouve'),
    clearButtonProps: { 'aria-label': say('enlever') },
  }
}
