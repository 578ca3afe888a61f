// The logo of the organization: shown, replaced by a file, removed.
import { Alert, Button, FileInput, Group, Image, Stack, Text, Title } from '@mantine/core'
import { answered } from '@sillon/client/client'
import type { operations } from '@sillon/client/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { Pending } from '../../parts/Pending.tsx'
import { Refusal } from '../../parts/Refusal.tsx'
import { moment } from '../../words/figures.ts'
import { Unsent, useLogoSending } from './sending.ts'
import { PAPIERS } from './texts.ts'

type Read = operations['organisation_logo']['responses']['200']['content']['application/json']

/** The logo, and what can be done with it. */
export function Logo() {
  const say = useWords(PAPIERS)
  const { client } = useDesk()
  const [file, setFile] = useState<File | null>(null)
  const sending = useLogoSending()
  const asked = useQuery({
    queryKey: ['papiers', 'logo'],
    queryFn: async ({ signal }) => answered(await client.GET('/v1/organisation/logo', { signal })),
  })
  const error = sending.error
  return (
    <section aria-label={say('logo')}>
      <Title order={2} size="h4" mb="xs">
        {say('logo')}
      </Title>
      <Stack gap="sm" align="start">
        <Text size="sm">{say('logo_quoi')}</Text>
        <Pending of={asked}>{(read) => <Shown read={read} />}</Pending>
        <FileInput
          label={say('logo_fichier')}
          accept="image/png,image/jpeg"
          value={file}
          onChange={(chosen) => {
            sending.reset()
            setFile(chosen)
          }}
          w="100%"
          maw={360}
        />
        <Group gap="xs">
          <Button
            loading={sending.isPending}
            disabled={file === null}
            onClick={() => file !== null && sending.mutate(file)}
          >
            {say('logo_mettre')}
          </Button>
          {asked.data?.logo !== null && asked.data !== undefined && (
            <Button variant="default" onClick={() => sending.mutate(null)}>
              {say('logo_enlever')}
            </Button>
          )}
        </Group>
        <Text size="sm" role="status">
          {sending.isSuccess ? say('logo_fait') : ''}
        </Text>
        {error !== null &&
          (error instanceof Unsent ? (
            <Alert color="red" role="alert">
              {say('logo_envoi')}
            </Alert>
          ) : (
            <Refusal error={error} />
          ))}
      </Stack>
    </section>
  )
}

function Shown({ read: { logo, lecture } }: { read: Read }) {
  const say = useWords(PAPIERS)
  const { langue, me } = useDesk()
  if (logo === null) return <Text size="sm">{say('logo_aucun')}</Text>
  const told = say('logo_actuel', {
    largeur: logo.largeur_px,
    hauteur: logo.hauteur_px,
    depuis: moment(logo.depuis, langue, me.organisation.fuseau_horaire),
  })
  return (
    <>
      {lecture !== null && <Image src={lecture.url} alt="" mah={120} maw={360} w="auto" fit="contain" />}
      <Text size="sm">{told}</Text>
    </>
  )
}
