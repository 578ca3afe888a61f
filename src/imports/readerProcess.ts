// The process that reads one file. The kind and the format are arguments. The bytes come on standard input, and rows are sent in
// batches on request, so that neither process holds all of them.
import { buffer } from 'node:stream/consumers'
import { UnreadableFile } from './fault.ts'
import type { Format, Kind } from './kind.ts'
import { readRows } from './read.ts'
import type { Response } from './readApart.ts'
import type { LeftOut } from './readers/headings.ts'
import type { Row } from './readers/sheet.ts'

/** Limits of one response, in rows and in characters of JSON: the service parses it in a few milliseconds. */
const MAX_ROWS = 200
const MAX_CHARACTERS = 262_144
/** Greatest number of characters of one row as JSON: more than a shape of 10,000 points needs. */
const MAX_ROW = 2_097_152

const [kind = '', format = ''] = process.argv.slice(2)
const leftOut: LeftOut = new Map()
const batches = batchesOf()

process.on('message', () => void respond())
// The service has died, or needs no more rows.
process.on('disconnect', () => process.exit())
// Ignores signals. A terminal or an init system signals every process, but the service may still finish the file; the reader ends
// when the service ends it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)

async function respond(): Promise<void> {
  process.send?.(await next())
}

async function next(): Promise<Response> {
  try {
    const { value: rows } = await batches.next()
    return rows === undefined ? { leftOut: [...new Set(leftOut.values())] } : { rows }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    const { code, details } = error
    return { refusal: { code, details } }
  }
}

async function* batchesOf(): AsyncGenerator<Row[], undefined> {
  let rows: Row[] = []
  let characters = 0
  const bytes = await buffer(process.stdin)
  for await (const row of readRows(JSON.parse(kind) as Kind, format as Format, bytes, leftOut)) {
    const { length } = JSON.stringify(row)
    if (length > MAX_ROW)
      throw new UnreadableFile('fichier_trop_complexe', { limite: 'ligne_caracteres', maximum: MAX_ROW })
    if (rows.length === MAX_ROWS || (rows.length > 0 && characters + length > MAX_CHARACTERS)) {
      yield rows
      rows = []
      characters = 0
    }
    rows.push(row)
    characters += length
  }
  if (rows.length > 0) yield rows
  return undefined
}
