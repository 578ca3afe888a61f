// A dossier: its progress, the reason if it failed, and its archive with the proof.
import { Alert, Anchor, Button, Code, Group, Stack, Text } from '@mantine/core'
import { answered } from '@sillon/client/client'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDesk, useWords } from '../../desk.ts'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { Pending } from '../../parts/Pending.tsx'
import { openFile } from '../../parts/paper/file.ts'
import { RecordLink } from '../../parts/RecordLink.tsx'
import { Refusal, useRefusalSentence } from '../../parts/Refusal.tsx'
import { day, moment } from '../../words/figures.ts'
import { Progress } from './Progress.tsx'
import { type Dossier, useDossier, useNumbers, useScopes } from './queries.ts'
import { DOSSIERS } from './texts.ts'

/** A dossier by its id. */
export function DossierPage({ id }: { id: string }) {
  const say = useWords(DOSSIERS)
  const asked = useDossier(id)
  return (
    <>
      <Anchor component={Link} to="/lots/dossiers" size="sm">
        {say('retour')}
      </Anchor>
      {asked.data === undefined && <PageTitle>{say('titre')}</PageTitle>}
      <Pending of={asked}>{(dossier) => <Sheet dossier={dossier} />}</Pending>
    </>
  )
}

function Sheet({ dossier }: { dossier: Dossier }) {
  const say = useWords(DOSSIERS)
  const { langue, me } = useDesk()
  const { campagnes, groupements } = useScopes()
  const { statut, du, au, arrete_au, perimetre, lots, fichier } = dossier
  const numbers = useNumbers(lots)
  const campagne = campagnes.find(({ id }) => id === dossier.campagne_id)?.nom ?? '…'
  const group = groupements.find(({ id }) => id === perimetre.groupement_id)?.nom
  return (
    <Stack gap="md">
      <div>
        <PageTitle>{say('dossier', { campagne })}</PageTitle>
        <Text size="sm">
          {say('de_a', { du: day(du, langue), au: day(au, langue) })} ·{' '}
          {perimetre.groupement_id === null ? say('toute') : (group ?? '…')}
        </Text>
        {lots.length > 0 && (
          <Group gap="sm" mt="xs">
            <Text size="sm">{say('lots')}</Text>
            {lots.map((id) => (
              <RecordLink key={id} genre="lot" id={id}>
                {numbers.get(id) ?? id}
              </RecordLink>
            ))}
          </Group>
        )}
      </div>
      <div role="status">
        <Progress dossier={dossier} />
        {statut === 'en_attente' && <Text size="sm">{say('attend')}</Text>}
      </div>
      {(statut === 'en_attente' || statut === 'en_cours') && <Text size="sm">{say('annuler_quoi')}</Text>}
      {dossier.raison !== null && <Failed code={dossier.raison.code} />}
      {arrete_au !== null && (
        <Text size="sm">
          {say('arrete_au')} {moment(arrete_au, langue, me.organisation.fuseau_horaire)}
        </Text>
      )}
      {fichier !== null && <Archive id={dossier.id} fichier={fichier} />}
    </Stack>
  )
}

function Failed({ code }: { code: string }) {
  const say = useWords(DOSSIERS)
  const sentence = useRefusalSentence(code)
  return (
    <Alert color="red" title={say('echec')}>
      <Text size="sm">{sentence}</Text>
      <Code>{code}</Code>
    </Alert>
  )
}

function Archive({ id, fichier }: { id: string; fichier: NonNullable<Dossier['fichier']> }) {
  const say = useWords(DOSSIERS)
  const { client, langue } = useDesk()
  const take = useMutation({
    mutationFn: async () =>
      answered(await client.GET('/v1/dossiers-audit/{id}/contenu', { params: { path: { id } } })).lecture,
    onSuccess: (lecture) => lecture && openFile(lecture.url),
  })
  return (
    <Stack gap="xs" align="start">
      <Button loading={take.isPending} onClick={() => take.mutate()}>
        {say('telecharger')}
      </Button>
      <Text size="sm">{say('telecharger_quoi', { taille: bytes(fichier.taille_octets, langue) })}</Text>
      <Text size="sm" role="status">
        {take.isSuccess && say(take.data === null ? 'perdue' : 'ouverte')}
      </Text>
      {take.error && <Refusal error={take.error} />}
      <Proof name={say('empreinte')} text={fichier.sha256} />
      <Proof name={say('empreinte_manifeste')} text={fichier.manifeste_sha256} />
      <Code>{say('verifier')}</Code>
    </Stack>
  )
}

const Proof = ({ name, text }: { name: string; text: string }) => (
  <Text size="sm" maw="100%">
    {name}
    <br />
    <Code style={{ overflowWrap: 'anywhere' }}>{text}</Code>
  </Text>
)

const bytes = (octets: number, langue: string): string =>
  new Intl.NumberFormat(langue, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }).format(
    Math.ceil(octets / 1000),
  )
