-- Stores an office correction of a record: the changed members before and after, the author, the
-- reason, and the validations that were based on the former values and stay. Returns the
-- correction's id. The act `corriger` of a record calls it last, with all members that the act can
-- change.
-- Spec: corrections#trace, corrections#maintenus.
-- Chosen: docs/decisions/0126-corrections-du-bureau.md.
-- Refuses: correction_sans_effet (nothing changed).
create or replace function correction.consigner(
  p_entite text, p_id uuid, p_raison text, p_avant jsonb, p_apres jsonb, p_maintenus jsonb,
  p_auteur_id uuid, p_le timestamptz) returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_correction correction.correction;
begin
  select coalesce(jsonb_object_agg(a.key, p_avant -> a.key), '{}'),
         coalesce(jsonb_object_agg(a.key, a.value), '{}')
  into v_correction.avant, v_correction.apres
  from jsonb_each(p_apres) as a where a.value is distinct from p_avant -> a.key;
  if v_correction.apres = '{}' then
    raise sqlstate 'TR409' using message = 'correction_sans_effet',
      detail = jsonb_build_object('entite', p_entite, 'id', p_id)::text;
  end if;
  insert into correction.correction
    (organisation_id, entite, entite_id, raison, avant, apres, maintenus, auteur_id, le)
  values (core.organisation_id(), p_entite, p_id, p_raison, v_correction.avant,
          v_correction.apres, p_maintenus, p_auteur_id, p_le)
  returning id into v_correction.id;
  perform journal.consigner(
    p_le, p_entite || '.corriger', p_entite, p_id, jsonb_build_object(
      'correction_id', v_correction.id, 'raison', p_raison, 'avant', v_correction.avant,
      'apres', v_correction.apres));
  return v_correction.id;
end
$$;
