// Formats the values of documents: exact, in the document's language, always as the same bytes.
import type { Content, Field, Language, ValueFormat, Words } from './layout.ts'

const MINUS = '\u2212'
// A no-break space.
const SPACE = '\u00A0'
const MARKS = { fr: { point: ',', group: SPACE }, en: { point: '.', group: ',' } } as const

const WORDS: Readonly<Record<string, Words>> = {
  bio: { fr: 'Biologique', en: 'Organic' },
  conversion: { fr: 'En conversion', en: 'In conversion' },
  conventionnel: { fr: 'Conventionnel', en: 'Conventional' },
  hors_statut: { fr: 'Hors statut', en: 'Without status' },
  REC: { fr: 'Réceptionné', en: 'As received' },
  NET: { fr: 'Nettoyé', en: 'Cleaned' },
  PF: { fr: 'Produit fini', en: 'Finished product' },
  lot: { fr: 'Lot', en: 'Lot' },
  expedition: { fr: 'Expédition', en: 'Shipment' },
  collecte: { fr: 'Collecte', en: 'Collection' },
  bloqué: { fr: 'Bloqué', en: 'Blocked' },
  marqué: { fr: 'Marqué', en: 'Marked' },
  déjà_bloqué: { fr: 'Déjà bloqué', en: 'Already blocked' },
  non_bloquable: { fr: 'Non blocable', en: 'Can not be blocked' },
  à_bloquer: { fr: 'À bloquer', en: 'To be blocked' },
  à_marquer: { fr: 'À marquer', en: 'To be marked' },
  origine: { fr: 'Origine', en: 'Origin' },
  livraison: { fr: 'Livraison', en: 'Delivery' },
  a_recevoir: { fr: 'Livré, pas encore reçu', en: 'Delivered, not received yet' },
  ecart: { fr: 'Écart de masse', en: 'Difference in mass' },
  prime: { fr: 'Prime', en: 'Premium' },
  complement: { fr: 'Complément de prix', en: 'Complement of price' },
  ouverture: { fr: 'À nouveau', en: 'Opening balance' },
  intrant: { fr: 'Intrants', en: 'Inputs' },
  avance: { fr: 'Avance', en: 'Advance' },
  deduction: { fr: 'Déduction', en: 'Deduction' },
  especes: { fr: 'Espèces', en: 'Cash' },
  cheque: { fr: 'Chèque', en: 'Cheque' },
  virement: { fr: 'Virement', en: 'Transfer' },
  mobile_money: { fr: 'Mobile money', en: 'Mobile money' },
  compensation: { fr: 'Compensation', en: 'Set-off' },
  humidite_cp: { fr: 'Humidité', en: 'Humidity' },
  impuretes_cp: { fr: 'Impuretés', en: 'Impurities' },
}

/** The fixed texts of every document. */
export const FRAME = {
  number: { fr: 'N°', en: 'No.' },
  index: { fr: 'indice', en: 'index' },
  established: { fr: 'Établi le', en: 'Established on' },
  duplicate: { fr: 'DUPLICATA', en: 'DUPLICATE' },
  verify: { fr: 'À vérifier sur', en: 'Verify at' },
  page: { fr: 'Page', en: 'Page' },
  nothing: { fr: 'Néant', en: 'None' },
} as const satisfies Record<string, Words>

type DocumentLocale = { readonly langue: Language; readonly fuseau_horaire: string }

/** Returns a member of the content as written text; empty if it is absent. */
export function written(
  content: Content,
  { member, as }: Pick<Field, 'member' | 'as'>,
  told: DocumentLocale,
): string {
  const value = content[member]
  if (value === null || value === undefined) return ''
  return as === undefined ? String(value) : WRITERS[as](value, told, content)
}

type Writer = (value: unknown, told: DocumentLocale, content: Content) => string

const WRITERS: Readonly<Record<ValueFormat, Writer>> = {
  masse: (value, { langue }) => `${decimal(value, 3, langue, true)}${SPACE}kg`,
  pourcent: (value, { langue }) => `${decimal(value, 2, langue, true)}${SPACE}%`,
  montant: (value, { langue }, { exposant }) => decimal(value, Number(exposant ?? 0), langue),
  instant: (value, { langue, fuseau_horaire }) => moment(String(value), langue, fuseau_horaire),
  jour: (value, { langue }) => day(String(value).slice(0, 10), langue),
  mot: (value, { langue }) => WORDS[String(value)]?.[langue] ?? String(value),
  mesure: (value, told, { critere }) => {
    if (String(critere).endsWith('_cp') && Number.isSafeInteger(value))
      return WRITERS.pourcent(value, told, {})
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  },
  liste: (value) => (Array.isArray(value) ? value.join(', ') : String(value)),
  qualites: (value) =>
    Array.isArray(value)
      ? value.map((state: Content) => `${state.referentiel} : ${state.libelle} (${state.etat})`).join(', ')
      : '',
}

/** Writes an integer number of thousandths, hundredths and so on as a decimal number; `isShort` drops trailing zeros. */
export function decimal(value: unknown, decimals: number, langue: Language, isShort = false): string {
  const whole = BigInt(String(value))
  const digits = String(whole < 0n ? -whole : whole).padStart(decimals + 1, '0')
  const { point, group } = MARKS[langue]
  const units = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, group)
  const rest = digits.slice(digits.length - decimals)
  const shown = isShort ? rest.replace(/0+$/, '') : rest
  return `${whole < 0n ? MINUS : ''}${units}${shown === '' ? '' : point + shown}`
}

/** Writes an instant in a time zone, to the minute. */
export function moment(instant: string, langue: Language, timeZone: string): string {
  const parts = clockOf(timeZone).formatToParts(new Date(instant))
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  const date = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
  return `${day(date, langue)} ${part('hour')}:${part('minute')}`
}

// Making a format takes longer than drawing a line of text; organizations have a few time zones.
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known !== undefined) return known
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'iso8601',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, clock)
  return clock
}

// Writes a day: day first in French, in the ISO order in English, where another order could be misread.
function day(date: string, langue: Language): string {
  const [year, month, date_] = date.split('-')
  return langue === 'fr' ? `${date_}/${month}/${year}` : date
}
