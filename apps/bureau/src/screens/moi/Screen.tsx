// A person's own account: welcome and what waits, e-mail, reminders, other organizations.
import { List, Stack, Text } from '@mantine/core'
import { answered } from '@sillon/client/client'
import { useQuery } from '@tanstack/react-query'
import { useDesk, useWords } from '../../desk.ts'
import { RecordActs } from '../../parts/fiche/RecordActs.tsx'
import { valueWord } from '../../parts/fiche/values.ts'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { Pending } from '../../parts/Pending.tsx'
import { day } from '../../words/figures.ts'
import { term } from '../../words/terms.ts'
import { FRAME } from '../../words/texts.ts'
import type { Language } from '../../words/words.ts'
import { Attachments } from './Attachments.tsx'
import { Journey } from './Journey.tsx'
import { Part, type Welcome } from './Part.tsx'
import { Password } from './Password.tsx'
import { Reminders } from './Reminders.tsx'
import { MOI } from './texts.ts'

/** The account of the person at the desk. */
export function Screen() {
  const frame = useWords(FRAME)
  const say = useWords(MOI)
  const { client, me } = useDesk()
  const asked = useQuery({
    queryKey: ['compte', 'accueil'],
    queryFn: async ({ signal }) => answered(await client.GET('/v1/moi/accueil', { signal })),
  })
  return (
    <Stack gap="xl">
      <div>
        <PageTitle>{frame('moi')}</PageTitle>
        <Text>
          {me.utilisateur.nom_affiche} · {me.utilisateur.identifiant} · {me.organisation.nom}
        </Text>
      </div>
      <Pending of={asked}>
        {(welcome) => (
          <>
            <Waiting welcome={welcome} />
            <Mail welcome={welcome} />
            <Reminders welcome={welcome} />
          </>
        )}
      </Pending>
      <Attachments />
      <Password />
      <Part name="langue">
        <Text size="sm">{say('langue_quoi')}</Text>
      </Part>
    </Stack>
  )
}

const NO_PARAMS = () => ({})

function Waiting({ welcome }: { welcome: Welcome }) {
  const say = useWords(MOI)
  const { langue } = useDesk()
  return (
    <Part name="accueil">
      <Text size="sm">{say('etat', { etat: valueWord(welcome.etat, langue) })}</Text>
      {welcome.requis && <Journey welcome={welcome} />}
      <RecordActs
        isSmall
        record={welcome}
        acts={[{ operation: 'moi_accueil', when: ({ requis }) => requis === true, params: NO_PARAMS }]}
      />
      {welcome.relances.length === 0 && <Text size="sm">{say('relances_aucune')}</Text>}
      {welcome.relances.map(({ genre, titre, nombre, suite, elements }) => (
        <div key={genre}>
          <Text size="sm" fw={600}>{`${titleOf(genre, titre, langue)} (${nombre})`}</Text>
          <List size="sm" withPadding>
            {elements.slice(0, SHOWN).map(({ id, reference, jour }) => (
              <List.Item key={id}>{`${referenceOf(reference, langue)} · ${day(jour, langue)}`}</List.Item>
            ))}
          </List>
          {(suite || elements.length > SHOWN) && <Text size="sm">{say('suite')}</Text>}
        </div>
      ))}
    </Part>
  )
}

const SHOWN = 10

// The service's title is in the language of the organization, not of the person; a newer service may have a kind without words.
const titleOf = (genre: string, titre: string, langue: Language) => {
  const words: Readonly<Record<string, string>> = MOI[langue]
  return words[`relance_${genre}`] ?? titre
}

// The reference of a control is its motif.
const referenceOf = (reference: string | null, langue: Language) =>
  reference === null ? '—' : /^[a-z]+(?:_[a-z]+)+$/.test(reference) ? term(reference, langue) : reference

function Mail({ welcome: { courriel } }: { welcome: Welcome }) {
  const say = useWords(MOI)
  const { adresse, en_attente } = courriel
  return (
    <Part name="courriel">
      <Text size="sm">{adresse === null ? say('adresse_aucune') : say('adresse', { adresse })}</Text>
      {en_attente !== null && <Text size="sm">{say('en_attente', { adresse: en_attente })}</Text>}
      <RecordActs
        isSmall
        record={courriel}
        acts={[
          { operation: 'moi_courriel', params: NO_PARAMS },
          {
            operation: 'moi_courriel_confirmer',
            when: ({ en_attente: waits }) => waits !== null,
            params: NO_PARAMS,
          },
          {
            operation: 'moi_courriel_retirer',
            when: (row) => row.adresse !== null || row.en_attente !== null,
            params: NO_PARAMS,
          },
        ]}
      />
    </Part>
  )
}
