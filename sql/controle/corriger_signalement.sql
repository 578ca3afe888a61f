-- The correction of a reported error: the collection is recorded again with the corrected payload,
-- under the same number; without a payload it is devalidated.
-- Spec: file-de-controle#correction-de-signalement.
-- Refuses: what `controle.corriger_payload` refuses, correction_impossible (the collection is
--          unknown).
create or replace function controle.corriger_signalement(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_controle.entite is distinct from 'collecte' then
    raise sqlstate 'TR409' using message = 'correction_impossible',
      detail = jsonb_build_object('entite', p_controle.entite)::text;
  end if;
  perform collecte.devalider(p_controle.entite_id, p_le);
  if p_requete -> 'payload' is not null then
    perform controle.corriger_payload(p_controle, p_requete, p_decideur_id, p_le);
  end if;
end
$$;
