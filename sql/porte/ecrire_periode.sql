-- Writes the condition of a range of dates (`du`, `au`) on a list's rows, if the list's order
-- begins with a date and the list has no date filter of its own. For a list read in its order, the
-- condition has bounds for the index; otherwise it applies only if the request gives a date. Empty
-- for lists without a range.
-- Why: bounds are written with `case`, as in porte.ecrire_ordre.
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
                  p_liste.cle[1], format(t.expression, b.membre), b.signe, b.bout, b.membre)
    from porte.type_lu t
      cross join (values ('du', '>=', '-infinity'), ('au', '<=', 'infinity'))
        as b (membre, signe, bout)
    where p_liste.periode and t.type = p_liste.cle_types[1] and t.type in ('date', 'timestamptz')
    order by b.membre desc)
$$;
