// Names of the demo's producers: invented persons, with the family and given names of the region.

/** Family name, given names, sex. */
export type Name = [nom: string, prenoms: string, sexe: 'F' | 'M']

/** Producers of DEMO, south of Benin. */
export const NAMES_DEMO: readonly Name[] = [
  ['Hounkpatin', 'Cossi Firmin', 'M'],
  ['Agossou', 'Afi Pélagie', 'F'],
  ['Dossou', 'Codjo Théophile', 'M'],
  ['Zinsou', 'Akouavi Bernadette', 'F'],
  ['Houngbédji', 'Sènan Gildas', 'M'],
  ['Kpodékon', 'Mahougnon', 'M'],
  ['Gnonlonfoun', 'Sèdjro Romuald', 'M'],
  ['Ahouansou', 'Clarisse', 'F'],
  ['Tossou', 'Koffi Sylvestre', 'M'],
  ['Sossa', 'Justine', 'F'],
  ['Akplogan', 'Comlan Barnabé', 'M'],
  ['Dègbé', 'Adjoua Victorine', 'F'],
  ['Hounsou', 'Euloge', 'M'],
  ['Azonhiho', 'Houéfa Hortense', 'F'],
  ['Kouton', 'Modeste', 'M'],
  ['Houénou', 'Edwige', 'F'],
  ['Fagnon', 'Dansou Prosper', 'M'],
  ['Vodounou', 'Sènami', 'F'],
  ['Assogba', 'Kuassi Narcisse', 'M'],
  ['Gbaguidi', 'Ablawa Régine', 'F'],
  ['Mèhou', 'Tohouégnon', 'M'],
  ['Adandé', 'Yêmalin', 'F'],
  ['Lokossou', 'Bossa Anselme', 'M'],
  ['Aïzannon', 'Dossi Martine', 'F'],
]

/** Producers of VOISINE, Togo. */
export const NAMES_VOISINE: readonly Name[] = [
  ['Amouzou', 'Komi Mawuli', 'M'],
  ['Adzoh', 'Abla Essi', 'F'],
  ['Kpetigo', 'Kwami', 'M'],
  ['Agbodjan', 'Akossiwa', 'F'],
  ['Tsogbe', 'Yao Selom', 'M'],
]
