// A recall: its origin and extent, its possible acts and its lines.
import { Badge, Group, Stack, Text, Title } from '@mantine/core'
import { useDesk, useWords } from '../../../desk.ts'
import { PageTitle } from '../../../parts/PageTitle.tsx'
import { Pending } from '../../../parts/Pending.tsx'
import { RecordLink } from '../../../parts/RecordLink.tsx'
import { moment } from '../../../words/figures.ts'
import { Back } from '../Back.tsx'
import { called, nameOf } from '../codes.ts'
import { type Recall as Known, useForeseenExecution, useRecall } from '../queries.ts'
import { TRACE } from '../texts.ts'
import { Acts } from './Acts.tsx'
import { Figures } from './Figures.tsx'
import { Lines } from './Lines.tsx'
import { LineTable } from './LineTable.tsx'

/** A recall on its own page. */
export function Recall({ id }: { id: string }) {
  const say = useWords(TRACE)
  const asked = useRecall(id)
  return (
    <>
      {asked.data === undefined && <PageTitle>{say('rappels')}</PageTitle>}
      <Pending of={asked}>{(recall) => <Told recall={recall} />}</Pending>
      <Back>{say('tous_les_rappels')}</Back>
    </>
  )
}

function Told({ recall }: { recall: Known }) {
  const say = useWords(TRACE)
  const { langue, me } = useDesk()
  const when = (instant: string) => moment(instant, langue, me.organisation.fuseau_horaire)
  const { cree_le, execute_le, clos_le, conclusion, exercice, statut, sens, raison } = recall
  return (
    <Stack gap="sm" mb="md">
      <PageTitle>{say('rappel_de', { date: when(cree_le) })}</PageTitle>
      <Group gap="xs">
        <Badge variant="outline" color={exercice ? 'gray' : 'red'}>
          {say(exercice ? 'est_exercice' : 'est_rappel')}
        </Badge>
        <Badge variant="outline">{called('etat', statut, langue)}</Badge>
      </Group>
      <Text style={{ overflowWrap: 'anywhere' }}>{raison}</Text>
      <Text size="sm">
        {called('sens', sens, langue)} — {say('origines')} <Origins recall={recall} />
      </Text>
      <Text size="sm">
        {[
          execute_le !== null && `${say('execute_le')} ${when(execute_le)}`,
          clos_le !== null && `${say('clos_le')} ${when(clos_le)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {conclusion !== null && (
        <Text style={{ overflowWrap: 'anywhere' }}>{say('conclu', { conclusion })}</Text>
      )}
      <Acts recall={recall} />
      {recall.resultat !== null && (
        <>
          <Title order={2} size="h3">
            {say('execution')}
          </Title>
          <Figures of={recall.resultat} done={!exercice} />
        </>
      )}
      <Title order={2} size="h3">
        {say('plan')}
      </Title>
      <Figures of={recall.plan} />
      {statut === 'planifié' && <Foreseen id={recall.id} />}
      <Lines recall={recall} />
    </Stack>
  )
}

function Origins({ recall: { origines, lignes } }: { recall: Known }) {
  const { langue } = useDesk()
  const numbers = new Map(lignes.map(({ id, numero }) => [id, numero]))
  return origines.map(({ genre, id }, rank) => (
    <span key={id}>
      {rank > 0 && ', '}
      <RecordLink genre={genre === 'lot' ? 'genealogie' : genre} id={id}>
        {nameOf({ genre, id, libelle: numbers.get(id) ?? null }, langue)}
      </RecordLink>
    </span>
  ))
}

function Foreseen({ id }: { id: string }) {
  const say = useWords(TRACE)
  return (
    <>
      <Title order={2} size="h3">
        {say('apercu_planifie')}
      </Title>
      <Pending of={useForeseenExecution(id)}>
        {({ mesure, lignes, disparues }) => (
          <>
            <Figures of={mesure} />
            {lignes.length + disparues.length === 0 && <Text>{say('apercu_pareil')}</Text>}
            {lignes.length > 0 && <Otherwise title={say('apercu_neuf')} lines={lignes} />}
            {disparues.length > 0 && <Otherwise title={say('apercu_disparu')} lines={disparues} />}
          </>
        )}
      </Pending>
    </>
  )
}

function Otherwise({ title, lines }: { title: string; lines: Known['lignes'] }) {
  return (
    <>
      <Title order={3} size="h4">
        {title}
      </Title>
      <LineTable caption={title} lines={lines} />
    </>
  )
}
