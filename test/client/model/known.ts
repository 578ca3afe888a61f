// Histories that always run; together they contain everything that can happen.
import type { Histoire } from './history.ts'
import { MISHAPS, type Mishap } from './network.ts'

const saisir = (genres: number[], photos = 0) => ({ pas: 'saisir', genres, photos, coupe: null }) as const
const synchroniser = (reseau: readonly Mishap[] = [], pendant: number[] = []) =>
  ({ pas: 'synchroniser', reseau, pendant, coupe: null }) as const
const dormir = (heures: number) => ({ pas: 'dormir', heures }) as const
const horloge = (heures: number) => ({ pas: 'horloge', heures }) as const
const one = <P extends string>(pas: P) => ({ pas }) as const

/** The histories, by the case that each one shows. */
export const KNOWN: Readonly<Record<string, Histoire>> = {
  'sleep, restarts and a wall clock that is moved both ways': {
    plateforme: 'boot and its name',
    pas: [
      dormir(3),
      saisir([0]),
      horloge(48),
      saisir([0, 1]),
      synchroniser(['slow'], [2]),
      dormir(9),
      horloge(-5),
      saisir([3]),
      one('redemarrer'),
      saisir([0]),
      horloge(0),
      saisir([4]),
      synchroniser(['fine', 'slept over']),
      saisir([0]),
      dormir(200),
      saisir([0]),
    ],
  },
  'everything that becomes of requests': {
    plateforme: 'boot without a name',
    pas: [
      saisir([0, 1, 2, 3], 1),
      ...MISHAPS.map((mishap) => synchroniser([mishap, 'fine', mishap])),
      saisir([0, 5, 0]),
      ...MISHAPS.map((mishap) => synchroniser([mishap])),
      { pas: 'resultats', reseau: ['lost answer', 'portal that speaks JSON'], coupe: null },
    ],
  },
  'kills at every step of captures and of a synchronization': {
    plateforme: 'nothing',
    pas: [
      ...[0, 1, 2, 3, 4, 5, 6].map((apres) => ({ ...saisir([0], 1), coupe: { apres, puis: apres % 3 } })),
      ...[1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18].map((apres) => ({
        ...synchroniser([], [1]),
        coupe: { apres, puis: null },
      })),
    ],
  },
  'a service that is restored twice, another phone taking the numbers': {
    plateforme: 'boot and its name',
    pas: [
      saisir([0], 1),
      synchroniser(),
      one('sauvegarder'),
      saisir([0, 0, 1], 1),
      synchroniser(),
      saisir([0]),
      one('restaurer'),
      synchroniser(),
      synchroniser(['fine', 'fine', 'lost answer']),
      one('tuer'),
      one('restaurer'),
      one('revoquer'),
    ],
  },
  'a phone that is replaced, an account that is suspended, a queue that is drained': {
    plateforme: 'boot and its name',
    pas: [
      saisir([0, 1], 1),
      one('remplacer'),
      { ...synchroniser(), coupe: { apres: 26, puis: 1 } },
      synchroniser(['fine', 'away for long']),
      synchroniser(),
      saisir([0], 1),
      one('suspendre'),
      saisir([2]),
      synchroniser(),
      one('deconnecter'),
      saisir([0]),
      synchroniser(),
      { pas: 'vider', reseau: ['fine', 'token expired', 'half an answer'], coupe: null },
      one('connecter'),
      one('reactiver'),
      one('revoquer'),
      saisir([0]),
    ],
  },
}

/** The events that the known histories must contain, each at least once. */
export const TO_MEET = [
  'killed',
  'captured unheard',
  'restored',
  'efface',
  'photo',
  'hors_ligne',
  'hors_ligne_depasse',
  'refuse',
  'jeton_absent',
  'termine',
]
