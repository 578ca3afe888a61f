// The key of every service under test. It is the same for all, because several services may use one database.
import { sealingBy } from '../../src/identity/sealing.ts'

/** The key, as an operator sets it. */
export const IDENTITY_KEY = 'une clé pour les essais, assez longue'

/** The sealing under that key. */
export const SEALING = sealingBy(IDENTITY_KEY)
