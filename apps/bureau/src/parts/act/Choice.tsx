// A choice among records that the service knows: a place, a client or supplier, a quality state, a rule.
import { NativeSelect } from '@mantine/core'
import { answered } from '@sillon/client/client'
import { useQuery } from '@tanstack/react-query'
import { useDesk, useWords } from '../../desk.ts'
import type { Field } from './forms.ts'
import { ACTS } from './texts.ts'

type Option = { readonly value: string; readonly label: string }
type Named = { readonly id: string; readonly code: string; readonly nom: string }

const PARTNERS = { client_id: true, fournisseur_id: true }
const named = ({ id, code, nom }: Named): Option => ({ value: id, label: `${code} · ${nom}` })

/** Lets a person choose one of the existing records. */
export function Choice(props: {
  field: Field
  value: string
  change: (value: string) => void
  error: string | undefined
}) {
  const say = useWords(ACTS)
  const { field, value, change, error } = props
  const options = useOptions(field)
  return (
    <NativeSelect
      label={say(field.name)}
      required={field.isRequired}
      data={[{ value: '', label: say('choisir') }, ...options]}
      value={value}
      error={error}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}

function useOptions({ name, words }: Field): readonly Option[] {
  const say = useWords(ACTS)
  const { client, langue } = useDesk()
  const places = useQuery({
    queryKey: ['actes', 'emplacements'],
    enabled: name === 'emplacement_id',
    queryFn: async ({ signal }) =>
      answered(
        await client.GET('/v1/emplacements', { params: { query: { actif: true, limite: 200 } }, signal }),
      ),
  })
  const states = useQuery({
    queryKey: ['actes', 'referentiels'],
    enabled: name === 'etat_voulu',
    queryFn: async ({ signal }) =>
      answered(
        await client.GET('/v1/referentiels', { params: { query: { coche: true, limite: 200 } }, signal }),
      ),
  })
  const partners = useQuery({
    queryKey: ['actes', name],
    enabled: name in PARTNERS,
    queryFn: async ({ signal }) => {
      const query = { actif: true, limite: 200 } as const
      return name === 'client_id'
        ? answered(await client.GET('/v1/clients', { params: { query }, signal })).clients
        : answered(await client.GET('/v1/fournisseurs', { params: { query }, signal })).fournisseurs
    },
  })
  if (name in PARTNERS) return (partners.data ?? []).map(named)
  if (words !== undefined) return words.map((word) => ({ value: word, label: say(word) }))
  if (name === 'emplacement_id') return (places.data?.emplacements ?? []).map(named)
  return (states.data?.referentiels ?? []).flatMap(({ code, etats }) =>
    etats.map((etat) => ({
      value: `${code}/${etat.code}`,
      label: `${code} · ${langue === 'fr' ? etat.libelle_fr : etat.libelle_en}`,
    })),
  )
}
