import { Anchor, Badge, Group, Paper, Stack, Table, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Search } from '../../address.ts'
import { useDesk, useWords } from '../../desk.ts'
import { Pending } from '../../parts/Pending.tsx'
import { RecordLink } from '../../parts/RecordLink.tsx'
import { moment } from '../../words/figures.ts'
import { term } from '../../words/terms.ts'
import { Comments } from './Comments.tsx'
import { Decide } from './Decide.tsx'
import { Entry } from './Entry.tsx'
import { Files } from './Files.tsx'
import { Found } from './Found.tsx'
import { Land } from './Land.tsx'
import { type Naming, useNaming } from './naming.ts'
import { type Detail, type Item, useItem } from './queries.ts'
import { useAuthor } from './speaking.ts'
import { TEXTS } from './texts.ts'

type Given = {
  readonly id: string
  readonly ticked: ReadonlyMap<string, Item>
  lifted(ids: readonly string[]): void
  change(next: Search): void
}

// The maximum number of other findings shown; a command has only a few.
const MOST_OTHERS = 20

/** The selected item of the queue: the finding, its place, its evidence, and the possible decisions. */
export function Chosen({ id, ticked, lifted, change }: Given) {
  const asked = useItem(id)
  const nom = useNaming(id)
  return (
    <Pending of={asked}>
      {(item) => (
        <Stack gap="md" component="article">
          <Heading item={item} nom={nom} change={change} />
          <Found item={item} />
          <Entry item={item} />
          <Land item={item} />
          <Files item={item} />
          <Others item={item} />
          {item.statut === 'ouvert' ? (
            <Decide item={item} ticked={ticked} lifted={lifted} />
          ) : (
            <Lifted item={item} />
          )}
          <Comments item={item} />
        </Stack>
      )}
    </Pending>
  )
}

type HeadingGiven = Pick<Given, 'change'> & { readonly item: Detail; readonly nom: Naming | undefined }

function Heading({ item, nom, change }: HeadingGiven) {
  const say = useWords(TEXTS)
  const { langue, me } = useDesk()
  const at = (instant: string | null) =>
    instant === null ? '—' : moment(instant, langue, me.organisation.fuseau_horaire)
  const author = useAuthor(item.auteur_id)
  const { commande, entite, entite_id } = item
  const about = entite === null ? say('sans_fiche') : `${term(entite, langue)} ${nom?.fiche ?? ''}`
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" align="start" gap="xs">
        <Title order={2} size="h3">
          {term(item.motif, langue)}
        </Title>
        <Badge variant="default" tt="none" fw={500}>
          {term(item.effet, langue)}
        </Badge>
      </Group>
      <Facts>
        <Fact name={say('fiche')}>
          {entite === null || entite_id === null ? (
            about
          ) : (
            <RecordLink genre={entite} id={entite_id}>
              {about}
            </RecordLink>
          )}
        </Fact>
        {nom?.producteur != null && (
          <Fact name={say('producteur')}>
            <RecordLink genre="producteur" id={nom.producteur.id}>
              {nom.producteur.nom}
            </RecordLink>
            <Anchor
              component="button"
              display="block"
              mt={10}
              mb={4}
              ta="start"
              inherit
              onClick={() => change({ producteur: nom.producteur?.id, id: undefined })}
            >
              {say('ce_producteur')}
            </Anchor>
          </Fact>
        )}
        <Fact
          name={say('saisie')}
        >{`${term(commande.type, langue)} ${commande.reference_provisoire ?? ''}`}</Fact>
        <Fact name={say('saisi')}>{at(commande.date_operation)}</Fact>
        <Fact name={say('recu')}>{at(commande.recue_le)}</Fact>
        <Fact name={say('ouvert_le')}>{at(item.ouvert_le)}</Fact>
        <Fact name={say('auteur')}>
          {item.auteur_id === me.utilisateur.id ? say('vous') : (author ?? say('autrui'))}
        </Fact>
      </Facts>
    </Paper>
  )
}

function Facts({ children }: { children: ReactNode }) {
  return (
    <Table mt="sm" withRowBorders={false} verticalSpacing={2} layout="fixed">
      <Table.Tbody>{children}</Table.Tbody>
    </Table>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={500} w="40%">
        {name}
      </Table.Th>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>{children}</Table.Td>
    </Table.Tr>
  )
}

// Other findings of the same command.
function Others({ item }: { item: Detail }) {
  const say = useWords(TEXTS)
  const { langue } = useDesk()
  const others = (item.controles ?? []).filter(({ id }) => id !== item.id).slice(0, MOST_OTHERS)
  if (others.length === 0) return null
  return (
    <section>
      <Title order={3} size="h4">
        {say('historique')}
      </Title>
      <ul>
        {others.map(({ id, motif, statut }) => (
          <li key={id}>
            <RecordLink genre="controle" id={id}>
              {`${term(motif, langue)} · ${term(statut, langue)}`}
            </RecordLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Lifted({ item }: { item: Detail }) {
  const say = useWords(TEXTS)
  const { langue, me } = useDesk()
  const qui = useAuthor(item.leve_par) ?? say(item.leve_par === null ? 'le_service' : 'autrui')
  const le = item.leve_le === null ? '' : moment(item.leve_le, langue, me.organisation.fuseau_horaire)
  return (
    <Text>
      {say('leve_le', { le, qui, decision: term(item.decision ?? '', langue), raison: item.raison ?? '' })}
    </Text>
  )
}
