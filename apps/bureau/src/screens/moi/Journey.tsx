// The first steps of a new person: what to settle, what to open first, how to find the rest.
import { Anchor, List, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useDesk, useWords } from '../../desk.ts'
import { SCREENS } from '../../routes.ts'
import { FRAME } from '../../words/texts.ts'
import type { Welcome } from './Part.tsx'
import { MOI } from './texts.ts'

const FIRST = 3

/** The steps of the welcome, until the person ends it. */
export function Journey({ welcome: { courriel, relances } }: { welcome: Welcome }) {
  const say = useWords(MOI)
  const frame = useWords(FRAME)
  const { holds } = useDesk()
  const screens = SCREENS.filter(({ permissions }) => permissions.length > 0 && holds(...permissions)).slice(
    0,
    FIRST,
  )
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
        {screens.length > 0 && (
          <List.Item>
            {say('parcours_ecrans')}{' '}
            {screens.map(({ path, name }, n) => (
              <span key={path}>
                {n > 0 && ', '}
                <Anchor component={Link} to={path} inherit>
                  {frame(name)}
                </Anchor>
              </span>
            ))}
          </List.Item>
        )}
        <List.Item>{say('parcours_chercher')}</List.Item>
        <List.Item>{say('parcours_attend', { n: waiting })}</List.Item>
      </List>
    </div>
  )
}
