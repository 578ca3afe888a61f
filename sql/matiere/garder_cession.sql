-- Guards the ledger: a movement that contains both sides in its own row goes from the origin of
-- collections to the custody of agents, or back. Lots have a balance, and expected references,
-- clients and losses have links, so their changes need entries of their own.
-- Spec: matiere#equilibre, matiere#jamais-negatif.
-- Chosen: docs/decisions/0074-cessions.md.
create or replace function matiere.garder_cession() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  assert not exists (
    select from matiere.compte c
    where c.organisation_id = new.organisation_id
      and c.id in (new.cession_de_id, new.cession_vers_id)
      and c.genre not in ('producteur', 'inconnu', 'garde')),
    'a transfer is between the origin of collections and the custody of agents';
  return null;
end
$$;
grant execute on function matiere.garder_cession() to proprietaire;
