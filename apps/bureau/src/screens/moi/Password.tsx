// The change of a person's own password, where the service signs people in itself; another provider has its own page for it.
import { Alert, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { readPageSettings } from '../../settings.ts'
import { Part } from './Part.tsx'
import { MOI } from './texts.ts'

const SHORTEST = 12
const EMPTY = { password: '', nouveau: '', encore: '' }
type Fault = 'mot_de_passe_faux' | 'mot_de_passe_refuse' | 'trop_de_tentatives' | 'reseau'

/** The form; after the change every session of the person is over, this one too. */
export function Password() {
  const say = useWords(MOI)
  const { me } = useDesk()
  const [username, setUsername] = useState(me.utilisateur.identifiant)
  const [typed, setTyped] = useState(EMPTY)
  const changing = useMutation({
    mutationFn: () => change({ username, password: typed.password, nouveau: typed.nouveau }),
    onSettled: () => setTyped(EMPTY),
  })
  const { provider } = readPageSettings()
  if (provider !== undefined) return <Part name="mot_de_passe">{say('mot_de_passe_ailleurs')}</Part>
  const isSame = typed.nouveau === typed.encore
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isSame) changing.mutate()
  }
  const field = (name: keyof typeof EMPTY) => ({
    value: typed[name],
    required: true,
    maxLength: 200,
    onChange: (event: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
  })
  return (
    <Part name="mot_de_passe">
      <Text size="sm">{say('mot_de_passe_quoi')}</Text>
      <form onSubmit={send} style={{ width: '100%', maxWidth: '26rem' }}>
        <Stack gap="sm">
          <TextInput
            label={say('identifiant')}
            value={username}
            required
            maxLength={200}
            autoComplete="username"
            onChange={(event) => setUsername(event.currentTarget.value)}
          />
          <PasswordInput label={say('actuel')} autoComplete="current-password" {...field('password')} />
          <PasswordInput
            label={say('nouveau')}
            description={say('regle', { n: SHORTEST })}
            autoComplete="new-password"
            minLength={SHORTEST}
            {...field('nouveau')}
          />
          <PasswordInput
            label={say('encore')}
            autoComplete="new-password"
            error={typed.encore !== '' && !isSame ? say('differents') : undefined}
            {...field('encore')}
          />
          {changing.error !== null && (
            <Alert color="red" role="alert">
              {say(faultOf(changing.error))}
            </Alert>
          )}
          {changing.isSuccess && (
            <Text size="sm" role="status">
              {say('mot_de_passe_change')}
            </Text>
          )}
          <Button type="submit" loading={changing.isPending} style={{ alignSelf: 'start' }}>
            {say('changer_mot_de_passe')}
          </Button>
        </Stack>
      </form>
    </Part>
  )
}

class NotChanged extends Error {
  readonly code: Fault
  constructor(code: Fault) {
    super(code)
    this.code = code
  }
}

const faultOf = (error: Error): Fault => (error instanceof NotChanged ? error.code : 'reseau')

// OAuth has no endpoint for this: the provider of the service has one of its own, without a token.
async function change(asked: { username: string; password: string; nouveau: string }): Promise<void> {
  const response = await fetch(`${readPageSettings().url}/oidc/mot-de-passe`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(asked),
  })
  if (response.ok) return
  if (response.status >= 500) throw new NotChanged('reseau')
  const said = (await response.json()) as { readonly error?: string; readonly error_description?: string }
  if (said.error === 'mot_de_passe_refuse') throw new NotChanged('mot_de_passe_refuse')
  const isPaced = said.error_description === 'trop_de_tentatives' || response.status === 429
  throw new NotChanged(isPaced ? 'trop_de_tentatives' : 'mot_de_passe_faux')
}
