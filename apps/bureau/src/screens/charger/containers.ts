// The containers of a shipment while they are typed, each with its own seals.
import { KG, wholeOf } from '../../parts/form/units.ts'
import type { Language } from '../../words/words.ts'
import { containerOf, faultOfContainer } from './container.ts'
import type { LinesJudged } from './judging.ts'
import type { Body } from './queries.ts'

/** A container as it is typed; `key` stays when others are taken away. */
export type Container = { readonly key: number; readonly numero: string; readonly scelles: string[] }
/** A container with the label of its column. */
export type Column = { readonly key: number; readonly label: string }

/** The most containers of a shipment. */
export const MOST_CONTAINERS = 50

/** The masses as they are typed, by line, lot and container. */
export type Typed = Readonly<Record<string, string>>

/** Returns the key of a mass: a line of the sale, a lot and a container. */
export const keyOf = (rang: number, lot: string, key: number) => `${rang} ${lot} ${key}`

/** Returns the containers with one more. */
export const withOneMore = (all: readonly Container[]): readonly Container[] => [
  ...all,
  { key: Math.max(0, ...all.map(({ key }) => key)) + 1, numero: '', scelles: [] },
]

/** Returns what is wrong with a container; a single one may stay without a number. */
export function faultOf({ numero }: Container, all: readonly Container[]): Fault {
  const number = containerOf(numero)
  if (number === '') return all.length > 1 ? 'forme' : null
  if (all.filter((one) => containerOf(one.numero) === number).length > 1) return 'double'
  return faultOfContainer(number)
}

/** A fault of a container. */
export type Fault = 'forme' | 'chiffre' | 'double' | null

/** Returns the typed masses of the containers that are still there. */
export function keptOf(typed: Typed, containers: readonly Container[]): Typed {
  const keys = new Set(containers.map(({ key }) => String(key)))
  return Object.fromEntries(Object.entries(typed).filter(([name]) => keys.has(name.split(' ').at(-1) ?? '')))
}

type Given = {
  readonly vente_id: string
  readonly judged: LinesJudged
  readonly containers: readonly Container[]
  readonly typed: Typed
  readonly coi: string
}

/** Returns the request of the shipment; masses and containers that are empty are left out, and lots that do not qualify. */
export function requestOf({ vente_id, judged, containers, typed, coi }: Given, langue: Language): Body {
  const lignes = judged.flatMap(({ line, lots }) =>
    lots.flatMap(({ lot, reasons }) =>
      containers.flatMap(({ key, numero }) => {
        const grams = wholeOf(typed[keyOf(line.rang, lot.id, key)] ?? '', KG, langue)
        if (reasons.length > 0 || grams === null || grams <= 0) return []
        const number = containerOf(numero)
        const loaded = { lot_id: lot.id, quantite_g: grams, ligne: line.rang }
        return [number === '' ? loaded : { ...loaded, conteneur: number }]
      }),
    ),
  )
  const conteneurs = containers.flatMap(({ numero, scelles }) => {
    const number = containerOf(numero)
    return number === '' ? [] : [{ numero: number, scelles }]
  })
  return {
    vente_id,
    ...(coi.trim() === '' ? {} : { numero_coi: coi.trim() }),
    ...(conteneurs.length === 0 ? {} : { conteneurs }),
    lignes,
  }
}
