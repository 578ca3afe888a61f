// The documents of a record: their list, the check of their authenticity, their files and duplicates.
import { Badge, Button, Group, List, Modal, NumberInput, Stack, Text, Title } from '@mantine/core'
import { answered } from '@sillon/client/client'
import type { operations } from '@sillon/client/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { moment } from '../../words/figures.ts'
import { useKeys } from '../act/intention.ts'
import { useFocusReturned } from '../focus.ts'
import { Refusal } from '../Refusal.tsx'
import { openFile } from './file.ts'
import { PAPER } from './texts.ts'

/** A document as the service returns it. */
export type Paper =
  operations['documents_lire']['responses']['200']['content']['application/json']['document']

/** The documents of a record. */
export function Papers({ papers }: { papers: readonly Paper[] }) {
  const say = useWords(PAPER)
  return (
    <section aria-labelledby="documents">
      <Title order={2} size="h4" id="documents" mb="xs">
        {say('titre')}
      </Title>
      {papers.length === 0 ? (
        <Text size="sm">{say('aucun')}</Text>
      ) : (
        <List listStyleType="none" spacing="sm">
          {papers.map((paper) => (
            <List.Item key={paper.id}>
              <Line paper={paper} />
            </List.Item>
          ))}
        </List>
      )}
    </section>
  )
}

function Line({ paper }: { paper: Paper }) {
  const say = useWords(PAPER)
  const { client, langue, me } = useDesk()
  const [isAsking, setAsking] = useState(false)
  const { id, type, numero, indice, statut, etabli_le, remplace_le, duplicatas } = paper
  const named = numero === null ? say(type) : `${say(type)} ${numero}`
  const name = say('nom', { type: named, indice })
  const when = (instant: string) => moment(instant, langue, me.organisation.fuseau_horaire)
  const open = useMutation({
    mutationFn: async () => answered(await client.GET('/v1/documents/{id}', { params: { path: { id } } })),
    onSuccess: ({ lecture }) => lecture && openFile(lecture.url),
  })
  const { lecture = null, lettres_non_imprimees: lacking = [] } = open.data ?? {}
  return (
    <Stack gap={4}>
      <Group gap="xs">
        <Text size="sm" fw={600}>
          {name}
        </Text>
        <Badge variant="default" tt="none" fw={500}>
          {statut === 'valide' || remplace_le === null
            ? say('valide')
            : say('remplace', { le: when(remplace_le) })}
        </Badge>
      </Group>
      <Text size="sm">
        {say('etabli', { le: when(etabli_le) })} {say('duplicatas', { n: duplicatas.length })}
      </Text>
      <Group gap="xs">
        <Button
          size="compact-sm"
          variant="default"
          loading={open.isPending}
          aria-label={say('ouvrir', { document: name })}
          onClick={() => open.mutate()}
        >
          {say('ouvrir_court')}
        </Button>
        {statut === 'valide' && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={say('dupliquer', { document: name })}
            onClick={() => setAsking(true)}
          >
            {say('dupliquer_court')}
          </Button>
        )}
      </Group>
      <Text size="sm" role="status">
        {open.isSuccess && lecture === null && say('pas_dessine')}
        {lecture && say('pret', { document: name })}
        {lacking.length > 0 && ` ${say('lettres', { lettres: lacking.join(' ') })}`}
      </Text>
      {open.error && <Refusal error={open.error} />}
      {isAsking && <Duplicate id={id} name={name} close={() => setAsking(false)} />}
    </Stack>
  )
}

function Duplicate({ id, name, close }: { id: string; name: string; close: () => void }) {
  useFocusReturned()
  const say = useWords(PAPER)
  const { client } = useDesk()
  const queries = useQueryClient()
  const [copies, setCopies] = useState(1)
  const keyed = useKeys()
  const make = useMutation({
    mutationFn: async () => {
      const body = { copies }
      const init = { params: { path: { id } }, headers: keyed(body), body }
      return answered(await client.POST('/v1/documents/{id}/duplicata', init))
    },
    onSuccess: ({ lecture }) => {
      if (lecture) openFile(lecture.url)
      close()
      return queries.invalidateQueries()
    },
  })
  return (
    <Modal
      opened
      onClose={close}
      title={say('dupliquer', { document: name })}
      closeButtonProps={{ 'aria-label': say('fermer') }}
    >
      <Stack>
        <NumberInput
          label={say('copies')}
          description={say('copies_aide')}
          min={1}
          max={100}
          allowDecimal={false}
          clampBehavior="strict"
          hideControls
          value={copies}
          onChange={(value) => setCopies(Number(value) || 1)}
        />
        {make.error && <Refusal error={make.error} />}
        <Button loading={make.isPending} onClick={() => make.mutate()}>
          {say('faire')}
        </Button>
      </Stack>
    </Modal>
  )
}
