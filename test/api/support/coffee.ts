// A coffee pack, written from scratch as docs/packs.md describes, with two referentials and a process of three steps.

const words = (fr: string, en: string) => ({ libelle_fr: fr, libelle_en: en })
const state = (code: string, rang: number, categorie_affichage: string) => ({
  code,
  ...words(code, code),
  rang,
  categorie_affichage,
})
const activity = (code: string, parent: string | null, module: string, prerequis: string[] = []) => ({
  code,
  ...words(code, code),
  parent,
  module,
  prerequis,
})
const product = (
  code: string,
  fr: string,
  en: string,
  coefficient_ppm: number | null,
  attributs: object[],
) => ({
  code,
  nom_fr: fr,
  nom_en: en,
  unite_code: 'KGM',
  est_matiere_premiere: coefficient_ppm === null,
  matiere_premiere_liee: coefficient_ppm === null ? null : { code: 'CERISE', coefficient_ppm },
  attributs,
})
const requirement = (code: string, constat: string) => ({
  code,
  ...words(code, code),
  cible: 'parcelle',
  reference: 'Cahier des charges',
  constat,
})

/** The states of the referential that only this pack uses. */
export const STATES = [state('TR', 1, 'conventionnel'), state('VIE', 2, 'bio')]

/** Returns the pack, with AB and a referential that only this pack uses. */
export const coffee = (code: string, referentiel: string) => ({
  code,
  version: '1.0',
  ...words('Café', 'Coffee'),
  referentiels: [
    {
      code: 'AB',
      libelle: 'Agriculture biologique',
      etats: [
        state('C1', 1, 'conventionnel'),
        state('C2', 2, 'conversion'),
        state('C3', 3, 'conversion'),
        state('AB', 4, 'bio'),
      ],
    },
    { code: referentiel, libelle: 'Cahier du vivant', etats: STATES },
  ],
  referentiel_capacite: 'AB',
  produits: [
    product('CERISE', 'Cerises de café', 'Coffee cherries', null, [
      {
        code: 'maturite_cp',
        ...words('Cerises mûres', 'Ripe cherries'),
        schema: { type: 'integer', minimum: 0, maximum: 10_000 },
        obligatoire: true,
        ordre: 1,
      },
      {
        code: 'variete',
        ...words('Variété', 'Variety'),
        schema: { enum: ['robusta', 'arabica'] },
        obligatoire: true,
        ordre: 2,
      },
    ]),
    product('PARCHE', 'Café parche', 'Parchment coffee', 4_000_000, []),
    product('VERT', 'Café vert', 'Green coffee', 5_000_000, []),
  ],
  parametres: {
    'parcelle.surface_max_m2': 300_000,
    'rendement_defaut.CERISE': 4_000_000,
    'collecte.refaction.CERISE': [{ critere: 'impuretes', franchise_cp: 100, coefficient_pm: 1000 }],
  },
  arbre_activites: [
    activity('production', null, 'noyau'),
    activity('collecte', 'production', 'noyau'),
    activity('station', null, 'stock', ['collecte']),
    activity('depulpage', 'station', 'procedes', ['collecte']),
    activity('sechage', 'station', 'procedes', ['depulpage']),
    activity('decorticage', 'station', 'procedes', ['sechage']),
  ],
  grilles_conformite: [
    {
      code: 'ab',
      ...words('Grille AB', 'EU grid'),
      referentiel: 'AB',
      conversion: [
        { etat: 'C1', duree_mois: 0 },
        { etat: 'C2', duree_mois: 12 },
        { etat: 'C3', duree_mois: 24 },
        { etat: 'AB', duree_mois: 36 },
      ],
      exigences: [requirement('ombrage', 'ombrage_absent')],
    },
    {
      code: 'vie',
      ...words('Grille du vivant', 'Grid of the living'),
      referentiel,
      conversion: [
        { etat: 'TR', duree_mois: 0 },
        { etat: 'VIE', duree_mois: 24 },
      ],
      exigences: [requirement('eaux', 'eaux_rejetees')],
    },
  ],
  formulaires_inspection: [
    {
      code: 'visite_cafeiere',
      version: 1,
      ...words('Visite de caféière', 'Coffee plot visit'),
      cible: 'parcelle',
      questions: [
        {
          code: 'ombrage',
          ...words('Y a-t-il des arbres d’ombrage ?', 'Are there shade trees?'),
          obligatoire: true,
          type: 'oui_non',
          constat: { code: 'ombrage_absent', si: false },
        },
      ],
    },
  ],
  intrants_autorises: [
    {
      code: 'compost_pulpe',
      ...words('Compost de pulpe', 'Pulp compost'),
      categorie: 'fertilisant',
      unite_code: 'KGM',
      referentiels: ['AB', referentiel],
    },
  ],
  constats: ['ombrage_absent', 'eaux_rejetees'].map((one) => ({
    code: one,
    ...words(one, one),
    cible: 'parcelle',
    gravite: 'majeure',
    delai_correction_jours: 90,
    declassement: [],
  })),
})
