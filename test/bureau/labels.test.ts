// Labels as bytes of label printers: texts are data. A printer at a serial port gets them and is closed; on paper there is one label
// on each page and nothing else.
import { beforeAll, describe, expect, test } from 'vitest'
import { escposOf, zplOf } from '../../apps/bureau/src/parts/label/bytes.ts'
import { en } from '../../apps/bureau/src/parts/label/en.ts'
import { sendSerial } from '../../apps/bureau/src/parts/label/serial.ts'
import { ALL_WALKS, SLOW } from './support/browser.ts'
import { openWorkbench, type Workbench } from './support/desk.ts'

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

// A serial port as the browser gives it: a port with a locked stream can not be closed.
function portOf(write: (bytes: Uint8Array) => Promise<void>, isWritable = true) {
  const writable = isWritable ? new WritableStream<Uint8Array>({ write }) : null
  const port = {
    isOpen: false,
    writable,
    async open() {
      port.isOpen = true
    },
    async close() {
      if (writable?.locked === true) throw new TypeError('the stream is locked')
      port.isOpen = false
    },
  }
  return { port, serial: { requestPort: () => Promise.resolve(port) } }
}

test('a label printer at a serial port gets all bytes, and its port is free again', async () => {
  const got: number[] = []
  const { port, serial } = portOf(async (bytes) => void got.push(...bytes))
  await sendSerial(Uint8Array.of(1, 2, 3), serial)
  await sendSerial(Uint8Array.of(4), serial)
  expect([got, port.isOpen]).toEqual([[1, 2, 3, 4], false])
})

test('a printer that is cut off, or takes no bytes, is an error, and its port is free again', async () => {
  const cut = portOf(() => Promise.reject(new Error('cut off')))
  await expect(sendSerial(Uint8Array.of(1), cut.serial)).rejects.toThrow('cut off')
  expect(cut.port.isOpen).toBe(false)
  const mute = portOf(async () => undefined, false)
  await expect(sendSerial(Uint8Array.of(1), mute.serial)).rejects.toThrow('takes no bytes')
  expect(mute.port.isOpen).toBe(false)
})

describe.skipIf(!ALL_WALKS)('labels on paper', SLOW, () => {
  let bench: Workbench
  beforeAll(async () => {
    bench = await openWorkbench()
  }, SLOW.timeout)

  test('three labels are three pages, A6 larger than the roll, and nothing else is there', async () => {
    const { body } = await bench.server.get('/v1/lots?en_stock=true&limite=1', 'magasinier')
    await bench.walk({ as: 'magasinier', langue: 'en' }, async (walk) => {
      const { page } = walk
      await walk.go(`/lots?id=${body.lots[0].id}`)
      await page.evaluate('window.print = () => undefined')
      const labels = page.getByRole('region', { name: en.titre })
      await labels.getByLabel(en.combien).fill('3')
      const sizes: unknown[] = []
      for (const format of ['a6', 'rouleau'] as const) {
        await labels.getByLabel(en.format).selectOption(format)
        await labels.getByRole('button', { name: en.imprimer }).click()
        await page.emulateMedia({ media: 'print' })
        expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false)
        sizes.push(
          await page.evaluate(
            "getComputedStyle(document.querySelector('main [data-etiquettes] > div')).zoom",
          ),
        )
        await walk.picture(`label ${format}`)
        // Writing the file ends the print, as the browser's dialog does.
        const pdf = (await page.pdf()).toString('latin1')
        expect([format, pdf.match(/\/Type \/Page\b/g)?.length]).toEqual([format, 3])
        await page.emulateMedia({ media: 'screen' })
      }
      expect(sizes).toEqual(['1.6', '1'])
      await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    })
  })
})
