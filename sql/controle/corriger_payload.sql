-- Judges a collection again with a corrected payload. The collection's id and the command's schema
-- type stay what they were.
-- Spec: Control queue, «correction».
-- Refuses: correction_impossible (an entity that is not a collection, another type or id).
create or replace function controle.corriger_payload(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_controle.entite is distinct from 'collecte'
    or p_requete ->> 'type' is distinct from 'collecte.enregistrer'
    or (p_requete #>> '{payload,collecte_id}')::uuid is distinct from p_controle.entite_id
  then
    raise sqlstate 'TR409' using message = 'correction_impossible', detail = jsonb_build_object(
      'entite', p_controle.entite, 'entite_id', p_controle.entite_id,
      'type', p_requete -> 'type')::text;
  end if;
  insert into collecte.correction
    (organisation_id, collecte_id, version, payload, controle_id, auteur_id, le)
  select p_controle.organisation_id, p_controle.entite_id, coalesce(max(k.version), 0) + 1,
         p_requete -> 'payload', p_controle.id, p_decideur_id, p_le
  from collecte.correction k where k.collecte_id = p_controle.entite_id;
  perform collecte.rejuger(p_controle.entite_id, p_le, p_valider => true);
end
$$;
