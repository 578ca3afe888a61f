import type { Fault } from './dossier.ts'

type Words = { readonly fr: string; readonly en: string }

/** The words of a fault, after the path of its file if it has one. */
export const FAULTS: Readonly<Record<Fault['what'], Words>> = {
  altered: { fr: 'a été modifié', en: 'was altered' },
  missing: { fr: 'manque', en: 'is missing' },
  added: { fr: 'a été ajouté', en: 'was added' },
  hidden: {
    fr: 'est caché, ou décrit autrement que dans le répertoire de l’archive',
    en: 'is hidden, or described otherwise than in the directory of the archive',
  },
  twice: { fr: 'y est deux fois', en: 'is there twice' },
  unreadable: { fr: 'ne peut pas être lu', en: 'can not be read' },
  not_signed: {
    fr: 'Le manifeste n’est pas celui qui a été signé.',
    en: 'The manifest is not the one that was signed.',
  },
  unknown_key: {
    fr: 'La clé qui a signé n’est pas, ou plus, publiée par ce service : demandez à son exploitant.',
    en: 'The key that signed is not published by this service, or no longer: ask its operator.',
  },
  other_key: {
    fr: 'La copie de la clé publique n’est pas la clé qui a signé.',
    en: 'The copy of the public key is not the key that signed.',
  },
}

/** The other texts. */
export const SAID = {
  reads: { fr: 'Lecture de l’archive… {part} %', en: 'The archive is read… {part} %' },
  good: { fr: 'Dossier intact', en: 'Dossier intact' },
  bad: { fr: 'Dossier modifié ou incomplet', en: 'Dossier altered or incomplete' },
  whose: {
    fr: 'Dossier {id} de {organisation}, campagne {campagne}, du {du} au {au}, arrêté au {arrete_au}.',
    en: 'Dossier {id} of {organisation}, campaign {campagne}, {du} to {au}, as of {arrete_au}.',
  },
  count: {
    fr: '{n} fichiers, tous tels qu’ils ont été signés.',
    en: '{n} files, all as they were signed.',
  },
  more: { fr: 'et {n} autres fautes.', en: 'and {n} more faults.' },
  no_archive: {
    fr: 'Ce fichier n’est pas une archive qui peut être lue.',
    en: 'This file is no archive that can be read.',
  },
  no_keys: {
    fr: 'Les clés du service n’ont pas pu être lues : vérifiez le réseau et recommencez.',
    en: 'The keys of the service could not be read: check the network and try again.',
  },
} as const satisfies Readonly<Record<string, Words>>

/** Returns a text with its values. */
export function spoken(
  words: Words,
  langue: 'fr' | 'en',
  values: Readonly<Record<string, string | number>> = {},
): string {
  return words[langue].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
