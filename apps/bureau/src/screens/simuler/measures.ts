// The fields of the measurements that a line's formula looks at.
import type { Member, Schema } from '../../parts/form/schema.ts'
import type { Line, Product } from './types.ts'

const OWN: Readonly<Record<string, Member>> = {
  humidite_cp: { fr: 'Humidité', en: 'Moisture', unite: 'cp' },
  impuretes_cp: { fr: 'Impuretés', en: 'Impurities', unite: 'cp' },
}

/** Returns the words and the unit of a measurement of a product. */
export function measureOf(name: string, product: Product | undefined): Member {
  const attribute = product?.attributs.find(({ code }) => code === name)
  return (
    OWN[name] ??
    (attribute === undefined
      ? { fr: name, en: name }
      : { fr: attribute.libelle_fr, en: attribute.libelle_en })
  )
}

/** Returns the schema of the measurements of a line; null if its price is fixed. */
export function measuresOf(
  { produit_id, formule, mesures_requises }: Line,
  products: readonly Product[],
  contracted: Schema | undefined,
): Schema | null {
  if (formule === null) return null
  const product = products.find(({ id }) => id === produit_id)
  const names = [...new Set(formule.ajustements.map(({ mesure }) => mesure))]
  const words = contracted?.['x-sillon']
  return {
    type: 'object',
    required: mesures_requises,
    properties: Object.fromEntries(
      names.map((name) => [name, { type: 'integer', 'x-sillon': measureOf(name, product) }]),
    ),
    ...(words === undefined ? {} : { 'x-sillon': { fr: words.fr, en: words.en } }),
  }
}
