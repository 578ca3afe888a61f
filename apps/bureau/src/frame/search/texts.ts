import type { Bilingual } from '../../words/words.ts'

const fr = {
  titre: 'Chercher partout',
  champ: 'Un numéro, une personne, un téléphone, un conteneur, un écran ou un acte',
  resultats: 'Ce qui est trouvé',
  rien: 'Rien de trouvé.',
  nombre: '{n, plural, =0 {Rien de trouvé} one {# résultat} other {# résultats}}',
  autres: 'Et {n} autres : précisez, ou cherchez dans la liste.',
  ecran: 'Écran',
  fermer: 'Fermer',
} as const
const en: Record<keyof typeof fr, string> = {
  titre: 'Search everywhere',
  champ: 'A number, a person, a phone, a container, a screen or an act',
  resultats: 'What is found',
  rien: 'Nothing found.',
  nombre: '{n, plural, =0 {Nothing found} one {# result} other {# results}}',
  autres: 'And {n} others: be more precise, or search in the list.',
  ecran: 'Screen',
  fermer: 'Close',
}

/** The words of the search over the whole office. */
export const SEARCH: Bilingual<keyof typeof fr> = { fr, en }
