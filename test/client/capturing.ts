// A phone in a separate process. It captures until it is killed, and prints each capture after the call has returned: `node
// test/client/capturing.ts FILE COUNT`. Without a count it never stops.
import { writeSync } from 'node:fs'
import { openNodeParts } from '@sillon/telephone/adapters/node/sqlite'
import { capture } from '@sillon/telephone/phone'
import { collecte, enrolledPhone, newWorld, phoneOf } from './support.ts'

const [file = '', count = 'Infinity'] = process.argv.slice(2)
const world = Object.assign(newWorld(), await openNodeParts(file))
const kept = await phoneOf(world)
const phone = kept.state.enrolement === null ? await enrolledPhone(world) : kept
for (let done = 0; done < Number(count); done += 1) {
  const { id, sequence } = await capture(phone, collecte())
  writeSync(1, `${sequence} ${id}\n`)
}
