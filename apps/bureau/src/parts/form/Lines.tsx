// Fields for lists of objects, and for objects with several shapes.
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import type { Asked } from './asked.ts'
import { type Draft, draftsOf, itemsOf, VARIANT, variantOf } from './draft.ts'
import { faultWords } from './faults.ts'
import { Part } from './Part.tsx'
import { bareOf, kindOf, type Schema } from './schema.ts'
import { FORM } from './texts.ts'
import { totalsOf } from './totals.ts'

/** The rows of a list, with the totals of their masses and amounts. */
export function Lines({
  schema,
  draft,
  change,
  label,
  isRequired,
  error,
  faults,
  at,
  devise,
  near,
  Fields,
}: Asked) {
  const say = useWords(FORM)
  const items = schema.items ?? {}
  const lines = itemsOf(draft)
  const put = (n: number, line: Draft) => change(lines.map((one, m) => (m === n ? line : one)))
  return (
    <Part label={isRequired ? `${label} *` : label} error={error}>
      <Stack gap="sm">
        {lines.map((line, n) => {
          const place = `${at}/${n}`
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
            <Part key={n} label={say('ligne', { n: n + 1 })} error={faultWords(faults[place], say)}>
              <Shape
                schema={items}
                draft={line}
                change={(next) => put(n, next)}
                faults={faults}
                at={place}
                devise={devise}
                near={near}
                Fields={Fields}
              />
              <Button
                mt="sm"
                variant="default"
                size="compact-sm"
                aria-label={say('enlever_ligne', { n: n + 1 })}
                onClick={() => change(lines.filter((_, m) => m !== n))}
              >
                {say('enlever')}
              </Button>
            </Part>
          )
        })}
        <Group justify="space-between">
          <Button variant="default" size="compact-sm" onClick={() => change([...lines, {}])}>
            {say('ajouter', { nom: label })}
          </Button>
          <Totals items={items} lines={lines} devise={devise} />
        </Group>
      </Stack>
    </Part>
  )
}

type Shaped = Pick<Asked, 'schema' | 'draft' | 'change' | 'faults' | 'at' | 'devise' | 'near' | 'Fields'>

function Shape(shaped: Shaped) {
  const { schema, draft, change, Fields, ...rest } = shaped
  if (kindOf(schema) === 'variants') return <Variants {...shaped} />
  return <Fields schema={bareOf(schema)} drafts={draftsOf(draft)} change={change} {...rest} />
}

/** Fields of an object that has one of several shapes: the person chooses the shape by its first member. */
export function Variants({ schema, draft, change, Fields, faults, at, devise, near }: Shaped) {
  const say = useWords(FORM)
  const { langue } = useDesk()
  const drafts = draftsOf(draft)
  const chosen = drafts[VARIANT]
  const nameOf = ({ properties = {}, required = [] }: Schema) => {
    const [first = ''] = required
    return properties[first]?.['x-sillon']?.[langue] ?? first
  }
  return (
    <Stack gap="sm">
      <NativeSelect
        label={say('forme')}
        data={(schema.oneOf ?? []).map((shape, n) => ({ value: String(n), label: nameOf(shape) }))}
        value={typeof chosen === 'string' ? chosen : '0'}
        onChange={(event) => change({ [VARIANT]: event.currentTarget.value })}
      />
      <Fields
        schema={variantOf(schema, draft)}
        drafts={drafts}
        change={change}
        faults={faults}
        at={at}
        devise={devise}
        near={near}
      />
    </Stack>
  )
}

function Totals({ items, lines, devise }: { items: Schema; lines: readonly Draft[]; devise: string }) {
  const say = useWords(FORM)
  const { langue } = useDesk()
  return totalsOf(items, lines, devise, langue).map(({ name, sum }) => (
    <Text key={name} size="sm" role="status">
      {say('total', { somme: sum ?? '—' })}
    </Text>
  ))
}
