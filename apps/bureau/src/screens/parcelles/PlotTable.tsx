// The plots of the map as a list, for keyboard users and for persons who can not see the map.
import { Text, Title } from '@mantine/core'
import { answered } from '@sillon/client/client'
import type { operations } from '@sillon/client/contract'
import { useEffect, useRef } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { useOrdering } from '../../parts/fiche/ordering.ts'
import { type ColumnOf, RecordTable } from '../../parts/list/RecordTable.tsx'
import { pageOf, useRecords } from '../../parts/list/records.ts'
import { dayOf, surface } from '../../words/figures.ts'
import { CategorieMark, EtatMark } from './Mark.tsx'
import { OpenLink } from './OpenLink.tsx'
import type { Filters } from './queries.ts'
import { PLOTS } from './texts.ts'

const PAGE = 50

type Plot = operations['parcelles']['responses']['200']['content']['application/json']['parcelles'][number]

/** The list of plots. */
export function PlotTable({ filters, from }: { filters: Filters; from: string | undefined }) {
  const say = useWords(PLOTS)
  const { client } = useDesk()
  const columns = useColumns()
  const place = useRef<HTMLDivElement>(null)
  const { query: order, orders } = useOrdering(['id', '-id'])
  const plots = useRecords<Plot>(['parcelles', 'liste', filters, order], async (curseur, signal) => {
    const query = {
      ...filters,
      ...order,
      limite: PAGE,
      total: curseur === undefined,
      ...(curseur && { curseur }),
    }
    const body = answered(await client.GET('/v1/parcelles', { params: { query }, signal }))
    return pageOf(body.parcelles, body)
  })
  // Restores the scroll position of the list after a return from a plot's page.
  useEffect(() => {
    if (from === undefined) return
    const asked = requestAnimationFrame(() => {
      const left = place.current?.querySelector<HTMLElement>(`a[href*="${CSS.escape(from)}"]`)
      const heading = place.current?.querySelector<HTMLElement>('h2')
      ;(left ?? heading)?.focus()
    })
    return () => cancelAnimationFrame(asked)
  }, [from])
  return (
    <div ref={place}>
      <Title order={2} size="h4" mb="xs" tabIndex={-1}>
        {say('liste')}
      </Title>
      <RecordTable
        name={say('liste')}
        of={plots}
        idOf={({ id }) => id}
        columns={columns}
        exported={{ path: '/v1/parcelles', query: { ...filters, ...order } }}
        orders={orders}
        kept="/parcelles"
      />
    </div>
  )
}

function useColumns(): readonly ColumnOf<Plot>[] {
  const say = useWords(PLOTS)
  const { langue, me } = useDesk()
  return [
    {
      head: say('parcelle'),
      cell: ({ id, nom, producteur_id, producteur_nom }) => (
        <>
          <OpenLink plot={id}>{nom}</OpenLink>
          {producteur_id !== null && (
            <Text size="sm" mt={6}>
              <OpenLink producer={producteur_id}>{producteur_nom ?? producteur_id}</OpenLink>
            </Text>
          )}
        </>
      ),
    },
    {
      head: say('etat'),
      cell: ({ etat, categorie }) => (
        <>
          <EtatMark etat={etat} />
          <CategorieMark categorie={categorie} />
        </>
      ),
    },
    {
      head: say('releve'),
      isNumber: true,
      cell: ({ polygone }) =>
        polygone === null ? (
          say('sans')
        ) : (
          <>
            {surface(polygone.surface_m2, langue)}
            <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
              {dayOf(polygone.date_operation, langue, me.organisation.fuseau_horaire)}
            </Text>
          </>
        ),
    },
  ]
}
