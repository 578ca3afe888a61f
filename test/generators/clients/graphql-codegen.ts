// Uses documents of graphql-codegen, sent with fetch. GraphQL only reads, so the third call is a read that is refused.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { print } from 'graphql'
import { graphql } from './client/index.js'

const FIRST = graphql(`query First($first: Int!) { clients(first: $first) { nodes { id code } } }`)
const ONE = graphql(`query One($id: UUID!) { client(id: $id) { code nom } }`)

type Answer<T> = {
  readonly data?: T
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[]
}

async function day([url, token, code]: readonly string[]): Promise<void> {
  async function ask<T, V>(document: TypedDocumentNode<T, V>, variables: V): Promise<Answer<T>> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ query: print(document), variables })
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body })
    return (await response.json()) as Answer<T>
  }
  const [client] = (await ask(FIRST, { first: 1 })).data?.clients?.nodes ?? []
  const read = await ask(ONE, { id: client?.id ?? '' })
  const refused = await ask(FIRST, { first: 100_000 })
  const isSame = read.data?.client?.code === client?.code
  console.log(isSame ? 'read' : 'not read', code, refused.errors?.[0]?.extensions.code)
}

void day(process.argv.slice(2))
