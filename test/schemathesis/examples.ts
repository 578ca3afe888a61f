// The served contract with an example for each operation: a request that the service accepts.

import { ROUTES } from '../../src/routes/table.ts'
import type { Api } from '../api/support/api.ts'
import type { Ask } from '../api/support/scene.ts'

type Parameter = { readonly name?: string; readonly in?: string }
type Operation = {
  parameters?: readonly Parameter[]
  requestBody?: { content: Record<string, { example?: unknown }> }
}
type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }

/** Reads the contract from the service, and writes an accepted request into it for each operation. */
export async function readExemplified(api: Api, asks: ReadonlyMap<string, Ask>): Promise<Document> {
  const contract = (await api.send('GET', '/v1/openapi.json')).body as Document
  for (const { name, method, path } of ROUTES) {
    const operation = contract.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    const ask = asks.get(name)
    if (operation === undefined) throw new Error(`the contract does not have ${name}`)
    if (ask !== undefined) exemplify(operation, path, ask)
  }
  return contract
}

function exemplify(operation: Operation, template: string, { path: asked, body }: Ask): void {
  const [path = '', query = ''] = asked.split('?')
  const names = template.split('/')
  const values = path.split('/').map(decodeURIComponent)
  const inPath = Object.fromEntries(names.map((name, at) => [name.replace(':', ''), values[at]]))
  const places: Record<string, Record<string, string | undefined>> = {
    path: inPath,
    query: Object.fromEntries(new URLSearchParams(query)),
  }
  operation.parameters = operation.parameters?.map((parameter) => {
    const example = places[parameter.in ?? '']?.[parameter.name ?? '']
    return example === undefined ? parameter : { ...parameter, example }
  })
  const json = operation.requestBody?.content['application/json']
  if (json !== undefined && body !== undefined) json.example = body
}
