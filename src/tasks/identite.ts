// `identite`: applies the changes of a person at the identity provider, step by step. The database lists the steps, and marks a
// step as done when the provider has confirmed it. If the provider is down, the step remains and the queue retries.
import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import { callDoor, listOrganisations } from '../database/callDoor.ts'
import { type IdentityAdmin, type IdentityProvider, UnknownSubjectError } from '../identity/port.ts'
import { DUE_PASSWORD, type Sealing } from '../identity/sealing.ts'

/** Log for the steps that failed. */
export type IdentityLog = { warn(details: object, message: string): void }

type Step = {
  readonly acte: string
  readonly identifiant: string
  readonly sujet?: string
  readonly code?: string
  readonly nom_affiche?: string
  readonly mot_de_passe_hash?: string
  readonly tentee?: boolean
  readonly provisoire?: boolean
}
type Outcome = { issue?: 'tentee' | 'etrangere'; sujet?: string }

/** Makes the handler for one person. On schedule, it enqueues all persons with open steps, in every organization. */
export function identite(pool: Pool, provider: IdentityProvider, log: IdentityLog): Task {
  const { issuer: emetteur, admin, sealing } = provider
  const next = (identifiant: string) =>
    callDoor<Step | null>(pool, 'identite_etape', { identifiant, emetteur })
  const done = (etape: Step, reponse: Outcome) =>
    callDoor(pool, 'identite_etape_faite', { etape, emetteur, reponse })

  const bringUpToDate = async (identifiant: string): Promise<void> => {
    for (let step = await next(identifiant); step !== null; step = await next(identifiant)) {
      const about = { identifiant, acte: step.acte }
      if (admin === null) return log.warn(about, 'to be done at the identity provider by hand')
      const current = step
      const known = opened(step, sealing)
      try {
        await done(step, (await ACTS[step.acte]?.(admin, known, (reponse) => done(current, reponse))) ?? {})
      } catch (error) {
        if (!(error instanceof UnknownSubjectError)) throw error
        return log.warn({ ...about, err: error }, 'the identity provider has no such account any more')
      }
    }
  }
  return async (payload) => {
    const { identifiant } = (payload ?? {}) as { identifiant?: string }
    if (identifiant !== undefined) return bringUpToDate(identifiant)
    for (const organisation_id of await listOrganisations(pool))
      await callDoor(pool, 'identites_relancer', { organisation_id })
  }
}

// Opens the sealed hash for the provider. The database stores only the sealed form, and compares it when a step is done.
function opened(step: Step, { open }: Sealing): Step {
  const { mot_de_passe_hash: kept } = step
  return kept ? { ...step, mot_de_passe_hash: open(kept, DUE_PASSWORD) } : step
}

type Act = (
  admin: IdentityAdmin,
  step: Step,
  note: (outcome: Outcome) => Promise<unknown>,
) => Promise<Outcome>

const ACTS: Readonly<Record<string, Act>> = {
  creer: create,
  async retrouver(admin, { identifiant }) {
    const found = await admin.findByIdentifiant(identifiant)
    if (found === null) throw new UnknownSubjectError(`no account has the login ${identifiant}`)
    return { sujet: found.sujet }
  },
  retirer: (admin, { sujet = '', code = '' }) => plain(admin.removeOrganisation(sujet, code)),
  ajouter: (admin, { sujet = '', code = '' }) => plain(admin.addOrganisation(sujet, code)),
  mot_de_passe: (admin, { sujet = '', mot_de_passe_hash = '', provisoire = true }) =>
    plain(admin.setPassword(sujet, mot_de_passe_hash, provisoire)),
  sessions: (admin, { sujet = '' }) => plain(admin.revokeSessions(sujet)),
}

async function plain(work: Promise<void>): Promise<Outcome> {
  await work
  return {}
}

// Creates an account. If the login exists, it belongs to another person, unless an earlier attempt of this job created the
// account and lost the response: then the account is exactly the requested one.
async function create(
  admin: IdentityAdmin,
  { identifiant, tentee, nom_affiche = '', code = '', mot_de_passe_hash: passwordHash = '' }: Step,
  note: (outcome: Outcome) => Promise<unknown>,
): Promise<Outcome> {
  const found = await admin.findByIdentifiant(identifiant)
  if (found !== null) {
    const isOurs = tentee && found.organisations.length === 1 && found.organisations[0] === code
    return isOurs ? { sujet: found.sujet } : { issue: 'etrangere' }
  }
  await note({ issue: 'tentee' })
  const account = { identifiant, nom_affiche, organisations: [code], passwordHash, provisoire: true }
  return { sujet: await admin.createAccount(account) }
}
