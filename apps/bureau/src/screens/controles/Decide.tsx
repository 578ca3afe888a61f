// A decision: its name, its reason, its members, a preview of its effects, and the button that takes it.
import { Alert, Button, Checkbox, Group, Paper, Stack, Text, Textarea, Title } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import { useKept } from '../../parts/form/useKept.ts'
import { Refusal, RefusalDetails, useRefusalSentence } from '../../parts/Refusal.tsx'
import { term } from '../../words/terms.ts'
import { useDecision, useWhyNot } from './acts.ts'
import { Choices } from './Choices.tsx'
import classes from './controles.module.css'
import { Effects } from './Effects.tsx'
import { Inputs } from './Inputs.tsx'
import { type Detail, type Item, useDecisions } from './queries.ts'
import { TEXTS } from './texts.ts'
import { broughtOf, DOCUMENT, type Typed } from './typed.ts'

type Given = {
  readonly item: Detail
  readonly ticked: ReadonlyMap<string, Item>
  lifted(ids: readonly string[]): void
}

/** A decision that is not taken yet. */
type Begun = {
  readonly decision: string
  readonly raison: string
  readonly dependants: boolean
  readonly typed: Typed
}
const NOTHING: Begun = { decision: '', raison: '', dependants: false, typed: {} }

/** Tries a decision, and takes it after the trial; of a control that this person can not lift, the reason. */
export function Decide(given: Given) {
  const say = useWords(TEXTS)
  const refused = useWhyNot(given.item.id)
  const sentence = useRefusalSentence(refused?.raison ?? '')
  if (refused === undefined) return <Deciding {...given} />
  return (
    <Paper withBorder p="md" component="section">
      <Title order={3} size="h4" mb="sm">
        {say('decider')}
      </Title>
      <Text size="sm">{sentence}</Text>
      <RefusalDetails details={refused.details} />
      {given.item.leve_le === null && <WhomToAsk motif={given.item.motif} />}
    </Paper>
  )
}

// The permission sets whose holders may decide in the person's stead.
function WhomToAsk({ motif }: { motif: string }) {
  const say = useWords(TEXTS)
  const { langue } = useDesk()
  const sets = useDecisions(motif).flatMap(({ ensembles }) => ensembles)
  if (sets.length === 0) return null
  const names = [...new Set(sets)].map((set) => term(set ?? '', langue))
  return <Text size="sm">{say('demander_a', { ensembles: names.join(', ') })}</Text>
}

function Deciding({ item, ticked, lifted }: Given) {
  const say = useWords(TEXTS)
  const { langue, me } = useDesk()
  const [begun, keep, forget] = useKept(
    { operation: 'controles_lever', params: { id: item.id, quoi: 'decision' } },
    NOTHING,
    withoutDocument,
  )
  const { decision, raison, dependants, typed } = begun
  const others = [...ticked.values()].filter(({ id, motif }) => id !== item.id && motif === item.motif)
  const body = {
    decision,
    ...broughtOf(decision, typed, item, { zone: me.organisation.fuseau_horaire, langue }),
    ...(others.length === 0 ? {} : { aussi: others.map(({ id }) => id) }),
    ...(dependants ? { dependants: true } : {}),
  }
  const acts = useDecision(item.id, body, raison, (ids) => {
    forget()
    lifted(ids)
  })
  const pick = (next: string) => {
    keep({ ...begun, decision: next, typed: {} })
    acts.forget()
  }
  return (
    <Paper withBorder p="md" component="section">
      <Title order={3} size="h4" mb="sm">
        {say('decider')}
      </Title>
      <Stack gap="sm">
        <Choices item={item} decision={decision} pick={pick} />
        {decision !== '' && (
          <Inputs
            key={decision}
            item={item}
            decision={decision}
            typed={typed}
            change={(next) => keep({ ...begun, typed: next })}
          />
        )}
        {others.length > 0 && <Text size="sm">{say('aussi', { n: others.length })}</Text>}
        {item.dependants > 0 && (
          <Checkbox
            label={say('dependants', { n: item.dependants })}
            checked={dependants}
            onChange={({ currentTarget }) => keep({ ...begun, dependants: currentTarget.checked })}
          />
        )}
        <Textarea
          label={say('raison')}
          description={say('raison_quoi')}
          value={raison}
          maxLength={1000}
          required
          autosize
          onChange={({ currentTarget }) => keep({ ...begun, raison: currentTarget.value })}
        />
        <Acts acts={acts} isChosen={decision !== ''} hasReason={raison.trim() !== ''} />
      </Stack>
    </Paper>
  )
}

// The tab keeps no identity document.
function withoutDocument(begun: Begun): Begun {
  const { entree } = begun.typed
  if (entree === undefined) return begun
  const [drafts, added] = [entree.drafts, entree.added].map(withoutPiece)
  return { ...begun, typed: { ...begun.typed, entree: { ...entree, drafts, added } as typeof entree } }
}

function withoutPiece(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPiece)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([name]) => name !== DOCUMENT)
  return Object.fromEntries(entries.map(([name, one]) => [name, withoutPiece(one)]))
}

type ActsGiven = {
  readonly acts: ReturnType<typeof useDecision>
  readonly isChosen: boolean
  readonly hasReason: boolean
}

// The effects of a decision and its button, which is enabled once the effects have been shown.
function Acts({ acts: { trial, act, isTried, hasFailed, tryIt }, isChosen, hasReason }: ActsGiven) {
  const say = useWords(TEXTS)
  return (
    <>
      {hasFailed && <Refusal error={trial.error} />}
      {isTried && trial.data !== undefined && <Effects trial={trial.data} />}
      {act.isError && <Refusal error={act.error} />}
      <Group className={classes.acts}>
        <Button variant="default" disabled={!isChosen} loading={trial.isPending} onClick={tryIt}>
          {say('apercu')}
        </Button>
        <Button
          disabled={!isTried || !hasReason}
          loading={act.isPending}
          aria-describedby={isTried ? undefined : 'prendre-attend'}
          onClick={() => act.mutate()}
        >
          {say('prendre')}
        </Button>
      </Group>
      {!isTried && (
        <Text size="sm" c="dimmed" id="prendre-attend">
          {say('prendre_attend')}
        </Text>
      )}
      {trial.isPending && <Alert role="status">{say('apercu_attend')}</Alert>}
    </>
  )
}
