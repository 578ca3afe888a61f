-- Writes a refused call of the publisher's routes to the publisher's journal, in a transaction of
-- its own: the request's transaction was rolled back, and the caller may belong to no organization.
-- Spec: identites-et-droits#journal-des-appels.
create or replace function v1.journaliser_refus_editeur(
  p_appelant jsonb, p_requete jsonb) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform journal.consigner_editeur(p_appelant, now(), p_requete);
end
$$;
grant execute on function v1.journaliser_refus_editeur(jsonb, jsonb) to api;
