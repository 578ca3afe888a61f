// Chooses the person's organization, then shows the screens.
import { Button, Center, Loader, Stack, Title } from '@mantine/core'
import { answered, Refused, sillon } from '@sillon/client/client'
import { reading } from '@sillon/client/graphql'
import type { Issuer, Session } from '@sillon/client/session'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useContext, useMemo, useState } from 'react'
import { type Desk, DeskContext, LanguageContext, type Me, useWords } from '../desk.ts'
import { Screens } from '../frame/Screens.tsx'
import { Refusal } from '../parts/Refusal.tsx'
import type { PageSettings } from '../settings.ts'
import { FRAME } from '../words/texts.ts'
import type { Language } from '../words/words.ts'
import { Ended } from './Ended.tsx'
import { publisherOf } from './publisher.ts'
import { queriesOf } from './queries.ts'
import { signOut } from './signIn.ts'

type Properties = {
  readonly settings: PageSettings
  readonly issuer: Issuer
  readonly session: Session
  readonly setLangue: (langue: Language) => void
}

/** Reads the signed-in person, and shows the screens of that person. */
export function Seat(properties: Properties) {
  const [ended, end] = useState(false)
  const [queries] = useState(() => queriesOf(() => end(true)))
  return (
    <QueryClientProvider client={queries}>
      <Seated {...properties} />
      {ended && <Ended issuer={properties.issuer} />}
    </QueryClientProvider>
  )
}

function Seated({ settings, issuer, session, setLangue }: Properties) {
  const say = useWords(FRAME)
  const langue = useContext(LanguageContext)
  const [organisation, choose] = useState(organisationOfAddress)
  const calling = useMemo(() => {
    const all = { url: settings.url, session, ...(organisation === undefined ? {} : { organisation }) }
    return { client: sillon(all), read: reading(all) }
  }, [settings, session, organisation])
  const {
    data: me,
    error,
    refetch,
  } = useQuery({
    queryKey: ['moi', organisation],
    queryFn: async ({ signal }): Promise<Me> => {
      const read = await calling.client.GET('/v1/moi', { signal })
      const { erreur } = (read.error ?? {}) as { readonly erreur?: string }
      const publisher = erreur === 'organisation_absente' ? publisherOf(await session.token()) : null
      return publisher ?? answered(read)
    },
    staleTime: 60_000,
  })
  const desk = useMemo(
    (): Desk | null =>
      me === undefined
        ? null
        : {
            ...calling,
            me,
            langue,
            // The publisher's team is no member.
            holds: (...codes) =>
              codes.length === 0
                ? me.organisation.code !== ''
                : codes.some((code) => me.permissions.includes(code)),
          },
    [calling, me, langue],
  )
  if (error instanceof Refused && error.code === 'organisation_a_preciser')
    return <Choice details={error.details} choose={choose} />
  if (error !== null && desk === null)
    return (
      <Center component="main" mih="100vh" p="md">
        <Stack>
          <Refusal error={error} retry={() => void refetch()} />
          {organisation !== undefined && (
            <Button component="a" href="/bureau" variant="default">
              {say('organisation_changer')}
            </Button>
          )}
          <Button variant="default" onClick={() => signOut(issuer)}>
            {say('sortir')}
          </Button>
        </Stack>
      </Center>
    )
  if (desk === null) return <Waiting />
  return (
    <DeskContext value={desk}>
      <Screens
        key={me?.organisation.code}
        organisation={organisation}
        leave={() => signOut(issuer)}
        setLangue={setLangue}
      />
    </DeskContext>
  )
}

function Choice({ details, choose }: { details: unknown; choose: (code: string) => void }) {
  const say = useWords(FRAME)
  const { organisations = [] } = (details ?? {}) as { organisations?: readonly string[] }
  return (
    <Center component="main" mih="100vh" p="md">
      <Stack>
        <Title order={1}>{say('organisation_choisir')}</Title>
        {organisations.map((code) => (
          <Button key={code} variant="default" onClick={() => choose(code)}>
            {code}
          </Button>
        ))}
      </Stack>
    </Center>
  )
}

function Waiting() {
  const say = useWords(FRAME)
  return (
    <Center component="main" mih="100vh">
      <Loader aria-label={say('chargement')} />
    </Center>
  )
}

function organisationOfAddress(): string | undefined {
  return new URLSearchParams(location.search).get('organisation') ?? undefined
}
