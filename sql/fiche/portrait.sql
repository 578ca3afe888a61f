-- Returns the present values of some records for a simulated decision to compare: each record with
-- its name for people and its members, one level deep. `devise` is the currency of amounts. Masses
-- in g, surfaces in m2, amounts in minor units.
-- Spec: file-de-controle#essai.
create or replace function fiche.portrait(p_objets jsonb, p_le timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_fiches jsonb := '[]';
  v_ids uuid[];
  v_genre text;
begin
  for v_genre in select g.genre from jsonb_object_keys(p_objets) as g (genre) order by g.genre
  loop
    v_ids := array(
      select distinct i.id::uuid from jsonb_array_elements_text(p_objets -> v_genre) as i (id));
    v_fiches := v_fiches || (
      select coalesce(jsonb_agg(jsonb_build_object(
        'entite', v_genre, 'id', f.id, 'libelle', f.libelle, 'devise', f.devise,
        'champs', f.champs) order by f.libelle, f.id), '[]')
      from (
        select r.* from fiche.portrait_recolte(v_genre, v_ids) as r
        union all
        select t.* from fiche.portrait_terrain(v_genre, v_ids, p_le) as t
        union all
        select s.* from fiche.portrait_suites(v_genre, v_ids, p_le) as s) as f);
  end loop;
  return v_fiches;
end
$$;
