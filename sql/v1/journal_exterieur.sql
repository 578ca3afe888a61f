-- The log outside of the database, as the service keeps it: how far it is, its next segment, what
-- became of that.
-- Spec: restauration#journal.
-- Why: what the store was told must be on disk here first, whatever the cluster is set to: a
--      database that forgot it in a crash would be taken for a restored one.
create or replace function v1.journal_exterieur(p_requete jsonb) returns jsonb
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_numero bigint := (p_requete ->> 'numero')::bigint;
begin
  perform set_config('synchronous_commit', 'on', true);
  case p_requete ->> 'demande'
    when 'tete' then
      return restauration.tete();
    when 'preparer' then
      return restauration.preparer(p_requete -> 'cles', now());
    when 'sceller' then
      return to_jsonb(restauration.sceller(v_numero, p_requete ->> 'scelle'));
    when 'deposer' then
      perform restauration.deposer(v_numero, now());
      return null;
  end case;
end
$$;
grant execute on function v1.journal_exterieur(jsonb) to api;
