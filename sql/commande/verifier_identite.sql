-- Step 3: checks that the envelope's organization, account and device are those of the signed-in
-- person and of the enrolment.
-- Spec: commandes#identite.
create or replace function commande.verifier_identite(
  p_liasse commande.liasse, p_entete jsonb) returns text
language plpgsql immutable
as $$
begin
  return case when not (p_liasse.appareil_propre
    and (p_entete ->> 'organisation_id')::uuid = p_liasse.organisation_id
    and (p_entete ->> 'utilisateur_id')::uuid = p_liasse.utilisateur_id
    and (p_entete ->> 'appareil_id')::uuid = p_liasse.appareil_id)
    then 'identite_incoherente' end;
end
$$;
