-- Records the publisher's attestation that the holder of an account is a distinct person, in the
-- publisher's name, for an organization that has a single administrator, or no administrator who
-- may attest.
-- Spec: identites-et-droits#attestation.
-- Refuses: organisation_introuvable, utilisateur_inconnu, attestation_refusee (an administrator of
--          the organization may attest).
-- Locks: the account.
create or replace function utilisateur.attester_par_editeur(
  p_appelant jsonb, p_requete jsonb, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_compte utilisateur.utilisateur;
  v_editeur text := coalesce(p_appelant ->> 'identifiant', p_appelant ->> 'sujet');
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'id', true);
  if not exists (
    select from organisation.organisation o where o.id = (p_requete ->> 'id')::uuid)
  then
    raise sqlstate 'TR404' using message = 'organisation_introuvable';
  end if;
  v_compte := utilisateur.verrouiller((p_requete ->> 'utilisateur_id')::uuid);
  if cardinality(utilisateur.administrateurs(p_le)) > 1
    and utilisateur.attestants(v_compte.id, p_le) <> '{}'
  then
    raise sqlstate 'TR403' using message = 'attestation_refusee',
      detail = '{"attestation_par": "administrateur"}';
  end if;
  insert into utilisateur.preuve (organisation_id, utilisateur_id, genre, le, editeur)
  values (v_compte.organisation_id, v_compte.id, 'attestation', p_le, v_editeur);
  perform journal.consigner(p_le, 'utilisateur.attester', 'utilisateur', v_compte.id,
    jsonb_build_object('raison', p_requete ->> 'raison', 'editeur', v_editeur));
  return utilisateur.presenter(v_compte.id, p_le);
end
$$;
