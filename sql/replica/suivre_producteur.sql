-- Copies to the phones what changed of a producer, or of the one that they were merged into.
-- Spec: Events, «Replication to phones».
create or replace function replica.suivre_producteur() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform replica.tenir_producteur(new.organisation_id, coalesce(new.fusionne_dans, new.id));
  return null;
end
$$;
grant execute on function replica.suivre_producteur() to proprietaire;
