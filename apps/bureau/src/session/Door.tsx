// The sign-in screen: the workbench shows nothing else before the person has signed in.
import { Button, Center, Stack, Text, Title } from '@mantine/core'
import type { Issuer, Session } from '@sillon/client/session'
import { useEffect, useState } from 'react'
import { useWords } from '../desk.ts'
import type { PageSettings } from '../settings.ts'
import { FRAME } from '../words/texts.ts'
import type { Language } from '../words/words.ts'
import { Seat } from './Seat.tsx'
import { issuerOf, sessionAtHand, signIn } from './signIn.ts'

type Properties = {
  readonly settings: PageSettings
  readonly langue: Language
  readonly setLangue: (langue: Language) => void
}

type State =
  | { readonly at: 'asking' }
  | { readonly at: 'refused'; readonly reason: string; readonly issuer: Issuer | null }
  | { readonly at: 'in'; readonly issuer: Issuer; readonly session: Session }

// Handles the return from sign-in only once, even if the page is drawn several times.
let arrival: Promise<State> | null = null

/** Shows the workbench to a signed-in person, and the sign-in screen to others. */
export function Door({ settings, langue, setLangue }: Properties) {
  const say = useWords(FRAME)
  const [state, setState] = useState<State>({ at: 'asking' })
  useEffect(() => {
    arrival ??= arrive(settings, langue)
    void arrival.then(setState)
  }, [settings, langue])
  if (state.at === 'in')
    return <Seat settings={settings} issuer={state.issuer} session={state.session} setLangue={setLangue} />
  if (state.at === 'asking')
    return (
      <Center component="main" mih="100vh" p="md">
        <Text role="status">{say('connexion')}</Text>
      </Center>
    )
  return (
    <Center component="main" mih="100vh" p="md">
      <Stack role="alert">
        <Title order={1}>{say('connexion_echec')}</Title>
        <Text>{say('connexion_echec_quoi', { raison: state.reason })}</Text>
        <Button onClick={() => (state.issuer ? void signIn(state.issuer, langue) : location.reload())}>
          {say('se_connecter')}
        </Button>
      </Stack>
    </Center>
  )
}

async function arrive(settings: PageSettings, langue: Language): Promise<State> {
  let issuer: Issuer | null = null
  try {
    issuer = await issuerOf(settings)
    const session = await sessionAtHand(issuer)
    if (session !== null) return { at: 'in', issuer, session }
    await signIn(issuer, langue)
    return { at: 'asking' }
  } catch (error) {
    return { at: 'refused', reason: error instanceof Error ? error.message : String(error), issuer }
  }
}
