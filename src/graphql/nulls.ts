// Refuses an explicit null for a variable that has a default and is used where null is not allowed. Such a query is valid, but
// its value is not; PostGraphile would notice this only while planning, and print a stack trace.
import {
  type DocumentNode,
  type GraphQLSchema,
  isNonNullType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'postgraphile/graphql'
import { placesOf, QueryRefusal } from './refusals.ts'

/** Refuses variables that are null where null is not allowed. */
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
