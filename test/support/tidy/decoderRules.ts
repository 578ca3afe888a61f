// The rule about bytes from outside: a file that unpacks or parses them is in this list, with the reason.
import { type SourceFile, under, type Violation } from './tree.ts'

const DECODERS =
  /^(?:saxes|sax|fast-xml-parser|xml2js|csv-parse|papaparse|yauzl|unzipper|jszip|adm-zip|tar|exceljs|xlsx|read-excel-file|pdfkit|pdf-lib|pdfjs-dist|unpdf|sharp|jimp|pngjs|jpeg-js|image-size|exifr)(?:\/|$)/
/** Modules that pack and unpack; only their unpacking functions count. */
const PACKERS = /^(?:node:zlib|zlib|fflate|pako)(?:\/|$)/
const UNPACKS = /inflate|gunzip|unzip|decompress|\*/i

const READER = 'runs in the process that reads one file'
const ALLOWED: Readonly<Record<string, string>> = {
  'src/imports/readers/archive.ts': READER,
  'src/imports/readers/delimited.ts': READER,
  'src/imports/readers/xml.ts': READER,
  'src/documents/logo.ts': 'judges the sides of a PNG first, and inflates no more than its dots',
  'src/documents/draw.ts': 'puts logos into a PDF, of which logo.ts judged the bytes',
  'src/dossier/verify.ts':
    'a verb of the operator, which streams and hashes; no process that serves loads it',
}
/** Modules of the reader process, of which other files import only types. */
const READING = /imports\/(?:read|readers\/(?:archive|delimited|geojson|kml|workbook|xml))\.ts$/

/** Only listed files load modules that decode bytes from outside. */
export function decodersAreListed(tree: readonly SourceFile[]): Violation[] {
  return ownFiles(tree)
    .filter(({ path, text }) => !(path in ALLOWED) && loads(text).some(isDecoder))
    .map(
      ({ path }) => `${path}: decodes foreign bytes, and test/support/tidy/decoderRules.ts does not allow it`,
    )
}

/** Every listed file decodes. */
export function listedFilesDecode(tree: readonly SourceFile[]): Violation[] {
  return under(tree, Object.keys(ALLOWED))
    .filter(({ text }) => !loads(text).some(isDecoder))
    .map(({ path }) => `${path}: is allowed to decode foreign bytes, and does not`)
}

/** Files to import are read only in the reader process. */
export function readersRunApart(tree: readonly SourceFile[]): Violation[] {
  return ownFiles(tree)
    .filter(({ path }) => !/^src\/imports\/(?:readerProcess\.ts|read\.ts|readers\/)/.test(path))
    .filter(({ text }) => loads(text).some(({ from }) => READING.test(from.replace(/^\.\//, 'imports/'))))
    .map(
      ({ path }) => `${path}: reads a foreign file in the service; src/imports/readApart.ts reads it apart`,
    )
}

const ownFiles = (tree: readonly SourceFile[]) => under(tree, ['src/', 'server.ts', 'scripts/'], '.ts')

type Load = { readonly names: string; readonly from: string }

const isDecoder = ({ names, from }: Load) => (PACKERS.test(from) ? UNPACKS.test(names) : DECODERS.test(from))

/** Returns the modules that a file loads at run time, with the names that it imports from them. */
function loads(text: string): Load[] {
  const statements = text.matchAll(/^(?:import|export) (?!type )([^';]*?) ?from '([^']+)'/gm)
  const calls = text.matchAll(/([^\n]*)\bimport\('([^']+)'\)/g)
  return [...statements, ...calls].map(([, names = '', from = '']) => ({ names, from }))
}
