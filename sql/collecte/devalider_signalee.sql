-- Devalidates the collection in which an agent reported an error. If the report has a corrected
-- payload, the collection is recorded again under the same number.
-- Spec: file-de-controle#correction-de-signalement.
-- Refuses: correction_impossible (the collection is unknown).
create or replace function collecte.devalider_signalee(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if not collecte.est_visee(p_controle) then
    raise sqlstate 'TR409' using message = 'correction_impossible', detail = jsonb_build_object(
      'entite', p_controle.entite, 'entite_id', p_controle.entite_id)::text;
  end if;
  perform collecte.devalider(p_controle.entite_id, p_le);
end
$$;
