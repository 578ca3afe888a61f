// Mounts the pages for browsers, except sign-in.
import type { Express } from 'express'
import type { Pool } from 'pg'
import type { Log } from './contract/errors.ts'
import { mountDesk } from './desk/mount.ts'
import { mountVerification } from './documents/verify.ts'
import { mountLinks } from './dossier/takeStatement.ts'
import type { Limiters } from './http/admission/limiters.ts'
import type { ObjectStore } from './objects/port.ts'
import { ownFiles } from './ownFiles.ts'
import { mountReference } from './reference/mount.ts'
import type { Config } from './settings/config.ts'

/** The parts needed by the pages. */
export type PagesTools = {
  config: Config
  pool: Pool
  log: Log
  objects: ObjectStore
  limiters: Pick<Limiters, 'verification'>
}

/** Serves the verification of documents, the workbench and the reference. */
export function mountPages(app: Express, { config, pool, log, objects, limiters }: PagesTools): void {
  mountVerification(app, { pool, log, limiters })
  mountLinks(app, { pool, limiters })
  mountDesk(app, { config, objects, pool, limiters })
  mountReference(app, { config, log, contract: ownFiles().contract })
}
