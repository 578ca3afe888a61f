-- Restores rows of a table in the current organization to their values in the log. Returns
-- `rejoue`, or `connu` if the rows had these values already, or `absent` if a row is missing and is
-- not written again.
-- Spec: restauration#rejeu.
-- Why: one statement writes all missing rows, since the entries of a movement are checked for
--      balance per statement.
create or replace function restauration.ecrire(p_relation text, p_lignes jsonb) returns text
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_relation restauration.relation;
  v_lignes jsonb;
  v_cle text;
  v_noms text;
  v_absentes bigint;
  v_ecrites bigint := 0;
  v_mises bigint := 0;
begin
  select r.* into strict v_relation from restauration.relation r where r.relation = p_relation;
  v_lignes := (select jsonb_agg(l || jsonb_build_object('organisation_id', core.organisation_id()))
               from jsonb_array_elements(p_lignes) as l);
  v_cle := (select string_agg(format('r.%I = l.%I', c, c), ' and ')
            from unnest(v_relation.cle || '{organisation_id}') as c);
  if v_relation.colonnes <> '{}' then
    execute format(
      'with mise as (
         update %s r set %s from jsonb_populate_recordset(null::%s, $1) l
         where %s and (%s) is distinct from (%s) returning 1)
       select count(*) from mise', p_relation,
      (select string_agg(format('%I = l.%I', c, c), ', ') from unnest(v_relation.colonnes) as c),
      p_relation, v_cle,
      (select string_agg(format('r.%I', c), ', ') from unnest(v_relation.colonnes) as c),
      (select string_agg(format('l.%I', c), ', ') from unnest(v_relation.colonnes) as c))
      into v_mises using v_lignes;
  end if;
  execute format(
    'select count(*) from jsonb_populate_recordset(null::%s, $1) l
     where not exists (select from %s r where %s)', p_relation, p_relation, v_cle)
    into v_absentes using v_lignes;
  if v_absentes > 0 and v_relation.insere then
    v_noms := (select string_agg(format('%I', k), ', ') from jsonb_object_keys(v_lignes -> 0) as k);
    execute format(
      'with ecrite as (
         insert into %s (%s) select %s from jsonb_populate_recordset(null::%s, $1) l
         where not exists (select from %s r where %s) returning 1)
       select count(*) from ecrite', p_relation, v_noms, v_noms, p_relation, p_relation, v_cle)
      into v_ecrites using v_lignes;
  end if;
  return case when v_ecrites < v_absentes then 'absent'
              when v_ecrites + v_mises > 0 then 'rejoue' else 'connu' end;
end
$$;
