-- Judges the collection of a control again with a corrected payload. Only the correction of a
-- reported error records a devalidated collection again; after any other correction it stays
-- devalidated, whichever of the two came first.
-- Spec: file-de-controle#correction, file-de-controle#correction-de-signalement.
-- Chosen: docs/decisions/0046-corrections-et-annulations.md, 0122-ordre-d-arrivee.md.
create or replace function collecte.corriger(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into collecte.correction
    (organisation_id, collecte_id, version, payload, empreinte, controle_id, auteur_id, le)
  select p_controle.organisation_id, p_controle.entite_id, coalesce(max(k.version), 0) + 1,
         p_requete -> 'payload', p_requete ->> 'empreinte', p_controle.id, p_decideur_id, p_le
  from collecte.correction k where k.collecte_id = p_controle.entite_id;
  perform collecte.rejuger(p_controle.entite_id, p_le,
                           p_valider => p_controle.motif = 'erreur_signalee_agent');
end
$$;
