// Converts codes to names of files and folders: valid on every system, and distinct even if two codes convert to the same name.

const LENGTH = 80
const MARKS = /\p{Mark}/gu
const UNSAFE = /[^A-Za-z0-9._-]+/g
// Characters to remove from the start and the end: with them a name would be hidden, read as an option, or cut off; two dots
// would lead out of the folder.
const EDGES = /^[.-]+|[.-]+$/g
// Names that Windows reserves, with any extension.
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

type CodedRecord = { readonly id: string; readonly code: string }

/** Returns the file names of records by id: the code, followed by the id if the code is not a valid name or not unique. */
export function fileNames(records: readonly CodedRecord[]): ReadonlyMap<string, string> {
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

/** Returns the part of a code that a file name may contain. */
export function plainName(code: string): string {
  const latin = code.normalize('NFKD').replace(MARKS, '')
  return latin
    .replace(UNSAFE, '-')
    .replaceAll(/\.{2,}/g, '.')
    .slice(0, LENGTH)
    .replace(EDGES, '')
}
