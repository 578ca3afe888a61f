// Members whose keys come from the organization's data: a quality state per referential, the measurements of a product.
import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDesk, useWords } from '../../desk.ts'
import type { Asked } from './asked.ts'
import { draftsOf } from './draft.ts'
import { faultWords } from './faults.ts'
import { readPath, readRows, statesOf } from './options.ts'
import { Part } from './Part.tsx'
import { PICKERS, type Picker } from './pickers.ts'
import { FORM } from './texts.ts'
import { typedOf, unitOf, wholeOf } from './units.ts'

const REFERENTIALS = PICKERS.referentiel as Picker

/** A quality state for each referential in use; an empty one says nothing. */
export function States({ draft, change, label, error, faults, at }: Asked) {
  const say = useWords(FORM)
  const desk = useDesk()
  const asked = useQuery({
    queryKey: ['choix', 'referentiel', 'etats'],
    queryFn: async ({ signal }) => {
      const { rows } = await readRows(desk, REFERENTIALS, { coche: true, limite: 200 }, signal)
      return rows as readonly { readonly code: string }[]
    },
  })
  const drafts = draftsOf(draft)
  return (
    <Part label={label} error={error}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {(asked.data ?? []).map((referentiel) => (
          <NativeSelect
            key={referentiel.code}
            label={referentiel.code}
            error={faultWords(faults[`${at}/${referentiel.code}`], say)}
            data={[{ value: '', label: say('choisir') }, ...statesOf([referentiel], undefined, desk.langue)]}
            value={typeof drafts[referentiel.code] === 'string' ? String(drafts[referentiel.code]) : ''}
            onChange={(event) => change({ ...drafts, [referentiel.code]: event.currentTarget.value })}
          />
        ))}
      </SimpleGrid>
    </Part>
  )
}

type Attribute = { readonly code: string; readonly libelle_fr: string; readonly libelle_en: string }
type Thresholds = { readonly [name in 'humidite_max_cp' | 'impuretes_max_cp']?: number | null }
type Product = {
  readonly id: string
  readonly attributs: readonly Attribute[]
  readonly seuils_reception: Thresholds | null
}

// The thresholds by the measurement that they limit.
const THRESHOLDS: Readonly<Record<string, keyof Thresholds>> = {
  humidite_cp: 'humidite_max_cp',
  impuretes_cp: 'impuretes_max_cp',
}

/** The fields for moisture, impurities and the attributes of the product that the form names. */
export function Measures({ draft, change, label, near, error, faults, at }: Asked) {
  const say = useWords(FORM)
  const desk = useDesk()
  const asked = useQuery({
    queryKey: ['choix', 'produit', 'attributs'],
    queryFn: async ({ signal }) =>
      (await readPath(desk, '/v1/produits', {}, signal)).produits as readonly Product[],
  })
  const drafts = draftsOf(draft)
  const product = asked.data?.find(({ id }) => id === near.produit_id)
  const named = (product?.attributs ?? []).map(
    ({ code, ...words }) => [code, desk.langue === 'fr' ? words.libelle_fr : words.libelle_en] as const,
  )
  const all = new Map([
    ['humidite_cp', say('humidite_cp')],
    ['impuretes_cp', say('impuretes_cp')],
    ...Object.keys(drafts).map((name) => [name, name] as const),
    ...named,
  ])
  all.set('humidite_cp', say('humidite_cp')).set('impuretes_cp', say('impuretes_cp'))
  // Returns the text beside a measurement: the greatest value that a reception takes, or that it is exceeded.
  const besideOf = (name: string): string | undefined => {
    const threshold = product?.seuils_reception?.[THRESHOLDS[name] ?? 'humidite_max_cp']
    if (THRESHOLDS[name] === undefined || threshold == null) return undefined
    const typed = wholeOf(String(drafts[name] ?? ''), unitOf('cp', ''), desk.langue)
    const seuil = `${typedOf(threshold, 2, desk.langue)} %`
    return say(typed !== null && typed > threshold ? 'seuil_depasse' : 'seuil', { seuil })
  }
  return (
    <Part label={label} error={error}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {[...all].map(([name, word]) => (
          <TextInput
            key={name}
            label={word}
            description={besideOf(name)}
            error={faultWords(faults[`${at}/${name}`], say)}
            value={typeof drafts[name] === 'string' ? String(drafts[name]) : ''}
            onChange={(event) => change({ ...drafts, [name]: event.currentTarget.value })}
          />
        ))}
      </SimpleGrid>
    </Part>
  )
}
