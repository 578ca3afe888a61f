// Reads a list of the service page by page.

/** The most rows that the service answers at a time. */
const PAGE = 200

/** Reads pages until there are no more, or until `most` rows are there. Says if rows are left out. */
export async function readPages<Page extends { readonly suivant: string | null }, Row>(
  read: (part: { readonly limite: number; readonly curseur?: string }) => Promise<Page>,
  rowsOf: (page: Page) => readonly Row[],
  most = Number.POSITIVE_INFINITY,
): Promise<{ readonly rows: readonly Row[]; readonly isCut: boolean }> {
  const rows: Row[] = []
  let curseur: string | null = null
  do {
    const page: Page = await read({ limite: PAGE, ...(curseur === null ? {} : { curseur }) })
    rows.push(...rowsOf(page))
    curseur = page.suivant
  } while (curseur !== null && rows.length < most)
  return { rows, isCut: curseur !== null }
}
