-- Step 3: organization, user and device of the envelope match the token and the enrolment.
-- Spec: commandes#identite.
create or replace function commande.verifier_identite(
  p_lot commande.lot, p_entete jsonb) returns text
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select 'identite_incoherente'
  where not (p_lot.appareil_propre
    and (p_entete ->> 'organisation_id')::uuid = p_lot.organisation_id
    and (p_entete ->> 'utilisateur_id')::uuid = p_lot.utilisateur_id
    and (p_entete ->> 'appareil_id')::uuid = p_lot.appareil_id)
$$;
