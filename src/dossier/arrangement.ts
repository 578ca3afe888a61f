// How the files of an archive stand in it. Whoever unpacks it as it comes reads no directory, but one local header after the other:
// what stands between two of them, or is called otherwise there, is a file that the directory does not tell of.
import type { Entry, ZipFile } from 'yauzl'

// The name that some take instead of the one in the header.
const UNICODE_PATH = 0x70_75
const HAS_DESCRIPTOR = 0b1000
// With or without a signature, of 32 or of 64 bits.
const DESCRIPTORS = [12, 16, 20, 24]
// Stands for a size that is told beside it.
const BESIDE = 0xff_ff_ff_ff

/** What a file is called: the bytes of its name, one letter each. */
export function nameOf(entry: Entry): string {
  return entry.fileNameRaw.toString('latin1')
}

/** Where a file stands in the archive; what is read of it holds no buffer, since a dossier has a hundred thousand. */
export type Place = {
  readonly name: string
  readonly start: number
  readonly end: number
  readonly hasDescriptor: boolean
  /** Whether its own header says what the directory does. */
  readonly isSame: boolean
}

/** Where a file that the directory tells of stands. */
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

/** Files before which something stands that the directory does not tell of, or whose own header says something else. */
export function disarranged(places: readonly Place[], directory: number): string[] {
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
