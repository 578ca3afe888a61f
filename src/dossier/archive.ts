// The archive of a dossier: files one after the other as they are read, with one date and in one order, ZIP64 where there are
// too many or too great ones. The same files are the same bytes.
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { wallTime } from '../http/tables/workbook.ts'

/** A file to come: where it stands, and its bytes, asked for when its turn comes. */
export type Entry = { readonly path: string; readonly open: () => AsyncIterable<Uint8Array> }

// Compressed once more these only cost time.
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
