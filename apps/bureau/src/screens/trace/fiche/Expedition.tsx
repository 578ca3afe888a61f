import { Table } from '@mantine/core'
import { answered } from '@sillon/client/client'
import type { components } from '@sillon/client/contract'
import { useQuery } from '@tanstack/react-query'
import { useDesk, useWords } from '../../../desk.ts'
import { Acts } from '../../../parts/act/Acts.tsx'
import { PageTitle } from '../../../parts/PageTitle.tsx'
import { Papers } from '../../../parts/paper/Papers.tsx'
import { RecordLink } from '../../../parts/RecordLink.tsx'
import { mass, moment } from '../../../words/figures.ts'
import { called, nameOf } from '../codes.ts'
import { Sideways } from '../Sideways.tsx'
import { TRACE } from '../texts.ts'
import { Facts, Fiche } from './Fiche.tsx'

type Known = components['schemas']['expeditions_lire']

/** A shipment: its containers, their lots, its acts and its documents. */
export function Expedition({ id }: { id: string }) {
  const say = useWords(TRACE)
  const { client, langue, me } = useDesk()
  const asked = useQuery({
    queryKey: ['trace', 'expedition', id],
    queryFn: async ({ signal }) =>
      answered(await client.GET('/v1/expeditions/{id}', { params: { path: { id } }, signal })),
  })
  return (
    <Fiche title={called('genre', 'expedition', langue)} of={asked}>
      {({ statut, date_operation, numero_conteneur, numero_coi, conteneurs, note, lignes, documents }) => (
        <>
          <PageTitle>{nameOf({ genre: 'expedition', id, libelle: numero_conteneur }, langue)}</PageTitle>
          <Facts
            facts={[
              [say('etat'), called('etat', statut, langue)],
              [say('date'), date_operation && moment(date_operation, langue, me.organisation.fuseau_horaire)],
              [
                say('conteneurs'),
                conteneurs.map(({ numero, scelles }) => [numero, ...scelles].join(' ')).join(', '),
              ],
              [say('coi'), numero_coi],
              [say('note'), note],
            ]}
          />
          <Lots lines={lignes} />
          <Acts entite="expedition" id={id} />
          <Papers papers={documents ?? []} />
        </>
      )}
    </Fiche>
  )
}

function Lots({ lines }: { lines: Known['lignes'] }) {
  const say = useWords(TRACE)
  const { langue } = useDesk()
  const heads = [called('genre', 'lot', langue), say('conteneur'), say('masse'), say('rendu')]
  return (
    <Sideways label={say('lots_expedies')}>
      <Table striped aria-label={say('lots_expedies')}>
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
          {lines.map(({ rang, lot_id, numero_lot, conteneur, quantite_g, retourne_g }) => (
            <Table.Tr key={rang}>
              <Table.Td>
                <RecordLink genre="genealogie" id={lot_id}>
                  {nameOf({ genre: 'lot', id: lot_id, libelle: numero_lot }, langue)}
                </RecordLink>
              </Table.Td>
              <Table.Td>{conteneur}</Table.Td>
              <Table.Td>{mass(quantite_g, langue)}</Table.Td>
              <Table.Td>{retourne_g > 0 && mass(retourne_g, langue)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Sideways>
  )
}
