import { v5 as uuidFrom } from 'uuid'
import { MOT_DE_PASSE, PERSONNES } from '../../demo/comptes.ts'
import { type Account, hashPassword } from './accounts.ts'

const NAMESPACE = '6f0d7d1e-54c5-4f0b-9f2b-7f0f3c1f5a11'

/** The accounts of the demo's people; each keeps the same subject from one start to the next. */
export async function demoAccounts(): Promise<Account[]> {
  const motDePasse = await hashPassword(MOT_DE_PASSE)
  return PERSONNES.map(({ identifiant, organisations, roles }) => ({
    sujet: uuidFrom(identifiant, NAMESPACE),
    identifiant,
    motDePasse,
    organisations,
    roles,
  }))
}
