// A service that has read the first rows of a file and requests the next rows later.
import { kindOf } from '../../src/imports/kinds.ts'
import { ONE_FILE } from '../../src/imports/limits.ts'
import { readApart } from '../../src/imports/readApart.ts'

const content = Buffer.from(`code;nom;pays\n${'A;B;FR\n'.repeat(1_000)}`)
const { signal } = new AbortController()
await readApart(kindOf('clients'), 'csv', content, { signal, limits: ONE_FILE }).next()
process.send?.('reading')
