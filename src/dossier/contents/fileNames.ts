// What a code is called as a file or a folder: what every system takes, told apart where codes are not.

const LENGTH = 80
const MARKS = /\p{Mark}/gu
const UNSAFE = /[^A-Za-z0-9._-]+/g
// A name that begins or ends so is hidden, an option, or cut off; two dots lead out of the folder.
const EDGES = /^[.-]+|[.-]+$/g
// Windows keeps these, with any ending.
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

type Coded = { readonly id: string; readonly code: string }

/** The names of records by their ids: their codes, with the end of the id where a code alone is no name, or not theirs alone. */
export function fileNames(records: readonly Coded[]): ReadonlyMap<string, string> {
  const plain = records.map(({ id, code }) => ({ id, code, name: plainName(code) }))
  const bearers = new Map<string, number>()
  for (const { name } of plain) bearers.set(name.toLowerCase(), (bearers.get(name.toLowerCase()) ?? 0) + 1)
  return new Map(
    plain.map(({ id, code, name }) => {
      const isItsOwn = name === code && bearers.get(name.toLowerCase()) === 1 && !RESERVED.test(name)
      return [id, isItsOwn ? name : [name, id.replaceAll('-', '')].filter((part) => part !== '').join('_')]
    }),
  )
}

/** What of a code stands in a name of a file. */
export function plainName(code: string): string {
  const latin = code.normalize('NFKD').replace(MARKS, '')
  return latin
    .replace(UNSAFE, '-')
    .replaceAll(/\.{2,}/g, '.')
    .slice(0, LENGTH)
    .replace(EDGES, '')
}
