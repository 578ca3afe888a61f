// An explicit null for a variable whose default let it stand where no null may: valid as it is written, refused by its value.
// PostGraphile finds that while it plans, and prints the stack before it throws.
import {
  type DocumentNode,
  type GraphQLSchema,
  isNonNullType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'postgraphile/graphql'
import { placesOf, QueryRefusal } from './refusals.ts'

/** Refuses variables that are null where none may be. */
export function refuseNulls(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): void {
  if (!Object.values(variables).includes(null)) return
  const types = new TypeInfo(schema)
  const judged = visitWithTypeInfo(types, {
    Variable(node) {
      const name = node.name.value
      if (Object.hasOwn(variables, name) && variables[name] === null && isNonNullType(types.getInputType()))
        throw new QueryRefusal(
          'requete_invalide',
          `variable "$${name}" is null where no null may be`,
          {},
          placesOf(node),
        )
    },
  })
  visit(document, judged)
}
