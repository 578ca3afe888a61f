// A history: a phone of some platform, and the events around it, in order.
import fc from 'fast-check'
import type { Platform } from './device.ts'
import { MISHAPS, type Mishap } from './network.ts'

/** The number of steps after which the application is killed; `puis` is that number after the next opening. */
export type Coupe = { readonly apres: number; readonly puis: number | null } | null

/** One event. */
export type Pas =
  | {
      readonly pas: 'saisir'
      readonly genres: readonly number[]
      readonly photos: number
      readonly coupe: Coupe
    }
  | {
      readonly pas: 'synchroniser'
      readonly reseau: readonly Mishap[]
      /** The captures that happen during the event. */
      readonly pendant: readonly number[]
      readonly coupe: Coupe
    }
  | { readonly pas: 'vider'; readonly reseau: readonly Mishap[]; readonly coupe: Coupe }
  | { readonly pas: 'resultats'; readonly reseau: readonly Mishap[]; readonly coupe: Coupe }
  | { readonly pas: 'dormir'; readonly heures: number }
  | { readonly pas: 'horloge'; readonly heures: number }
  | { readonly pas: 'redemarrer' | 'tuer' | 'sauvegarder' | 'restaurer' | 'revoquer' | 'remplacer' }
  | { readonly pas: 'suspendre' | 'reactiver' | 'deconnecter' | 'connecter' }

/** A history. */
export type Histoire = { readonly plateforme: Platform; readonly pas: readonly Pas[] }

const genre = fc.nat({ max: 5 })
const coupe: fc.Arbitrary<Coupe> = fc.option(
  fc.record({
    apres: fc.nat({ max: 24 }),
    puis: fc.option(fc.nat({ max: 3 }), { freq: 3, nil: null }),
  }),
  { freq: 2, nil: null },
)
const reseau = fc.oneof(
  { weight: 2, arbitrary: fc.constant<readonly Mishap[]>([]) },
  {
    weight: 5,
    arbitrary: fc.array(
      fc.oneof(
        { weight: 2, arbitrary: fc.constant<Mishap>('fine') },
        { weight: 3, arbitrary: fc.constantFrom(...MISHAPS) },
      ),
      { maxLength: 14 },
    ),
  },
)

const pas: fc.Arbitrary<Pas> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      pas: fc.constant('saisir' as const),
      genres: fc.array(genre, { minLength: 1, maxLength: 4 }),
      photos: fc.constantFrom(0, 0, 1, 2),
      coupe,
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      pas: fc.constant('synchroniser' as const),
      reseau,
      pendant: fc.oneof(fc.constant([]), fc.array(genre, { maxLength: 3 })),
      coupe,
    }),
  },
  { weight: 1, arbitrary: fc.record({ pas: fc.constant('vider' as const), reseau, coupe }) },
  { weight: 2, arbitrary: fc.record({ pas: fc.constant('resultats' as const), reseau, coupe }) },
  {
    weight: 3,
    arbitrary: fc.record({
      pas: fc.constant('dormir' as const),
      heures: fc.constantFrom(0.2, 3, 9, 30, 80, 200),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      pas: fc.constant('horloge' as const),
      heures: fc.constantFrom(0, 0, 0.01, 0.1, 3, -5, 48, -2_000, 9_000),
    }),
  },
  { weight: 2, arbitrary: fc.record({ pas: fc.constantFrom('redemarrer' as const, 'tuer' as const) }) },
  { weight: 2, arbitrary: fc.record({ pas: fc.constantFrom('sauvegarder' as const, 'restaurer' as const) }) },
  { weight: 1, arbitrary: fc.record({ pas: fc.constantFrom('revoquer' as const, 'remplacer' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      pas: fc.constantFrom(
        'suspendre' as const,
        'reactiver' as const,
        'reactiver' as const,
        'deconnecter' as const,
        'connecter' as const,
      ),
    }),
  },
)

/** Generates histories. */
export const histoires: fc.Arbitrary<Histoire> = fc.record({
  plateforme: fc.constantFrom<Platform>(
    'boot and its name',
    'boot and its name',
    'boot without a name',
    'nothing',
  ),
  pas: fc.array(pas, { minLength: 4, maxLength: 24 }),
})
