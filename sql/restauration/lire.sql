-- Returns a record of the current organization for the log: its row and its dependent rows, in the
-- order in which they are restored.
-- Spec: restauration#journal.
create or replace function restauration.lire(p_relation text, p_cle jsonb) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_tete restauration.relation;
  v_partie restauration.relation;
  v_lignes jsonb;
  v_meme text;
  v_toutes jsonb := '[]';
begin
  select r.* into v_tete from restauration.relation r where r.relation = p_relation;
  v_meme := (select string_agg(format('r.%I = p.%I', c, c), ' and ') from unnest(v_tete.cle) as c);
  for v_partie in
    select r.* from restauration.relation r where r.ensemble = p_relation order by r.rang
  loop
    -- `p` is the record's own row, `r` the logged row: the same row, or a dependent one.
    execute format(
      'select jsonb_agg(jsonb_build_object(''relation'', %L, ''ligne'', %s) order by %s)
       from %s p
         join %s r on r.organisation_id = p.organisation_id and %s
         cross join jsonb_populate_record(null::%s, $1) as k
       where (%s) = (%s)',
      v_partie.relation, restauration.colonnes_dites(v_partie),
      (select string_agg(format('r.%I', c), ', ') from unnest(v_partie.cle) as c),
      p_relation, v_partie.relation, coalesce(v_partie.lien, v_meme), p_relation,
      (select string_agg(format('p.%I', c), ', ') from unnest(v_tete.cle) as c),
      (select string_agg(format('k.%I', c), ', ') from unnest(v_tete.cle) as c))
      into v_lignes using p_cle;
    v_toutes := v_toutes || coalesce(v_lignes, '[]');
  end loop;
  return v_toutes;
end
$$;
