// Workbooks with one sheet, written by hand, also invalid ones.
import { zipSync } from 'fflate'

const part = (text: string) => Buffer.from(text)

/** Makes a workbook with one sheet. */
export function workbook(sheet: string, more: Record<string, Buffer> = {}): Buffer {
  const files = {
    'xl/workbook.xml': part(
      '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': part(
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': part(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
    ...more,
  }
  return Buffer.from(zipSync(files))
}
