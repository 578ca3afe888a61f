// The start of tracing: a lot by its number, and past recalls.
import { Button, Group, List, Text, TextInput, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useAddress } from '../../address.ts'
import { useDesk, useWords } from '../../desk.ts'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { Pending } from '../../parts/Pending.tsx'
import { RecordLink } from '../../parts/RecordLink.tsx'
import { mass } from '../../words/figures.ts'
import { called, nameOf } from './codes.ts'
import { useLots } from './queries.ts'
import { Recalls } from './recall/Recalls.tsx'
import { TRACE } from './texts.ts'

const MOST = 20

/** The start of the screen. */
export function Start() {
  const say = useWords(TRACE)
  return (
    <>
      <PageTitle>{say('titre')}</PageTitle>
      <Search />
      <Title order={2} size="h3" mt="xl" mb="sm">
        {say('rappels')}
      </Title>
      <Recalls />
    </>
  )
}

function Search() {
  const say = useWords(TRACE)
  const [{ numero = '' }, change] = useAddress()
  const [typed, type] = useState(numero)
  const search = (event: FormEvent) => {
    event.preventDefault()
    change({ numero: typed.trim() })
  }
  return (
    <form onSubmit={search}>
      <Group align="end" gap="sm">
        <TextInput
          label={say('chercher')}
          description={say('chercher_quoi')}
          value={typed}
          maxLength={100}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          style={{ flex: '1 1 14rem', maxWidth: '24rem' }}
        />
        <Button type="submit">{say('chercher_agir')}</Button>
      </Group>
      {numero !== '' && <Found numero={numero} />}
    </form>
  )
}

function Found({ numero }: { numero: string }) {
  const say = useWords(TRACE)
  const { langue } = useDesk()
  return (
    <Pending of={useLots(numero, MOST)}>
      {({ lots, suivant }) => (
        <>
          <Text role="status" mt="sm">
            {suivant === null ? say('trouves', { n: lots.length }) : say('trouves_plus', { n: lots.length })}
          </Text>
          <List listStyleType="none" mt="xs">
            {lots.map(({ id, numero_officiel, statut, quantite_g }) => (
              <List.Item key={id}>
                <RecordLink genre="genealogie" id={id}>
                  {nameOf({ genre: 'lot', id, libelle: numero_officiel }, langue)}
                </RecordLink>{' '}
                <Text span size="sm">
                  {mass(quantite_g, langue)} · {called('etat', statut, langue)}
                </Text>
              </List.Item>
            ))}
          </List>
        </>
      )}
    </Pending>
  )
}
