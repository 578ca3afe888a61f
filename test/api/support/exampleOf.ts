// Makes an example for readers: short, and without values that depend on the hour, the machine or the run.

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi
/** The prefix of the demo's ids, which is the same in every demo. */
const OF_THE_DEMO = /^01960000-/
const INSTANT = /(\d{4}-\d\d-\d\d)T(\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)/g
const DAY = /\d{4}-\d\d-\d\d/g
const JWT = /eyJ[\w-]+\.[\w-]+\.[\w-]+/g
const HEX = /(?<![\dA-Za-z-])(?=[0-9]*[a-f])(?=[a-f]*[0-9])[0-9a-f]{12,}(?![\w-])/g
/** The secret part, after the organization's code, of a code that enrols or drains a device. */
const CODE = /\b([A-Z]{2,10})-[0-9A-Z]{10}\b/g
const ORIGIN = /https?:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?/g
// Members whose texts are secrets.
const SECRET = /^(?:mot_de_passe.*|signature|cle_publique)$/
const ADDRESS = /^url/

/** The recording day that every example shows. */
const RECORDED = '2026-05-04'
const DAY_MS = 86_400_000
const LONGEST_LIST = 2

/** Makes an example of a value: long lists are cut, and ids, days and secrets are replaced by fixed ones. */
export function exampleOf(value: unknown, today = new Date()): unknown {
  const ids = new Map<string, string>()
  const digests = new Map<string, string>()
  const shift = Date.parse(RECORDED) - Math.floor(today.getTime() / DAY_MS) * DAY_MS
  const replaced = (known: Map<string, string>, text: string, make: (rank: number) => string) => {
    const made = known.get(text) ?? make(known.size + 1)
    known.set(text, made)
    return made
  }
  const words = (text: string): string =>
    text
      .replace(ORIGIN, 'https://sillon.exemple.org')
      .replace(JWT, 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJhZ2VudDEifQ.c2lnbmF0dXJl')
      .replace(CODE, '$1-RFAAQXHFZ6')
      .replace(UUID, (id) =>
        OF_THE_DEMO.test(id)
          ? id
          : replaced(ids, id, (rank) => `01970000-0000-7000-8000-${rank.toString(16).padStart(12, '0')}`),
      )
      .replace(HEX, (hex) =>
        replaced(digests, hex, (rank) => `${rank}`.padStart(2, 'a').repeat(hex.length).slice(0, hex.length)),
      )
      .replace(
        INSTANT,
        (_, day: string, time: string, zone: string) => `${moved(day, shift)}T${clock(time)}${zone}`,
      )
      .replace(DAY, (day, at: number, whole: string) => (whole[at + 10] === 'T' ? day : moved(day, shift)))
  const walk = (one: unknown, member = ''): unknown => {
    if (typeof one === 'string') return told(member, one, words)
    if (Array.isArray(one)) return shortened(one).map((item) => walk(item, member))
    if (typeof one !== 'object' || one === null) return one
    return Object.fromEntries(Object.entries(one).map(([key, held]) => [words(key), walk(held, key)]))
  }
  return walk(value)
}

function told(member: string, text: string, words: (text: string) => string): string {
  if (SECRET.test(member)) return 'mangue-kouma-lundi'
  if (ADDRESS.test(member)) return words(text.split('?')[0] ?? '')
  return words(text)
}

// Shortens only lists of rows. A ring of points or a list of words is one value and is kept whole.
function shortened(list: readonly unknown[]): readonly unknown[] {
  const isOfRows = list.every((item) => typeof item === 'object' && item !== null && !Array.isArray(item))
  return isOfRows ? list.slice(0, LONGEST_LIST) : list
}

function moved(day: string, byMs: number): string {
  const at = Date.parse(`${day}T00:00:00Z`) + byMs
  return Number.isNaN(at) ? day : new Date(at).toISOString().slice(0, 10)
}

// Keeps full hours, which a person chose; replaces other hours, which come from the run, by a fixed one.
function clock(time: string): string {
  return /^\d\d:00(?::00(?:\.0+)?)?$/.test(time) ? time : `08:00${time.slice(5).replace(/\d/g, '0')}`
}
