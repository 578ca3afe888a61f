// Seals of the audit journal for tests: the night's task, without waiting for the night.
import { ORGANISATION } from '../../../demo/ids.ts'
import type { Api } from './api.ts'

/** Seals the journal of an organization and returns its latest seal. */
export async function newSeal(
  api: Pick<Api, 'sql'>,
  organisation_id: string = ORGANISATION.demo,
): Promise<{ id: string; rang: string }> {
  const ask = async (rest: object) => {
    const asked = JSON.stringify({ organisation_id, maintenant: new Date().toISOString(), ...rest })
    const [row] = await api.sql<{ fait: { rang: number } | null }>(
      'select v1.journal_sceller($1::jsonb) as fait',
      [asked],
    )
    return row?.fait ?? null
  }
  for (let rest: object = {}; ; ) {
    const unsigned = await ask(rest)
    if (unsigned === null) break
    rest = { rang: unsigned.rang, signature: 'e30..AA', cle: { kty: 'EC' } }
  }
  const [seal] = await api.sql<{ id: string; rang: string }>(
    'select id, rang from sceau.sceau where organisation_id = $1 order by rang desc limit 1',
    [organisation_id],
  )
  if (seal === undefined) throw new Error('nothing was sealed')
  return seal
}

/** The first and the last entry of an organization's journal; after a seal, the last one is not sealed. */
export async function entriesOf(
  api: Pick<Api, 'sql'>,
  organisation_id: string = ORGANISATION.demo,
): Promise<{ first: string; last: string }> {
  const [ids] = await api.sql<{ first: string; last: string }>(
    'select min(id) as first, max(id) as last from journal.evenement where organisation_id = $1',
    [organisation_id],
  )
  return { first: ids?.first ?? '0', last: ids?.last ?? '0' }
}

let theirs = ''

/** Seals the journal of the neighbouring organization. */
export async function makeTheirSeal(api: Pick<Api, 'sql'>): Promise<void> {
  theirs = (await newSeal(api, ORGANISATION.voisine)).id
}

/** The seal that `makeTheirSeal` made. */
export const theirSeal = (): string => theirs
