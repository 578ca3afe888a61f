import { Text } from '@mantine/core'
import { useWords } from '../desk.ts'
import { PageTitle } from '../parts/PageTitle.tsx'
import { FRAME } from '../words/texts.ts'

/** The screen for an unknown URL. */
export function NotFound() {
  const say = useWords(FRAME)
  return (
    <>
      <PageTitle>{say('introuvable')}</PageTitle>
      <Text>{say('introuvable_quoi')}</Text>
    </>
  )
}

/** Shown to a person who may open no screen. */
export function NoScreen() {
  const say = useWords(FRAME)
  return (
    <>
      <PageTitle>{say('sillon')}</PageTitle>
      <Text>{say('aucun_ecran')}</Text>
    </>
  )
}
