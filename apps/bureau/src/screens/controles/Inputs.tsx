// The members of a decision besides its reason, from the contract.
import { NativeSelect, Radio, Stack, TextInput } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import { faultWords } from '../../parts/form/faults.ts'
import { FORM } from '../../parts/form/texts.ts'
import { figureFault, KG } from '../../parts/form/units.ts'
import { term } from '../../words/terms.ts'
import { Corrected } from './Corrected.tsx'
import { pairsOf } from './Found.tsx'
import type { Detail } from './queries.ts'
import { useSpeaker } from './speaking.ts'
import { TEXTS } from './texts.ts'
import type { Typed } from './typed.ts'
import { spoken } from './values.ts'

type Given = {
  readonly item: Detail
  readonly decision: string
  readonly typed: Typed
  change(next: Typed): void
}

const GRAVITIES = ['mineure', 'majeure', 'critique'] as const

/** The inputs of a decision. */
export function Inputs({ item, decision, typed, change }: Given) {
  const say = useWords(TEXTS)
  const { langue, me } = useDesk()
  const fuseau = me.organisation.fuseau_horaire
  switch (decision) {
    case 'declassement':
      return <Downgraded typed={typed} change={change} />
    case 'non_conformite':
      return (
        <NativeSelect
          label={say('gravite')}
          data={[
            { value: '', label: '—' },
            ...GRAVITIES.map((value) => ({ value, label: term(value, langue) })),
          ]}
          value={typed.gravite ?? ''}
          onChange={({ currentTarget: { value } }) => change({ gravite: value })}
        />
      )
    case 'ecart_motive':
      return (
        <TextInput
          type="datetime-local"
          label={say('date')}
          description={fuseau}
          required
          value={typed.date ?? ''}
          onChange={({ currentTarget: { value } }) => change({ date: value })}
        />
      )
    case 'fusion':
      return <Kept item={item} typed={typed} change={change} />
    case 'valeur_retenue':
      return <Values item={item} typed={typed} change={change} />
    case 'correction':
    case 'reprise_manuelle':
      return (
        <Corrected item={item} isNeeded={decision === 'reprise_manuelle'} typed={typed} change={change} />
      )
    default:
      return null
  }
}

// A text that is no mass stays visible.
function Downgraded({ typed: { quantite = '' }, change }: Pick<Given, 'typed' | 'change'>) {
  const say = useWords(TEXTS)
  const { langue } = useDesk()
  const sayFault = useWords(FORM)
  const fault = figureFault(quantite, KG, langue)
  return (
    <TextInput
      label={say('quantite')}
      description={say('quantite_quoi')}
      inputMode="decimal"
      value={quantite}
      error={fault === 'illisible' ? say('pas_un_nombre') : faultWords(fault, sayFault)}
      onChange={({ currentTarget: { value } }) => change({ quantite: value })}
    />
  )
}

function Kept({ item, typed, change }: Pick<Given, 'item' | 'typed' | 'change'>) {
  const say = useWords(TEXTS)
  const parties = ((item.details as { producteurs?: string[] } | null)?.producteurs ?? []).map(String)
  const by = useSpeaker(parties)
  return (
    <NativeSelect
      label={say('garde')}
      description={say('garde_quoi')}
      data={[{ value: '', label: '—' }, ...parties.map((id) => ({ value: id, label: by.name(id) ?? id }))]}
      value={typed.garde ?? ''}
      onChange={({ currentTarget: { value } }) => change({ garde: value })}
    />
  )
}

function Values({ item, typed, change }: Pick<Given, 'item' | 'typed' | 'change'>) {
  const say = useWords(TEXTS)
  const details = item.details ?? {}
  const by = useSpeaker(details)
  const kept = typed.champs ?? {}
  return (
    <Stack gap="sm">
      {pairsOf(details).map(({ member, telephone, serveur }) => (
        <Radio.Group
          key={member}
          label={say('retenir', { champ: term(member, by.langue) })}
          value={kept[member] ?? ''}
          onChange={(value) => change({ champs: { ...kept, [member]: value as 'serveur' | 'propose' } })}
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
