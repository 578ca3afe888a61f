// The reference data of the model's world, frozen by the campaign and used by the model's calculations.

/** Quality states of the only referential, by rank. */
export const ETATS: Readonly<Record<string, number>> = { C1: 1, C2: 2, C3: 3, AB: 4 }

/** The states that count as organic or in conversion. */
export const CERTIFIED: readonly string[] = ['C2', 'C3', 'AB']

/** The referential that applies to capacities and declared qualities. */
export const REFERENTIEL = 'AB'

/** The pack's name in requests: its version, or code and version. */
export const PACK = { code: 'modele', version: '1.0.0' } as const

/** A criterion of the deduction for quality. */
export type Critere = {
  readonly critere: 'humidite' | 'impuretes'
  readonly franchise_cp: number
  readonly coefficient_pm: number
}

/** A product: its raw material, the mass of raw material for one gram of it, and the deduction; null without a parameter. */
export type ProduitDuPack = {
  readonly code: string
  readonly matiere: string
  readonly coefficient_ppm: number
  readonly refaction: readonly Critere[] | null
}

/** The products. */
export const PRODUITS: readonly ProduitDuPack[] = [
  {
    code: 'ANANAS',
    matiere: 'ANANAS',
    coefficient_ppm: 1_000_000,
    refaction: [
      { critere: 'humidite', franchise_cp: 200, coefficient_pm: 1000 },
      { critere: 'impuretes', franchise_cp: 100, coefficient_pm: 2000 },
    ],
  },
  { code: 'JUS', matiere: 'ANANAS', coefficient_ppm: 1_080_000, refaction: [] },
  { code: 'SANSREGLE', matiere: 'SANSREGLE', coefficient_ppm: 1_000_000, refaction: null },
]

/** The largest plot, in m2. */
export const SURFACE_MAX_M2 = 200_000

/** The yield, in g/ha, of a plot that has none of its own. */
export const RENDEMENT_DEFAUT = 500_000

/** The only inspection form. */
export const FORMULAIRE = {
  code: 'visite',
  version: 1,
  questions: [
    { code: 'vu', type: 'oui_non', obligatoire: true },
    { code: 'arbres', type: 'entier', obligatoire: false, minimum: 0, maximum: 99 },
  ],
} as const

/** The findings, each with its severity. */
export const CONSTATS: Readonly<Record<string, string>> = { paillage: 'majeure' }

/** The units of inputs; every input here uses the first one. */
export const UNITES: readonly string[] = ['KGM', 'LTR']

/** The existing currencies in histories. */
export const DEVISES: readonly string[] = ['XOF', 'EUR']
