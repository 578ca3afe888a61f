// The browser that the tests of what is seen look through: Debian's Chromium, which the set-up installs; one for every worker of vitest,
// which its files share. Each walk has a context of its own, so that nothing of one is left to the next.
import { existsSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'

const CHROMIUM = '/usr/bin/chromium-headless-shell'

/** Whether there is a browser; what needs one is skipped and counted where there is none. */
export const HAS_BROWSER = existsSync(CHROMIUM)

// It asks nobody but the service, and draws maps without a graphics card; pages are put together by the processor, which does that
// for a fraction of what a card costs that it pretends to be.
const ARGUMENTS = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-compositing',
  '--disable-gpu-rasterization',
]

/** Whether all walks are taken: they were asked for by name (`npm test -- bureau`), or by WALKS=yes in the whole suite. */
export const ALL_WALKS =
  HAS_BROWSER && (import.meta.env.WALKS === 'yes' || inject('asked').some((name) => name.includes('bureau')))

/** How long a walk may take where everything else takes its time too. */
export const SLOW = { timeout: 120_000 }

let launched: Promise<Browser> | undefined

/** The browser of this worker. */
export function theBrowser(): Promise<Browser> {
  launched ??= launch()
  return launched
}

async function launch(): Promise<Browser> {
  const home = mkdtempSync(join(inject('sillon').folder, 'chromium-'))
  return chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS, env: { HOME: home } })
}
