// What a dossier is asked for about.
import { Button, Checkbox, Group, Modal, NativeSelect, Pill, Stack, Text, TextInput } from '@mantine/core'
import { answered } from '@sillon/client/client'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useAddress } from '../../address.ts'
import { useDesk, useWords } from '../../desk.ts'
import { Refusal } from '../../parts/Refusal.tsx'
import { type Dossier, useNumbers, useScopes } from './queries.ts'
import { DOSSIERS } from './texts.ts'

/** Asks for a dossier; the lots that were brought along stand in the address. */
export function Request({ close, asked }: { close: () => void; asked: (dossier: Dossier) => void }) {
  const say = useWords(DOSSIERS)
  const { client } = useDesk()
  const { campagnes, groupements } = useScopes()
  const [search, change] = useAddress()
  const lots = (search.lots ?? '').split(',').filter((id) => id !== '')
  const numbers = useNumbers(lots)
  const [{ campagne, du, au, groupement_id }, setWish] = useState({
    campagne: '',
    du: '',
    au: '',
    groupement_id: '',
  })
  const [withIdentity, setWithIdentity] = useState(true)
  const [isTried, setTried] = useState(false)
  const set = (name: string) => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget
    setWish((wish) => ({ ...wish, [name]: value }))
  }
  const send = useMutation({
    mutationFn: async () => {
      const body = {
        campagne,
        ...(du === '' ? {} : { du }),
        ...(au === '' ? {} : { au }),
        ...(groupement_id === '' ? {} : { perimetre: { groupement_id } }),
        ...(lots.length === 0 ? {} : { lots }),
        pieces_identite: withIdentity,
      }
      return answered(await client.POST('/v1/dossiers-audit', { body }))
    },
    onSuccess: asked,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (campagne !== '') send.mutate()
  }
  return (
    <Modal opened onClose={close} title={say('demander')} closeButtonProps={{ 'aria-label': say('fermer') }}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <NativeSelect
            label={say('campagne')}
            required
            error={isTried && campagne === '' ? say('requis') : undefined}
            data={[
              { value: '', label: say('choisir') },
              ...campagnes
                .filter(({ statut }) => statut !== 'preparation')
                .map(({ id, code, nom }) => ({ value: id, label: `${code} · ${nom}` })),
            ]}
            value={campagne}
            onChange={set('campagne')}
          />
          <Group grow align="start">
            <TextInput type="date" label={say('du')} value={du} onChange={set('du')} />
            <TextInput type="date" label={say('au')} value={au} onChange={set('au')} />
          </Group>
          <Text size="xs">{say('periode_aide')}</Text>
          <NativeSelect
            label={say('groupement')}
            data={[
              { value: '', label: say('toute') },
              ...groupements.map(({ id, nom }) => ({ value: id, label: nom })),
            ]}
            value={groupement_id}
            onChange={set('groupement_id')}
          />
          <div>
            <Text size="sm" fw={500}>
              {say('lots')}
            </Text>
            <Text size="xs">{say('lots_aide')}</Text>
            <Pill.Group>
              {lots.map((id) => (
                <Pill
                  key={id}
                  withRemoveButton
                  removeButtonProps={{
                    'aria-label': say('lot_retirer', { lot: numbers.get(id) ?? id }),
                    'aria-hidden': undefined,
                    tabIndex: 0,
                  }}
                  onRemove={() => change({ lots: lots.filter((one) => one !== id).join(',') })}
                >
                  {numbers.get(id) ?? id}
                </Pill>
              ))}
            </Pill.Group>
          </div>
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
