// The fields of an object's members, made of their schemas.
import { Button, Checkbox, SimpleGrid, Stack, TagsInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import type { Asked, Shown } from './asked.ts'
import { Choice } from './Choice.tsx'
import { deviseOf, draftsOf, itemsOf } from './draft.ts'
import { faultOf, faultWords } from './faults.ts'
import { Lines, Variants } from './Lines.tsx'
import { Measures, States } from './Maps.tsx'
import { Part } from './Part.tsx'
import { Picker, Pickers } from './Picker.tsx'
import { nearOf } from './query.ts'
import { bareOf, kindOf, membersOf } from './schema.ts'
import { lookOf, Typed } from './Typed.tsx'
import { FORM } from './texts.ts'
import { unitOf } from './units.ts'

/** The fields of an object. */
export function Fields({ schema, drafts, change, faults, at, devise, near = {} }: Shown) {
  const say = useWords(FORM)
  const { langue, me } = useDesk()
  const here = deviseOf(drafts, { zone: '', devise: devise || me.organisation.devise_defaut })
  const known = nearOf(near, drafts)
  return (
    <Stack gap="md">
      {membersOf(schema).map(([name, member]) => {
        const words = member['x-sillon']
        const { sign } = unitOf(words?.unite, here)
        const told = words?.[langue] ?? name
        const place = `${at}/${name}`
        const fault = faultOf(faults, place, member, drafts[name])
        return (
          <Field
            key={name}
            name={name}
            label={sign === '' ? told : say('avec_unite', { nom: told, unite: sign })}
            schema={member}
            draft={drafts[name]}
            change={(draft) => change({ ...drafts, [name]: draft })}
            isRequired={schema.required?.includes(name) === true}
            description={words?.aide?.[langue]}
            error={faultWords(fault, say)}
            near={known}
            faults={faults}
            at={place}
            devise={here}
            Fields={Fields}
          />
        )
      })}
    </Stack>
  )
}

function Field(asked: Asked) {
  switch (kindOf(asked.schema)) {
    case 'group':
      return <Group {...asked} />
    case 'variants':
      return <Optional {...asked}>{(given) => <Variants {...given} />}</Optional>
    case 'lines':
      return <Lines {...asked} />
    case 'states':
      return <States {...asked} />
    case 'measures':
      return <Measures {...asked} />
    case 'record':
      return <Picker {...asked} />
    case 'records':
      return <Pickers {...asked} />
    case 'choice':
      return <Choice {...asked} />
    case 'choices':
      return <Choices {...asked} />
    case 'texts':
      return <Texts {...asked} />
    case 'flag':
      return <Flag {...asked} />
    default:
      return <Typed {...asked} />
  }
}

function Flag({ schema, draft, change, label, description, error }: Asked) {
  return (
    <Checkbox
      label={label}
      description={description}
      error={error}
      checked={draft === undefined ? schema.default === true : draft === true}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  )
}

// All values stand in the form: an open list would cover the buttons below it.
function Choices(asked: Asked) {
  const { langue } = useDesk()
  const { schema, draft, change, error } = asked
  const values = bareOf(schema.items ?? {}).enum ?? []
  return (
    <Checkbox.Group {...lookOf(asked)} value={itemsOf(draft).map(String)} onChange={change}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" my={6}>
        {values.map((value) => (
          <Checkbox
            key={String(value)}
            value={String(value)}
            aria-invalid={error !== undefined}
            label={schema['x-sillon']?.valeurs?.[String(value)]?.[langue] ?? String(value)}
          />
        ))}
      </SimpleGrid>
    </Checkbox.Group>
  )
}

function Texts(asked: Asked) {
  return <TagsInput {...lookOf(asked)} value={itemsOf(asked.draft).map(String)} onChange={asked.change} />
}

function Group(asked: Asked) {
  return (
    <Optional {...asked}>
      {({ schema, draft, change, faults, at, devise, near }) => (
        <Fields
          schema={bareOf(schema)}
          drafts={draftsOf(draft)}
          change={change}
          faults={faults}
          at={at}
          devise={devise}
          near={near}
        />
      )}
    </Optional>
  )
}

// An optional part is hidden until the person adds it.
function Optional({ children, ...asked }: Asked & { children: (asked: Asked) => ReactNode }) {
  const say = useWords(FORM)
  const { label, draft, change, isRequired, error } = asked
  if (draft === undefined && !isRequired) {
    const add = (
      <Button variant="default" size="compact-sm" style={{ alignSelf: 'start' }} onClick={() => change({})}>
        {say('ajouter', { nom: label })}
      </Button>
    )
    return error === undefined ? (
      add
    ) : (
      <Part label={label} error={error}>
        {add}
      </Part>
    )
  }
  return (
    <Part label={label} error={error}>
      {children(asked)}
      {!isRequired && (
        <Button mt="sm" variant="default" size="compact-sm" onClick={() => change(undefined)}>
          {say('enlever')}
        </Button>
      )}
    </Part>
  )
}
