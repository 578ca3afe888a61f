// The columns of declared tables are members of their rows, and an amount names the member that contains its currency.
import { expect, test } from 'vitest'
import { dereference, readRouteSchemas, type Schema } from '../../src/contract/routeSchemas.ts'
import { ROUTES } from '../../src/routes/table.ts'

const schemas = readRouteSchemas()

/** Returns the schema of a member in a list's rows (`a.b` for a nested one); undefined if the rows have no such member. */
function memberOf(name: string, list: string, path: string): Schema | undefined {
  const document = schemas.get(name)
  if (document === undefined) throw new Error(`schemas/routes/${name}.json is missing`)
  const follow = (schema: Schema | undefined): Schema | undefined => {
    const said = schema && dereference(schemas, document, schema)
    return said?.oneOf === undefined ? said : follow(said.oneOf[0])
  }
  let at = follow(document.$defs.reponse?.properties?.[list]?.items)
  for (const step of path.split('.')) at = follow(at?.properties?.[step])
  return at
}

test('every column of a table shows a member of the rows, amounts by their decimals', () => {
  const wrong = ROUTES.flatMap(({ name, list = '', table }) =>
    (table?.columns ?? []).flatMap(({ member, as }) => {
      const members = [member, ...(typeof as === 'object' ? [as.decimales] : [])]
      return members
        .filter((path) => memberOf(name, list, path) === undefined)
        .map((path) => `${name}: ${path}`)
    }),
  )
  expect(wrong).toEqual([])
})

test('a member that is not there is seen', () => {
  expect(memberOf('ventes', 'ventes', 'montant')).toMatchObject({ type: 'integer' })
  expect(memberOf('ventes', 'ventes', 'montent')).toBeUndefined()
})
