// The form that requests a dossier.
import { Button, Checkbox, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { answered } from '@sillon/client/client'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useAddress } from '../../address.ts'
import { useDesk, useWords } from '../../desk.ts'
import { useKeys } from '../../parts/act/intention.ts'
import { useFocusReturned } from '../../parts/focus.ts'
import { useKept } from '../../parts/form/useKept.ts'
import { Refusal } from '../../parts/Refusal.tsx'
import { Brought } from './Brought.tsx'
import { type Dossier, useScopes } from './queries.ts'
import { DOSSIERS } from './texts.ts'

const NOTHING = { campagne: '', du: '', au: '', groupement_id: '' }
type Wish = typeof NOTHING

/** The form that requests a dossier; the URL holds the selected lots. */
export function Request({ close, asked }: { close: () => void; asked: (dossier: Dossier) => void }) {
  useFocusReturned()
  const say = useWords(DOSSIERS)
  const { client } = useDesk()
  const [search, change] = useAddress()
  const lots = (search.lots ?? '').split(',').filter((id) => id !== '')
  const [wish, setWish, forget] = useKept({ operation: 'dossiers_creer', params: {} }, NOTHING)
  const [withIdentity, setWithIdentity] = useState(true)
  const [isTried, setTried] = useState(false)
  const keyed = useKeys()
  const send = useMutation({
    mutationFn: async () => {
      const body = { ...bodyOf(wish), ...(lots.length === 0 ? {} : { lots }), pieces_identite: withIdentity }
      return answered(await client.POST('/v1/dossiers-audit', { headers: keyed(body), body }))
    },
    onSuccess: (dossier) => {
      forget()
      asked(dossier)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wish.campagne !== '') send.mutate()
  }
  return (
    <Modal opened onClose={close} title={say('demander')} closeButtonProps={{ 'aria-label': say('fermer') }}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <About wish={wish} change={setWish} isTried={isTried} />
          <Brought lots={lots} change={(left) => change({ lots: left.join(',') })} />
          <Checkbox
            label={say('pieces')}
            checked={withIdentity}
            onChange={(event) => setWithIdentity(event.currentTarget.checked)}
          />
          {send.error && <Refusal error={send.error} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {say('fermer')}
            </Button>
            <Button type="submit" loading={send.isPending}>
              {say('envoyer')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

type AboutProps = { wish: Wish; change: (wish: Wish) => void; isTried: boolean }

function About({ wish, change, isTried }: AboutProps) {
  const say = useWords(DOSSIERS)
  const { campagnes, groupements } = useScopes()
  const opened = campagnes.filter(({ statut }) => statut !== 'preparation')
  const set = (name: keyof Wish) => (event: { currentTarget: { value: string } }) =>
    change({ ...wish, [name]: event.currentTarget.value })
  return (
    <>
      <NativeSelect
        label={say('campagne')}
        required
        error={isTried && wish.campagne === '' ? say('requis') : undefined}
        data={[
          { value: '', label: say('choisir') },
          ...opened.map(({ id, code, nom }) => ({ value: id, label: `${code} · ${nom}` })),
        ]}
        value={wish.campagne}
        onChange={set('campagne')}
      />
      <Group grow align="start">
        <TextInput type="date" label={say('du')} value={wish.du} onChange={set('du')} />
        <TextInput type="date" label={say('au')} value={wish.au} onChange={set('au')} />
      </Group>
      <Text size="xs">{say('periode_aide')}</Text>
      <NativeSelect
        label={say('groupement')}
        data={[
          { value: '', label: say('toute') },
          ...groupements.map(({ id, nom }) => ({ value: id, label: nom })),
        ]}
        value={wish.groupement_id}
        onChange={set('groupement_id')}
      />
    </>
  )
}

function bodyOf({ campagne, du, au, groupement_id }: Wish) {
  return {
    campagne,
    ...(du === '' ? {} : { du }),
    ...(au === '' ? {} : { au }),
    ...(groupement_id === '' ? {} : { perimetre: { groupement_id } }),
  }
}
