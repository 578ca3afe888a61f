-- Maintains the log outside of the database for the service: returns its progress and its next
-- segment, and records the result of a stored segment.
-- Spec: restauration#journal.
-- Why: the record of a segment that was sent to the store must be on disk first, whatever the
--      settings of the cluster: after a crash without this record, the database would look like a
--      restored one.
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
