import type { Accounts } from './database/accounts.ts'
import type { Sessions } from './database/sessions.ts'
import { type IdentityAdmin, UnknownSubjectError } from './port.ts'

/** Returns the operations of background jobs on the embedded provider's accounts. */
export function embeddedAdmin(accounts: Accounts, sessions: Sessions): IdentityAdmin {
  const { setOrganisations, addOrganisation, removeOrganisation, setEnabled } = accounts
  return {
    createAccount: (account) => accounts.create(account),
    async findByIdentifiant(login) {
      const account = await accounts.findByIdentifiant(login)
      if (account === null) return null
      const { sujet, identifiant, nom_affiche, organisations, actif } = account
      return { sujet, identifiant, nom_affiche, organisations, actif }
    },
    async setPassword(sujet, hash, provisoire) {
      await accounts.setPassword(sujet, hash, provisoire)
    },
    setOrganisations,
    addOrganisation,
    removeOrganisation,
    setEnabled,
    async revokeSessions(sujet) {
      if ((await accounts.findBySujet(sujet)) === null)
        throw new UnknownSubjectError(`no account has the subject ${sujet}`)
      await sessions.revokeAccount(sujet)
    },
  }
}
