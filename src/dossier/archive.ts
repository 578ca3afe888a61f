// Writes the archive of a dossier as a ZIP: files in a fixed order with one date, streamed as they are read, as ZIP64 if there
// are too many files or too large ones. The same files give the same bytes.
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { wallTime } from '../http/tables/workbook.ts'

/** A file of the archive: its path, and a function that opens its bytes when the archive reaches it. */
export type Entry = { readonly path: string; readonly open: () => AsyncIterable<Uint8Array> }

// These files are compressed already; compressing them again only costs time.
const COMPRESSED = /\.(?:pdf|xlsx)$/
const MODE = 0o100644

/** Writes the archive of these files, all dated `at`. */
export async function* archiveOf(entries: readonly Entry[], at: Date): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const mtime = wallTime(at)
  const archive = zip.outputStream as Readable
  zip.once('error', (error: Error) => archive.destroy(error))
  for (const { path, open } of entries) {
    const options = { mtime, mode: MODE, compress: !COMPRESSED.test(path), forceDosTimestamp: true }
    zip.addReadStreamLazy(path, options, (take) => {
      const content = Readable.from(open(), { objectMode: false })
      content.once('error', (error) => zip.emit('error', error))
      take(null, content)
    })
  }
  zip.end()
  for await (const chunk of archive) yield chunk as Buffer
}
