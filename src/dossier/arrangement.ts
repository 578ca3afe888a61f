// Checks the layout of an archive. A program that unpacks a stream reads the local headers one after the other, without the
// directory. Bytes between two files, or a different name in a local header, could hide a file that the directory does not list.
import type { Entry, ZipFile } from 'yauzl'

// The extra field with a name that some programs use instead of the header's name.
const UNICODE_PATH = 0x70_75
const HAS_DESCRIPTOR = 0b1000
// Sizes of a data descriptor: with or without a signature, with 32-bit or 64-bit sizes.
const DESCRIPTORS = [12, 16, 20, 24]
// Marks a size that is in the ZIP64 extra field instead.
const BESIDE = 0xff_ff_ff_ff

/** Returns the name of a file: its bytes, one character each. */
export function nameOf(entry: Entry): string {
  return entry.fileNameRaw.toString('latin1')
}

/** The place of a file in the archive. It holds no buffer, because a dossier may have 100,000 files. */
export type Place = {
  readonly name: string
  readonly start: number
  readonly end: number
  readonly hasDescriptor: boolean
  /** True if the local header agrees with the directory. */
  readonly isSame: boolean
}

/** Returns the place of a file of the directory. */
export async function placeOf(zip: ZipFile, entry: Entry): Promise<Place> {
  const [name, start] = [nameOf(entry), entry.relativeOffsetOfLocalHeader]
  const header = await zip.readLocalFileHeaderPromise(entry).catch(() => null)
  if (header === null) return { name, start, end: start, hasDescriptor: false, isSame: false }
  return {
    name,
    start,
    end: header.fileDataStart + entry.compressedSize,
    hasDescriptor: (header.generalPurposeBitFlag & HAS_DESCRIPTOR) !== 0,
    isSame: saysTheSame(header, entry),
  }
}

/** Returns the files whose local header disagrees with the directory, and the files that come after unlisted bytes. */
export function misplacedFiles(places: readonly Place[], directory: number): string[] {
  const inOrder = places.toSorted((a, b) => a.start - b.start)
  const found: string[] = []
  let [end, hasDescriptor] = [0, false]
  const isNext = (at: number) => at === end || (hasDescriptor && DESCRIPTORS.includes(at - end))
  for (const place of inOrder) {
    if (!place.isSame || !isNext(place.start)) found.push(place.name)
    ;[end, hasDescriptor] = [place.end, place.hasDescriptor]
  }
  const last = inOrder.at(-1)
  if (last !== undefined && !isNext(directory)) found.push(last.name)
  return found
}

type Header = Awaited<ReturnType<ZipFile['readLocalFileHeaderPromise']>>

function saysTheSame(header: Header, entry: Entry): boolean {
  const isSized = (header.generalPurposeBitFlag & HAS_DESCRIPTOR) === 0
  const sizes = ['compressedSize', 'uncompressedSize'] as const
  return (
    header.fileName.equals(entry.fileNameRaw) &&
    header.compressionMethod === entry.compressionMethod &&
    header.generalPurposeBitFlag === entry.generalPurposeBitFlag &&
    (!isSized || sizes.every((size) => header[size] === entry[size] || header[size] === BESIDE)) &&
    !entry.extraFields.some(({ id }) => id === UNICODE_PATH) &&
    !hasField(header.extraField, UNICODE_PATH)
  )
}

function hasField(fields: Buffer, wanted: number): boolean {
  for (let at = 0; at + 4 <= fields.length; at += 4 + fields.readUInt16LE(at + 2))
    if (fields.readUInt16LE(at) === wanted) return true
  return false
}
