import { Anchor, Image, List, Text, Title } from '@mantine/core'
import { answered } from '@sillon/client/client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { Refusal } from '../../parts/Refusal.tsx'
import type { Detail } from './queries.ts'
import { TEXTS, type Word } from './texts.ts'

type Given = NonNullable<Detail['fichiers']>[number]
// The journal records each request for the URL of an identity document. So the page requests that URL only at a click, never when
// an item is opened.
const SHOWN = new Set(['photo', 'signature'])

/** The files that came with the command. */
export function Files({ item }: { item: Detail }) {
  const say = useWords(TEXTS)
  const files = item.fichiers ?? []
  if (files.length === 0) return null
  return (
    <section>
      <Title order={3} size="h4" mb="xs">
        {say('fichiers')}
      </Title>
      <List listStyleType="none">
        {files.map((file, rank) => (
          <List.Item key={file.fichier_id} mb="sm">
            <File file={file} rank={files.length === 1 ? null : rank + 1} />
          </List.Item>
        ))}
      </List>
    </section>
  )
}

function File({ file: { fichier_id, role, statut }, rank }: { file: Given; rank: number | null }) {
  const say = useWords(TEXTS)
  const [isBroken, setBroken] = useState(false)
  const { client } = useDesk()
  const kind = say(role in TEXTS.fr ? (role as Word) : 'autre')
  const named = rank === null ? kind : `${kind} ${rank}`
  const asked = useQuery({
    queryKey: ['fichier', fichier_id],
    enabled: statut === 'arrive' && SHOWN.has(role),
    queryFn: async ({ signal }) =>
      answered(await client.GET('/v1/fichiers/{id}', { params: { path: { id: fichier_id } }, signal })),
  })
  if (statut !== 'arrive') return say('fichier_attendu', { role: named })
  if (asked.error) return <Refusal error={asked.error} />
  const address = asked.data?.lecture?.url
  if (address === undefined)
    return SHOWN.has(role) ? (
      named
    ) : (
      <Anchor component="button" onClick={() => void asked.refetch()}>
        {say('fichier_voir', { role: named })}
      </Anchor>
    )
  return (
    <>
      {isBroken && (
        <Text role="note" size="sm">
          {say('fichier_illisible')}
        </Text>
      )}
      <Anchor href={address} target="_blank" rel="noreferrer">
        {SHOWN.has(role) && !isBroken && (
          <Image
            src={address}
            alt=""
            mah={320}
            w="auto"
            maw="100%"
            fit="contain"
            radius="sm"
            onError={() => setBroken(true)}
          />
        )}
        {say('fichier_voir', { role: named })}
      </Anchor>
    </>
  )
}
