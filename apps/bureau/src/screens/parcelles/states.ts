// The states and categories of plots, with their colours on a light and a dark map.

/** The states of plots, in the order of the legend. */
export const ETATS = ['en_vigueur', 'bloquee', 'chevauchement', 'invalide', 'sans_releve', 'sortie'] as const
/** The categories of plots, in the order of the legend. */
export const CATEGORIES = ['bio', 'conversion', 'conventionnel', 'hors_statut'] as const

/** The state of a plot, as the service names it. */
export type Etat = (typeof ETATS)[number]
/** The category of a plot on the map. */
export type Categorie = (typeof CATEGORIES)[number]
/** The property that gives a plot its colour: its state or its category. */
export type Colouring = 'etat' | 'categorie'
/** The colour scheme of the map. */
export type Scheme = 'light' | 'dark'

/** Colours by colour scheme. */
export const COLOURS: Readonly<Record<Scheme, Readonly<Record<Etat | Categorie, string>>>> = {
  light: {
    en_vigueur: '#15803d',
    bloquee: '#b45309',
    chevauchement: '#7e22ce',
    invalide: '#b91c1c',
    sans_releve: '#1d4ed8',
    sortie: '#4b5563',
    bio: '#15803d',
    conversion: '#0e7490',
    conventionnel: '#b45309',
    hors_statut: '#4b5563',
  },
  dark: {
    en_vigueur: '#4ade80',
    bloquee: '#fbbf24',
    chevauchement: '#d8b4fe',
    invalide: '#f87171',
    sans_releve: '#93c5fd',
    sortie: '#9ca3af',
    bio: '#4ade80',
    conversion: '#67e8f9',
    conventionnel: '#fbbf24',
    hors_statut: '#9ca3af',
  },
}

/** The dash pattern of a state's outline, so that colour is not the only sign. */
export const DASHES: Readonly<Partial<Record<Etat, readonly [number, number]>>> = {
  chevauchement: [3, 1],
  invalide: [1, 1],
  sortie: [1, 3],
}
