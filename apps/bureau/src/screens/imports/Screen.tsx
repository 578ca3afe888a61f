// Imports: the list, a new import, and the page of each.
import { Anchor, Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useAddress } from '../../address.ts'
import { useDesk, useWords } from '../../desk.ts'
import { authorOf } from '../../parts/fiche/names.ts'
import { useOrdering } from '../../parts/fiche/ordering.ts'
import { type ColumnOf, RecordTable } from '../../parts/list/RecordTable.tsx'
import { namesOf } from '../../parts/names.ts'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { count, moment } from '../../words/figures.ts'
import { ImportPage } from './ImportPage.tsx'
import { NewImport } from './NewImport.tsx'
import { filtersOf, type Importation, STATES, useImports, useModels } from './queries.ts'
import { IMPORTS } from './texts.ts'

/** Imports. */
export function Screen() {
  const say = useWords(IMPORTS)
  const [{ id, nouveau }, change] = useAddress()
  if (id !== undefined) return <ImportPage id={id} key={id} />
  if (nouveau !== undefined) return <NewImport />
  return (
    <Stack gap="md">
      <Group justify="space-between" align="start">
        <div>
          <PageTitle>{say('titre')}</PageTitle>
          <Text size="sm">{say('quoi')}</Text>
        </div>
        <Button onClick={() => change({ nouveau: 'oui' })}>{say('nouveau')}</Button>
      </Group>
      <Imports />
    </Stack>
  )
}

function Imports() {
  const say = useWords(IMPORTS)
  const desk = useDesk()
  const [search] = useAddress()
  const columns = useColumns()
  const { query, orders } = useOrdering(['-cree_le', 'cree_le'])
  return (
    <div>
      <Filters />
      <RecordTable
        name={say('titre')}
        of={useImports(search, query)}
        columns={columns}
        idOf={({ id }) => id}
        names={(rows) =>
          namesOf(
            desk,
            rows.map(({ auteur_id }) => ({ utilisateurs: auteur_id })),
          )
        }
        counted={(n) => say('compte', { n })}
        rowPx={60}
        exported={{ path: '/v1/imports', query: { ...filtersOf(search), ...query } }}
        orders={orders}
        kept="/imports"
      />
    </div>
  )
}

function Filters() {
  const say = useWords(IMPORTS)
  const { langue } = useDesk()
  const [search, change] = useAddress()
  const { data: models = [] } = useModels()
  const offered = {
    genre: models.map(({ genre, noms }) => ({ value: genre, label: noms[langue] })),
    statut: STATES.map((value) => ({ value, label: say(value) })),
  }
  return (
    <Group gap="sm" mb="sm" grow maw={480} data-outils>
      {(['genre', 'statut'] as const).map((name) => (
        <NativeSelect
          key={name}
          label={say(name === 'genre' ? 'genre_court' : name)}
          data={[{ value: '', label: say('tous') }, ...offered[name]]}
          value={search[name] ?? ''}
          onChange={(event) => change({ [name]: event.currentTarget.value }, { replace: true })}
        />
      ))}
    </Group>
  )
}

function useColumns(): readonly ColumnOf<Importation>[] {
  const say = useWords(IMPORTS)
  const desk = useDesk()
  const { langue, me } = desk
  const { data: models = [] } = useModels()
  const figure = (name: 'lues' | 'fautives' | 'ecrites'): ColumnOf<Importation> => ({
    head: say(name),
    cell: (row) => count(row[name], langue),
    isNumber: true,
    visibleFrom: 'sm',
  })
  return [
    {
      head: say('fichier'),
      cell: ({ id, genre, nom_fichier }) => (
        <>
          <Anchor
            component={Link}
            to="/imports"
            search={((all: object) => ({ ...all, id })) as never}
            inherit
            style={{ overflowWrap: 'anywhere' }}
          >
            {nom_fichier}
          </Anchor>
          <Text size="xs">{models.find((model) => model.genre === genre)?.noms[langue] ?? '…'}</Text>
        </>
      ),
    },
    { head: say('statut'), cell: ({ statut }) => say(statut) },
    figure('lues'),
    figure('fautives'),
    figure('ecrites'),
    { head: say('par'), cell: ({ auteur_id }, names) => authorOf(auteur_id, names, desk), visibleFrom: 'lg' },
    {
      head: say('le'),
      cell: ({ cree_le }) => moment(cree_le, langue, me.organisation.fuseau_horaire),
      visibleFrom: 'sm',
    },
  ]
}
