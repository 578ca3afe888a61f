// The key of every service under test. All use the same one, because several services may use one database.
import { sealingBy } from '../../src/identity/sealing.ts'

/** The key, in the form in which an operator sets it. */
export const IDENTITY_KEY = 'une clé pour les essais, assez longue'

/** The functions that seal under that key. */
export const SEALING = sealingBy(IDENTITY_KEY)
