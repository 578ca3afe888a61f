// The first steps of a new person: what to settle, what to open first, how to find the rest.
import { List, Text } from '@mantine/core'
import { useWords } from '../../desk.ts'
import type { Welcome } from './Part.tsx'
import { MOI } from './texts.ts'

/** The steps of the welcome, until the person ends it. */
export function Journey({ welcome: { courriel, relances } }: { welcome: Welcome }) {
  const say = useWords(MOI)
  const waiting = relances.reduce((all, { nombre }) => all + nombre, 0)
  return (
    <div>
      <Text size="sm" mb="xs">
        {say('parcours')}
      </Text>
      <List type="ordered" size="sm" spacing="xs">
        <List.Item>{say('parcours_langue')}</List.Item>
        <List.Item>
          {say(courriel.adresse === null ? 'parcours_courriel' : 'parcours_courriel_fait')}
        </List.Item>
        <List.Item>{say('parcours_ecrans')}</List.Item>
        <List.Item>{say('parcours_chercher')}</List.Item>
        <List.Item>{say('parcours_attend', { n: waiting })}</List.Item>
      </List>
    </div>
  )
}
