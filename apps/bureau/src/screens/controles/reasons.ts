// The reason why the service could not read an entry: its sentences are English, since they go to a phone's programmer too.
import type { Language } from '../../words/words.ts'
import { wordOf } from './members.ts'

type Sentence = readonly [form: RegExp, fr: string, en: string]

// Sentences of the validator about a member, without the member's path; `$1` is the first group of the form.
const OF_A_MEMBER: readonly Sentence[] = [
  [/^must have required property '(.+)'$/, 'il manque : $1', '$1 is missing'],
  [/^must NOT have additional properties(?: \((.+)\))?$/, 'champ inconnu : $1', 'unknown member: $1'],
  [
    /^must be (?:integer|number)(?:,null)?$/,
    'ce n’est pas un nombre de la forme attendue',
    'not a figure of the expected form',
  ],
  [/^must be string(?:,null)?$/, 'ce n’est pas un texte', 'not a text'],
  [/^must be boolean$/, 'ce n’est ni oui ni non', 'neither yes nor no'],
  [/^must be array$/, 'ce n’est pas une liste', 'not a list'],
  [/^must be object(?:,null)?$/, 'la partie n’a pas la forme attendue', 'the part has not the expected form'],
  [/^must be (>=|<=|>|<) (.+)$/, 'valeur hors des bornes ($1 $2)', 'value out of bounds ($1 $2)'],
  [/^must NOT have fewer than (\d+) items$/, 'il en faut au moins $1', 'at least $1 needed'],
  [/^must NOT have more than (\d+) items$/, '$1 au plus', '$1 at most'],
  [
    /^must NOT have duplicate items.*$/,
    'la même valeur s’y trouve deux fois',
    'the same value stands there twice',
  ],
  [
    /^must NOT have (?:fewer|shorter) than (\d+) characters$/,
    'texte trop court ($1 caractères au moins)',
    'text too short (at least $1 characters)',
  ],
  [
    /^must NOT have (?:more|longer) than (\d+) characters$/,
    'texte trop long ($1 caractères au plus)',
    'text too long ($1 characters at most)',
  ],
  [
    /^must NOT have (?:fewer|more) than (\d+) properties$/,
    'nombre de champs non admis ($1)',
    'number of members not taken ($1)',
  ],
  [/^must match pattern .+$/, 'le texte n’a pas la forme attendue', 'the text has not the expected form'],
  [/^must match format "date(?:-time)?"$/, 'ce n’est pas une date', 'not a date'],
  [/^must match format "uuid"$/, 'ce n’est pas un identifiant', 'not an identifier'],
  [/^must match format .+$/, 'le texte n’a pas la forme attendue', 'the text has not the expected form'],
  [
    /^must be equal to (?:one of the allowed values|constant)$/,
    'cette valeur n’est pas admise',
    'this value is not taken',
  ],
  [
    /^(?:must match a schema in anyOf|property name must be valid.*)$/,
    'la partie n’a pas la forme attendue',
    'the part has not the expected form',
  ],
]

// Sentences of the reader of a batch about the whole entry.
const OF_THE_ENTRY: readonly Sentence[] = [
  [/^too many levels of nesting$/, 'trop de niveaux imbriqués', 'too many levels of nesting'],
  [/^key (.+) written twice$/, 'le champ $1 est écrit deux fois', 'member $1 is written twice'],
  [
    /^text with (?:a lone surrogate|U\+0000)$/,
    'un caractère ne peut pas être représenté',
    'a character can not be represented',
  ],
  [/^number .+$/, 'un nombre est trop grand ou trop long', 'a figure is too large or too long'],
  [
    /^no schema for version (\d+) of (.+)$/,
    'la version $1 de la saisie « $2 » est inconnue',
    'version $1 of the entry “$2” is unknown',
  ],
]

const PATH = /^(?:payload|pieces_jointes)((?:\/[^ ]*)?) (.+)$/

/** Returns the reason in the person's language; one that is not known stands as the service wrote it. */
export function reasonOf(text: string, langue: Language): string {
  const [, path = '', rest = text] = PATH.exec(text) ?? []
  const word = (code: string) => wordOf(code, langue)
  const said = sentenceOf(rest, path === '' && rest === text ? OF_THE_ENTRY : OF_A_MEMBER, langue)
  if (said === undefined) return word(text)
  const where = path
    .split('/')
    .filter((step) => step !== '')
    .map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : word(step)))
    .join(' · ')
  if (where === '') return `${said.charAt(0).toUpperCase()}${said.slice(1)}`
  return langue === 'fr' ? `${where} : ${said}` : `${where}: ${said}`
}

function sentenceOf(text: string, sentences: readonly Sentence[], langue: Language): string | undefined {
  for (const [form, fr, en] of sentences) {
    const found = form.exec(text)
    if (found === null) continue
    return (langue === 'fr' ? fr : en).replaceAll(/\$(\d)/g, (_, n) => wordOf(found[Number(n)] ?? '', langue))
  }
  return undefined
}
