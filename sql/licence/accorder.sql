-- Writes a licence of an organization. The organization becomes the current one.
-- Spec: licences-et-factures#registre, licences-et-factures#chevauchement.
-- Refuses: organisation_introuvable and what `licence.lire_requete` and `licence.inscrire` refuse.
-- Locks: the organization.
create or replace function licence.accorder(
  p_appelant jsonb, p_requete jsonb, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  perform from organisation.organisation o
  where o.id = (p_requete ->> 'organisation_id')::uuid for no key update;
  if not found then
    raise sqlstate 'TR404' using message = 'organisation_introuvable';
  end if;
  return licence.consigner(p_appelant, 'accorder',
    licence.inscrire(licence.lire_requete(p_appelant, p_requete, p_le)), p_le);
end
$$;
