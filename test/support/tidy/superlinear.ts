// Expressions whose time grows faster than the text, with the reason why their texts are never long.
import { check } from 'recheck'
import type { Expression } from './expressions.ts'

const OPERATOR = 'the operator or the application sets this URL; no request brings it'
const DIGITS = 'at most three digits: the remainder of a thousand or the minor unit of a currency'
const SETTING = 'the key of a setting: 100 characters at most'

/** The reason why the text that an expression reads is short, by the expression's name in the lock. */
export const BOUNDED: Readonly<Record<string, string>> = {
  'apps/bureau/src/words/figures.ts /0+$/': DIGITS,
  'packages/telephone/http.ts /\\/+$/': OPERATOR,
  'packages/client/session.ts /\\/+$/': OPERATOR,
  'src/identity/open.ts /\\/+$/': OPERATOR,
  'src/settings/config.ts /\\/+$/': OPERATOR,
  'src/settings/identity.ts /\\/+$/': OPERATOR,
  'src/watch/tracing.ts /\\/+$/': OPERATOR,
  'src/documents/values.ts /\\B(?=(\\d{3})+$)/g': 'an amount of at most 19 digits, as bigint holds it',
  'src/documents/values.ts /0+$/': DIGITS,
  'src/genealogy/words.ts /0+$/': DIGITS,
  'src/dossier/contents/fileNames.ts /^[.-]+|[.-]+$/g': 'a name that is cut to 80 characters before',
  'sql/fiche/reperes_personnes.sql ~ all (v_motifs)':
    'the number, names and telephone of a member, whose lengths the schemas bound',
  "sql/numerotation/refuser_ambiguite.sql ~ (v_libre || '(,(nature|annee_campagne|sequence|texte))*,' || v_libre) then 'separateur'":
    'names of at most twenty segments, between names that it does not hold',
  'sql/reglage/declaration.sql /[^.]*$/s': SETTING,
  'sql/reglage/valeur.sql /[^.]*$/s': SETTING,
  "sql/replica/lectures.sql ~ format('(?<!:):%s\\M', v_ouverture.key)": 'a word in text of the rules',
}

const TIMEOUT_MS = 20_000

/**
 * Returns true if the time of an expression grows no faster than the text; false also for an expression that no tool can judge.
 */
export async function isLinear({ source, flags, isComputed }: Expression): Promise<boolean> {
  if (isComputed) return false
  return (await check(source, flags, { timeout: TIMEOUT_MS })).status === 'safe'
}
