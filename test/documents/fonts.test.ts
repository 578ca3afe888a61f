// docs/decisions/0078: «the same data are the same bytes»: a document draws with its own glyphs, and no other document changes them.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { expect, test } from 'vitest'
import { draw } from '../../src/documents/draw.ts'
import { fontOfItsOwn } from '../../src/documents/fonts.ts'
import { CONTENT, frozen } from './support.ts'

const FILE = 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'
const WORDS = [
  'Producteur ',
  'producteur',
  'Đorđe',
  'Ðurić',
  'ffi',
  'fi',
  'e\u0301',
  'é',
  '1\u202F234,5',
  'a\u00A0b',
  'محمد',
  'ŉ',
  '…',
]

// The glyphs of a word, their letters and places, as a document writes them.
function shapedBy(font: Font, text: string) {
  const { glyphs, positions } = font.layout(text)
  const shaped = glyphs.map(({ id, codePoints, advanceWidth }) => [id, [...codePoints], advanceWidth])
  return [shaped, positions.map(({ xAdvance, xOffset, yOffset }) => [xAdvance, xOffset, yOffset])]
}

test.each([[WORDS], [WORDS.toReversed()]])('each document shapes words as a font just opened', (words) => {
  for (let document = 0; document < 3; document += 1) {
    const own = fontOfItsOwn(FILE) as unknown as Font
    const fresh = create(readFileSync(createRequire(import.meta.url).resolve(FILE))) as Font
    for (const word of words.slice(document)) expect(shapedBy(own, word)).toEqual(shapedBy(fresh, word))
  }
})

test('a document is the same after others, whose words and letters differ', async () => {
  const one = () => draw(frozen('recu', 'fr', CONTENT), 'https://sillon.example.org/verifier')
  const first = await one()
  for (const producteur of ['Ðurić Đorđe', 'ﬁ fi ffi', 'Zoé\u00A0Ω'])
    await draw(frozen('recu', 'en', { ...CONTENT, producteur }), 'https://autre.example.org/verifier')
  expect((await one()).equals(first)).toBe(true)
})
