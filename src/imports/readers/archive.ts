// Reads the parts of a workbook, which is a ZIP archive. It never inflates more than a limit, whatever sizes the archive declares.
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { UnreadableFile } from '../fault.ts'

// 100 MB: a sheet of 20,000 rows with thirty columns has 30 MB.
const MAX_INFLATED = 104_857_600
const MAX_PARTS = 1_000

/** The parts of an archive, by name. */
export type Archive = {
  /** Inflates a part of the archive, piece by piece; yields nothing if the archive has no part of that name. */
  part(name: string): AsyncIterable<Buffer>
}

/** Opens an archive; the total of inflated bytes is limited. */
export async function openArchive(bytes: Buffer): Promise<Archive> {
  const entries = new Map<string, Entry>()
  const zip = await openZip(bytes, entries)
  let left = MAX_INFLATED
  return {
    async *part(name) {
      const entry = entries.get(name)
      if (entry === undefined) return
      const pieces = await streamOf(zip, entry)
      try {
        for await (const piece of pieces) {
          left -= piece.length
          if (left < 0) throw tooLarge()
          yield piece
        }
      } catch (error) {
        throw error instanceof UnreadableFile
          ? error
          : new UnreadableFile('classeur_illisible', undefined, error)
      } finally {
        pieces.destroy()
      }
    },
  }
}

function openZip(bytes: Buffer, entries: Map<string, Entry>): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    const refuse = (cause: unknown) => reject(new UnreadableFile('classeur_illisible', undefined, cause))
    let declared = 0
    fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, zip) => {
      if (error) return refuse(error)
      zip.on('error', refuse)
      zip.on('end', () => resolve(zip))
      zip.on('entry', (entry: Entry) => {
        entries.set(entry.fileName, entry)
        declared += entry.uncompressedSize
        if (declared > MAX_INFLATED || entries.size > MAX_PARTS) return reject(tooLarge())
        zip.readEntry()
      })
      zip.readEntry()
    })
  })
}

function streamOf(
  zip: ZipFile,
  entry: Entry,
): Promise<NodeJS.ReadableStream & { destroy(): void } & AsyncIterable<Buffer>> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) reject(new UnreadableFile('classeur_illisible', undefined, error))
      else resolve(stream)
    })
  })
}

function tooLarge(): UnreadableFile {
  return new UnreadableFile('archive_demesuree', { maximum_octets: MAX_INFLATED })
}
