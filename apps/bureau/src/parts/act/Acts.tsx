// The acts on a record: a button for each possible act, and for each other act the service's reason against it.
import { Button, Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core'
import { answered } from '@sillon/client/client'
import type { operations } from '@sillon/client/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { Once } from '../fiche/Once.tsx'
import { onceOf } from '../fiche/secrets.ts'
import { OpenForm, useFormAhead } from '../form/OpenForm.tsx'
import { Pending } from '../Pending.tsx'
import { RefusalDetails, useRefusalSentence } from '../Refusal.tsx'
import { CONFIRMED, type Entite, hasForm, isGrave, type Operation } from './forms.ts'
import { ACTS } from './texts.ts'

type Told = operations['actes_lire']['responses']['200']['content']['application/json']
type Act = Told['actes'][number] & { readonly operation: Operation }

type Shown = {
  readonly entite: Entite
  readonly id: string
  /** If present, only the operations in this list are offered. */
  readonly only?: readonly Operation[]
  /** Called with the response of the act, after the screen has requested its data again. */
  readonly done?: (answer: unknown) => void
}

/** The acts that a record allows now. */
export function Acts({ entite, id, only, done }: Shown) {
  const say = useWords(ACTS)
  const { client } = useDesk()
  const queries = useQueryClient()
  useFormAhead()
  const [open, setOpen] = useState<Operation | null>(null)
  const [said, setSaid] = useState('')
  const [once, setOnce] = useState<{ readonly operation: Operation; readonly answer: unknown } | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const asked = useQuery({
    queryKey: ['actes', entite, id],
    // A task may have changed the state of the record meanwhile.
    refetchOnMount: 'always',
    queryFn: async ({ signal }) =>
      answered(await client.GET('/v1/actes/{entite}/{id}', { params: { path: { entite, id } }, signal })),
  })
  const close = () => setOpen(null)
  const finish = async (answer: unknown) => {
    if (open !== null) {
      setSaid(say('fait', { acte: say(open) }))
      setOnce(onceOf(open, answer) === null ? null : { operation: open, answer })
    }
    close()
    await queries.invalidateQueries()
    // The act may have removed the button that had the focus.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
    done?.(answer)
  }
  return (
    <Stack gap="sm" component="section" aria-label={say('titre')}>
      <Title order={2} size="h4" ref={heading} tabIndex={-1}>
        {say('titre')}
      </Title>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {once !== null && <Once {...once} close={() => setOnce(null)} />}
      <Pending of={asked}>{(told) => <Offered told={told} only={only} choose={setOpen} />}</Pending>
      {open !== null && (
        <OpenForm
          operation={open}
          params={{ id }}
          title={say(open)}
          isGrave={isGrave(open)}
          confirmed={CONFIRMED[open]}
          close={close}
          done={(answer) => void finish(answer)}
        />
      )}
    </Stack>
  )
}

type Choosing = {
  readonly told: Told
  readonly only: readonly Operation[] | undefined
  readonly choose: (operation: Operation) => void
}

function Offered({ told, only, choose }: Choosing) {
  const say = useWords(ACTS)
  const acts = told.actes
    .filter((act): act is Act => hasForm(act.operation))
    .filter(({ operation }) => only === undefined || only.includes(operation))
  // Several acts of a record may have one route, whose request says which: one button does them all.
  const possible = onePerRoute(acts.filter((act) => act.possible))
  const refused = Map.groupBy(
    onePerRoute(acts.filter(({ raison }) => raison !== null)).filter(
      ({ operation }) => !possible.some((act) => act.operation === operation),
    ),
    ({ raison, details }) => (isOfState(raison, details) ? raison : JSON.stringify([raison, details])),
  )
  return (
    <>
      <Group gap="xs">
        {possible.map(({ operation }) => (
          <Button
            key={operation}
            variant={isGrave(operation) ? 'default' : 'filled'}
            onClick={() => choose(operation)}
          >
            {say(operation)}
          </Button>
        ))}
        {possible.length === 0 && <Text size="sm">{say('aucun')}</Text>}
      </Group>
      {refused.size > 0 && (
        <Stack gap="xs">
          <Title order={3} size="h6">
            {say('impossibles')}
          </Title>
          {[...refused].map(([key, alike]) => (
            <Refused key={key} raison={alike[0]?.raison ?? ''} acts={alike} />
          ))}
        </Stack>
      )}
    </>
  )
}

const onePerRoute = (acts: readonly Act[]) =>
  acts.filter(({ operation }, at) => at === acts.findIndex((act) => act.operation === operation))

// A refusal for the record's state applies to all its acts, and the page already shows the state.
const isOfState = (raison: string | null, details: unknown) =>
  raison === 'transition_refusee' ||
  (typeof details === 'object' && details !== null && 'acte' in details && 'possibles' in details)

// Shorter sentences for acts that are not offered: the ordinary sentences of these codes speak of an act that a person has tried.
const SHORTER: Readonly<Record<string, 'etat' | 'droit'>> = {
  transition_refusee: 'etat',
  droit_manquant: 'droit',
}

// A disabled button keeps its place in the tab order, so that a screen reader reads the reason.
function Refused({ raison, acts }: { raison: string; acts: readonly Act[] }) {
  const say = useWords(ACTS)
  const id = useId()
  const sentence = useRefusalSentence(raison)
  return (
    <Group gap="xs">
      {acts.map(({ operation }) => (
        <Button
          key={operation}
          size="compact-sm"
          variant="default"
          aria-disabled
          data-disabled
          aria-describedby={id}
          onClick={(event) => event.preventDefault()}
        >
          {say(operation)}
        </Button>
      ))}
      <Text id={id} size="sm">
        {SHORTER[raison] === undefined ? sentence : say(SHORTER[raison])}
      </Text>
      {!isOfState(raison, acts[0]?.details) && <RefusalDetails details={acts[0]?.details} />}
    </Group>
  )
}
