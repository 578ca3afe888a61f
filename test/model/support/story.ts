// A history as readable text: one line per step, without default values. The text can be read back.
import type { RunDetails } from 'fast-check'
import type { Choix, Envoi, Histoire, Pas } from './history.ts'

const CHOIX: Choix = {
  producteur: 0,
  parcelle: 0,
  produit: 0,
  contrat: 0,
  cible: 0,
  destination: 0,
  valeur: 0,
  piece: 0,
  champs: ['nom'],
  version_base: 1,
  qualite: null,
  ecart: 0,
  place: 0,
  decalage: 0,
  forme: 'petit',
  id_pris: false,
}
const CAPTURE = { quand: 'maintenant', montre: 'juste', defaut: 'aucun' } as const
const ENVOI: Omit<Envoi, 'pas' | 'appareil' | 'combien'> = {
  recul: 0,
  saut: 0,
  ordre: 'droit',
  perdu: false,
  par: 'soi',
  ajout: 'rien',
}

function without<T extends object>(value: T, ordinary: object): Partial<T> {
  const usual = ordinary as Record<string, unknown>
  const kept = Object.entries(value).filter(([name, v]) => JSON.stringify(v) !== JSON.stringify(usual[name]))
  return Object.fromEntries(kept) as Partial<T>
}

function shortened(step: Pas): object {
  if (step.pas === 'envoi') return without(step, ENVOI)
  if (step.pas !== 'capture') return step
  const { choix, ...rest } = step
  return { ...without(rest, CAPTURE), ...without({ choix: without(choix, CHOIX) }, { choix: {} }) }
}

/** Writes a history. */
export function tell({ pas, ...world }: Histoire): string {
  return `{${JSON.stringify(world).slice(1, -1)},"pas":[\n${pas.map((step) => `  ${JSON.stringify(shortened(step))}`).join(',\n')}]}`
}

/** Reads a history that `tell` wrote. */
export function retell(text: string): Histoire {
  const { pas, ...world } = JSON.parse(text)
  const full = pas.map((step: Pas & { choix?: Partial<Choix> }) => {
    if (step.pas === 'envoi') return { ...ENVOI, ...step }
    return step.pas === 'capture' ? { ...CAPTURE, ...step, choix: { ...CHOIX, ...step.choix } } : step
  })
  return { ...world, pas: full }
}

/** A failed run: the seed and path that repeat it, the shrunk history without irrelevant steps, and the difference. */
export async function explain(
  { seed, counterexamplePath, counterexample, numRuns }: RunDetails<[Histoire]>,
  live: (one: Histoire) => Promise<void>,
): Promise<string> {
  const failure = (one: Histoire) =>
    live(one).then(
      () => null,
      (error: unknown) => error,
    )
  let smallest = counterexample?.[0]
  if (smallest === undefined) return 'no failure'
  for (let index = smallest.pas.length - 1; index >= 0; index -= 1) {
    const less: Histoire = { ...smallest, pas: smallest.pas.toSpliced(index, 1) }
    if ((await failure(less)) !== null) smallest = less
  }
  const { message, expected, actual } = ((await failure(smallest)) ?? {}) as Record<string, unknown>
  return [
    `history ${numRuns}: MODEL_SEED=${seed} MODEL_PATH=${counterexamplePath}, or MODEL_STORY=`,
    tell(smallest),
    String(message),
    `the model: ${JSON.stringify(expected)}`,
    `the service: ${JSON.stringify(actual)}`,
  ].join('\n')
}
