// The kinds of value that members of payloads have.
/** Says if a value is of a kind. */
export type Rule = (value: unknown) => boolean

/** A text with at least one visible character. */
export const text: Rule = (value) => typeof value === 'string' && /\S/.test(value)
/** A whole number from zero. */
export const integer: Rule = (value) => Number.isInteger(value) && Number(value) >= 0
/** A whole number from one. */
export const positive: Rule = (value) => integer(value) && Number(value) > 0
/** An object. */
export const flagless: Rule = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
/** An id. */
export const uuid: Rule = (value) =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value)
/** A day. */
export const day: Rule = (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
/** An instant. */
export const instant: Rule = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(value)
/** A provisional reference. */
export const reference: Rule = (value) =>
  typeof value === 'string' && /^BR-[A-Z0-9]+-\d{8}-\d{4}$/.test(value)

/** Null, or a value of the given kind. */
export const orNull =
  (rule: Rule): Rule =>
  (value) =>
    value === null || rule(value)
/** A list of values of the given kind, with a minimum length. */
export const list =
  (rule: Rule, least = 0): Rule =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.every(rule)

/** An object with the given members and no other; a name that ends in `?` may be absent. */
export function shape(members: Readonly<Record<string, Rule>>): Rule {
  const rules = new Map(Object.entries(members).map(([name, rule]) => [name.replace('?', ''), rule]))
  const required = Object.keys(members).filter((name) => !name.endsWith('?'))
  return (value) =>
    flagless(value) &&
    required.every((name) => Object.hasOwn(value as object, name)) &&
    Object.entries(value as object).every(([name, member]) => rules.get(name)?.(member) === true)
}

const ROLES = ['signature', 'photo', 'piece_identite', 'trace_gps', 'formulaire', 'autre']

/** An attached file. */
export const pieceJointe: Rule = shape({
  fichier_id: uuid,
  sha256: (value) => typeof value === 'string' && /^[\da-f]{64}$/.test(value),
  role: (value) => ROLES.includes(String(value)),
})
