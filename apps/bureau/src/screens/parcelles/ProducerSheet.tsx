// The page of a producer: plots, capacities with the reasons that block them, latest collections, open controls.
import { List, Text } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import { RecordLink } from '../../parts/RecordLink.tsx'
import { dayOf, mass, surface } from '../../words/figures.ts'
import { term } from '../../words/terms.ts'
import { Controls } from './Controls.tsx'
import { OpenLink } from './OpenLink.tsx'
import { useProducer } from './queries.ts'
import { Opened, Part, Sheet } from './Sheet.tsx'
import { PLOTS } from './texts.ts'

type Told = NonNullable<ReturnType<typeof useProducer>['data']>

/** The page of a producer. */
export function ProducerSheet({ id }: { id: string }) {
  const say = useWords(PLOTS)
  return (
    <Opened of={useProducer(id)}>
      {({ producteur, capacites, collectes }) => (
        <Sheet title={`${producteur.nom} ${producteur.prenoms}`}>
          <Text size="sm">
            {producteur.actif
              ? producteur.groupement !== null && say('membre', { groupement: producteur.groupement.nom })
              : say('sorti')}
          </Text>
          <Plots plots={producteur.parcelles} />
          <Capacities capacities={capacites} />
          <Collections collections={collectes} />
          <Controls controls={producteur.controles} />
        </Sheet>
      )}
    </Opened>
  )
}

function Plots({ plots }: { plots: Told['producteur']['parcelles'] }) {
  const say = useWords(PLOTS)
  const { langue } = useDesk()
  return (
    <Part title={say('parcelles')}>
      <List size="sm" lh={2}>
        {plots.map(({ id, nom, surface_declaree_m2, actif }) => (
          <List.Item key={id}>
            <OpenLink plot={id}>{nom}</OpenLink>, {surface(surface_declaree_m2, langue)}
            {!actif && ` (${say('etat_sortie')})`}
          </List.Item>
        ))}
      </List>
    </Part>
  )
}

function Capacities({ capacities }: { capacities: Told['capacites'] }) {
  const say = useWords(PLOTS)
  const { langue } = useDesk()
  return (
    <Part title={say('capacites')}>
      {capacities.length === 0 && <Text size="sm">{say('aucune_capacite')}</Text>}
      <List size="sm" lh={2}>
        {capacities.map(({ id, matiere_code, etat_code, statut, plafond_g, consomme_g, empechements }) => (
          <List.Item key={id}>
            {say('capacite', {
              matiere: matiere_code,
              etat: etat_code,
              statut: say(`statut_${statut}`),
              consomme: mass(consomme_g, langue),
              plafond: mass(plafond_g, langue),
            })}
            {empechements.length > 0 && (
              <Text size="sm">
                {say('empechee', {
                  motifs: empechements.map(({ motif }) => term(motif, langue)).join(', '),
                })}
              </Text>
            )}
          </List.Item>
        ))}
      </List>
    </Part>
  )
}

function Collections({ collections }: { collections: Told['collectes'] }) {
  const say = useWords(PLOTS)
  const { langue, me } = useDesk()
  return (
    <Part title={say('collectes')}>
      {collections.length === 0 && <Text size="sm">{say('aucune_collecte')}</Text>}
      <List size="sm" lh={2}>
        {collections.map(({ id, numero_officiel, reference_provisoire, date_operation, net_g, statut }) => (
          <List.Item key={id}>
            <RecordLink genre="collecte" id={id}>
              {say('collecte', {
                numero: numero_officiel ?? reference_provisoire,
                date: dayOf(date_operation, langue, me.organisation.fuseau_horaire),
                masse: mass(net_g, langue),
              })}
            </RecordLink>
            {statut === 'devalidee' && ` (${say('annulee')})`}
          </List.Item>
        ))}
      </List>
    </Part>
  )
}
