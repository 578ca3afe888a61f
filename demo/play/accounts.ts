import { v5 as uuidFrom } from 'uuid'
import { accountsIn, type Newcomer, type Runner } from '../../src/identity/database/accounts.ts'
import { hashPassword } from '../../src/identity/passwords.ts'
import type { Sealing } from '../../src/identity/sealing.ts'
import { MOT_DE_PASSE, PERSONNES } from '../comptes.ts'

// The password of the accounts is public, so no key is needed to load them. The service seals their passwords at its start, as it
// does for all accounts.
const AS_THEY_ARE: Pick<Sealing, 'seal' | 'open'> = { seal: (secret) => secret, open: (kept) => kept }
const NAMESPACE = '6f0d7d1e-54c5-4f0b-9f2b-7f0f3c1f5a11'

/** The subject of a person of the demo: the same in every database. */
export function demoSubject(identifiant: string): string {
  return uuidFrom(identifiant, NAMESPACE)
}

/** Creates the missing accounts of the demo's people in the embedded provider. */
export async function loadDemoAccounts(database: Runner): Promise<void> {
  const accounts = accountsIn(database, true, AS_THEY_ARE)
  const missing = []
  for (const personne of PERSONNES) {
    if ((await accounts.findByIdentifiant(personne.identifiant)) === null) missing.push(personne)
  }
  if (missing.length === 0) return
  const passwordHash = await hashPassword(MOT_DE_PASSE)
  for (const { identifiant, nom, organisations, roles } of missing) {
    const account: Newcomer = {
      sujet: demoSubject(identifiant),
      identifiant,
      nom_affiche: nom,
      organisations,
      roles,
      passwordHash,
      provisoire: false,
      demo: true,
    }
    await accounts.create(account)
  }
}
