// Every document that the service can draw, with content that is ordinary, long, many, missing, or in other scripts.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { draw } from '../../src/documents/draw.ts'
import type { Content, Frozen, Language } from '../../src/documents/layout.ts'
import { LAYOUTS } from '../../src/documents/layouts.ts'
import { CONTENT, frozen, pngOf } from '../documents/support.ts'

const AT = 'https://tracabilite.union-des-producteurs-de-bonoua.example.org/verifier'
const LOGO = pngOf({ width: 300, height: 100 })
const NAMES = 'محمد بن عبد الله 山田商店 ገብረ क्षेत्र Ọlápàdé \uD800\u202E\u0007 <&> '

/** Members whose values are not varied, because they decide how other values are written. */
const FIXED = new Set([
  'critere',
  'devise',
  'genre',
  'categorie',
  'nature',
  'moyen',
  'date',
  'le',
  'valide_au',
])

function renamed(value: unknown, name: string): unknown {
  if (typeof value === 'string') return name
  if (Array.isArray(value)) return value.map((one) => renamed(one, name))
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([key, one]) => [key, FIXED.has(key) ? one : renamed(one, name)])
  return Object.fromEntries(members)
}

const isRows = (value: unknown): value is Content[] => Array.isArray(value) && typeof value[0] === 'object'
const lists = (change: (rows: Content[]) => Content[]) =>
  Object.fromEntries(Object.entries(CONTENT).map(([key, one]) => [key, isRows(one) ? change(one) : one]))

const named = (paper: Frozen, nom: string) => ({ ...paper, organisation: { ...paper.organisation, nom } })

/** Variants of a document, by the ending of its file name. */
const VARIANTS: Readonly<Record<string, (type: string, langue: Language) => [paper: Frozen, logo?: Buffer]>> =
  {
    ordinary: (type, langue) => [frozen(type, langue)],
    logo: (type, langue) => [
      { ...frozen(type, langue), duplicata: { rang: 1, le: '2026-11-24T08:00:00Z' } },
      LOGO,
    ],
    many: (type, langue) => [
      frozen(
        type,
        langue,
        lists((rows) => Array(80).fill(rows).flat()),
      ),
      LOGO,
    ],
    none: (type, langue) => [
      frozen(
        type,
        langue,
        lists(() => []),
      ),
    ],
    names: (type, langue) => [
      named(frozen(type, langue, renamed(CONTENT, NAMES) as Content), NAMES.repeat(3)),
      LOGO,
    ],
    long: (type, langue) => [
      named(frozen(type, langue, renamed(CONTENT, 'x'.repeat(2_000)) as Content), 'Union '.repeat(60)),
    ],
  }

/** A drawn document: its file, and the URL in its QR code. */
export type Drawn = { readonly file: string; readonly address: string }

/** Draws each type in the service's table of layouts, in each language and variant, into a new folder. */
export async function drawAll(): Promise<Drawn[]> {
  const folder = mkdtempSync(join(inject('sillon').folder, 'papiers-'))
  const papers: Drawn[] = []
  for (const type of Object.keys(LAYOUTS))
    for (const langue of ['fr', 'en'] as const)
      for (const [variant, contents] of Object.entries(VARIANTS)) {
        const [paper, logo] = contents(type, langue)
        const file = join(folder, `${type}-${langue}-${variant}.pdf`)
        writeFileSync(file, await draw(paper, AT, logo))
        papers.push({ file, address: `${AT}/${paper.code}` })
      }
  return papers
}
