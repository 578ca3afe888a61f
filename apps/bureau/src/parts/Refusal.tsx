import { Alert, Button, Code, Stack, Text } from '@mantine/core'
import { Refused } from '@sillon/client/client'
import { Suspense, useContext, useEffect, useState } from 'react'
import { LanguageContext, useWords } from '../desk.ts'
import { refusalSentence } from '../words/refusals.ts'
import { FRAME } from '../words/texts.ts'
import { piece } from './piece.tsx'

const Details = piece(async () => (await import('./refusal/Details.tsx')).Details)

/** Explains the details of a refusal, with links to the records that it names. */
export function RefusalDetails({ details }: { details: unknown }) {
  if (typeof details !== 'object' || details === null) return null
  return (
    <Suspense>
      <Details details={details} />
    </Suspense>
  )
}

/** The reason why data are not shown or an act was not done: the sentence for the service's code, and the code. */
export function Refusal({ error, retry }: { error: unknown; retry?: () => void }) {
  const say = useWords(FRAME)
  const code = error instanceof Refused ? error.code : null
  const sentence = useRefusalSentence(code)
  return (
    <Alert color="red" title={say(code === null ? 'sans_reponse' : 'refus')} role="alert">
      <Stack gap="xs" align="start">
        <Text size="sm">{code === null ? say('injoignable') : sentence}</Text>
        {error instanceof Refused && <RefusalDetails details={error.details} />}
        {code !== null && <Code>{say('refus_code', { code })}</Code>}
        {retry !== undefined && (
          <Button size="compact-sm" variant="default" onClick={retry}>
            {say('reessayer')}
          </Button>
        )}
      </Stack>
    </Alert>
  )
}

/** Returns the sentence for a refusal code; an empty text until the sentences are loaded. */
export function useRefusalSentence(code: string | null): string {
  const langue = useContext(LanguageContext)
  const [sentence, setSentence] = useState('')
  useEffect(() => {
    let isCurrent = true
    if (code !== null)
      void refusalSentence(code, langue).then((text) => {
        if (isCurrent) setSentence(text)
      })
    return () => {
      isCurrent = false
    }
  }, [code, langue])
  return sentence
}
