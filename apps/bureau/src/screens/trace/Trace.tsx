// The genealogy of a lot in both directions, as a graph or as tables, with the acts that start from it.
import { Group, NativeSelect, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Refused } from '@sillon/client/client'
import { Suspense, useMemo } from 'react'
import { useAddress } from '../../address.ts'
import { useDesk, useWords } from '../../desk.ts'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { Pending } from '../../parts/Pending.tsx'
import { piece } from '../../parts/piece.tsx'
import { RecordLink } from '../../parts/RecordLink.tsx'
import { Refusal } from '../../parts/Refusal.tsx'
import { mass } from '../../words/figures.ts'
import { Back } from './Back.tsx'
import { nameOf } from './codes.ts'
import { drawingOf } from './model.ts'
import { type Genealogy, useGenealogy } from './queries.ts'
import { Records } from './Records.tsx'
import { Planning } from './recall/Planning.tsx'
import { Recalls } from './recall/Recalls.tsx'
import { TakeAlong } from './TakeAlong.tsx'
import { TRACE } from './texts.ts'

const Graph = piece(async () => (await import('./graph/Graph.tsx')).Graph)
const WAYS = ['les_deux', 'amont', 'aval'] as const
const VIEWS = ['graphe', 'tableau'] as const
// The limits on the number of records: the maximum of a picture, the service's default, the maximum of a page.
const LIMITS = ['150', '500', '1000'] as const

/** Returns the given value if the list contains it, otherwise the first of the list. */
function oneOf<Value extends string>(values: readonly [Value, ...Value[]], given: string | undefined): Value {
  return values.find((value) => value === given) ?? values[0]
}

/** The genealogy of a lot. */
export function Trace({ id }: { id: string }) {
  const say = useWords(TRACE)
  const [{ sens, limite }] = useAddress()
  const asked = useGenealogy(id, oneOf(WAYS, sens), Number(oneOf(LIMITS, limite)))
  const isUnknown = asked.error instanceof Refused && [400, 404].includes(asked.error.status)
  if (isUnknown)
    return (
      <>
        <PageTitle>{say('titre')}</PageTitle>
        <Text mb="md">{say('inconnu')}</Text>
        <Refusal error={asked.error} />
        <Back>{say('retour')}</Back>
      </>
    )
  return (
    <>
      {asked.data === undefined && <PageTitle>{say('titre')}</PageTitle>}
      <Pending of={asked}>{(genealogy) => <Traced id={id} genealogy={genealogy} />}</Pending>
    </>
  )
}

function Traced({ id, genealogy }: { id: string; genealogy: Genealogy }) {
  const say = useWords(TRACE)
  const { langue } = useDesk()
  const lot = genealogy.noeuds.find(({ sens }) => sens === 'lot')
  const nom = nameOf(lot ?? { genre: 'lot', id, libelle: null }, langue)
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="start">
        <PageTitle>{say('trace_de', { nom })}</PageTitle>
        <Planning id={id} nom={nom} />
      </Group>
      <Text role="status">
        {say('masse_suivie', {
          masse: mass(genealogy.quantite_g, langue),
          amont: genealogy.amont.noeuds,
          aval: genealogy.aval.noeuds,
        })}
      </Text>
      {(['amont', 'aval'] as const)
        .filter((sens) => !genealogy[sens].complet)
        .map((sens) => (
          <Text key={sens} size="sm" fw={700}>
            {say('tronque', { ...genealogy[sens], complet: null, sens: say(`sens_${sens}`) })}
          </Text>
        ))}
      <Group gap="md">
        <RecordLink genre="lot" id={id}>
          {say('voir_fiche')}
        </RecordLink>
        <Back>{say('retour')}</Back>
      </Group>
      <Shown id={id} genealogy={genealogy} />
      <Title order={2} size="h3" mt="lg">
        {say('rappels_lot')}
      </Title>
      <Recalls objet_id={id} />
    </Stack>
  )
}

function Shown({ id, genealogy }: { id: string; genealogy: Genealogy }) {
  const say = useWords(TRACE)
  const [{ sens, vue, limite }, change] = useAddress()
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false })
  const view = oneOf(isWide ? VIEWS : ['tableau', 'graphe'], vue)
  const drawing = useMemo(() => drawingOf(genealogy), [genealogy])
  return (
    <>
      <Group gap="md" align="end">
        <Choice
          label={say('vue')}
          values={VIEWS}
          value={view}
          said={(one) => say(`vue_${one}`)}
          choose={(vue) => change({ vue })}
        />
        <Choice
          label={say('sens')}
          values={WAYS}
          value={oneOf(WAYS, sens)}
          said={(one) => say(`sens_${one}`)}
          choose={(sens) => change({ sens })}
        />
        <NativeSelect
          label={say('combien')}
          size="xs"
          data={[...LIMITS]}
          value={oneOf(LIMITS, limite)}
          onChange={({ currentTarget }) => change({ limite: currentTarget.value })}
        />
        <TakeAlong id={id} sens={oneOf(WAYS, sens)} />
      </Group>
      {view === 'graphe' ? (
        <Suspense fallback={<Text role="status">…</Text>}>
          <Graph key={`${genealogy.amont.montres} ${genealogy.aval.montres}`} drawing={drawing} />
        </Suspense>
      ) : (
        <Records of={genealogy} />
      )}
    </>
  )
}

function Choice<Value extends string>({
  label,
  values,
  value,
  said,
  choose,
}: {
  label: string
  values: readonly Value[]
  value: Value
  said: (value: Value) => string
  choose: (value: Value) => void
}) {
  return (
    <Stack gap={2}>
      <Text size="xs" fw={500} aria-hidden>
        {label}
      </Text>
      <SegmentedControl
        aria-label={label}
        size="xs"
        data={values.map((one) => ({ value: one, label: said(one) }))}
        value={value}
        onChange={choose}
      />
    </Stack>
  )
}
