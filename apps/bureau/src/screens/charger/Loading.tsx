// The lines of a sale with their lots, and the request of the shipment.
import { Button, Group, Stack, TagsInput, Text, TextInput, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { wholeOf } from '../../parts/form/units.ts'
import { Refusal } from '../../parts/Refusal.tsx'
import { mass } from '../../words/figures.ts'
import { checkDigitOf, containerOf, faultOfContainer } from './container.ts'
import { LineLots } from './LineLots.tsx'
import { type useLoading, usePreparing } from './queries.ts'
import { TEXTS } from './texts.ts'

type Found = NonNullable<ReturnType<typeof useLoading>['data']>

/** The masses that the person types are kept by line and lot. */
export function Loading({ sale, lots, referentials, names }: Found) {
  const say = useWords(TEXTS)
  const { langue } = useDesk()
  const [typed, type] = useState<Readonly<Record<string, string>>>({})
  const [sent, setSent] = useState<SentOf>({ conteneur: '', scelles: [], coi: '' })
  const preparing = usePreparing()
  const number = containerOf(sent.conteneur)
  const fault = number === '' ? null : faultOfContainer(number)
  const lines = sale.lignes.flatMap(({ rang }) =>
    lots.flatMap(({ id }) => {
      const grams = wholeOf(typed[keyOf(rang, id)] ?? '', KG_DECIMALS, langue)
      return grams === null || grams <= 0 ? [] : [{ lot_id: id, quantite_g: grams, ligne: rang }]
    }),
  )
  const total = mass(
    lines.reduce((all, { quantite_g }) => all + quantite_g, 0),
    langue,
  )
  const prepare = (event: FormEvent) => {
    event.preventDefault()
    preparing.mutate({
      vente_id: sale.id,
      ...(sent.coi.trim() === '' ? {} : { numero_coi: sent.coi.trim() }),
      ...(number === '' ? {} : { conteneurs: [{ numero: number, scelles: sent.scelles }] }),
      lignes: number === '' ? lines : lines.map((line) => ({ ...line, conteneur: number })),
    })
  }
  return (
    <form onSubmit={prepare}>
      <Stack gap="lg">
        <Title order={2} size="h4">{`${sale.code} · ${names.get(sale.client_id) ?? '…'}`}</Title>
        {sale.lignes.map((line) => (
          <LineLots
            key={line.rang}
            line={line}
            product={names.get(line.produit_id) ?? '…'}
            lots={lots.filter(({ produit_id }) => produit_id === line.produit_id)}
            referentials={referentials}
            massOf={(lot) => typed[keyOf(line.rang, lot)] ?? ''}
            setMass={(some) =>
              type({
                ...typed,
                ...Object.fromEntries(some.map(([lot, text]) => [keyOf(line.rang, lot), text])),
              })
            }
          />
        ))}
        <Stack gap="sm" maw={560}>
          <Sent sent={sent} setSent={setSent} number={number} fault={fault} />
          {preparing.error !== null && <Refusal error={preparing.error} />}
          <Group>
            <Button
              type="submit"
              disabled={lines.length === 0 || fault !== null}
              loading={preparing.isPending}
            >
              {say('preparer', { total })}
            </Button>
          </Group>
          <Text size="sm">{say('ensuite')}</Text>
        </Stack>
      </Stack>
    </form>
  )
}

type SentOf = { readonly conteneur: string; readonly scelles: string[]; readonly coi: string }
type SentGiven = {
  readonly sent: SentOf
  setSent(next: SentOf): void
  readonly number: string
  readonly fault: ReturnType<typeof faultOfContainer>
}

// The container, its seals and the number of the certificate.
function Sent({ sent, setSent, number, fault }: SentGiven) {
  const say = useWords(TEXTS)
  const faulty = { forme: 'conteneur_forme', chiffre: 'conteneur_chiffre' } as const
  return (
    <>
      <TextInput
        label={say('conteneur')}
        description={say('conteneur_aide')}
        maxLength={14}
        value={sent.conteneur}
        error={fault === null ? undefined : say(faulty[fault], { chiffre: String(checkDigitOf(number)) })}
        onChange={({ currentTarget }) => setSent({ ...sent, conteneur: currentTarget.value })}
      />
      <TagsInput
        label={say('scelles')}
        description={say('scelles_aide')}
        disabled={number === ''}
        value={sent.scelles}
        onChange={(scelles) => setSent({ ...sent, scelles: [...new Set(scelles.map(capital))] })}
      />
      <TextInput
        label={say('coi')}
        maxLength={60}
        value={sent.coi}
        onChange={({ currentTarget }) => setSent({ ...sent, coi: currentTarget.value.toUpperCase() })}
      />
    </>
  )
}

const KG_DECIMALS = 3
// Numbers of seals are written in capital letters.
const capital = (text: string) => text.trim().toUpperCase()
const keyOf = (rang: number, lot: string) => `${rang} ${lot}`
