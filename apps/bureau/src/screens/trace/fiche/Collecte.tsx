import { List, Title } from '@mantine/core'
import { answered } from '@sillon/client/client'
import type { components } from '@sillon/client/contract'
import { useQuery } from '@tanstack/react-query'
import { useDesk, useWords } from '../../../desk.ts'
import { namesOf } from '../../../parts/names.ts'
import { PageTitle } from '../../../parts/PageTitle.tsx'
import { Papers } from '../../../parts/paper/Papers.tsx'
import { RecordLink } from '../../../parts/RecordLink.tsx'
import { dayOf, mass, moment } from '../../../words/figures.ts'
import { term } from '../../../words/terms.ts'
import { called, nameOf } from '../codes.ts'
import { TRACE } from '../texts.ts'
import { Facts, Fiche } from './Fiche.tsx'

type Known = components['schemas']['collectes_lire']

/** A collection: producer, place, masses, lot, controls and receipts. */
export function Collecte({ id }: { id: string }) {
  const { client, langue } = useDesk()
  const asked = useQuery({
    queryKey: ['trace', 'collecte', id],
    queryFn: async ({ signal }) =>
      answered(await client.GET('/v1/collectes/{id}', { params: { path: { id } }, signal })),
  })
  return (
    <Fiche title={called('genre', 'collecte', langue)} of={asked}>
      {(known) => (
        <>
          <PageTitle>
            {nameOf(
              { ...known, genre: 'collecte', libelle: known.numero_officiel ?? known.reference_provisoire },
              langue,
            )}
          </PageTitle>
          <About known={known} />
          <Controls of={known.controles} />
          <Papers papers={known.documents} />
        </>
      )}
    </Fiche>
  )
}

function About({ known }: { known: Known }) {
  const say = useWords(TRACE)
  const desk = useDesk()
  const { langue, me } = desk
  const { id, producteur_id, parcelle_id, produit_id, reception, annulee_le } = known
  const names = useQuery({
    queryKey: ['trace', 'collecte', id, 'noms', langue],
    queryFn: () =>
      namesOf(desk, [{ producteurs: producteur_id, parcelles: parcelle_id, produits: produit_id }]),
  }).data
  const named = (genre: string, of: string | null) =>
    of && (
      <RecordLink genre={genre} id={of}>
        {names?.get(of) ?? of.slice(0, 8)}
      </RecordLink>
    )
  const when = (instant: string) => moment(instant, langue, me.organisation.fuseau_horaire)
  return (
    <Facts
      facts={[
        [
          say('etat'),
          annulee_le === null
            ? called('etat', known.statut, langue)
            : say('annulee_le', { le: when(annulee_le) }),
        ],
        [say('date'), when(known.date_operation)],
        [called('genre', 'producteur', langue), named('producteur', producteur_id)],
        [called('genre', 'parcelle', langue), named('parcelle', parcelle_id)],
        [say('produit'), produit_id && (names?.get(produit_id) ?? produit_id.slice(0, 8))],
        [say('net'), mass(known.net_g, langue)],
        [say('refaction'), mass(known.refaction_g, langue)],
        [say('net_marchand'), mass(known.net_marchand_g, langue)],
        [
          say('qualites'),
          Object.entries(known.qualites)
            .map((pair) => pair.join(' '))
            .join(', '),
        ],
        [
          called('genre', 'lot', langue),
          reception?.lot_id ? (
            <RecordLink key="lot" genre="genealogie" id={reception.lot_id}>
              {nameOf({ genre: 'lot', id: reception.lot_id, libelle: reception.lot_numero }, langue)}
            </RecordLink>
          ) : null,
        ],
      ]}
    />
  )
}

function Controls({ of }: { of: Known['controles'] }) {
  const say = useWords(TRACE)
  const { langue, me } = useDesk()
  if (of === null || of.length === 0) return null
  const on = (instant: string) => dayOf(instant, langue, me.organisation.fuseau_horaire)
  return (
    <section aria-label={say('controles')}>
      <Title order={2} size="h4" mb="xs">
        {say('controles')}
      </Title>
      <List listStyleType="none" spacing="xs">
        {of.map(({ id, motif, ouvert_le, leve_le }) => (
          <List.Item key={id}>
            <RecordLink genre="controle" id={id}>
              {term(motif, langue)}
            </RecordLink>
            {', '}
            {leve_le === null ? say('ouvert_le', { le: on(ouvert_le) }) : say('leve_le', { le: on(leve_le) })}
          </List.Item>
        ))}
      </List>
    </section>
  )
}
