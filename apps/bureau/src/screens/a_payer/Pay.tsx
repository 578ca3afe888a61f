// The form of a payment: the sum of the chosen lines, the means and the reference.
import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { told, valueWord } from '../../parts/fiche/values.ts'
import { useKept } from '../../parts/form/useKept.ts'
import { Refusal } from '../../parts/Refusal.tsx'
import { type Due, type Means, type Payee, sumOf, usePaying } from './queries.ts'
import { TEXTS } from './texts.ts'

const MEANS: readonly Means[] = ['especes', 'mobile_money', 'virement', 'cheque', 'compensation']

/** Pays the chosen lines in full; the service judges each. */
export function Pay({ chosen, payee }: { chosen: readonly Due[]; payee: Payee }) {
  const say = useWords(TEXTS)
  const desk = useDesk()
  const [{ moyen, reference }, change, forget] = useKept<{ moyen: Means; reference: string }>(
    { operation: 'paiements_creer', params: payee },
    { moyen: 'especes', reference: '' },
  )
  const paying = usePaying()
  const sum = sumOf(chosen)
  const somme = chosen[0] === undefined ? '' : told('montant', sum, chosen[0], desk)
  const pay = (event: FormEvent) => {
    event.preventDefault()
    const lignes = chosen.map(({ id }) => ({ creance_id: id }))
    // The screen of the payment opens before this promise ends.
    const made = paying.mutateAsync({ ...payee, moyen, reference: reference.trim(), lignes })
    made.then(forget, () => undefined)
  }
  return (
    <form onSubmit={pay}>
      <Stack gap="sm" maw={560}>
        <Text role="status" fw={600}>
          {say('somme', { n: chosen.length, somme })}
        </Text>
        {sum < 0 && (
          <Text size="sm" role="alert">
            {say('negatif')}
          </Text>
        )}
        <NativeSelect
          label={say('moyen')}
          value={moyen}
          data={MEANS.map((value) => ({ value, label: valueWord(value, desk.langue) }))}
          onChange={({ currentTarget }) => change({ moyen: currentTarget.value as Means, reference })}
        />
        <TextInput
          label={say('reference')}
          required
          maxLength={100}
          value={reference}
          onChange={({ currentTarget }) => change({ moyen, reference: currentTarget.value })}
        />
        {paying.error !== null && <Refusal error={paying.error} />}
        <Group>
          <Button type="submit" disabled={chosen.length === 0 || sum < 0} loading={paying.isPending}>
            {say('payer', { somme })}
          </Button>
        </Group>
        <Text size="sm">{say('seconde')}</Text>
      </Stack>
    </form>
  )
}
