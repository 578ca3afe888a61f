// A field that offers the service's records by search.
import { MultiSelect, type OptionsFilter, Select, TagsInput, TextInput } from '@mantine/core'
import { useWords } from '../../desk.ts'
import type { Asked } from './asked.ts'
import { itemsOf } from './draft.ts'
import { MOST_ROWS, useOptions } from './options.ts'
import { ScanInto } from './ScanInto.tsx'
import { FORM } from './texts.ts'

type Picked = Pick<
  Asked,
  'schema' | 'draft' | 'change' | 'near' | 'label' | 'isRequired' | 'description' | 'error'
>

// The service has already filtered by its own rules; a second filter in the browser would hide its matches.
const ALL: OptionsFilter = ({ options }) => options
const SHOWN = 100

/** Lets a person pick a record. */
export function Picker(asked: Picked) {
  const { draft, change } = asked
  const chosen = typeof draft === 'string' && draft !== '' ? draft : null
  const { isClosed, look, list, scanned } = usePicking(asked, chosen === null ? [] : [chosen])
  // Without permission to read the list there is nothing to offer: the person types or pastes the id or the code.
  if (isClosed)
    return (
      <TextInput {...look} value={chosen ?? ''} onChange={(event) => change(event.currentTarget.value)} />
    )
  return (
    <ScanInto {...scanned} pick={change}>
      <Select {...look} {...list} value={chosen} onChange={(value) => change(value ?? undefined)} clearable />
    </ScanInto>
  )
}

/** Lets a person pick several records. */
export function Pickers(asked: Picked) {
  const chosen = itemsOf(asked.draft).map(String)
  const { isClosed, look, list, scanned } = usePicking(asked, chosen)
  if (isClosed) return <TagsInput {...look} value={chosen} onChange={asked.change} />
  return (
    <ScanInto {...scanned} pick={(value) => asked.change([...new Set([...chosen, value])])}>
      <MultiSelect {...look} {...list} value={chosen} onChange={asked.change} hidePickedOptions />
    </ScanInto>
  )
}

function usePicking(
  { schema, near, label, isRequired, description, error }: Picked,
  chosen: readonly string[],
) {
  const say = useWords(FORM)
  const { fiche = '', par = 'id' } = schema['x-sillon'] ?? {}
  const { options, search, isSearched, isClosed, isCut } = useOptions(fiche, par, near, chosen)
  const closed = isClosed ? say(par === 'code' ? 'liste_fermee_code' : 'liste_fermee') : undefined
  const cut = isCut ? say('liste_coupee', { n: MOST_ROWS }) : undefined
  return {
    isClosed,
    scanned: { fiche, par, near },
    look: { label, required: isRequired, description: closed ?? cut ?? description, error },
    list: {
      placeholder: say(isSearched ? 'chercher' : 'choisir'),
      data: options,
      searchable: true,
      // A refused field gets the focus with its list closed, because an open list would cover the reason.
      openOnFocus: false,
      limit: SHOWN,
      ...(isSearched ? { onSearchChange: search, filter: ALL } : {}),
      nothingFoundMessage: say('rien_trouve'),
      clearButtonProps: { 'aria-label': say('enlever') },
    },
  }
}
