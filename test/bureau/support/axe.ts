// Runs axe on the current page. The browser's inspector injects axe's script, so the page and its policy stay unchanged.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** WCAG 2.2 to level AA. */
export const WCAG: readonly string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
// Axe's good practices are included: one main landmark, one page heading, headings in order.
const TAGS = [...WCAG, 'best-practice']

type Finding = { readonly id: string; readonly help: string; readonly nodes: readonly Node[] }
type Node = { readonly html: string; readonly failureSummary?: string }

/** Expects that axe finds nothing. */
export async function expectAccessible(page: Page, values: readonly string[] = TAGS): Promise<void> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(SOURCE)
  const options = { runOnly: { type: 'tag', values }, resultTypes: ['violations'] }
  const { violations } = (await page.evaluate(`axe.run(document, ${JSON.stringify(options)})`)) as {
    violations: Finding[]
  }
  const said = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html.slice(0, 300)}\n${failureSummary ?? ''}`),
  )
  expect(said, page.url()).toEqual([])
}

/** Expects that the page scrolls only vertically. */
export async function expectFits(page: Page): Promise<void> {
  const wide = (await page.evaluate(WIDER)) as { over: number; culprits: string[] }
  expect(wide, `${page.url()} at ${page.viewportSize()?.width} px`).toEqual({ over: 0, culprits: [] })
}

const WIDER = `(() => {
  const root = document.documentElement
  const over = root.scrollWidth - root.clientWidth
  if (over <= 0) return { over: 0, culprits: [] }
  const right = root.clientWidth + 1
  const culprits = [...document.body.querySelectorAll('*')]
    .filter((one) => one.getBoundingClientRect().right > right && one.children.length === 0)
    .slice(0, 5).map((one) => one.outerHTML.slice(0, 160))
  return { over, culprits }
})()`
