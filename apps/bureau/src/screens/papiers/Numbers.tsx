// The models of official numbers, and the number that comes next.
import { NativeSelect, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core'
import { answered } from '@sillon/client/client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { RecordActs } from '../../parts/fiche/RecordActs.tsx'
import { SEGMENTS } from '../../parts/form/refined.ts'
import { Pending } from '../../parts/Pending.tsx'
import { Refusal } from '../../parts/Refusal.tsx'
import { moment } from '../../words/figures.ts'
import type { Language } from '../../words/words.ts'
import { PAPIERS } from './texts.ts'

const LIMIT = 200
const NATURES = ['MP', 'REC', 'NET', 'PF'] as const
type Segment = { readonly type: string; readonly valeur?: string; readonly chiffres?: number }

/** The models, a form for the next one, and a preview. */
export function Numbers() {
  const say = useWords(PAPIERS)
  const { client, langue, me } = useDesk()
  const asked = useQuery({
    queryKey: ['papiers', 'modeles'],
    queryFn: async ({ signal }) =>
      answered(
        await client.GET('/v1/numerotation/modeles', { params: { query: { limite: LIMIT } }, signal }),
      ),
  })
  return (
    <section aria-label={say('numeros')}>
      <Title order={2} size="h4" mb="xs">
        {say('numeros')}
      </Title>
      <Stack gap="sm" align="stretch">
        <Text size="sm">{say('numeros_quoi')}</Text>
        <RecordActs
          isSmall
          record={{}}
          acts={[{ operation: 'numerotation_definir_modele', params: () => ({}) }]}
        />
        <Pending of={asked}>
          {({ modeles }) => (
            <Table.ScrollContainer minWidth={480} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
              <Table aria-label={say('numeros')}>
                <Table.Thead>
                  <Table.Tr>
                    {(['version', 'modele', 'campagnes', 'depuis'] as const).map((head) => (
                      <Table.Th key={head} scope="col">
                        {say(head)}
                      </Table.Th>
                    ))}
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {modeles.map(({ version, segments, campagnes, cree_le }) => (
                    <Table.Tr key={version}>
                      <Table.Td>{version}</Table.Td>
                      <Table.Td>
                        {(segments as readonly Segment[]).map((one) => told(one, langue)).join('')}
                      </Table.Td>
                      <Table.Td>{campagnes.join(', ') || '—'}</Table.Td>
                      <Table.Td>{moment(cree_le, langue, me.organisation.fuseau_horaire)}</Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </Table.ScrollContainer>
          )}
        </Pending>
        <Preview />
      </Stack>
    </section>
  )
}

// Fixed text and digits stand for themselves, other segments by their words.
function told({ type, valeur, chiffres }: Segment, langue: Language): string {
  if (chiffres !== undefined) return '0'.repeat(chiffres)
  return valeur ?? `[${SEGMENTS[type]?.[langue] ?? type}]`
}

function Preview() {
  const say = useWords(PAPIERS)
  const { client, langue } = useDesk()
  const [typed, setTyped] = useState({ campagne: '', produit: '', nature: '' })
  const lists = useQuery({
    queryKey: ['papiers', 'listes'],
    queryFn: async ({ signal }) => {
      const [campagnes, produits] = await Promise.all([
        client.GET('/v1/campagnes', { signal }),
        client.GET('/v1/produits', { signal }),
      ])
      return { campagnes: answered(campagnes).campagnes, produits: answered(produits).produits }
    },
  })
  const { campagne, produit, nature } = typed
  const isChosen = campagne !== '' && produit !== '' && nature !== ''
  const asked = useQuery({
    queryKey: ['papiers', 'apercu', typed],
    enabled: isChosen,
    queryFn: async ({ signal }) => {
      const query = { campagne, produit, nature: nature as (typeof NATURES)[number] }
      return answered(await client.GET('/v1/numerotation/apercu', { params: { query }, signal }))
    },
  })
  const offered = {
    campagne:
      lists.data?.campagnes.map(({ code, nom }) => ({ value: code, label: `${code} · ${nom}` })) ?? [],
    produit:
      lists.data?.produits.map(({ code, nom_fr, nom_en }) => ({
        value: code,
        label: `${code} · ${langue === 'fr' ? nom_fr : nom_en}`,
      })) ?? [],
    nature: NATURES.map((value) => ({ value, label: say(value) })),
  }
  return (
    <Stack gap="sm" component="section" aria-label={say('apercu')}>
      <Title order={3} size="h5">
        {say('apercu')}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        {(['campagne', 'produit', 'nature'] as const).map((name) => (
          <NativeSelect
            key={name}
            label={say(name)}
            data={[{ value: '', label: '—' }, ...offered[name]]}
            value={typed[name]}
            onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
          />
        ))}
      </SimpleGrid>
      {asked.error !== null && <Refusal error={asked.error} />}
      <Text role="status" fw={600}>
        {isChosen && asked.data !== undefined ? say('apercu_numero', { numero: asked.data.numero }) : ''}
      </Text>
    </Stack>
  )
}
