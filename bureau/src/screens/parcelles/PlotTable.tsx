// The plots of the map as a list: all that the map shows, for the keyboard and for who sees no map.
import { Title } from '@mantine/core'
import { answered } from '@sillon/client/client'
import { useDesk, useWords } from '../../desk.ts'
import { RecordTable } from '../../parts/list/RecordTable.tsx'
import { RecordLink } from '../../parts/RecordLink.tsx'
import { moment, surface } from '../../words/figures.ts'
import { CategorieMark, EtatMark } from './Mark.tsx'
import type { Filters } from './queries.ts'
import { PLOTS } from './texts.ts'

const PAGE = 50

/** The list of plots. */
export function PlotTable({ filters }: { filters: Filters }) {
  const say = useWords(PLOTS)
  const { client, langue, me } = useDesk()
  return (
    <section aria-labelledby="liste-des-parcelles">
      <Title order={2} size="h4" id="liste-des-parcelles" mb="xs">
        {say('liste')}
      </Title>
      <RecordTable
        name={say('liste')}
        asked={['parcelles', 'liste', filters]}
        page={async (curseur, signal) => {
          const query = {
            ...filters,
            limite: PAGE,
            total: curseur === undefined,
            ...(curseur && { curseur }),
          }
          const asked = await client.GET('/v1/parcelles', { params: { query }, signal })
          const { parcelles, suivant, total } = answered(asked)
          return { rows: parcelles, next: suivant, total }
        }}
        idOf={({ id }) => id}
        columns={[
          {
            head: say('parcelle'),
            cell: ({ id, nom }) => (
              <RecordLink genre="parcelle" id={id}>
                {nom}
              </RecordLink>
            ),
          },
          {
            head: say('producteur'),
            cell: ({ producteur_id, producteur_nom }) =>
              producteur_id === null ? (
                say('sans')
              ) : (
                <RecordLink genre="producteur" id={producteur_id}>
                  {producteur_nom ?? producteur_id}
                </RecordLink>
              ),
          },
          { head: say('etat'), cell: ({ etat }) => <EtatMark etat={etat} /> },
          { head: say('categorie'), cell: ({ categorie }) => <CategorieMark categorie={categorie} /> },
          {
            head: say('surface'),
            isNumber: true,
            cell: ({ polygone }) => (polygone === null ? say('sans') : surface(polygone.surface_m2, langue)),
          },
          {
            head: say('releve_le'),
            cell: ({ polygone }) =>
              polygone === null
                ? say('sans')
                : moment(polygone.date_operation, langue, me.organisation.fuseau_horaire),
          },
        ]}
      />
    </section>
  )
}
