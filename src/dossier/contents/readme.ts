// The README of a dossier: describes every file in the organization's language, for its first reader.
import type { Language, Words } from '../../documents/layout.ts'
import type { Frame, Piece } from '../piece.ts'
import { bytesOf } from './files.ts'

const WIDTH = 78
const PATHS: Words = { fr: 'LISEZMOI.txt', en: 'README.txt' }

/** Files with their title and description. */
export type FileDescription = {
  readonly paths: readonly string[]
  readonly title: Words
  readonly about: Words
}

/** Makes the README for these pieces and for the other files: documents, manifest. */
export function readme(frame: Frame, pieces: readonly Piece[], beside: readonly FileDescription[]): Piece {
  const itself: Piece = {
    path: PATHS[frame.langue],
    title: { fr: 'Ce fichier', en: 'This file' },
    about: {
      fr: 'Ce que le dossier contient et comment le vérifier.',
      en: 'What the dossier holds and how to verify it.',
    },
    async *write() {
      const described = [itself, ...pieces].map(({ path, made, title, about }) => ({
        paths: made?.map((file) => file.path) ?? [path],
        title,
        about,
      }))
      yield bytesOf(textOf(frame, mergeEqual([...described, ...beside])))
    },
  }
  return itself
}

// Describes lots with the same text only once.
function mergeEqual(described: readonly FileDescription[]): FileDescription[] {
  const told = new Map<string, FileDescription>()
  for (const one of described) {
    const key = JSON.stringify([one.title, one.about])
    const before = told.get(key)
    told.set(key, { ...one, paths: [...(before?.paths ?? []), ...one.paths] })
  }
  return [...told.values()]
}

function textOf(frame: Frame, described: readonly FileDescription[]): string {
  const { langue } = frame
  const files = described.flatMap(({ paths, title, about }) => [
    ...paths,
    ...wrapText(`${title[langue]}. ${about[langue]}`, '    '),
    '',
  ])
  const [heading, said, list, verify] = WORDS[langue](frame)
  return [
    heading,
    '='.repeat(Math.min(WIDTH, [...heading].length)),
    '',
    ...said.flatMap((line) => wrapText(line, '')),
    '',
    list,
    '-'.repeat([...list].length),
    '',
    ...files,
    ...verify.flatMap((line) => wrapText(line, '')),
    '',
  ].join('\n')
}

type Said = readonly [heading: string, said: readonly string[], list: string, verify: readonly string[]]

const WORDS: Readonly<Record<Language, (frame: Frame) => Said>> = {
  fr: (frame) => [
    oneLine(`Dossier d’audit : ${frame.organisation.nom}`),
    [
      `Campagne : ${frame.campagne.nom} (${frame.campagne.code})`,
      `Période : du ${frame.du} au ${frame.au}, aux horloges de ${frame.fuseau_horaire}`,
      `Périmètre : ${perimeter(frame) ?? 'toute l’organisation'}`,
      `Lots tracés : ${frame.lots.length === 0 ? 'aucun' : frame.lots.map(({ code }) => code).join(', ')}`,
      `Arrêté au : ${frame.arrete_au}. Rien de ce qui est venu plus tard n’y est lu.`,
      `Dossier : ${frame.id}`,
    ],
    'Fichiers',
    [
      'Masses en g, surfaces en m², instants en UTC dans les CSV et aux horloges de l’organisation dans les XLSX. Un texte qui a l’air d’une formule est un texte ; dans un CSV, une apostrophe le précède.',
      '',
      'Vérifier : « manifeste.json » donne le SHA-256 et la taille de chaque fichier, « manifeste.jws » est sa signature par la clé du service. « npm run admin -- verifier-dossier FICHIER » dit ce qui a été modifié, ajouté ou retiré. Sans cet outil : comparer « sha256sum » de chaque fichier au manifeste, et vérifier la signature avec la clé publique du service.',
    ],
  ],
  en: (frame) => [
    oneLine(`Audit dossier: ${frame.organisation.nom}`),
    [
      `Campaign: ${frame.campagne.nom} (${frame.campagne.code})`,
      `Period: ${frame.du} to ${frame.au}, by the clocks of ${frame.fuseau_horaire}`,
      `Perimeter: ${perimeter(frame) ?? 'the whole organization'}`,
      `Traced lots: ${frame.lots.length === 0 ? 'none' : frame.lots.map(({ code }) => code).join(', ')}`,
      `As of: ${frame.arrete_au}. Nothing that came later is read.`,
      `Dossier: ${frame.id}`,
    ],
    'Files',
    [
      'Masses in g, surfaces in m², instants in UTC in CSV and by the clocks of the organization in XLSX. A text that looks like a formula is a text; in CSV an apostrophe stands before it.',
      '',
      'To verify: `manifeste.json` says the SHA-256 and the size of each file, `manifeste.jws` is its signature by the key of the service. `npm run admin -- verifier-dossier FILE` says what was altered, added or taken away. Without that tool: compare `sha256sum` of each file with the manifest, and check the signature with the public key of the service.',
    ],
  ],
}

const perimeter = ({ groupement }: Frame): string | null =>
  groupement === null ? null : `${groupement.nom} (${groupement.code})`

// Removes line breaks: a name must not add lines of its own.
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')

// Keeps French punctuation on the line of its word.
const unbroken = (text: string): string =>
  text.replaceAll(/ (?=[;:!?»])/g, '\u00A0').replaceAll('« ', '«\u00A0')

function wrapText(text: string, indent: string): string[] {
  const lines = ['']
  for (const word of unbroken(oneLine(text)).split(' ')) {
    const line = lines.at(-1) ?? ''
    if (line === '') lines[lines.length - 1] = word
    else if ([...indent, ...line, ...word].length < WIDTH) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines.map((line) => (line === '' ? '' : indent + line))
}
