// An import: its state, its report, the rows that it would write, and the possible acts.
import { Alert, Anchor, Progress as Bar, SegmentedControl, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useAddress } from '../../address.ts'
import { useDesk, useWords } from '../../desk.ts'
import { Acts } from '../../parts/act/Acts.tsx'
import type { Operation } from '../../parts/act/forms.ts'
import { authorOf, useNamesOf } from '../../parts/fiche/names.ts'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { Pending } from '../../parts/Pending.tsx'
import { RefusalDetails } from '../../parts/Refusal.tsx'
import { count, moment } from '../../words/figures.ts'
import { Application } from './Application.tsx'
import { Correction } from './Correction.tsx'
import { type Edits, useSheet } from './correcting.ts'
import { Lines } from './Lines.tsx'
import { type Importation, type Model, useImport, useModels, useReportReadAgain } from './queries.ts'
import { Report } from './Report.tsx'
import { columnsIn, otherDetails, useWordsOf } from './speaking.ts'
import { IMPORTS } from './texts.ts'

/** An import by its id. */
export function ImportPage({ id }: { id: string }) {
  const say = useWords(IMPORTS)
  const asked = useImport(id)
  const models = useModels()
  const { data } = asked
  const model = models.data?.find(({ genre }) => genre === data?.genre)
  return (
    <>
      <Anchor component={Link} to="/imports" search={{} as never} size="sm">
        {say('retour')}
      </Anchor>
      {data === undefined && <PageTitle>{say('titre')}</PageTitle>}
      <Pending of={asked}>
        {(importation) => (
          <Stack gap="lg">
            <Head importation={importation} model={model} />
            {model !== undefined && <Body importation={importation} model={model} />}
          </Stack>
        )}
      </Pending>
    </>
  )
}

type Shown = { readonly importation: Importation; readonly model: Model }

function Head({ importation, model }: { importation: Importation; model: Model | undefined }) {
  const say = useWords(IMPORTS)
  const desk = useDesk()
  const { langue, me } = desk
  const { nom_fichier, statut, auteur_id, cree_le, connus, annule_raison } = importation
  const names = useNamesOf({ auteur_id })
  const facts = [
    model?.noms[langue] ?? '…',
    authorOf(auteur_id, names, desk),
    moment(cree_le, langue, me.organisation.fuseau_horaire),
    ...(connus === 'mettre_a_jour' ? [say('connus_dits', { comment: say(connus) })] : []),
  ]
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      <PageTitle>{nom_fichier}</PageTitle>
      <Text size="sm">{facts.join(' · ')}</Text>
      <div role="status">
        <Text fw={600}>{say(statut)}</Text>
        <Far importation={importation} />
      </div>
      {annule_raison !== null && <Text size="sm">{say('annule_raison', { raison: annule_raison })}</Text>}
    </div>
  )
}

function Far({ importation: { statut, lues, examinees } }: { importation: Importation }) {
  const say = useWords(IMPORTS)
  const { langue } = useDesk()
  if (statut !== 'en_essai' && statut !== 'en_application') return null
  if (lues === 0) return <Text size="sm">{say('attente')}</Text>
  const text = say('avance', { faites: count(examinees, langue), lues: count(lues, langue) })
  return (
    <>
      <Text size="sm">{text}</Text>
      <Bar value={Math.min(100, (examinees / lues) * 100)} aria-label={text} maw={480} />
    </>
  )
}

const isIn =
  (...states: readonly Importation['statut'][]) =>
  ({ statut }: Readonly<Record<string, unknown>>) =>
    states.some((one) => one === statut)

// The act that applies the import is not in this list: its button is next to the counts. The service knows which acts the state
// and the rows of the import allow.
const ACTS: readonly Operation[] = ['imports_essayer', 'imports_annuler']
const ACTS_OF_CAPACITIES: readonly Operation[] = [...ACTS, 'imports_valider']

function Body({ importation, model }: Shown) {
  const say = useWords(IMPORTS)
  const [{ vue = 'rapport' }, change] = useAddress()
  const { holds } = useDesk()
  const { statut, raison, colonnes_ignorees } = importation
  const [edits, setEdits] = useState<Edits>(new Map())
  const sheet = useSheet(importation, model)
  useReportReadAgain(importation)
  const isOpen = holds(model.permission) && isIn('attendu', 'illisible', 'essaye', 'annule')({ statut })
  return (
    <>
      {raison !== null && <Unreadable raison={raison} model={model} />}
      {colonnes_ignorees.length > 0 && (
        <Alert color="gray" title={say('ignorees')}>
          {say('ignorees_quoi', { titres: colonnes_ignorees.join(', ') })}
        </Alert>
      )}
      <Application importation={importation} />
      <Acts
        key={statut}
        entite="importation"
        id={importation.id}
        only={importation.genre === 'capacites' ? ACTS_OF_CAPACITIES : ACTS}
      />
      {importation.lues > 0 && (
        <section aria-label={say('vue')}>
          <SegmentedControl
            mb="sm"
            aria-label={say('vue')}
            value={vue === 'lignes' ? 'lignes' : 'rapport'}
            onChange={(next) => change({ vue: next === 'lignes' ? next : undefined }, { replace: true })}
            data={[
              { value: 'rapport', label: say('vue_rapport') },
              { value: 'lignes', label: say('vue_lignes') },
            ]}
          />
          {vue === 'lignes' ? (
            <Lines importation={importation} model={model} />
          ) : (
            <Report
              importation={importation}
              model={model}
              sheet={isOpen ? sheet : null}
              edits={edits}
              setEdits={setEdits}
            />
          )}
        </section>
      )}
      {isOpen && <Correction importation={importation} model={model} isHeld={sheet !== null} />}
    </>
  )
}

type UnreadableProps = { readonly raison: NonNullable<Importation['raison']>; readonly model: Model }

function Unreadable({ raison, model }: UnreadableProps) {
  const say = useWords(IMPORTS)
  const columns = columnsIn(raison.details, model, useDesk().langue)
  return (
    <Alert color="red" title={say('pourquoi')} role="alert">
      <Text size="sm">{useWordsOf(raison, model)}</Text>
      {columns.length > 0 && (
        <Text size="sm">{say('colonnes_citees', { colonnes: columns.join(', ') })}</Text>
      )}
      <RefusalDetails details={otherDetails(raison.details)} />
    </Alert>
  )
}
