-- Generates the functions that list the acts of a record for its reader, from the rows of
-- `acte.acte`, which role `lecture` can not read. `backoffice.actes_possibles` serves every kind of
-- record. Each served table with acts gets a field `actesPossibles`; the field of lots has a file
-- of its own (`backoffice.lot_actes_possibles`).
-- Owner: metier
-- Chosen: docs/decisions/0054-actes.md.
do $dispatch$
declare
  v_actes text;
  v_entite text;
begin
  select string_agg(format('(%L, %L, %L::text[], %L)', a.entite, a.acte, a.de, a.permission),
                    E',\n    ' order by a.entite, a.acte)
  into v_actes from acte.acte a where a.offert;
  execute format(
    'create or replace function backoffice.actes_possibles(p_entite text, p_statut text)
     returns text[] language sql stable set search_path = pg_catalog, pg_temp as %L',
    format(E'
  select array(select a.acte from (values\n    %s) as a (entite, acte, de, permission)
  where a.entite = p_entite and p_statut = any (a.de)
    and a.permission = any (string_to_array(current_setting(''sillon.lectures'', true), '',''))
  order by a.acte)\n', v_actes));
  grant execute on function backoffice.actes_possibles(text, text) to lecture;

  for v_entite in
    select distinct a.entite
    from acte.acte a
      join backoffice.table_lue t on t.nom = a.entite || '.' || a.entite and t.lecteurs is not null
    where a.offert and a.entite <> 'lot'
  loop
    execute format(
      'create or replace function backoffice.%1$I(p_%2$s %2$I.%2$I) returns text[]
       language sql stable set search_path = pg_catalog, pg_temp as %3$L',
      v_entite || '_actes_possibles', v_entite, format(
        E'\n  select backoffice.actes_possibles(%L, p_%s.statut)\n', v_entite, v_entite));
    execute format('comment on function backoffice.%1$I(%2$I.%2$I) is %3$L',
      v_entite || '_actes_possibles', v_entite,
      'The acts that start from its state and that the caller''s permissions allow, sorted.');
    execute format('grant execute on function backoffice.%1$I(%2$I.%2$I) to lecture',
      v_entite || '_actes_possibles', v_entite);
  end loop;
end
$dispatch$;
