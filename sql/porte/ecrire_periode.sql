-- Writes what a range of dates asks of a list's rows: as bounds of an index where its order is
-- followed, else where they are given. Empty of lists that are asked for none.
-- Why: `case`, as in porte.ecrire_ordre.
-- Spec: api#ordre.
-- Chosen: docs/decisions/0079-listes-entieres-et-fiches.md.
create or replace function porte.ecrire_periode(p_liste porte.liste, p_voie text) returns text[]
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select array(
    select format(case when p_voie = 'suivie'
                         then '%1$s %3$s case when %2$s is null then %4$L else %2$s end'
                       else '(p_requete ->> %5$L is null or %1$s %3$s %2$s)' end,
                  p.colonne, format(t.expression, b.membre), b.signe, b.bout, b.membre)
    from porte.periode(p_liste) as p
      join porte.type_lu t on t.type = p.type
      cross join (values ('du', '>=', '-infinity'), ('au', '<=', 'infinity'))
        as b (membre, signe, bout)
    order by b.membre desc)
$$;
