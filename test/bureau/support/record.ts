// Records the operations of the contract that a walk used through a screen: successful ones, and the refusals that the page
// showed.
import type { BrowserContext, Response } from 'playwright-core'
import { inject } from 'vitest'
import { noteWalked, operationsOfPeople } from '../../support/walks.ts'

// The page may show the code of a refusal only after it has loaded the sentence for it.
const SHOWN_MS = 3000
const OPERATIONS = operationsOfPeople()

/** Records the requests of a browser context; the returned function waits for the last of them. */
export function recordWalk(context: BrowserContext): () => Promise<unknown> {
  const { folder } = inject('sillon')
  const waited: Promise<void>[] = []
  context.on('response', (response) => {
    const method = response.request().method()
    const { pathname } = new URL(response.url())
    const name = OPERATIONS.find(({ matches }) => matches(method, pathname))?.name
    if (name === undefined) return
    if (response.status() < 400) noteWalked(folder, name, null)
    else if (method !== 'GET') waited.push(noteRefusal(folder, name, response))
  })
  return () => Promise.all(waited)
}

async function noteRefusal(folder: string, name: string, response: Response): Promise<void> {
  if ([401, 403, 429].includes(response.status())) return
  const { erreur } = (await response.json().catch(() => ({}))) as { erreur?: string }
  if (erreur === undefined) return
  const shown = response.frame().page().getByText(erreur).first()
  // A refusal that the page does not show is not recorded, since no person saw it.
  await shown.waitFor({ timeout: SHOWN_MS }).then(
    () => noteWalked(folder, name, erreur),
    () => undefined,
  )
}
