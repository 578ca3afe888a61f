-- Writes the key of a list's order where it stands in its page: compared with the cursor, carried
-- by the rows, put into the next cursor, and sorted by. What is compared begins with the lowest
-- bound of its first column, which the index of a list's order asks for.
-- Chosen: keyset pages, stable under concurrent inserts; docs/decisions/0055-portes-en-lignes.md,
--         0060-plans-sans-statistiques.md.
create or replace function porte.ecrire_ordre(
  p_ordre text, p_sens text, out apres text, out portee text, out curseur text, out tri text)
returns record
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with cle as (
    select c.rang - 1 as i, c.mots[1] as colonne,
           case c.mots[2] when 'text' then format('v_page.apres ->> %s', c.rang - 1)
             else format('(v_page.apres ->> %s)::%s', c.rang - 1, c.mots[2]) end as valeur,
           case when c.rang > 1 then '' when c.mots[2] in ('date', 'timestamptz')
             then format('%s >= ''-infinity'' and ', c.mots[1])
             when c.mots[2] = 'bigint' then format('%s >= 0 and ', c.mots[1]) else '' end
             as plancher
    from (select string_to_array(t.texte, ' ') as mots, t.rang
          from regexp_split_to_table(p_ordre, ',\s*') with ordinality as t (texte, rang)) as c
  )
  select format('%s(v_page.apres is null or (%s) %s (%s))',
                string_agg(c.plancher, '' order by c.i), string_agg(c.colonne, ', ' order by c.i),
                case p_sens when 'desc' then '<' else '>' end,
                string_agg(c.valeur, ', ' order by c.i)),
         string_agg(format('%s as cle%s', c.colonne, c.i), ', ' order by c.i),
         string_agg(format('d.cle%s', c.i), ', ' order by c.i),
         string_agg(c.colonne || case p_sens when 'desc' then ' desc' else '' end, ', '
                    order by c.i)
  from cle c
$$;
