// The next official number of a campaign, product and kind of document: by the campaign's model, or by a model that is being typed.
import { NativeSelect, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { answered, Refused } from '@sillon/client/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { Refusal, useRefusalSentence } from '../../parts/Refusal.tsx'
import { PAPIERS } from './texts.ts'

const NATURES = ['MP', 'REC', 'NET', 'PF'] as const
const PAUSE_MS = 300

/** A model that is not written yet. */
export type Model = { readonly segments?: readonly object[]; readonly prefixe_entreprise?: string }
type Tried = { readonly modele?: string; readonly prefixe_entreprise?: string }

/** The choices and the number; `model` is the typed one, null while it has faults. */
export function NextNumber({ model }: { model?: Model | null }) {
  const say = useWords(PAPIERS)
  const { client, langue } = useDesk()
  const isTyped = model !== undefined
  const [chosen, setChosen] = useState({ campagne: '', produit: '', nature: '' })
  const [text] = useDebouncedValue(JSON.stringify(isTyped ? triedOf(model) : {}), PAUSE_MS)
  const tried: Tried | null = JSON.parse(text)
  const lists = useLists()
  // A typed model is for the campaign that is opened next.
  const first = {
    campagne: lists.campagnes.find(({ statut }) => statut === 'preparation') ?? lists.campagnes[0],
    produit: lists.produits[0],
  }
  const campagne = chosen.campagne || (isTyped ? (first.campagne?.code ?? '') : '')
  const produit = chosen.produit || (isTyped ? (first.produit?.code ?? '') : '')
  const nature = chosen.nature || (isTyped ? 'MP' : '')
  const asked = useQuery({
    queryKey: ['papiers', 'apercu', campagne, produit, nature, tried],
    enabled: campagne !== '' && produit !== '' && nature !== '' && tried !== null,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { campagne, produit, nature: nature as (typeof NATURES)[number], ...tried }
      return answered(await client.GET('/v1/numerotation/apercu', { params: { query }, signal }))
    },
  })
  const offered = {
    campagne: lists.campagnes.map(({ code, nom }) => ({ value: code, label: `${code} · ${nom}` })),
    produit: lists.produits.map(({ code, nom_fr, nom_en }) => ({
      value: code,
      label: `${code} · ${langue === 'fr' ? nom_fr : nom_en}`,
    })),
    nature: NATURES.map((value) => ({ value, label: say(value) })),
  }
  const values = { campagne, produit, nature }
  const isShown = asked.data !== undefined && asked.error === null && tried !== null
  return (
    <Stack gap="sm" component="section" aria-label={say(isTyped ? 'essai' : 'apercu')}>
      <Title order={3} size="h5">
        {say(isTyped ? 'essai' : 'apercu')}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        {(['campagne', 'produit', 'nature'] as const).map((name) => (
          <NativeSelect
            key={name}
            label={say(name)}
            data={[...(isTyped ? [] : [{ value: '', label: '—' }]), ...offered[name]]}
            value={values[name]}
            onChange={(event) => setChosen({ ...chosen, [name]: event.currentTarget.value })}
          />
        ))}
      </SimpleGrid>
      {!isTyped && asked.error !== null && <Refusal error={asked.error} />}
      <Text role="status" fw={600}>
        {isShown ? say(isTyped ? 'essai_numero' : 'apercu_numero', { numero: asked.data.numero }) : ''}
      </Text>
      {isTyped && tried !== null && <Why error={asked.error} />}
    </Stack>
  )
}

// A model that is being typed is incomplete for a while: the reason is a text and no alarm.
function Why({ error }: { error: unknown }) {
  const sentence = useRefusalSentence(error instanceof Refused ? error.code : null)
  return error === null ? null : <Text size="sm">{sentence}</Text>
}

function triedOf(model: Model | null): Tried | null {
  const { segments, prefixe_entreprise } = model ?? {}
  if (segments === undefined) return null
  const modele = JSON.stringify(segments)
  return prefixe_entreprise === undefined ? { modele } : { modele, prefixe_entreprise }
}

function useLists() {
  const { client } = useDesk()
  const { data } = useQuery({
    queryKey: ['papiers', 'listes'],
    queryFn: async ({ signal }) => {
      const [campagnes, produits] = await Promise.all([
        client.GET('/v1/campagnes', { signal }),
        client.GET('/v1/produits', { signal }),
      ])
      return { campagnes: answered(campagnes).campagnes, produits: answered(produits).produits }
    },
  })
  return data ?? { campagnes: [], produits: [] }
}
