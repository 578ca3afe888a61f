// The records of the graph as tables, for the keyboard and for screen readers.
import { Button, Table, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { RecordLink } from '../../parts/RecordLink.tsx'
import { count, mass, moment } from '../../words/figures.ts'
import { called, nameOf } from './codes.ts'
import { keyOf } from './model.ts'
import type { Genealogy } from './queries.ts'
import { Sideways } from './Sideways.tsx'
import { TRACE } from './texts.ts'

const PAGE = 100

/** The records and movements of a genealogy. */
export function Records({ of: { noeuds, liens } }: { of: Genealogy }) {
  const say = useWords(TRACE)
  const { langue, me } = useDesk()
  const when = (date: string | null) =>
    date === null ? '' : moment(date, langue, me.organisation.fuseau_horaire)
  const names = new Map(noeuds.map((node) => [keyOf(node.genre, node.id), nameOf(node, langue)]))
  const named = (genre: string, id: string) => (
    <RecordLink key={`${genre} ${id}`} genre={genre} id={id}>
      {names.get(keyOf(genre, id)) ?? nameOf({ genre, id, libelle: null }, langue)}
    </RecordLink>
  )
  return (
    <>
      <Rows
        caption={say('elements')}
        heads={[
          say('element'),
          say('sens'),
          say('part'),
          say('ecart'),
          say('produit'),
          say('date'),
          say('lieu'),
          say('personne'),
          say('etat'),
        ]}
        rows={noeuds.map((node) => [
          <RecordLink key="element" genre={node.genre} id={node.id}>
            {nameOf(node, langue)}
          </RecordLink>,
          say(`sens_${node.sens}`),
          mass(node.quantite_g, langue),
          count(node.profondeur, langue),
          node.produit?.nom,
          when(node.date),
          node.lieu && (
            <RecordLink key="lieu" genre={node.lieu.genre} id={node.lieu.id}>
              {node.lieu.nom ?? called('genre', node.lieu.genre, langue)}
            </RecordLink>
          ),
          node.personne && (
            <RecordLink key="personne" genre={node.personne.genre} id={node.personne.id}>
              {node.personne.nom ?? called('genre', node.personne.genre, langue)}
            </RecordLink>
          ),
          [
            called('etat', node.statut, langue),
            ...(node.declarations_eudr ?? []).map(({ numero_dds }) => `EUDR ${numero_dds}`),
          ].join(' · '),
        ])}
      />
      <Rows
        caption={say('mouvements')}
        heads={[say('date'), say('mouvement'), say('de'), say('vers'), say('masse')]}
        rows={liens.map((link) => [
          when(link.date_operation),
          called('mouvement', link.genre, langue),
          named(link.de_genre, link.de_id),
          named(link.vers_genre, link.vers_id),
          mass(link.quantite_g, langue),
        ])}
      />
    </>
  )
}

function Rows({
  caption,
  heads,
  rows,
}: {
  caption: string
  heads: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}) {
  const say = useWords(TRACE)
  const [shown, show] = useState(PAGE)
  return (
    <Sideways label={caption}>
      <Table striped captionSide="top">
        <Table.Caption>
          <Text component="span" fw={700} size="sm" c="var(--mantine-color-text)">
            {caption}
          </Text>
        </Table.Caption>
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
          {rows.slice(0, shown).map((cells, rank) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own and never change places
            <Table.Tr key={rank}>
              {cells.map((cell, column) => (
                <Table.Td key={heads[column]}>{cell}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {rows.length > shown && (
        <Button variant="subtle" onClick={() => show(shown + PAGE)}>
          {say('montrer_plus', { n: Math.min(PAGE, rows.length - shown) })}
        </Button>
      )}
    </Sideways>
  )
}
