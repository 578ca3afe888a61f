-- Returns the campaign that the payload of a command names, even if the command was set aside. Null
-- if the campaign is unreadable: an unknown id, or an envelope that the database's types can not
-- represent.
-- Spec: packs-et-campagnes#cloture.
create or replace function campagne.nommee_par(p_commande_id uuid) returns uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select g.id
    from commande.commande c
      join campagne.campagne g on g.organisation_id = c.organisation_id
        and g.id::text = lower(core.lisible(c.enveloppe) #>> '{payload,campagne_id}')
    where c.id = p_commande_id);
exception when data_exception then
  return null;
end
$$;
