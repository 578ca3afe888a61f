// One act of a phone at the service with this URL, in a separate program: it signs in, enrols, and sends a collection. Prints the
// collection with its number. If a collection of an earlier run is given, reads that one again and prints it, too.
//   node test/image/day.ts URL [COLLECTION]
import { newId } from '@sillon/telephone/ids'
import { collecte, enrol, send } from '../concurrency/support/phones.ts'
import { httpClient } from '../support/http.ts'

const [url = '', earlier] = process.argv.slice(2)
const client = httpClient(url)
const phone = await enrol(client)
const id = newId()
const answer = await send(client, phone, [await collecte(phone, 1, { collecte_id: id })])
const numberOf = async (collection: string) =>
  (await client.get(`/v1/collectes/${collection}`, 'admin')).body.numero_officiel
const again = earlier === undefined ? null : await numberOf(earlier)
process.stdout.write(JSON.stringify({ status: answer.status, id, number: await numberOf(id), again }))
