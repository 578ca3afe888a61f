// The accounts that rows name as their authors.
import { expect } from 'vitest'

/** Expects, in every table with an organization's data, that the authors of a row are accounts of the row's organization. */
export async function expectOwnAuthors(rows: (text: string) => Promise<unknown[][]>): Promise<void> {
  const tables = await rows(
    `select format('select %L, count(*)::int from %s x where x.%I is not null and not exists (select from
         utilisateur.utilisateur u where u.organisation_id = x.organisation_id and u.id = x.%3$I)',
         c.attrelid::regclass || '.' || c.attname, c.attrelid::regclass, c.attname)
     from pg_attribute c join pg_attribute o on o.attrelid = c.attrelid and o.attname = 'organisation_id'
       join pg_class t on t.oid = c.attrelid and t.relkind = 'r'
     where c.attname in ('auteur_id', 'utilisateur_id', 'leve_par') and not c.attisdropped`,
  )
  expect(tables.length).toBeGreaterThan(90)
  const strangers = await rows(
    `select * from (${tables.map(([text]) => `(${String(text)})`).join(' union all ')}) as s (colonne, nombre)
     where s.nombre > 0`,
  )
  expect(strangers).toEqual([])
}
