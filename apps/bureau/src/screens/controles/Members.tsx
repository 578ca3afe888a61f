// The members of a corrected entry: those that the phone sent one by one, then fields for the lists and objects that it did not.
import { Alert, Fieldset, Stack } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import { bodyOf, type Drafts } from '../../parts/form/draft.ts'
import { Fields } from '../../parts/form/Fields.tsx'
import type { Schema } from '../../parts/form/schema.ts'
import { absentOf, isTypeable, useEntrySchema, withMembers } from './absent.ts'
import { CorrectedField } from './CorrectedField.tsx'
import { labelOf } from './Entry.tsx'
import { ENTRIES, fieldOf } from './entries.ts'
import { type Leaf, leavesOf, withLeaf } from './leaves.ts'
import { wordOf } from './members.ts'
import type { Detail } from './queries.ts'
import { TEXTS } from './texts.ts'
import type { TypedEntry } from './typed.ts'

type Given = { readonly item: Detail; readonly entry: TypedEntry; write(next: TypedEntry): void }

/** The fields of an entry. */
export function Members({ item, entry, write }: Given) {
  const say = useWords(TEXTS)
  const schema = useEntrySchema(entry.type)
  const absent = schema === undefined ? undefined : absentOf(schema, entry.payload)
  return (
    <Fieldset legend={say('saisie')}>
      <Stack gap="xs">
        <Sent entry={entry} absent={absent} write={write} />
        {schema !== undefined && absent !== undefined && (
          <Absent item={item} entry={entry} schema={schema} absent={absent} write={write} />
        )}
      </Stack>
    </Fieldset>
  )
}

type SentGiven = Omit<Given, 'item'> & { readonly absent: Schema | undefined }

// Single values, and those inside the lists and objects that the phone sent.
function Sent({ entry, absent, write }: SentGiven) {
  const { langue } = useDesk()
  const { type, payload } = entry
  const members = ENTRIES[type]?.members ?? []
  const missing = members.filter((member) => payload[member] === undefined)
  const isAbsent = ({ path }: Leaf) => Object.hasOwn(absent?.properties ?? {}, String(path[0]))
  const shown: Leaf[] = [
    ...leavesOf(payload).filter((leaf) => !isAbsent(leaf)),
    ...missing.map((member) => ({ path: [member], value: null })),
  ]
  // An emptied member keeps its place in the form.
  const order = (leaf: Leaf) => (leaf.path.length === 1 ? members.indexOf(String(leaf.path[0])) : -1)
  const fields = shown
    .filter(({ path, value }) => fieldOf(path, value, type).as !== 'hidden')
    .toSorted((one, other) => rank(order(one)) - rank(order(other)))
  return fields.map((leaf) => (
    <CorrectedField
      key={leaf.path.join('.')}
      leaf={leaf}
      type={type}
      label={labelOf(leaf.path, (member) => wordOf(member, langue))}
      near={payload as Drafts}
      change={(value) => write({ ...entry, payload: withLeaf(payload, leaf.path, value) })}
    />
  ))
}

const rank = (place: number) => (place === -1 ? Number.MAX_SAFE_INTEGER : place)

type AbsentGiven = Given & { readonly schema: Schema; readonly absent: Schema }

function Absent({ entry, schema, absent, write }: AbsentGiven) {
  const say = useWords(TEXTS)
  const { me, langue } = useDesk()
  const { fuseau_horaire: zone, devise_defaut: devise } = me.organisation
  const shape = withMembers(absent, (_, member) => isTypeable(member))
  const { faults } = bodyOf(shape, entry.drafts, { zone, devise, langue })
  const read = Object.entries(faults).filter(([, fault]) => fault !== 'requis')
  const barred = Object.entries(absent.properties ?? {})
    .filter(([name, member]) => schema.required?.includes(name) === true && !isTypeable(member))
    .map(([name]) => wordOf(name, langue))
  return (
    <>
      {barred.length > 0 && (
        <Alert color="orange">{say('reprise_impossible', { membres: barred.join(', ') })}</Alert>
      )}
      <Fields
        schema={shape}
        drafts={entry.drafts}
        change={(drafts) =>
          write({ ...entry, drafts, added: bodyOf(shape, drafts, { zone, devise, langue }).body })
        }
        faults={Object.fromEntries(read)}
        at=""
        devise={devise}
        near={entry.payload as Drafts}
      />
    </>
  )
}
