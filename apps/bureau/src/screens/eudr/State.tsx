// The state of a shipment: complete or what is missing, its plots, and the files.
import { Alert, Anchor, Button, Group, List, Stack, Table, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { valueWord } from '../../parts/fiche/values.ts'
import { RecordLink } from '../../parts/RecordLink.tsx'
import { Refusal } from '../../parts/Refusal.tsx'
import { dayOf, mass, percent, surface } from '../../words/figures.ts'
import { type Statement, useKeeping, type useStatement } from './queries.ts'
import { TEXTS } from './texts.ts'

type Found = NonNullable<ReturnType<typeof useStatement>['data']>

const MILLION = 1_000_000
const MOST_PLOTS = 300
// The setting of the country.
const COUNTRY = { id: 'expedition.eudr_pays' }

/** The statement of a shipment. */
export function State({ id, statement, names }: Found & { readonly id: string }) {
  const say = useWords(TEXTS)
  const { langue, holds } = useDesk()
  const keeping = useKeeping(id)
  const { features, total_g, sans_geometrie, sans_parcelle, complet } = statement
  const located = features.reduce((all, { properties }) => all + properties.quantite_g, 0)
  const isCountryless = features.some(({ properties }) => properties.ProducerCountry === null)
  return (
    <Stack gap="md">
      <Alert color={complet ? 'sillon' : 'orange'} role="status">
        <Text size="sm">{say(complet ? 'complet' : 'incomplet')}</Text>
        <List size="sm">
          <List.Item>{say('total', { masse: mass(total_g, langue) })}</List.Item>
          <List.Item>{say('reunie', { n: features.length, masse: mass(located, langue) })}</List.Item>
          {isCountryless && (
            <List.Item>
              {say('sans_pays')}{' '}
              {holds('settings.manage') && (
                <Anchor component={Link} to="/reglages" search={COUNTRY as never} inherit>
                  {say('regler')}
                </Anchor>
              )}
            </List.Item>
          )}
        </List>
      </Alert>
      <Group gap="xs">
        {(['points', 'polygones'] as const).map((shapes) => (
          <Button
            key={shapes}
            variant="default"
            size="compact-sm"
            loading={keeping.isPending && keeping.variables === shapes}
            onClick={() => keeping.mutate(shapes)}
          >
            {say(shapes)}
          </Button>
        ))}
      </Group>
      {keeping.error !== null && <Refusal error={keeping.error} />}
      {sans_geometrie.length > 0 && (
        <Part
          title={say('sans_geometrie')}
          about={say('sans_geometrie_quoi')}
          heads={[say('parcelle'), say('masse'), say('part')]}
          rows={sans_geometrie.map(({ parcelle_id, quantite_g, part_ppm }) => [
            <RecordLink key={parcelle_id} genre="parcelle" id={parcelle_id}>
              {names.get(parcelle_id) ?? '…'}
            </RecordLink>,
            mass(quantite_g, langue),
            percent(part_ppm, MILLION, langue),
          ])}
        />
      )}
      {sans_parcelle.length > 0 && (
        <Part
          title={say('sans_parcelle')}
          about={say('sans_parcelle_quoi')}
          heads={[say('origine'), say('masse'), say('part')]}
          rows={sans_parcelle.map(({ genre, quantite_g, part_ppm }) => [
            valueWord(genre, langue),
            mass(quantite_g, langue),
            percent(part_ppm, MILLION, langue),
          ])}
        />
      )}
      {features.length > 0 && <Plots features={features} />}
    </Stack>
  )
}

function Plots({ features }: Pick<Statement, 'features'>) {
  const say = useWords(TEXTS)
  const { langue, me } = useDesk()
  const on = (instant: string) => dayOf(instant, langue, me.organisation.fuseau_horaire)
  const heads = ['parcelle', 'producteur', 'surface', 'masse', 'part', 'collecte'] as const
  return (
    <Part
      title={say('parcelles')}
      about={features.length > MOST_PLOTS ? say('coupees', { n: MOST_PLOTS }) : ''}
      heads={heads.map((head) => say(head))}
      rows={features.slice(0, MOST_PLOTS).map(({ id, properties: of }) => [
        <RecordLink key={id} genre="parcelle" id={of.parcelle_id}>
          {of.ProductionPlace}
        </RecordLink>,
        of.ProducerName ?? '—',
        surface(of.surface_m2, langue),
        mass(of.quantite_g, langue),
        percent(of.part_ppm, MILLION, langue),
        on(of.collecte_du) === on(of.collecte_au)
          ? on(of.collecte_du)
          : say('du_au', { du: on(of.collecte_du), au: on(of.collecte_au) }),
      ])}
    />
  )
}

type PartGiven = {
  readonly title: string
  readonly about: string
  readonly heads: readonly string[]
  /** The first cell names the row. */
  readonly rows: readonly (readonly ReactNode[])[]
}

const COLUMN_PX = 120

function Part({ title, about, heads, rows }: PartGiven) {
  return (
    <section aria-label={title}>
      <Title order={2} size="h4">
        {title}
      </Title>
      {about !== '' && <Text size="sm">{about}</Text>}
      <Table.ScrollContainer
        minWidth={heads.length * COLUMN_PX}
        scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
      >
        <Table aria-label={title} verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              {heads.map((head) => (
                <Table.Th key={head} scope="col">
                  {head}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(([first, ...rest], n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a statement stay in their order
              <Table.Tr key={n}>
                <Table.Th scope="row" fw={500}>
                  {first}
                </Table.Th>
                {rest.map((cell, m) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell stands in its column
                  <Table.Td key={m}>{cell}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </section>
  )
}
