// The page of a lot: its data, its acts and its history.
import { Anchor, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { Acts } from '../../parts/act/Acts.tsx'
import type { RecordAct } from '../../parts/fiche/kind.ts'
import { RecordActs } from '../../parts/fiche/RecordActs.tsx'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { Pending } from '../../parts/Pending.tsx'
import { Papers } from '../../parts/paper/Papers.tsx'
import { piece } from '../../parts/piece.tsx'
import { RecordLink } from '../../parts/RecordLink.tsx'
import { mass } from '../../words/figures.ts'
import { History } from './History.tsx'
import { Movements } from './Movements.tsx'
import { Outputs } from './Outputs.tsx'
import { Quality } from './Quality.tsx'
import { type LotSheet, useLot, useNames } from './queries.ts'
import { State } from './State.tsx'
import { LOTS } from './texts.ts'

/** A lot by its id. */
export function LotPage({ id }: { id: string }) {
  const say = useWords(LOTS)
  const asked = useLot(id)
  return (
    <>
      <Anchor
        component={Link}
        to="/lots"
        search={((all: object) => ({ ...all, id: undefined })) as never}
        size="sm"
      >
        {say('retour')}
      </Anchor>
      {asked.data === undefined && <PageTitle>{say('titre')}</PageTitle>}
      <Pending of={asked}>{(lot) => <Sheet lot={lot} />}</Pending>
    </>
  )
}

function Sheet({ lot }: { lot: LotSheet }) {
  const say = useWords(LOTS)
  const { holds } = useDesk()
  const navigate = useNavigate()
  const numero = lot.numero_officiel ?? lot.reprise?.code_externe ?? say('sans_numero')
  const isWaiting = lot.statut === 'brouillon' || lot.statut === 'en_attente'
  // The act may return another lot that continues this one: the screen then shows that lot.
  const done = (answer: unknown) => {
    const next = (answer as { id?: unknown } | null)?.id
    if (typeof next === 'string' && next !== lot.id && next !== lot.reception_id)
      void navigate({ to: '/lots', search: { id: next } as never })
  }
  return (
    <Stack gap="xl">
      <div>
        <PageTitle>{say('lot', { numero })}</PageTitle>
        <Facts lot={lot} />
        <Group gap="md" mt="sm">
          <RecordLink genre="genealogie" id={lot.id}>
            {say('genealogie')}
          </RecordLink>
          {holds('audit.export') && (
            <Anchor component={Link} to="/lots/dossiers" search={{ demande: 'oui', lots: lot.id } as never}>
              {say('dossier')}
            </Anchor>
          )}
        </Group>
      </div>
      <Acts entite="lot" id={lot.id} done={done} />
      {lot.reception_id !== null && isWaiting && (
        <Acts
          entite="reception"
          id={lot.reception_id}
          only={['receptions_soumettre', 'receptions_deroger']}
        />
      )}
      <RecordActs isSmall acts={ISSUES} record={lot} />
      <Quality lot={lot} />
      <History lot={lot} />
      {lot.numero_officiel !== null && <LotLabels lot={lot} numero={lot.numero_officiel} />}
      <Papers papers={lot.documents ?? []} />
      <Outputs id={lot.id} />
      <Movements id={lot.id} />
    </Stack>
  )
}

const Labels = piece(async () => (await import('../../parts/label/Labels.tsx')).Labels)

// A camera reads the official number; people read the rest.
function LotLabels({ lot, numero }: { lot: LotSheet; numero: string }) {
  const say = useWords(LOTS)
  const { langue } = useDesk()
  const { nameOf } = useNames()
  const lines = [nameOf(lot.produit_id), say(lot.categorie_affichage), mass(lot.quantite_g, langue)]
  return (
    <Suspense>
      <Labels label={{ code: numero, heading: numero, lines }} />
    </Suspense>
  )
}

// A return, a destruction or a sample takes matter out of a lot.
const ISSUES: readonly RecordAct[] = [
  { operation: 'lots_sorties', when: ({ disponible }) => disponible === true },
]

function Facts({ lot }: { lot: LotSheet }) {
  const say = useWords(LOTS)
  const { langue } = useDesk()
  const { nameOf } = useNames()
  return (
    <SimpleGrid component="dl" cols={{ base: 2, sm: 4 }} spacing="md" verticalSpacing="xs" m={0}>
      <Fact name={say('statut')}>
        <State statut={lot.statut} />
      </Fact>
      <Fact name={say('quantite')}>{mass(lot.quantite_g, langue)}</Fact>
      <Fact name={say('produit')}>{nameOf(lot.produit_id)}</Fact>
      <Fact name={say('nature')}>{say(`nature_${lot.nature}`)}</Fact>
      <Fact name={say('categorie')}>{say(lot.categorie_affichage)}</Fact>
      <Fact name={say('emplacement')}>
        <Anchor component={Link} to="/lots" search={{ emplacement_id: lot.emplacement_id } as never} inherit>
          {nameOf(lot.emplacement_id)}
        </Anchor>
      </Fact>
      <Fact name={say('campagne')}>
        <Anchor component={Link} to="/campagne" search={{ campagne: lot.campagne_id } as never} inherit>
          {nameOf(lot.campagne_id)}
        </Anchor>
      </Fact>
    </SimpleGrid>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <Text component="dt" size="xs">
      {name}
    </Text>
    <Text component="dd" m={0} fw={600}>
      {children}
    </Text>
  </div>
)
