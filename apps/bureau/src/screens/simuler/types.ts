// The records of the price simulator.
import type { operations } from '@sillon/client/contract'

type Answer<Name extends 'contrats_lire' | 'contrats_prix' | 'produits'> =
  operations[Name]['responses'][200]['content']['application/json']
type Contract = Answer<'contrats_lire'>
/** A line of a contract. */
export type Line = Contract['lignes'][number]
/** A product with its attributes. */
export type Product = Answer<'produits'>['produits'][number]
/** A calculated price. */
export type Price = Answer<'contrats_prix'>
/** The mass and the measurements of a try. */
export type Body = NonNullable<operations['contrats_prix']['requestBody']>['content']['application/json']

/** A calculated price with its mass and measurements; tries are counted. */
export type Try = { readonly n: number; readonly asked: Body; readonly price: Price }
