-- Corrects a licence: writes a new record, with its reason, that prevails over the named one.
-- Spec: licences-et-factures#registre, licences-et-factures#chevauchement.
-- Refuses: what `licence.tenir`, `licence.lire_requete` and `licence.inscrire` refuse.
-- Locks: the organization.
create or replace function licence.corriger(
  p_appelant jsonb, p_requete jsonb, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_avant licence.licence := licence.tenir((p_requete ->> 'id')::uuid);
  v_licence licence.licence := licence.lire_requete(p_appelant, p_requete, p_le);
begin
  v_licence.corrige := v_avant.id;
  return licence.consigner(p_appelant, 'corriger', licence.inscrire(v_licence), p_le);
end
$$;
