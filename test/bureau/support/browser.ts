// The browser of the screen tests: Debian's Chromium, which the set-up installs. The test files of a vitest worker share one
// browser. Each walk has its own browser context, so that it leaves nothing behind.
import { existsSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'

const CHROMIUM = '/usr/bin/chromium-headless-shell'

/** True if Chromium is installed; without it, tests that need it are skipped and counted as skipped. */
export const HAS_BROWSER = existsSync(CHROMIUM)

// Connects only to the service, and draws maps without a graphics card. The processor composes the pages, which costs a fraction
// of an emulated card.
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

/** True if all walks run: they were named (`npm test -- bureau`), or the whole suite runs with WALKS=yes. */
export const ALL_WALKS =
  HAS_BROWSER && (import.meta.env.WALKS === 'yes' || inject('asked').some((name) => name.includes('bureau')))

/** The time limit of a walk on a machine that is busy with the rest of the suite. */
export const SLOW = { timeout: 300_000 }
/** The time limit of a walk through many acts. */
export const LONG = { timeout: 600_000 }

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
