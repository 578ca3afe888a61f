import { inflateSync } from 'node:zlib'
import { SaxesParser } from 'saxes'

// ISO 19005-2 (PDF/A-2, level A) and ISO 14289-1 (PDF/UA-1), as far as they can be checked from a file's objects. Fonts are not
// checked. `npm test -- papers` uses veraPDF.

type Clause = { readonly clause: string; readonly holds: (pdf: string) => boolean }

const has =
  (...patterns: readonly RegExp[]) =>
  (pdf: string) =>
    patterns.every((pattern) => pattern.test(pdf))
const lacks = (pattern: RegExp) => (pdf: string) => !pattern.test(pdf)

/** Returns the objects of a PDF that match a pattern. */
const objects = (pdf: string, pattern: RegExp) =>
  pdf.split(/\bendobj\b/).filter((object) => pattern.test(object))
const each =
  (which: RegExp, ...patterns: readonly RegExp[]) =>
  (pdf: string) => {
    const found = objects(pdf, which)
    return found.length > 0 && found.every((object) => has(...patterns)(object))
  }

const CLAUSES: readonly Clause[] = [
  { clause: '6.1.2 header and binary comment', holds: has(/^%PDF-1\.[0-7]\n%[\u0080-\u00ff]{4}/) },
  { clause: '6.1.3 file identifier in the trailer', holds: has(/trailer[\s\S]*\/ID \[<[0-9a-f]{32}> </) },
  { clause: '6.1.3 no encryption', holds: lacks(/\/Encrypt\b/) },
  { clause: '6.1.3 nothing after the end', holds: has(/%%EOF\s?$/) },
  { clause: '6.1.7 no LZW', holds: lacks(/\/LZWDecode\b/) },
  {
    clause: '6.2.3 output intent with its profile',
    holds: has(/\/OutputIntents \[/, /\/S \/GTS_PDFA1/, /\/DestOutputProfile \d+ 0 R/),
  },
  {
    clause: '6.2.8 no alternate images, no interpolation',
    holds: lacks(/\/Alternates\b|\/Interpolate true/),
  },
  { clause: '6.2.9 no form that stands elsewhere', holds: lacks(/\/Subtype \/PS\b|\/Ref\b/) },
  {
    clause: '6.2.11.4 every font embedded',
    holds: each(/\/Type \/FontDescriptor\b/, /\/FontFile2 \d+ 0 R/),
  },
  { clause: '6.2.11.3 every CID font mapped', holds: each(/\/CIDFontType2\b/, /\/CIDToGIDMap \/Identity/) },
  { clause: '6.2.11.7 every font with its text', holds: each(/\/Subtype \/Type0\b/, /\/ToUnicode \d+ 0 R/) },
  { clause: '6.2.11 no font that is not embedded', holds: lacks(/\/Subtype \/(?:Type1|TrueType|Type3)\b/) },
  { clause: '6.3 no annotation, 6.4 no form', holds: lacks(/\/Annots\b|\/AcroForm\b|\/XFA\b/) },
  {
    clause: '6.5 no action',
    holds: lacks(/\/(?:JavaScript|JS|URI|Launch|Sound|Movie|OpenAction|AA|SubmitForm)\b/),
  },
  {
    clause: '6.6.4 version and conformance in the metadata',
    holds: has(/<pdfaid:part>2<\/pdfaid:part>\s*<pdfaid:conformance>A</, /\/Type \/Metadata\b/),
  },
  { clause: '6.6.2 metadata in XML, in UTF-8', holds: (pdf) => metadataOf(pdf) !== null },
  {
    clause: '6.7 a tree of tags, UA 5 the part of PDF/UA',
    holds: has(/\/Marked true/, /\/StructTreeRoot \d+ 0 R/, /<pdfuaid:part>1<\/pdfuaid:part>/),
  },
  { clause: 'UA 7.1 all content tagged or an artifact', holds: (pdf) => !streamsOf(pdf).some(hasUntagged) },
  { clause: '6.8 no file within', holds: lacks(/\/EmbeddedFiles?\b/) },
]

/** Returns the decompressed streams of a PDF. */
export function streamsOf(pdf: string): Buffer[] {
  const heads = pdf.matchAll(/\/Length (\d+)\n[^>]*\/Filter \/FlateDecode\n[^>]*>>\nstream\n/g)
  return [...heads].map(({ 0: head, 1: length, index }) => {
    const begin = index + head.length
    return inflateSync(Buffer.from(pdf.slice(begin, begin + Number(length)), 'latin1'))
  })
}

// Says if a page draws outside its tagged parts. Each line of a content stream is one operator.
function hasUntagged(stream: Buffer): boolean {
  if (stream.toString('latin1', 0, 8) !== '1 0 0 -1') return false
  let depth = 0
  for (const line of stream.toString('latin1').split('\n')) {
    if (/ B[DM]C$/.test(line)) depth += 1
    else if (line === 'EMC') depth -= 1
    else if (depth === 0 && /(?:^| )(?:T[Jj]|[fFSsBb]\*?|Do)$/.test(line)) return true
  }
  return depth !== 0
}

/** Returns the texts in a file's XML metadata; null if its metadata are not XML. */
export function metadataOf(pdf: string): string[] | null {
  const [packet] = /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(pdf) ?? []
  const texts: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('text', (text) => text.trim() !== '' && texts.push(text.trim()))
  try {
    const bytes = Buffer.from(packet ?? '', 'latin1')
    parser.write(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).close()
    return packet === undefined ? null : texts
  } catch {
    return null
  }
}

/** Returns the clauses that a file breaks. */
export function broken(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  return CLAUSES.filter(({ holds }) => !holds(text)).map(({ clause }) => clause)
}
