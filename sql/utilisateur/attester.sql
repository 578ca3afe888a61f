-- Records an administrator's attestation, with a reason, that the holder of an account is a
-- distinct person.
-- Spec: identites-et-droits#attestation.
-- Refuses: utilisateur_inconnu, attestation_refusee (they are not proven, made or reset it, or are
--          one person with the account that did; the details tell who may attest).
-- Locks: the account.
create or replace function utilisateur.attester(
  p_auteur_id uuid, p_id uuid, p_raison text, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_compte utilisateur.utilisateur := utilisateur.verrouiller(p_id);
  v_attestants uuid[] := utilisateur.attestants(p_id, p_le);
begin
  if p_auteur_id <> all (v_attestants) then
    raise sqlstate 'TR403' using message = 'attestation_refusee', detail = jsonb_build_object(
      'attestation_par', case when v_attestants = '{}' then 'editeur_support'
                           else 'administrateur' end)::text;
  end if;
  insert into utilisateur.preuve (organisation_id, utilisateur_id, genre, le, auteur_id)
  values (v_compte.organisation_id, p_id, 'attestation', p_le, p_auteur_id);
  perform journal.consigner(p_le, 'utilisateur.attester', 'utilisateur', p_id,
                            jsonb_build_object('raison', p_raison));
end
$$;
