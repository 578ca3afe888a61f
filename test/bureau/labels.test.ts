// Labels as bytes of label printers: texts are data.
import { expect, test } from 'vitest'
import { escposOf, zplOf } from '../../apps/bureau/src/parts/label/bytes.ts'

const LABEL = {
  code: 'PF-ANANAS-26-000001',
  heading: 'PF-ANANAS-26-000001',
  lines: ['Ananas séché', '12,5 kg'],
}
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test('ZPL: one format for each label, with the code for a camera and the texts', () => {
  const text = textOf(zplOf([LABEL, LABEL]))
  expect(text.match(/\^XA/g)?.length).toBe(2)
  expect(text).toContain('^FDMA,PF-ANANAS-26-000001^FS')
  expect(text).toContain('^FDAnanas séché^FS')
  expect(text.trimEnd().endsWith('^XZ')).toBe(true)
})

test('ZPL: no text is a command', () => {
  const text = textOf(zplOf([{ ...LABEL, heading: '^XZ~JR_\n^XA', lines: [] }]))
  expect(text.match(/\^X[AZ]/g)).toEqual(['^XA', '^XZ'])
  expect(text).toContain('^FD_5EXZ_7EJR_5F_5EXA^FS')
})

test('ESC/POS: the code is stored with its length, letters are those of the printer, control characters are gone', () => {
  const bytes = [...escposOf([{ code: 'A', heading: 'é’\x1b@', lines: ['中'] }])]
  const stored = [0x1d, 0x28, 0x6b, 4, 0, 0x31, 0x50, 0x30, 'A'.charCodeAt(0)]
  expect(bytes.join(' ')).toContain(stored.join(' '))
  expect(bytes.join(' ')).toContain([0x1b, 0x45, 1, 0xe9, 0x92, 0x40, 0x0a].join(' '))
  expect(bytes.filter((byte) => byte === '?'.charCodeAt(0)).length).toBe(1)
  expect(bytes.slice(-4)).toEqual([0x1d, 0x56, 0x42, 3])
})
