// The key of every service under test, for several of them may stand on one database.
import { sealingBy } from '../../src/identity/sealing.ts'

/** As an operator sets it. */
export const IDENTITY_KEY = 'une clé pour les essais, assez longue'

/** The sealing under that key. */
export const SEALING = sealingBy(IDENTITY_KEY)
