// The containers of a shipment: number, seals, and one more.
import { Button, Fieldset, Group, Stack, TagsInput, TextInput } from '@mantine/core'
import { useWords } from '../../desk.ts'
import { checkDigitOf, containerOf } from './container.ts'
import { type Container, faultOf, MOST_CONTAINERS, withOneMore } from './containers.ts'
import { TEXTS } from './texts.ts'

type Given = { readonly all: readonly Container[]; change(next: readonly Container[]): void }

/** The fields of all containers. */
export function Containers({ all, change }: Given) {
  const say = useWords(TEXTS)
  return (
    <Stack gap="sm">
      {all.map((one, n) => (
        <Fieldset
          key={one.key}
          variant={all.length > 1 ? 'default' : 'unstyled'}
          legend={all.length > 1 ? say('conteneur_n', { n: n + 1 }) : undefined}
        >
          <One
            of={one}
            all={all}
            change={(next) => change(all.map((other) => (other.key === one.key ? next : other)))}
          />
          {all.length > 1 && (
            <Button
              variant="default"
              size="compact-sm"
              mt="xs"
              aria-label={say('enlever_conteneur', { n: n + 1 })}
              onClick={() => change(all.filter(({ key }) => key !== one.key))}
            >
              {say('enlever')}
            </Button>
          )}
        </Fieldset>
      ))}
      <Group>
        <Button
          variant="default"
          size="compact-sm"
          disabled={all.length >= MOST_CONTAINERS}
          onClick={() => change(withOneMore(all))}
        >
          {say('autre_conteneur')}
        </Button>
      </Group>
    </Stack>
  )
}

type OneGiven = { readonly of: Container; readonly all: readonly Container[]; change(next: Container): void }

function One({ of, all, change }: OneGiven) {
  const say = useWords(TEXTS)
  const number = containerOf(of.numero)
  // A number that is still to be typed is no fault to show.
  const fault = number === '' ? null : faultOf(of, all)
  return (
    <Stack gap="sm">
      <TextInput
        label={say('conteneur')}
        description={say('conteneur_aide')}
        required={all.length > 1}
        maxLength={14}
        value={of.numero}
        error={fault === null ? undefined : say(FAULTS[fault], { chiffre: String(checkDigitOf(number)) })}
        onChange={({ currentTarget }) => change({ ...of, numero: currentTarget.value })}
      />
      <TagsInput
        label={say('scelles')}
        description={say('scelles_aide')}
        disabled={number === ''}
        value={of.scelles}
        onChange={(scelles) => change({ ...of, scelles: [...new Set(scelles.map(capital))] })}
      />
    </Stack>
  )
}

const FAULTS = {
  forme: 'conteneur_forme',
  chiffre: 'conteneur_chiffre',
  double: 'conteneur_double',
} as const
// Numbers of seals are written in capital letters.
const capital = (text: string) => text.trim().toUpperCase()
