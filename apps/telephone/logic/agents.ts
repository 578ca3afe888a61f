// Enrolment by the QR code of the office, and several agents on one phone, one after another.
import { PhoneError } from '@sillon/telephone/errors'
import { erase } from '@sillon/telephone/phone'
import { isSent } from '@sillon/telephone/state'
import type { Attempt, View } from './affiche.ts'
import type { Parts } from './parts.ts'

/** The acts of a phone that changes hands. */
export type Agents = {
  /** Reads the QR code of the office: chooses the service, and enrols once the agent is signed in. */
  scanner(texte: string): Promise<void>
  /** Enrols with the scanned code, after the sign-in. */
  enrolerScanne(): Promise<void>
  /** Sends everything, then erases this phone for the next agent; refused while anything waits. */
  changerAgent(): Promise<void>
}

// Returns the URL of the service, and the code in the fragment of the workbench's QR code; null for another text.
function scannedCode(texte: string): { readonly url: string; readonly code: string } | null {
  const [, url, code] = /^(https?:\/\/[^\s#?]{1,200}?)\/?#enrolement=([\w%-]{4,40})$/.exec(texte.trim()) ?? []
  return url === undefined || code === undefined ? null : { url, code: decodeURIComponent(code) }
}

type Steps = {
  choisirServeur(url: string, organisation: string | null): Promise<void>
  enroler(code: string): Promise<void>
  synchroniser(): Promise<void>
}

/** The acts, on the parts of the application. */
export function agentsOf(parts: Parts, { vue, show }: View, attempt: Attempt, steps: Steps): Agents {
  const { phone, garde, session } = parts
  const enrolScanned = async () => {
    const { scanne, etape } = vue()
    if (scanne === null || etape !== 'code') return
    // A code is worth one enrolment: it is not tried again.
    show({ scanne: null })
    await steps.enroler(scanne)
  }
  return {
    enrolerScanne: enrolScanned,
    async scanner(texte) {
      const scanned = scannedCode(texte)
      if (scanned === null) {
        await attempt(() => Promise.reject(new PhoneError('code_scanne_inconnu', 'no code of the office')))
        return
      }
      show({ scanne: scanned.code, erreur: null })
      if (vue().serveur?.url !== scanned.url || vue().etape === 'adresse')
        await steps.choisirServeur(scanned.url, vue().serveur?.organisation ?? null)
      await enrolScanned()
    },
    async changerAgent() {
      await steps.synchroniser()
      await attempt(async () => {
        const { commandes, fichiers, enrolement } = phone.state
        if (enrolement === null) return
        const isWaiting =
          commandes.some(({ statut }) => statut === 'en_attente') || fichiers.some((one) => !isSent(one))
        if (isWaiting) throw new PhoneError('file_non_vide', 'commands wait on this phone')
        await erase(phone)
        await garde.forget()
        await session.end()
        const nothing = { lu: null, provider: null, brouillons: {}, impressions: {} }
        show({ etape: 'connexion', ...nothing })
      })
    },
  }
}
