// The cells of a sheet in a workbook, read from its files: type and text.
import { inflateRawSync } from 'node:zlib'

const CENTRAL = 0x02014b50

/** Returns the files of a ZIP archive, by name. */
export function unzip(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>()
  const signature = Buffer.alloc(4)
  signature.writeUInt32LE(CENTRAL)
  for (let at = archive.indexOf(signature); at >= 0; at = archive.indexOf(signature, at + 46)) {
    const [method, packed] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)]
    const name = archive.toString('utf8', at + 46, at + 46 + archive.readUInt16LE(at + 28))
    const local = archive.readUInt32LE(at + 42)
    const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const bytes = archive.subarray(begin, begin + packed)
    files.set(name, (method === 0 ? bytes : inflateRawSync(bytes)).toString('utf8'))
  }
  return files
}

/** Returns the cells of a sheet, row by row, by default of the first sheet: texts unchanged, any other cell as its number. */
export function sheetOf(archive: Buffer, rank = 1): (string | number)[][] {
  const files = unzip(archive)
  const shared = [...(files.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>(.*?)<\/si>/gs)].map(
    ([, item = '']) => textOf(item),
  )
  const sheet = files.get(`xl/worksheets/sheet${rank}.xml`) ?? ''
  if (/<f[ >]/.test(sheet)) throw new Error('a formula')
  return [...sheet.matchAll(/<row[ >].*?<\/row>/gs)].map(([row]) => {
    const cells: (string | number)[] = []
    for (const [, attributes = '', inside = ''] of row.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      const [, letters = ''] = /r="([A-Z]+)\d+"/.exec(attributes) ?? []
      const value = /<v>(.*?)<\/v>/s.exec(inside)?.[1]
      cells[indexOf(letters)] = /t="s"/.test(attributes)
        ? (shared[Number(value)] ?? '')
        : /t="inlineStr"/.test(attributes)
          ? textOf(inside)
          : Number(value)
    }
    return Array.from(cells, (cell) => cell ?? '')
  })
}

// A is the first column, AA the twenty-seventh. An empty cell is missing in the file, so the position comes from the cell's name.
function indexOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function textOf(markup: string): string {
  const texts = [...markup.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, text]) => text)
  return texts.join('').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
