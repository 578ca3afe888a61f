// Reads one record of a kind: by its route, or where none reads it among the rows of its list.
import { Refused } from '@sillon/client/client'
import type { Desk } from '../../desk.ts'
import { readPath } from '../form/options.ts'
import { type Kind, keyOf, placeOfKey } from './kind.ts'
import type { Row } from './values.ts'

/** Reads the record with a key. */
export async function readRecord(desk: Desk, kind: Kind, key: string, signal: AbortSignal): Promise<Row> {
  const { list, rows, found, one = '', within } = kind
  if (found === undefined) {
    const read = await readPath(desk, one, { path: placeOfKey(key) }, signal)
    return within === undefined ? read : (read[within] as Row)
  }
  const page = await readPath(desk, list, { query: { [found]: key, limite: 200 } }, signal)
  const row = (page[rows] as readonly Row[]).find((each) => keyOf(each) === key)
  if (row === undefined) throw new Refused(404, 'introuvable', null)
  return row
}
