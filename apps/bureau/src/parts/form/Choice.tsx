// A field for one value of an enumeration.
import { NativeSelect } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import type { Asked } from './asked.ts'
import { bareOf } from './schema.ts'
import { FORM } from './texts.ts'

/** Lets a person choose a value. */
export function Choice({ schema, draft, change, label, isRequired, description, error }: Asked) {
  const say = useWords(FORM)
  const { langue } = useDesk()
  const values = (bareOf(schema).enum ?? []).filter((value) => value !== null).map(String)
  return (
    <NativeSelect
      label={label}
      required={isRequired}
      description={description}
      error={error}
      data={[
        { value: '', label: say('choisir') },
        ...values.map((value) => ({
          value,
          label: schema['x-sillon']?.valeurs?.[value]?.[langue] ?? value,
        })),
      ]}
      value={typeof draft === 'string' ? draft : ''}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
