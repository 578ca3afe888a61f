// The columns that a person chose for a list, kept in the browser under the person's id.

const keyOf = (person: string, list: string) => `sillon.colonnes.${person}.${list}`

/** Returns the ids of the columns that the person chose; null without a choice. */
export function readColumns(person: string, list: string): readonly string[] | null {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(keyOf(person, list)) ?? 'null')
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string') : null
  } catch {
    return null
  }
}

/** Keeps the choice of a person; null takes it back. */
export function keepColumns(person: string, list: string, chosen: readonly string[] | null): void {
  try {
    if (chosen === null) localStorage.removeItem(keyOf(person, list))
    else localStorage.setItem(keyOf(person, list), JSON.stringify(chosen))
  } catch {
    // A browser without storage keeps the choice until the page is left.
  }
}
