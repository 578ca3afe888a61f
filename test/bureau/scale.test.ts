// Issue «The office works without a command line», §2.1: «weighings (a scale's serial line by Web Serial where the browser has it,
// else typed)». A mass is an exact number of grams; unstable values, overload and noise are no masses.
import { beforeAll, describe, expect, test } from 'vitest'
import { fr as acts } from '../../apps/bureau/src/parts/act/fr.ts'
import { fr } from '../../apps/bureau/src/parts/scale/fr.ts'
import { CUT, splitLines } from '../../apps/bureau/src/parts/scale/lines.ts'
import { NotWeighed, type Port, weigh } from '../../apps/bureau/src/parts/scale/weigh.ts'
import { ALL_WALKS, SLOW } from './support/browser.ts'
import { openWorkbench, type Workbench } from './support/desk.ts'

const lineOf = (line: string) => splitLines({ text: '', isCut: false }, `${line}\r\n`).lines[0]

describe('a line', () => {
  test.each([
    ['ST,GS,+  12.34kg', 12_340, true],
    ['ST,NT,+00012.345 kg', 12_345, true],
    ['ST,GS,+0001.2500  t', 1_250_000, true],
    ['S S      12.34 kg', 12_340, true],
    ['S S     123456 g', 123_456, true],
    ['Net    12,340 kg', 12_340, false],
    ['G +  0.070 kg', 70, false],
    ['  12.3400 kg ', 12_340, false],
    ['ST,GS,+99999.999kg', 99_999_999, true],
    ['ST,GS,+   8.1kg', 8100, true],
  ])('%j is a mass', (line, g, isMarked) => {
    expect(lineOf(line)).toEqual({ said: 'masse', g, isMarked })
  })

  test.each([
    ['US,GS,+  12.34kg', 'instable'],
    ['S D      12.34 kg', 'instable'],
    ['12.34 kg ?', 'instable'],
    ['S I', 'instable'],
    ['OL,GS,+9999999kg', 'surcharge'],
    ['S +', 'surcharge'],
    ['S -', 'vide'],
    ['ST,GS,-   0.02kg', 'vide'],
    ['ST,GS,+   0.00kg', 'vide'],
    ['ST,GS,+  12.34lb', 'unite'],
    ['S S      12.34 oz', 'unite'],
    ['ST,GS,+12.3456kg', 'trop_fin'],
    ['S S     1234.5 g', 'trop_fin'],
    ['ST,TR,+  12.34kg', 'autre'],
    ['QT,GS,+      12PC', 'autre'],
    ['ES', 'autre'],
    ['12.34', 'autre'],
    ['ST,GS,+  12.3 4kg', 'autre'],
    ['ST,GS,+1e5kg', 'autre'],
  ])('%j is none: %s', (line, said) => {
    expect(lineOf(line)).toEqual({ said })
  })
})

test('a line without its beginning counts only with its marks: the last digits are another mass', () => {
  expect(splitLines(CUT, '2.34 kg\r\n').lines).toEqual([])
  expect(splitLines(CUT, 'S,+  12.34kg\r\nNet 5.000 kg\r\n').lines).toEqual([
    { said: 'masse', g: 5000, isMarked: false },
  ])
  expect(splitLines(CUT, 'ST,GS,+   2.34kg\r\n').lines).toHaveLength(1)
})

test('halves of lines are put together, and noise makes a line none', () => {
  const first = splitLines(CUT, '\r\nST,GS,+  1')
  expect(first.lines).toEqual([])
  expect(splitLines(first.rest, '2.34kg\r\n').lines).toEqual([{ said: 'masse', g: 12_340, isMarked: true }])
  expect(splitLines(CUT, '\nST,GS,+ \u00ff2.34kg\n').lines).toEqual([{ said: 'autre' }])
})

/** The next event of a port: sends bytes, breaks as a framing error does, or is unplugged. */
type Turn = string | 'BREAK' | 'UNPLUG'

// A port as Web Serial has it: an error ends a stream and the next one is another; without a cable there is none.
function portOf(turns: readonly Turn[]): Port & { readonly closed: () => boolean; readonly sent: string[] } {
  const left = [...turns]
  const sent: string[] = []
  let isOpen = false
  let isPlugged = true
  let current: ReadableStream<Uint8Array> | null = null
  const stream = () =>
    new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          const turn = left.shift()
          if (turn === undefined) return new Promise<void>(() => undefined)
          if (turn === 'UNPLUG') isPlugged = false
          if (turn === 'BREAK' || turn === 'UNPLUG') {
            current = null
            return controller.error(new Error(turn))
          }
          controller.enqueue(Uint8Array.from(turn, (one) => one.charCodeAt(0)))
        },
      },
      { highWaterMark: 0 },
    )
  return {
    get readable() {
      if (!isOpen || !isPlugged) return null
      current ??= stream()
      return current
    },
    get writable() {
      return new WritableStream<Uint8Array>({
        write: (bytes) => void sent.push(new TextDecoder().decode(bytes)),
      })
    },
    async open() {
      if (isOpen) throw new Error('The port is already open.')
      isOpen = true
    },
    async close() {
      if (current?.locked === true) throw new Error('The stream is locked.')
      if (!isPlugged) throw new Error('The device has been lost.')
      isOpen = false
    },
    closed: () => !isOpen,
    sent,
  }
}

const NEVER = new AbortController().signal

describe('a scale at a port', () => {
  test('is listened to until the mass is stable, and its port is closed', async () => {
    const told: string[] = []
    const port = portOf(['\r\nUS,GS,+  1', '1.20kg\r\nOL,GS,+9', '9kg\r\n', 'ST,GS,+  12.34kg\r\n'])
    expect(await weigh(port, 9600, NEVER, (why) => told.push(why))).toBe(12_340)
    expect([told, port.closed(), port.sent[0]]).toEqual([['instable', 'surcharge'], true, 'S\r\n'])
  })

  test('without marks is believed after three equal lines', async () => {
    const port = portOf([
      'x\r\n',
      ' 5.000 kg\r\n 5.100 kg\r\n',
      ' 5.100 kg\r\n 5.1',
      '00 kg\r\n 9.000 kg\r\n',
    ])
    expect(await weigh(port, 9600, NEVER, () => undefined)).toBe(5100)
  })

  test('goes on after a break, and what came before it is forgotten', async () => {
    const port = portOf(['\r\nST,GS,+  1', 'BREAK', '2.34kg\r\n', 'BREAK', 'ST,GS,+ 112.34kg\r\n'])
    expect(await weigh(port, 9600, NEVER, () => undefined)).toBe(112_340)
  })

  test.each([
    ['debranchee', ['ST,GS,+  12', 'UNPLUG']],
    ['debranchee', Array.from({ length: 200 }, () => 'BREAK' as const)],
  ])('%s is told', async (fault, turns) => {
    await expect(weigh(portOf(turns), 9600, NEVER, () => undefined)).rejects.toMatchObject({ fault })
  })

  test('is stopped by the person, and a port in use is told', async () => {
    const stopping = new AbortController()
    const port = portOf(['\r\nUS,GS,+  12.34kg\r\n'])
    const weighing = weigh(port, 9600, stopping.signal, () => stopping.abort())
    await expect(weighing).rejects.toBeInstanceOf(NotWeighed)
    expect(port.closed()).toBe(true)
    await port.open({ baudRate: 9600 })
    await expect(weigh(port, 9600, NEVER, () => undefined)).rejects.toMatchObject({ fault: 'occupee' })
  })
})

// Web Serial in the page: the first weighing is unplugged in the midst of a line, the second one comes in halves with noise.
const FAKE = `
  const TURNS = [['ST,GS,+  1', null], ['9kg\\r\\nUS,GS,+ 12.10kg\\r\\n', '\\u00ff\\u0000ST,GS,+', '  12.34kg\\r\\n', 'ST,GS,+ 1', '2.345kg\\r\\n']]
  let asked = 0
  const port = () => {
    const turns = TURNS[asked++]
    let stream = null
    return {
      async open() {
        const left = [...turns]
        stream = new ReadableStream({ async pull(controller) {
          await new Promise((resolve) => setTimeout(resolve, 20))
          const turn = left.shift()
          if (turn === undefined) return new Promise(() => undefined)
          if (turn === null) { stream = null; return controller.error(new DOMException('The device has been lost.', 'NetworkError')) }
          controller.enqueue(Uint8Array.from(turn, (one) => one.charCodeAt(0)))
        } }, { highWaterMark: 0 })
      },
      get readable() { return stream },
      get writable() { return null },
      async close() { if (stream === null) throw new DOMException('The device has been lost.', 'NetworkError') },
    }
  }
  Object.defineProperty(navigator, 'serial', { value: { requestPort: async () => port() } })`

describe.skipIf(!ALL_WALKS)('the field of a mass', SLOW, () => {
  let bench: Workbench
  beforeAll(async () => {
    bench = await openWorkbench()
  }, SLOW.timeout)

  test('is filled by a scale that was unplugged, then spoke in halves and noise', async () => {
    await bench.walk({ as: 'magasinier' }, async (walk) => {
      const { page } = walk
      await page.addInitScript(FAKE)
      await walk.go('/receptions')
      await page.getByRole('button', { name: acts.receptions_creer }).click()
      const form = page.getByRole('dialog')
      const button = form.getByRole('button', { name: /^Peser : Masse nette pesée/ })
      await button.click()
      await form.getByText(fr.debranchee).waitFor()
      await button.click()
      await form.getByText(fr.pesee).waitFor()
      expect(
        await form
          .getByLabel(/^Masse nette pesée/)
          .first()
          .inputValue(),
      ).toBe('12,345')
      await walk.picture('scale')
      await walk.expectGood()
    })
  })

  test('is typed where the browser has no Web Serial', async () => {
    await bench.walk({ as: 'magasinier' }, async (walk) => {
      const { page } = walk
      await page.addInitScript('delete Navigator.prototype.serial')
      await walk.go('/receptions')
      await page.getByRole('button', { name: acts.receptions_creer }).click()
      await page
        .getByRole('dialog')
        .getByLabel(/^Masse nette pesée/)
        .first()
        .fill('12,345')
      expect(await page.getByRole('button', { name: /^Peser/ }).count()).toBe(0)
    })
  })
})
