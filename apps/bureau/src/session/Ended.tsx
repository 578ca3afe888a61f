import { Button, Modal, Text } from '@mantine/core'
import type { Issuer } from '@sillon/client/session'
import { useContext } from 'react'
import { LanguageContext, useWords } from '../desk.ts'
import { FRAME } from '../words/texts.ts'
import { signIn } from './signIn.ts'

/** Shows that the session is over, with a button to sign in and return here. */
export function Ended({ issuer }: { issuer: Issuer }) {
  const say = useWords(FRAME)
  const langue = useContext(LanguageContext)
  return (
    <Modal opened onClose={() => undefined} withCloseButton={false} title={say('session_finie')}>
      <Text mb="md">{say('session_finie_quoi')}</Text>
      <Button data-autofocus onClick={() => void signIn(issuer, langue)}>
        {say('se_connecter')}
      </Button>
    </Modal>
  )
}
