// The members of a decision besides its reason, from the contract.
import { NativeSelect, Radio, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { faultWords } from '../../parts/form/faults.ts'
import { FORM } from '../../parts/form/texts.ts'
import { figureFault, KG, wholeOf } from '../../parts/form/units.ts'
import { instantAt } from '../../words/figures.ts'
import { term } from '../../words/terms.ts'
import type { Brought } from './acts.ts'
import { Corrected } from './Corrected.tsx'
import { pairsOf } from './Found.tsx'
import type { Detail } from './queries.ts'
import { useSpeaker } from './speaking.ts'
import { TEXTS } from './texts.ts'
import { spoken } from './values.ts'

type Given = {
  readonly item: Detail
  readonly decision: string
  readonly brought: Brought
  bring(next: Brought): void
}

const GRAVITIES = ['mineure', 'majeure', 'critique'] as const

/** The inputs of a decision. */
export function Inputs({ item, decision, brought, bring }: Given) {
  const say = useWords(TEXTS)
  const { langue, me } = useDesk()
  const fuseau = me.organisation.fuseau_horaire
  switch (decision) {
    case 'declassement':
      return <Downgraded bring={bring} />
    case 'non_conformite':
      return (
        <NativeSelect
          label={say('gravite')}
          data={[
            { value: '', label: '—' },
            ...GRAVITIES.map((value) => ({ value, label: term(value, langue) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            bring(
              GRAVITIES.some((one) => one === value) ? { gravite: value as (typeof GRAVITIES)[number] } : {},
            )
          }
        />
      )
    case 'ecart_motive':
      return (
        <TextInput
          type="datetime-local"
          label={say('date')}
          description={fuseau}
          required
          onChange={({ currentTarget: { value } }) => {
            const date_operation = instantAt(value, fuseau)
            bring(date_operation === null ? {} : { date_operation })
          }}
        />
      )
    case 'fusion':
      return <Kept item={item} bring={bring} />
    case 'valeur_retenue':
      return <Values item={item} brought={brought} bring={bring} />
    case 'correction':
    case 'reprise_manuelle':
      return <Corrected item={item} isNeeded={decision === 'reprise_manuelle'} bring={bring} />
    default:
      return null
  }
}

// A text that is no mass stays visible and counts as a mass of 0, which the service refuses.
function Downgraded({ bring }: Pick<Given, 'bring'>) {
  const say = useWords(TEXTS)
  const { langue } = useDesk()
  const [typed, setTyped] = useState('')
  const sayFault = useWords(FORM)
  const fault = figureFault(typed, KG, langue)
  return (
    <TextInput
      label={say('quantite')}
      description={say('quantite_quoi')}
      inputMode="decimal"
      value={typed}
      error={fault === 'illisible' ? say('pas_un_nombre') : faultWords(fault, sayFault)}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        bring(value.trim() === '' ? {} : { quantite_g: wholeOf(value, KG, langue) ?? 0 })
      }}
    />
  )
}

function Kept({ item, bring }: Pick<Given, 'item' | 'bring'>) {
  const say = useWords(TEXTS)
  const parties = ((item.details as { producteurs?: string[] } | null)?.producteurs ?? []).map(String)
  const by = useSpeaker(parties)
  return (
    <NativeSelect
      label={say('garde')}
      description={say('garde_quoi')}
      data={parties.map((id) => ({ value: id, label: by.name(id) ?? id }))}
      onChange={({ currentTarget: { value } }) => bring({ producteur_garde: value })}
    />
  )
}

function Values({ item, brought, bring }: Pick<Given, 'item' | 'brought' | 'bring'>) {
  const say = useWords(TEXTS)
  const details = item.details ?? {}
  const by = useSpeaker(details)
  const kept = brought.champs ?? {}
  return (
    <Stack gap="sm">
      {pairsOf(details).map(({ member, telephone, serveur }) => (
        <Radio.Group
          key={member}
          label={say('retenir', { champ: term(member, by.langue) })}
          value={kept[member] ?? ''}
          onChange={(value) => bring({ champs: { ...kept, [member]: value as 'serveur' | 'propose' } })}
        >
          <Radio
            value="propose"
            label={say('valeur_du', {
              qui: say('du_telephone'),
              valeur: spoken(telephone, member, null, by),
            })}
          />
          <Radio
            value="serveur"
            label={say('valeur_du', { qui: say('du_serveur'), valeur: spoken(serveur, member, null, by) })}
          />
        </Radio.Group>
      ))}
    </Stack>
  )
}
