// The browser that the tests of what is seen look through: Debian's Chromium, which the set-up installs; one for every worker of vitest,
// which its files share. Each walk has a context of its own, so that nothing of one is left to the next.
import { existsSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'

const CHROMIUM = '/usr/bin/chromium-headless-shell'

/** True where Chromium is installed; without it tests that need it are skipped and counted as such. */
export const HAS_BROWSER = existsSync(CHROMIUM)

// Connects to the service alone and draws maps without a graphics card; the processor composes pages, which costs a fraction of
// an emulated card.
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

/** True when all walks run: they were named (`npm test -- bureau`), or WALKS=yes is set for the whole suite. */
export const ALL_WALKS =
  HAS_BROWSER && (import.meta.env.WALKS === 'yes' || inject('asked').some((name) => name.includes('bureau')))

/** Limit of a walk on a machine that is busy with the rest of the suite. */
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
